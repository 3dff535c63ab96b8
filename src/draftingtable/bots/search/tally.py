"""The results of one move: sums over its samples, by seat."""

from draftingtable.bots.search.analysis import Candidate
from draftingtable.bots.search.guide import Result


class Tally:
    def __init__(self, seats: int) -> None:
        self.scores: list[float] = [0.0] * seats
        self.wins: list[float] = [0.0] * seats

    def add(self, result: Result) -> None:
        for seat in range(len(self.scores)):
            self.scores[seat] += result.scores[seat]
            self.wins[seat] += result.wins[seat]

    def candidate(self, move: int, visits: int, value: float) -> Candidate:
        """Returns the means."""
        return Candidate(
            move=move,
            visits=visits,
            value=value,
            scores=[score / visits for score in self.scores] if visits else [],
            wins=[win / visits for win in self.wins] if visits else [],
        )
