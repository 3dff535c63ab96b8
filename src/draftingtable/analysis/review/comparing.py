"""Moves compared from what one seat knows, by imagined games with equal luck."""

from __future__ import annotations

from math import sqrt

from draftingtable.bots.search.dealing import PairedDealer
from draftingtable.bots.search.guide import Guide
from draftingtable.bots.search.tally import Tally
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View


class Comparison:
    """The results of a few moves of one seat, sample by sample."""

    def __init__(self, guide: Guide, view: View, moves: list[int], seats: int, seed: str) -> None:
        self.guide = guide
        self.view = view
        self.seat = guide.seat_of(view)
        self.moves = moves
        self.seed = seed
        self.stream = Randomness("checking", seed)
        self.tallies = [Tally(seats) for _ in moves]
        self.wins: list[list[list[float]]] = [[] for _ in moves]
        """By move and sample: each seat's share of the victory."""
        self.first: Position = guide.imagine(view, Randomness("first look", seed))

    @property
    def count(self) -> int:
        return len(self.wins[0])

    def play(self, until: int) -> None:
        """Adds samples of each move until there are that many."""
        while self.count < until:
            word = int(self.stream.word())
            for place, move in enumerate(self.moves):
                self._sample(place, move, word)

    def _sample(self, place: int, move: int, word: int) -> None:
        randomness = Randomness("imagined", self.seed, word)
        if self.guide.secrets:
            position = self.guide.imagine(self.view, randomness)
        else:
            position = self.first.copy()
        position.apply(self.seat, move)
        self.guide.play_out(position, PairedDealer(word), randomness)
        result = self.guide.judge(position)
        self.tallies[place].add(result)
        self.wins[place].append(result.wins)

    def mean_wins(self, place: int) -> list[float]:
        return [win / self.count for win in self.tallies[place].wins]

    def mean_scores(self, place: int) -> list[float]:
        return [score / self.count for score in self.tallies[place].scores]

    def lead(self, one: int, other: int, seat: int) -> tuple[float, float]:
        """Returns how much more often a seat wins by one move, with the standard error."""
        leads = [
            first[seat] - second[seat]
            for first, second in zip(self.wins[one], self.wins[other], strict=True)
        ]
        mean = sum(leads) / self.count
        squares = sum(lead * lead for lead in leads) / self.count
        return mean, sqrt(max(squares - mean * mean, 0.0) / self.count)
