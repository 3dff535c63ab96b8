"""What moves are worth to the mover: the share of imagined games won after each.

The only module here that searches. Samples with the same number imagine the same hidden information
and deal alike, so moves are compared with equal luck. Only what the mover's view holds is used.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

from draftingtable.bots.cities.guide import CitiesGuide
from draftingtable.bots.search.dealing import PairedDealer
from draftingtable.bots.search.guide import Guide
from draftingtable.bots.towers.rollout_guide import RolloutGuide
from draftingtable.games.core.errors import IllegalMove
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View

SURE: Final = 1.96
"""Standard errors: 95 % of all estimates are nearer to the truth."""


def guide_of(game: str) -> Guide:
    """Returns what plays a game's imagined games to their end."""
    return RolloutGuide() if game == "towers" else CitiesGuide()


class Trial:
    """Moves of one decision, compared by paired samples."""

    def __init__(self, guide: Guide, view: View, moves: Iterable[int], seed: str) -> None:
        self.guide = guide
        self.view = view
        self.seed = seed
        self.seat = guide.seat_of(view)
        self.moves = list(moves)
        self.running = list(self.moves)
        self.wins: dict[int, list[float]] = {move: [] for move in self.moves}
        self.first = guide.imagine(view, Randomness("first look", seed))
        self.stream = Randomness("puzzle", seed)
        self.words: list[int] = []

    def sample(self, number: int) -> None:
        """Plays until each running move has this many samples."""
        while len(self.words) < number:
            self.words.append(self.stream.word())
        for move in self.running:
            wins = self.wins[move]
            wins += [self._play(move, word) for word in self.words[len(wins) : number]]

    def _play(self, move: int, word: int) -> float:
        randomness = Randomness("imagined", self.seed, word)
        position = self._imagine(randomness)
        position.apply(self.seat, move)
        self.guide.play_out(position, PairedDealer(word), randomness)
        return self.guide.judge(position).wins[self.seat]

    def _imagine(self, randomness: Randomness) -> Position:
        if self.guide.secrets:
            return self.guide.imagine(self.view, randomness)
        return self.first.copy()

    def drop(self, moves: Iterable[int]) -> None:
        """Takes no more samples of these moves."""
        gone = set(moves)
        self.running = [move for move in self.running if move not in gone]

    def order(self) -> list[int]:
        """Returns the running moves, best first."""
        return sorted(self.running, key=lambda move: (-self.chance(move), move))

    def chance(self, move: int) -> float:
        wins = self.wins[move]
        return sum(wins) / len(wins)

    def lead(self, move: int, other: int) -> tuple[float, float]:
        """Returns by how much a move wins more often than another, and the standard error."""
        pairs = zip(self.wins[move], self.wins[other], strict=False)
        return mean_and_error([one - two for one, two in pairs])

    def same_play(self, move: int, other: int) -> bool:
        """Whether both can be played in either order, to the same effect."""
        ways = [played(self.first, self.seat, pair) for pair in ((move, other), (other, move))]
        return ways[0] is not None and ways[0] == ways[1]


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Returns the mean with its standard error, which is never 0: there are always more games."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / count
    return mean, sqrt(max(spread, 1.0 / count) / count)


def played(position: Position, seat: int, moves: Sequence[int]) -> object:
    """Returns the position after a seat's moves as data; None if one of them is illegal."""
    twin = position.copy()
    try:
        for move in moves:
            twin.apply(seat, move)
    except IllegalMove:
        return None
    return twin.snapshot()
