"""A bot for Staircase: up in the smallest steps there are."""

from collections.abc import Sequence

from draftingtable.bots import Bot
from draftingtable.games.core.view import View

from .view import StaircaseView


class Climber(Bot):
    def __init__(self, *seed: object) -> None:
        """Nothing is left to chance, so the seed is not needed."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, StaircaseView)
        mine = view.taken[view.viewer]
        higher = [card for card in moves if mine and card > mine[-1]]
        return min(higher or moves)
