"""Campaigns as text files (`.dtc`), to continue later (S7).

    drafting-table campaign 1
    mode: expert
    level: 3
    length: 3
    ---
    1 won 58,49,49 A=16,8,9,10,8,7 C=10,12,17,6,12,5 bonus A shops record first.dtr
    2 lost 51,55,51 A=5,12,9,15,8,10 C=16,3,4,7,12,9 bonus C parks
    3 lost 47,47,50 A=10,3,17,6,8,3 C=16,8,9,10,8,7

After the head there is one line per finished game: its number, whether you won, the scores of the
three seats, your two cities by building type (shops, factories, taverns, offices, parks, houses),
the bonus (city and type; not yet chosen for the last game above) and, optionally, the name of the
game's record. A line `deck: ...` in the head gives a custom Automa deck, as in a record. Every
campaign has exactly one valid spelling.
"""

from __future__ import annotations

import re
from dataclasses import replace

from draftingtable.games.cities.campaign.campaign import Campaign, CampaignGame, check_bonus
from draftingtable.games.cities.city.scoring import CATEGORIES
from draftingtable.games.core.errors import BadRecord, Parameter, Refusal

FIRST_LINE = "drafting-table campaign 1"
RULE_LINE = "---"
KEYS = ("mode", "level", "length", "deck")
REQUIRED = ("mode", "level", "length")

NUMBER = r"(?:0|[1-9][0-9]{0,3})"
SIGNED = rf"(?:-(?!0)|){NUMBER}"
PARTS = rf"{NUMBER}(?:,{NUMBER}){{{len(CATEGORIES) - 1}}}"
GAME_LINE = re.compile(
    rf"({NUMBER}) (won|lost) ({SIGNED}(?:,{SIGNED}){{2}}) A=({PARTS}) C=({PARTS})"
    r"(?: bonus ([A-Z]) ([a-z]+))?(?: record (\S(?:.*\S)?))?",
    re.ASCII,
)


def campaign_text(campaign: Campaign) -> str:
    """Returns the content of a campaign's file."""
    lines = [
        FIRST_LINE,
        f"mode: {campaign.mode}",
        f"level: {campaign.level}",
        f"length: {campaign.length}",
    ]
    if campaign.deck:
        lines.append(f"deck: {campaign.deck}")
    games = [game_line(number, game) for number, game in enumerate(campaign.games, 1)]
    return "\n".join([*lines, RULE_LINE, *games]) + "\n"


def game_line(number: int, game: CampaignGame) -> str:
    words = [str(number), "won" if game.won else "lost", _numbers(game.scores)]
    words += [f"{name}={_numbers(parts)}" for name, parts in game.cities.items()]
    if game.bonus:
        words += ["bonus", game.bonus.city, game.bonus.kind]
    if game.record:
        words += ["record", game.record]
    return " ".join(words)


def _numbers(numbers: tuple[int, ...]) -> str:
    return ",".join([str(number) for number in numbers])


def parse_campaign(text: str) -> Campaign:
    """Reads a campaign, or raises `BadRecord` with the line and the fault."""
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    if lines[-1] == "":
        lines.pop()
    if not lines or lines[0].removeprefix("\ufeff") != FIRST_LINE:
        raise BadRecord(1, "campaign-first-line", "", {"expected": FIRST_LINE})
    if RULE_LINE not in lines:
        raise BadRecord(len(lines), "campaign-no-games", "", {"expected": RULE_LINE})
    end = lines.index(RULE_LINE)
    campaign = _read_head(lines[1:end], end + 1)
    for number, line in enumerate(lines[end + 1 :], end + 2):
        try:
            _read_game(campaign, line)
        except Refusal as refusal:
            raise BadRecord(number, refusal.code, refusal.rule, refusal.params) from None
    return campaign


def _read_head(lines: list[str], last: int) -> Campaign:
    values: dict[str, str] = {}
    places: dict[str, int] = {}
    for number, line in enumerate(lines, 2):
        key, separator, value = line.partition(": ")
        params: dict[str, Parameter] = {"text": line[:80], "choices": list(KEYS)}
        if not separator or key not in KEYS:
            raise BadRecord(number, "campaign-header-form", "", params)
        if key in values:
            raise BadRecord(number, "campaign-header-twice", "", {"key": key})
        values[key], places[key] = value, number
    for key in REQUIRED:
        if key not in values:
            raise BadRecord(last, "campaign-header-missing", "", {"key": key})
    return _begin(values, places)


def _begin(values: dict[str, str], places: dict[str, int]) -> Campaign:
    level, length = [_whole(values[key]) for key in ("level", "length")]
    try:
        return Campaign(values["mode"], level, length, values.get("deck", ""))
    except Refusal as refusal:
        # A refusal about an option names it; all others are about the deck.
        place = places[str(refusal.params.get("option", "deck"))]
        raise BadRecord(place, refusal.code, refusal.rule, refusal.params) from None


def _whole(text: str) -> int:
    """Returns a number in our notation, or -1, which is never a valid level or length."""
    return int(text) if re.fullmatch(NUMBER, text, re.ASCII) else -1


def _read_game(campaign: Campaign, line: str) -> None:
    found = GAME_LINE.fullmatch(line)
    if not found:
        raise Refusal("campaign-line-form", "", {"text": line[:80]})
    number, won, scores, first, second, city, kind, record = found.groups()
    if int(number) != len(campaign.games) + 1:
        expected = len(campaign.games) + 1
        raise Refusal("campaign-number", "", {"found": int(number), "expected": expected})
    cities = {"A": _tuple(first), "C": _tuple(second)}
    game = CampaignGame(_tuple(scores), won == "won", cities, record or "")
    _check_scores(game)
    campaign.add(game)
    if kind:
        check_bonus(game, city, kind, campaign.used())
        campaign.games[-1] = replace(game, bonus=game.bonus_for(city, kind))


def _tuple(text: str) -> tuple[int, ...]:
    return tuple([int(number) for number in text.split(",")])


def _check_scores(game: CampaignGame) -> None:
    """Checks that each score is the lower of the seat's two cities (S6)."""
    yours, *automas = game.scores
    if yours != game.lower_score():
        params: dict[str, Parameter] = {"found": yours, "expected": game.lower_score()}
        raise Refusal("campaign-score", "S6", params)
    shared = [sum(parts) for parts in game.cities.values()]
    # Automacity's score is one of theirs, or higher than both shared cities.
    if not any(
        automas == [min(city, automacity) for city in shared]
        for automacity in (*automas, max(shared))
    ):
        raise Refusal("campaign-automa-scores", "S6", {"scores": automas, "cities": shared})
    if yours < max(automas) if game.won else yours > max(automas):
        raise Refusal("campaign-winner", "S6", {"scores": list(game.scores), "won": game.won})
