"""A bot that plays for the expected value of all towers, its own and the others'.

It values every bid as if it were the last; only a search considers the replies.
"""

from collections.abc import Sequence

from draftingtable.bots.core.bot import Bot
from draftingtable.bots.towers.auction import Auction
from draftingtable.bots.towers.outlook import Outlook
from draftingtable.bots.towers.planner import building_move
from draftingtable.bots.towers.weights import weights_for
from draftingtable.games.core.view import View
from draftingtable.games.towers.components import PASS
from draftingtable.games.towers.imagine import imagine
from draftingtable.games.towers.state import BIDDING
from draftingtable.games.towers.view import TowersView


class Journeyman(Bot):
    def __init__(self, *seed: object) -> None:
        """Ignores the seed: every decision follows from the view."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, TowersView)
        position = imagine(view)
        weights = weights_for(view.players)
        if position.phase == BIDDING:
            bid = Auction(position, weights).choose_at_once()
            if bid in moves:
                return bid
            return PASS if PASS in moves else moves[0]  # the caller left out legal moves
        return building_move(Outlook(position, weights), moves)
