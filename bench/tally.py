"""What one slice of playing produced, and the loop that every contender is timed with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time


@dataclass(frozen=True, slots=True)
class Tally:
    """Whole games played, decisions that players took in them (never chance), time it took.

    The time is the processor's, not the clock's: what else the machine does hardly counts.
    """

    games: int
    decisions: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def play_for(seconds: float, play_some: Callable[[], tuple[int, int]]) -> Tally:
    """Call `play_some` until the time is up; it plays whole games, returns (games, decisions).

    Games are always finished, so a slice runs over by up to one call; the tally holds the time
    that really went by, so that long games are not favoured or punished.
    """
    games = decisions = 0
    start = now = process_time()
    while now - start < seconds:
        more_games, more_decisions = play_some()
        games += more_games
        decisions += more_decisions
        now = process_time()
    return Tally(games, decisions, now - start)
