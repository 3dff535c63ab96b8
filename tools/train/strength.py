"""How strong the network plays without any search, against the hand-made policy."""

from draftingtable.bots.search.payoffs import first_of, shared_win
from draftingtable.bots.towers.auction import Auction
from draftingtable.bots.towers.chances import Judge
from draftingtable.bots.towers.learned_auction import LearnedAuction
from draftingtable.bots.towers.learned_policy import finish_learned_build
from draftingtable.bots.towers.planner import Planner
from draftingtable.bots.towers.policy import finish_build
from draftingtable.bots.towers.weights import tuned_weights_for
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.towers.rules import TowersPosition, begin_towers
from draftingtable.games.towers.state import BIDDING, BUILDING
from tools.train.self_play import WIDTH


def share_won(players: int, judge: Judge, deals: int, *seed: object) -> float:
    """Returns the share of games that one seat wins by the network; it has each seat once."""
    total = 0.0
    for deal in range(deals):
        for seat in range(players):
            total += share_of_game(players, judge, seat, deal, *seed)
    return total / (deals * players)


def share_of_game(players: int, judge: Judge, seat: int, *seed: object) -> float:
    position = begin_towers(players, True, 0)
    dealer = SamplingDealer("strength", *seed)
    while not position.over:
        position.deal(dealer)
        play_mixed_round(position, judge, seat)
    scores = [float(score) for score in position.scores()]
    return shared_win(players, first_of(scores))[seat]


def play_mixed_round(position: TowersPosition, judge: Judge, seat: int) -> None:
    weights = tuned_weights_for(position.players)
    learned = LearnedAuction(position, weights, judge, WIDTH)
    by_hand = Auction(position, weights)
    while position.phase == BIDDING:
        move = learned.choose() if position.turn == seat else by_hand.choose()
        position.apply(position.turn, move)
    if position.phase == BUILDING and position.turn == seat:
        finish_learned_build(position, judge, WIDTH)
    elif position.phase == BUILDING:
        plans: list[Planner] = by_hand.plans
        finish_build(position, plans[position.turn])
