"""Takes any legal move, each with the same chance."""

from collections.abc import Sequence

from draftingtable.bots.bot import Bot
from draftingtable.games.randomness import Randomness
from draftingtable.games.view import View


class RandomBot(Bot):
    def __init__(self, *seed: object) -> None:
        self.randomness = Randomness("random bot", *seed)

    def choose(self, view: View, moves: Sequence[int]) -> int:
        return moves[self.randomness.below(len(moves))]
