"""Games played on from a position, with luck that is the same along a whole game."""

from __future__ import annotations

from math import sqrt

from draftingtable.analysis.review.bench import Bench
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness


class Sums:
    """The results of imagined games, added up by seat."""

    def __init__(self, seats: int) -> None:
        self.count = 0
        self.wins = [0.0] * seats
        self.squares = [0.0] * seats
        self.scores = [0.0] * seats

    def add(self, wins: list[float], scores: list[float]) -> None:
        self.count += 1
        for seat, win in enumerate(wins):
            self.wins[seat] += win
            self.squares[seat] += win * win
            self.scores[seat] += scores[seat]

    def mean_wins(self) -> list[float]:
        return [win / self.count for win in self.wins]

    def mean_scores(self) -> list[float]:
        return [score / self.count for score in self.scores]

    def error(self, seat: int) -> float:
        """Returns the standard error of a seat's mean result."""
        # As if one more sample had been half won: a few equal ones are no certainty.
        count = self.count + 1
        mean = (self.wins[seat] + 0.5) / count
        variance = max((self.squares[seat] + 0.25) / count - mean * mean, 0.0)
        return sqrt(variance / self.count)


class Playouts:
    """The results of the games played on from one position.

    Later positions of the same game meet the same luck, and what differs between them is what has
    happened in between.
    """

    def __init__(self, position: Position, deals: int, seats: int) -> None:
        self.position = position
        self.deals = deals
        self.sums = Sums(seats)

    def play(self, bench: Bench, words: list[int], until: int) -> None:
        """Adds samples until there are that many, one for each word."""
        for word in words[self.sums.count : until]:
            randomness = Randomness("imagined", word)
            self.sums.add(*bench.play_out(self.position.copy(), self.deals, word, randomness))


def words_for(count: int, *seed: object) -> list[int]:
    """Returns seeds for so many samples."""
    stream = Randomness(*seed)
    return [int(stream.word()) for _ in range(count)]
