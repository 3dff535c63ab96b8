"""Moves compared from what one seat knows, by imagined games with equal luck."""

from __future__ import annotations

from math import sqrt
from typing import Final

from draftingtable.analysis.review.bench import Bench
from draftingtable.analysis.review.playouts import Sums
from draftingtable.bots.search.race import Race
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View

CLEARLY: Final = 2.5
"""In a race, a move drops out when it is this many standard errors worse than the best."""
NEVER: Final = 1e9


class Comparison:
    """The results of a few moves of one seat. In a race, those that are clearly worse drop out."""

    def __init__(
        self, bench: Bench, view: View, moves: list[int], seed: str, race: bool = False
    ) -> None:
        self.bench = bench
        self.view = view
        self.seat = bench.guide.seat_of(view)
        self.moves = moves
        self.seed = seed
        self.race = Race(len(moves), 0.0, CLEARLY if race else NEVER)
        self.sums = [Sums(bench.seats) for _ in moves]
        self.wins: list[list[list[float]]] = [[] for _ in moves]
        """By move and sample: each seat's chance."""
        self.stream = Randomness("luck", seed)
        self.words: list[int] = []
        self.first: Position = bench.guide.imagine(view, Randomness("first look", seed))

    @property
    def samples(self) -> int:
        return sum(sums.count for sums in self.sums)

    def play(self, until: int) -> None:
        """Plays on until each move has that many samples or has dropped out."""
        while self.sums[entry := int(self.race.turn)].count < until:
            if self.race.left == 1 < len(self.moves):
                return
            self._sample(entry)

    def _sample(self, entry: int) -> None:
        word = self._word(self.sums[entry].count)
        randomness = Randomness("imagined", self.seed, word)
        position = self._imagine(randomness)
        position.apply(self.seat, self.moves[entry])
        wins, scores = self.bench.play_out(position, 0, word, randomness)
        self.sums[entry].add(wins, scores)
        self.wins[entry].append(wins)
        self.race.add(0.0, wins[self.seat])

    def _word(self, number: int) -> int:
        while len(self.words) <= number:
            self.words.append(int(self.stream.word()))
        return self.words[number]

    def _imagine(self, randomness: Randomness) -> Position:
        if self.bench.guide.secrets:
            return self.bench.guide.imagine(self.view, randomness)
        return self.first.copy()

    def lead(self, one: int, other: int, seat: int) -> tuple[float, float]:
        """Returns how much better a seat's results are with one move, and the standard error."""
        leads = [
            first[seat] - second[seat]
            for first, second in zip(self.wins[one], self.wins[other], strict=False)
        ]
        mean = sum(leads) / len(leads)
        squares = sum(lead * lead for lead in leads) / len(leads)
        return mean, sqrt(max(squares - mean * mean, 0.0) / len(leads))
