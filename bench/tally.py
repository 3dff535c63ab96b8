"""The result of one slice, and the loop that times every contender."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time


@dataclass(frozen=True, slots=True)
class Tally:
    """Whole games played, players' decisions in them (never chance), and the time taken.

    It is processor time, not wall time: other load on the machine hardly counts.
    """

    games: int
    decisions: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def play_for(seconds: float, play_some: Callable[[], tuple[int, int]]) -> Tally:
    """Calls `play_some`, which plays whole games and returns (games, decisions), until time is up.

    Games are always finished, so a slice runs over by up to one call. The tally holds the actual
    time, so the length of games does not matter.
    """
    games = decisions = 0
    start = now = process_time()
    while now - start < seconds:
        more_games, more_decisions = play_some()
        games += more_games
        decisions += more_decisions
        now = process_time()
    return Tally(games, decisions, now - start)
