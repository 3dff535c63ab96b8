"""A bot that plays uniformly random legal moves."""

from collections.abc import Sequence

from draftingtable.bots.core.bot import Bot
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View


class RandomBot(Bot):
    def __init__(self, *seed: object) -> None:
        self.randomness = Randomness("random bot", *seed)

    def choose(self, view: View, moves: Sequence[int]) -> int:
        return moves[self.randomness.below(len(moves))]
