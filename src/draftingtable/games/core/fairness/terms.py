"""The terms of a game: what is fixed, together with all commitments, before anyone reveals."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

from draftingtable.games.core.options import OptionValue
from draftingtable.games.core.records import is_list_of

DRAWN: Final = "drawn"
KEYS: Final = ("game", "options", "people", "players", "rules", "seating", "start")
DAILY: Final = "daily"
"""A key that only the terms of a daily deal have."""


class BadTerms(ValueError):
    """Text that is not the terms of any game."""


def canonical(value: object) -> str:
    """Returns JSON with sorted keys and no spaces: the same text for the same content."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


@dataclass(frozen=True)
class Terms:
    """Seats count from 1, as in the text."""

    game: str
    rules: int
    options: Mapping[str, OptionValue]
    players: int
    people: tuple[int, ...]
    """The seats of people before the seating is drawn, one for each share."""
    seating: tuple[int, ...] | None
    """The old seats in their new order; None if it is drawn."""
    start: int | str | None
    """A seat (after seating), `drawn`, or None in a game without a start player."""
    daily: str | None = None
    """The date of a daily deal, which the server alone draws; None for every other game."""

    def text(self) -> str:
        seating = DRAWN if self.seating is None else list(self.seating)
        fixed = {"people": list(self.people), "seating": seating, "options": dict(self.options)}
        found = {key: getattr(self, key) for key in KEYS if key not in fixed}
        daily = {} if self.daily is None else {DAILY: self.daily}
        return canonical({**found, **fixed, **daily})


def read_terms(text: str) -> Terms:
    """Reads the terms from their text; raises `BadTerms` if it has another form."""
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError):
        raise BadTerms(text[:40]) from None
    if isinstance(data, dict) and canonical(data) == text and is_formed(data):
        return from_data(data)
    raise BadTerms(text[:40])


def from_data(data: dict[str, Any]) -> Terms:
    seating = None if data["seating"] == DRAWN else tuple(data["seating"])
    return Terms(**{**data, "people": tuple(data["people"]), "seating": seating})


def is_formed(data: dict[str, object]) -> bool:
    if set(data) - {DAILY} != set(KEYS) or not is_date(data.get(DAILY, "2000-01-01")):
        return False
    start, seating, players = data["start"], data["seating"], data["players"]
    return (
        isinstance(data["game"], str)
        and type(data["rules"]) is int
        and isinstance(data["options"], dict)
        and type(players) is int
        and is_ascending(data["people"], players)
        and (seating == DRAWN or is_permutation(seating))
        and (start is None or start == DRAWN or type(start) is int)
    )


def is_date(value: object) -> bool:
    """Whether it has the one form in which terms have a date: `2026-11-19`."""
    if not isinstance(value, str) or not value.isascii():
        return False
    parts = value.split("-")
    return [len(part) for part in parts] == [4, 2, 2] and all(part.isdigit() for part in parts)


def is_ascending(value: object, most: int) -> bool:
    if not is_list_of(value, int):
        return False
    seats = cast(list[int], value)
    return seats == sorted(set(seats)) and all(1 <= seat <= most for seat in seats)


def is_permutation(value: object) -> bool:
    if not is_list_of(value, int):
        return False
    seats = cast(list[int], value)
    return sorted(seats) == list(range(1, len(seats) + 1))
