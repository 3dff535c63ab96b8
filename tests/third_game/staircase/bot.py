"""A bot for Staircase that climbs in the smallest possible steps."""

from collections.abc import Sequence

from draftingtable.bots import Bot
from draftingtable.games.core.view import View

from .view import StaircaseView


class Climber(Bot):
    def __init__(self, *seed: object) -> None:
        """Ignores the seed: the bot is deterministic."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, StaircaseView)
        mine = view.taken[view.viewer]
        higher = [card for card in moves if mine and card > mine[-1]]
        return min(higher or moves)
