"""5 Towers for the search: solved auctions suggest moves, and a few rounds are played out.

Whole games would say more about luck than about a move, so after four rounds the evaluation takes
over.
"""

from math import exp
from typing import Final

from draftingtable.bots.search.guide import Advice, Guide, Result
from draftingtable.bots.search.payoffs import first_of, shared_win
from draftingtable.bots.towers.auction import Auction
from draftingtable.bots.towers.builds import Builds
from draftingtable.bots.towers.outlook import Outlook
from draftingtable.bots.towers.policy import play_on
from draftingtable.bots.towers.prospects import chances, prospects
from draftingtable.bots.towers.weights import weights_for
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View
from draftingtable.games.towers.components import WITHDRAW
from draftingtable.games.towers.imagine import imagine
from draftingtable.games.towers.legality import may_raze_now
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.state import BIDDING
from draftingtable.games.towers.view import TowersView

SPREAD: Final = 10.0
ROUNDS: Final = 4
"""The number of rounds to play out before evaluating the position."""
MOST_BUILDS: Final = 8
DOUBT: Final = 1.5
"""A move worth this many points less than the best gets 1 / e of its attention."""
EVENLY: Final = 0.15
"""The share of attention split evenly between all moves, because advice can be wrong."""


class TowersGuide(Guide):
    def __init__(self) -> None:
        super().__init__(SPREAD, False)

    def seat_of(self, view: View) -> int:
        assert isinstance(view, TowersView)
        return view.viewer

    def imagine(self, view: View, randomness: Randomness) -> Position:
        assert isinstance(view, TowersView)
        return imagine(view)

    def advise(self, position: Position, seat: int) -> Advice:
        assert isinstance(position, TowersPosition)
        weights = weights_for(position.players)
        if position.phase == BIDDING:
            auction = Auction(position, weights)
            moves = auction.moves()
            worths = [auction.worth(move) for move in moves]
        else:
            builds = Builds(Outlook(position, weights), position.left, may_raze_now(position))
            moves, worths = builds.beginnings(MOST_BUILDS)
        if not moves:
            return Advice([WITHDRAW], [1.0])  # T4.3: a bid that cannot be built
        return Advice(moves, attention(worths))

    def play_out(self, position: Position, dealer: Dealer, randomness: Randomness) -> None:
        assert isinstance(position, TowersPosition)
        play_on(position, weights_for(position.players), dealer, ROUNDS)

    def judge(self, position: Position) -> Result:
        assert isinstance(position, TowersPosition)
        if not position.over:
            expected = prospects(position)
            return Result(expected, chances(expected))
        scores = [float(score) for score in position.scores()]
        return Result(scores, shared_win(len(scores), first_of(scores)))  # T8.5


def attention(worths: list[float]) -> list[float]:
    """Returns shares based on expected points."""
    best = max(worths)
    weights = [exp((worth - best) / DOUBT) for worth in worths]
    total = sum(weights)
    evenly = EVENLY / float(len(weights))
    return [evenly + (1.0 - EVENLY) * weight / total for weight in weights]
