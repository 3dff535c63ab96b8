"""Alternatives compared by samples with equal luck; those that are clearly worse drop out."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from draftingtable.games.core.arrays import append, vec

LEAP: Final[i64] = 8
"""Entries can drop out after every so many samples of each."""
SAME: Final[i64] = 32
"""Two entries without a difference in so many samples are taken to be the same."""


SPREAD: Final = 0.45
"""The usual standard deviation of the difference between two results of the same number."""


class Race:
    """The payoffs of each entry, by the number of the sample.

    Samples with the same number share their luck, so entries are compared by the differences
    between equal numbers: these vary much less than the payoffs themselves.

    A sample has an early payoff, judged some way into the game, and a late one, its result. Early
    payoffs vary little but are biased, so together they are worth `trust` late ones: they decide
    as long as there are few samples.
    """

    def __init__(self, size: int, trust: float, doubt: float) -> None:
        self.size: i64 = size
        self.trust = trust
        self.doubt = doubt
        """An entry drops out when it is this many standard errors behind the leader."""
        self.bias: float = SPREAD / sqrt(trust) if trust > 0.0 else 0.0
        """The standard error of early payoffs, however many there are."""
        self.early: list[vec[float]] = [vec[float]() for _ in range(size)]
        self.late: list[vec[float]] = [vec[float]() for _ in range(size)]
        self.early_totals: list[float] = [0.0] * size
        self.late_totals: list[float] = [0.0] * size
        self.running: list[bool] = [True] * size
        self.left: i64 = size
        self.turn: i64 = 0
        """The entry to be sampled next: each in turn, so that all have equal numbers."""

    def add(self, early: float, late: float) -> None:
        """Adds the next sample of the entry in turn."""
        entry = self.turn
        self.early[entry] = append(self.early[entry], early)
        self.late[entry] = append(self.late[entry], late)
        self.early_totals[entry] += early
        self.late_totals[entry] += late
        self._next()

    def _next(self) -> None:
        entry = self.turn + 1
        while True:
            if entry == self.size:
                entry = 0
                self._drop()
            if self.running[entry]:
                break
            entry += 1
        self.turn = entry

    def count(self, entry: int) -> int:
        """Returns the number of samples."""
        return len(self.late[entry])

    def value(self, entry: int) -> float:
        """Returns the expected payoff; a half if nothing is known."""
        count = float(self.count(entry))
        if count == 0.0:
            return 0.5
        early = self.trust * self.early_totals[entry] / count
        return (self.late_totals[entry] + early) / (count + self.trust)

    def leader(self) -> int:
        """Returns the best of those still running; of equal ones, the first."""
        best = -1
        most = 0.0
        for entry in range(self.size):
            if self.running[entry]:
                value = self.value(entry)
                if best == -1 or value > most:
                    best, most = entry, value
        return best

    def order(self) -> list[int]:
        """Returns the entries: the best of those still running first, the untried ones last."""
        ranked: list[tuple[bool, bool, float, int]] = []
        for entry in range(self.size):
            untried = self.count(entry) == 0
            ranked.append((not self.running[entry], untried, -self.value(entry), int(entry)))
        return [entry for _, _, _, entry in sorted(ranked)]

    def _drop(self) -> None:
        """Lets the clearly worse drop out, after a round of samples."""
        leader = self.leader()
        if self.count(leader) % LEAP != 0:
            return
        for entry in range(self.size):
            if self.running[entry] and entry != leader and self._is_beaten(entry, leader):
                self.running[entry] = False
                self.left -= 1

    def _is_beaten(self, entry: i64, leader: i64) -> bool:
        count: i64 = len(self.late[leader])
        share = self.trust / (float(count) + self.trust)
        total = 0.0
        squares = 0.0
        number: i64 = 0
        while number < count:
            lead = (1.0 - share) * (self.late[leader][number] - self.late[entry][number])
            lead += share * (self.early[leader][number] - self.early[entry][number])
            total += lead
            squares += lead * lead
            number += 1
        if squares == 0.0:
            return count >= SAME
        mean = total / float(count)
        chance = max(squares / float(count) - mean * mean, 0.0) / float(count - 1)
        bias = share * self.bias
        return mean > self.doubt * sqrt(chance + bias * bias)
