"""Play that follows the network, round by round, without looking beyond the round."""

from draftingtable.bots.towers.chances import Judge
from draftingtable.bots.towers.learned_auction import LearnedAuction, LearnedBuilds
from draftingtable.bots.towers.planner import COUNTS
from draftingtable.bots.towers.weights import tuned_weights_for
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.towers.components import WITHDRAW
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.state import BIDDING, BUILDING


def play_learned(
    position: TowersPosition, judge: Judge, dealer: Dealer | None, rounds: int, width: int
) -> None:
    """Finishes the round, then plays on for `rounds` deals, or to the end of the game."""
    while not position.over:
        if position.dealing:
            if rounds == 0 or dealer is None:
                return
            rounds -= 1
            position.deal(dealer)
        elif position.phase == BIDDING:
            play_learned_round(position, judge, width)
        else:
            finish_learned_build(position, judge, width)


def play_learned_round(position: TowersPosition, judge: Judge, width: int) -> None:
    """Plays a round from the first bid to the end of the build."""
    auction = LearnedAuction(position, tuned_weights_for(position.players), judge, width)
    while position.phase == BIDDING:
        position.apply(position.turn, auction.choose())
    if position.phase == BUILDING:
        seat = int(position.turn)
        for move in auction.outcome_moves[seat * COUNTS + int(position.left)]:
            position.apply(seat, move)


def finish_learned_build(position: TowersPosition, judge: Judge, width: int) -> None:
    seat = int(position.turn)
    builds = LearnedBuilds(position, tuned_weights_for(position.players), judge, width).found
    if not builds:
        # Only with the referee off, when a person has bid what cannot be built (T4.3).
        position.apply(seat, WITHDRAW)
        return
    for move in builds[0][1]:
        position.apply(seat, move)
