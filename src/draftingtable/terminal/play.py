"""Plays a game in the terminal."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from rich.console import Console

from draftingtable import games
from draftingtable.files import write_whole
from draftingtable.games.core.errors import BadOption, Refusal
from draftingtable.games.core.match import Match
from draftingtable.games.core.registry import get
from draftingtable.locale import Words
from draftingtable.locale.refusals import describe
from draftingtable.terminal.console import Talk, standard_console, standard_input
from draftingtable.terminal.conversation import Conversation, Left
from draftingtable.terminal.saving import make_sure_of, problem_text
from draftingtable.terminal.screen import screen_for
from draftingtable.terminal.seats import read_seats

WELL: Final = 0
FAILED: Final = 1
NOT_STARTED: Final = 2
INTERRUPTED: Final = 130


def run(
    game_name: str,
    *,
    seats: list[str],
    options: dict[str, object],
    seed: str | None,
    language: str,
    start: int | None,
    record: Path | None,
    console: Console | None = None,
    read_line: Callable[[str], str] | None = None,
) -> int:
    """Plays to the end, or until a player leaves; returns an exit code.

    `start` is the seat that begins, counted from 0 as in `games.new`; None chooses one at random.
    """
    words = Words(language)
    complain = Talk(console or Console(stderr=True), input).say
    console = console or standard_console()
    talk = Talk(console, read_line or standard_input(console))
    seed = seed if seed is not None else secrets.token_hex(4)
    try:
        conversation = begin(game_name, seats, options, seed, start, words, talk, record)
        if record is not None:
            make_sure_of(record)
    except Refusal as refusal:
        complain(describe(words, refusal))
        return NOT_STARTED
    except OSError as error:
        complain(words("save-failed", file=str(record), problem=problem_text(error)))
        return NOT_STARTED
    code = converse(conversation, seed)
    return code if kept(conversation, record) else FAILED


def begin(
    game_name: str,
    entries: list[str],
    options: Mapping[str, object],
    seed: str,
    start: int | None,
    words: Words,
    talk: Talk,
    record: Path | None,
) -> Conversation:
    """Seats the players and deals, or raises a `Refusal`."""
    check_alone(game_name, len(entries), options)
    match = games.new(game_name, len(entries), options, seed, start)
    return seated(match, entries, words, talk, seed, keeps=record is not None)


def check_alone(game_name: str, found: int, options: Mapping[str, object]) -> None:
    """Checks the number of players of a solo mode: its other seats are automatic."""
    try:
        get(game_name).setup(1, options)
    except Refusal:
        return
    if found != 1:
        raise BadOption("player-count", "", {"found": found, "least": 1, "most": 1})


def seated(
    match: Match, entries: list[str], words: Words, talk: Talk, seed: str, keeps: bool
) -> Conversation:
    """Returns a conversation with the players seated, followed by the automatic seats."""
    automatic = match.game.automatic_names(match.setup)
    seats = read_seats(match.game.name, entries, words, seed)
    match.names = [*seats.names, *(words("automa-name", name=name) for name in automatic)]
    screen = screen_for(match.game.name, words, match.names)
    return Conversation(match, seats, screen, words, talk, keeps)


def converse(conversation: Conversation, seed: str | None) -> int:
    """Plays the whole game and handles every way it can stop; prints the seed, if any."""
    words, talk = conversation.words, conversation.talk
    title = conversation.screen.title()
    talk.say(words("welcome", game=title, names=conversation.match.names), style="bold")
    talk.say(words("welcome-help"))
    try:
        conversation.play()
    except Left:
        talk.say(words("quit-goodbye"))
        return WELL
    except EOFError:
        talk.say("")
        talk.say(words("input-ended"))
        return WELL
    except KeyboardInterrupt:
        talk.say("")
        talk.say(words("interrupted"))
        return INTERRUPTED
    if seed is not None:
        talk.say(words("same-deal", seed=seed), style="dim")
    return WELL


def kept(conversation: Conversation, record: Path | None) -> bool:
    """Saves the record if requested; returns False if that failed."""
    if record is None:
        return True
    words, talk = conversation.words, conversation.talk
    try:
        write_whole(record, conversation.match.record().text())
    except OSError as error:
        talk.say(words("save-failed", file=str(record), problem=problem_text(error)))
        return False
    talk.say(words("save-done", file=str(record)))
    return True
