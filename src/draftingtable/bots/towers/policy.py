"""Sensible play, round by round, for playing out games in a search.

Each auction is solved only once; the plans made for it are also used for building.
"""

from draftingtable.bots.towers.auction import Auction
from draftingtable.bots.towers.outlook import Outlook
from draftingtable.bots.towers.planner import Planner
from draftingtable.bots.towers.weights import Weights
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.towers.components import WITHDRAW
from draftingtable.games.towers.legality import may_raze_now
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.state import BIDDING, BUILDING


def play_on(position: TowersPosition, weights: Weights, dealer: Dealer, rounds: int) -> None:
    """Plays on from any position for `rounds` deals, or to the end of the game."""
    while not position.over:
        if position.dealing:
            if rounds == 0:
                return
            rounds -= 1
            position.deal(dealer)
        elif position.phase == BIDDING:
            play_round(position, weights)
        else:
            outlook = Outlook(position, weights)
            finish_build(position, Planner(outlook, position.turn, may_raze_now(position)))


def play_round(position: TowersPosition, weights: Weights) -> None:
    """Plays a round from the first bid to the end of the build."""
    auction = Auction(position, weights)
    while position.phase == BIDDING:
        position.apply(position.turn, auction.choose())
    if position.phase == BUILDING:
        finish_build(position, auction.plans[position.turn])


def finish_build(position: TowersPosition, plan: Planner) -> None:
    seat = position.turn
    moves = plan.moves(position.left)
    if not moves:
        # Only with the referee off, when a person has bid what cannot be built (T4.3).
        position.apply(seat, WITHDRAW)
    for move in moves:
        position.apply(seat, move)
