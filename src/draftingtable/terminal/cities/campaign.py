"""A solo campaign in the terminal (S7): one game after another, saved to a file.

The file is written after every game and every bonus. An unfinished game is saved to a second file
next to it and continues from there.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from draftingtable.files import write_whole
from draftingtable.games.cities.campaign.campaign import Campaign
from draftingtable.games.cities.campaign.text import campaign_text, parse_campaign
from draftingtable.games.cities.manifest import MANIFEST, SOLO_SEATS
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.errors import BadInput, BadOption, Refusal
from draftingtable.games.core.game import Setup
from draftingtable.games.core.match import Match
from draftingtable.games.core.registry import get
from draftingtable.games.core.replay import open_record
from draftingtable.locale import Words
from draftingtable.locale.refusals import describe
from draftingtable.terminal.cities.campaign_talk import CampaignTalk
from draftingtable.terminal.console import Talk, standard_console, standard_input
from draftingtable.terminal.conversation import Left
from draftingtable.terminal.play import (
    FAILED,
    INTERRUPTED,
    NOT_STARTED,
    WELL,
    converse,
    seated,
)
from draftingtable.terminal.saving import problem_text


class CampaignFile:
    """The file of a campaign, and that of its unfinished game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.unfinished = path.with_name(path.name + ".game")

    def load(self, asked: dict[str, str | int], begin: Callable[[], Campaign]) -> Campaign:
        """Returns the campaign in the file, which must match `asked`, or a new one."""
        if not self.path.exists():
            campaign = begin()
            self.save(campaign)
            return campaign
        campaign = parse_campaign(text_of(self.path))
        found = {"mode": campaign.mode, "level": campaign.level, "length": campaign.length}
        for option, value in asked.items():
            if value != found[option]:
                params = {"option": option, "found": str(found[option]), "expected": str(value)}
                raise BadOption("campaign-differs", "S7", {"file": str(self.path), **params})
        return campaign

    def save(self, campaign: Campaign) -> None:
        write_whole(self.path, campaign_text(campaign))

    def save_unfinished(self, match: Match) -> None:
        write_whole(self.unfinished, match.record().text())

    def next_match(self, campaign: Campaign, seed: str) -> Match:
        game = get(MANIFEST.name)
        setup = game.setup(SOLO_SEATS, campaign.options())
        dealer = SamplingDealer(seed)
        if self.unfinished.exists():
            return self.resumed(setup, dealer)
        return Match(game, setup, dealer)

    def resumed(self, setup: Setup, dealer: SamplingDealer) -> Match:
        """Returns the unfinished game; new deals come from the dealer."""
        played = open_record(text_of(self.unfinished), interactive=True)
        for option, value in setup.options.items():
            found = played.setup.options.get(option)
            if played.game.name != MANIFEST.name or found != value:
                params = {"option": option, "found": str(found), "expected": str(value)}
                raise BadOption("campaign-differs", "S7", {"file": str(self.unfinished), **params})
        played.match.resume(dealer)
        return played.match


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadInput("file-not-utf8", "", {"byte": error.start + 1}) from None


def run(
    path: Path,
    *,
    asked: dict[str, str | int],
    begin: Callable[[], Campaign],
    name: str,
    seed: str | None,
    language: str,
    console: Console | None = None,
    read_line: Callable[[str], str] | None = None,
) -> int:
    """Starts or continues a campaign until it is over or the player quits; returns an exit code."""
    words = Words(language)
    complain = Talk(console or Console(stderr=True), input).say
    console = console or standard_console()
    talk = CampaignTalk(Talk(console, read_line or standard_input(console)), words)
    file = CampaignFile(path)
    try:
        campaign = file.load(asked, begin)
        return play_games(file, campaign, talk, name, seed)
    except Refusal as refusal:
        complain(f"{path}: {describe(words, refusal)}")
        return NOT_STARTED
    except OSError as error:
        place = str(error.filename or path)
        complain(words("save-failed", file=place, problem=problem_text(error)))
        return FAILED


def play_games(
    file: CampaignFile, campaign: Campaign, talk: CampaignTalk, name: str, seed: str | None
) -> int:
    while True:
        talk.tell_state(campaign)
        try:
            if campaign.awaits_bonus():
                talk.choose_bonus(campaign)
                file.save(campaign)
                continue
        except (Left, EOFError):
            talk.tell_kept(file.path)
            return WELL
        except KeyboardInterrupt:
            talk.tell_kept(file.path)
            return INTERRUPTED
        if campaign.over():
            return WELL
        code = play_game(file, campaign, talk, name, seed)
        if campaign.games and campaign.awaits_bonus():
            continue
        talk.tell_kept(file.path)
        return code


def play_game(
    file: CampaignFile, campaign: Campaign, talk: CampaignTalk, name: str, seed: str | None
) -> int:
    """Plays one game, then saves it to the campaign if it is over, else to the second file."""
    number = len(campaign.games) + 1
    own_seed = secrets.token_hex(4) if seed is None else f"{seed} {number}"
    match = file.next_match(campaign, own_seed)
    entry = f"human:{name}" if name else "human"
    conversation = seated(match, [entry], talk.words, talk.talk, own_seed, keeps=True)
    if file.unfinished.exists():
        conversation.story.told = len(match.events)
    code = converse(conversation, None)
    if not match.over:
        file.save_unfinished(match)
        return code
    assert isinstance(match.position, SoloPosition)
    campaign.enter(match.position)
    file.save(campaign)
    file.unfinished.unlink(missing_ok=True)
    return code
