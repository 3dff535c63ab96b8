"""Games played on from a position, with luck that is the same along a whole game."""

from __future__ import annotations

from math import sqrt

from draftingtable.bots.search.dealing import PairedDealer
from draftingtable.bots.search.guide import Guide
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness


class Playouts:
    """The results of the games played on from one position: sums by seat.

    Sample number n is dealt from the n-th word, and its deals are numbered from the beginning of
    the game. So later positions of the same game meet the same luck, and what differs between them
    is what has happened in between.
    """

    def __init__(self, position: Position, deals: int, seats: int) -> None:
        self.position = position
        self.deals = deals
        self.count = 0
        self.wins = [0.0] * seats
        self.squares = [0.0] * seats
        self.scores = [0.0] * seats

    def play(self, guide: Guide, words: list[int], until: int) -> None:
        """Adds samples until there are that many."""
        for word in words[self.count : until]:
            position = self.position.copy()
            dealer = PairedDealer(word)
            dealer.occasion = self.deals
            guide.play_out(position, dealer, Randomness("imagined", word))
            result = guide.judge(position)
            for seat in range(len(self.wins)):
                win = result.wins[seat]
                self.wins[seat] += win
                self.squares[seat] += win * win
                self.scores[seat] += result.scores[seat]
            self.count += 1

    def mean_wins(self) -> list[float]:
        return [win / self.count for win in self.wins]

    def mean_scores(self) -> list[float]:
        return [score / self.count for score in self.scores]

    def error(self) -> float:
        """Returns the largest standard error of a chance."""
        errors = []
        for total, squares in zip(self.wins, self.squares, strict=True):
            # As if one more sample had been half won: a few equal ones are no certainty.
            mean = (total + 0.5) / (self.count + 1)
            variance = max((squares + 0.25) / (self.count + 1) - mean * mean, 0.0)
            errors.append(sqrt(variance / self.count))
        return max(errors)


def words_for(count: int, *seed: object) -> list[int]:
    """Returns seeds for so many samples."""
    stream = Randomness(*seed)
    return [int(stream.word()) for _ in range(count)]
