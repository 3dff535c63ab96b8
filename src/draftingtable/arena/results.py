"""Results: one line of JSON for each deal of each matchup."""

import json
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from draftingtable.arena.tournament import Unit

Times: TypeAlias = "array[int]"
"""Microseconds per decision, four bytes each: a game has about a hundred."""
LONGEST_TIME: Final = 2**32 - 1


class BadResult(Exception):
    """Raised for a line that is not a result; says why."""


@dataclass(frozen=True)
class FaultNote:
    """A bot's failure as written to the results; the seat counts from 0."""

    seat: int
    kind: str
    detail: str


@dataclass(frozen=True)
class GameResult:
    """One game. The seating follows from the matchup and the index of the rotation.

    A forfeited game has no scores, because it was not finished.
    """

    scores: Sequence[int] | None
    winners: Sequence[int]
    forfeit: int | None = None
    faults: Sequence[FaultNote] = ()
    times: Sequence[Times] = ()
    """One entry for each seat that a player takes."""

    def without_times(self) -> dict[str, object]:
        return {
            "scores": None if self.scores is None else list(self.scores),
            "winners": list(self.winners),
            "forfeit": self.forfeit,
            "faults": [[note.seat, note.kind, note.detail] for note in self.faults],
        }

    def as_data(self) -> dict[str, object]:
        return {**self.without_times(), "times": [list(seat) for seat in self.times]}

    def ranks(self) -> list[float]:
        """Returns a rank for each seat, 0 for the best; equal ranks are ties."""
        if self.scores is None:
            return [float(seat == self.forfeit) for seat in range(len(self.times))]
        keys = [(seat not in self.winners, -score) for seat, score in enumerate(self.scores)]
        return [float(sorted(keys).index(key)) for key in keys]

    def share(self, seat: int) -> float:
        """Returns the seat's share of the victory: 1 for a sole winner, half for each of two."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True)
class UnitResult:
    unit: Unit
    games: Sequence[GameResult] = field(default_factory=list)

    def line(self) -> str:
        return self._line([game.as_data() for game in self.games])

    def lasting_line(self) -> str:
        """Returns the line without times, so it is the same on every machine."""
        return self._line([game.without_times() for game in self.games])

    def _line(self, games: list[dict[str, object]]) -> str:
        head = {"matchup": self.unit.matchup, "deal": self.unit.deal}
        return json.dumps({**head, "games": games}, ensure_ascii=False, separators=(",", ":"))


def read_result(line: str) -> UnitResult:
    try:
        data = json.loads(line)
        unit = Unit(whole(data["deal"]), whole(data["matchup"]))
        return UnitResult(unit, [read_game(game) for game in data["games"]])
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError) as error:
        raise BadResult(f"{type(error).__name__}: {error}") from None


def read_game(data: dict[str, object]) -> GameResult:
    scores, forfeit = data["scores"], data["forfeit"]
    faults = data["faults"]
    times = data["times"]
    if not isinstance(faults, list) or not isinstance(times, list):
        raise TypeError("faults and times must be lists")
    return GameResult(
        None if scores is None else wholes(scores),
        wholes(data["winners"]),
        None if forfeit is None else whole(forfeit),
        [FaultNote(whole(seat), str(kind), str(detail)) for seat, kind, detail in faults],
        [array("I", wholes(seat)) for seat in times],
    )


def whole(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is not a whole number")
    return value


def wholes(values: object) -> list[int]:
    if not isinstance(values, list):
        raise TypeError(f"{values!r} is not a list")
    return [whole(value) for value in values]
