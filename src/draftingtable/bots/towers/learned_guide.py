"""5 Towers for the search, guided by a network: it suggests moves and judges positions."""

from math import exp
from typing import Final

from draftingtable.bots.learned.network import Network
from draftingtable.bots.search.guide import Advice, Guide, Result
from draftingtable.bots.towers.chances import Judge, chances_at
from draftingtable.bots.towers.learned_auction import LearnedAuction, LearnedBuilds
from draftingtable.bots.towers.learned_policy import play_learned
from draftingtable.bots.towers.weights import weights_for
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View
from draftingtable.games.towers.components import WITHDRAW
from draftingtable.games.towers.imagine import imagine
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.state import BIDDING
from draftingtable.games.towers.view import TowersView

SPREAD: Final = 10.0
MOST_BUILDS: Final = 8
DOUBT: Final = 0.03
"""A move with a chance to win this much lower than the best gets 1 / e of its attention."""
EVENLY: Final = 0.15
"""The share of attention split evenly between all moves, because the network can be wrong."""


class LearnedGuide(Guide):
    """Follows a network; positions are judged `rounds` deals ahead."""

    def __init__(self, networks: dict[int, Network], rounds: int, width: int) -> None:
        super().__init__(SPREAD, False)
        self.judges = {seats: Judge(network) for seats, network in networks.items()}
        self.rounds = rounds
        self.width = width

    def seat_of(self, view: View) -> int:
        assert isinstance(view, TowersView)
        return view.viewer

    def imagine(self, view: View, randomness: Randomness) -> Position:
        assert isinstance(view, TowersView)
        return imagine(view)

    def advise(self, position: Position, seat: int) -> Advice:
        assert isinstance(position, TowersPosition)
        weights = weights_for(position.players)
        judge = self.judges[position.players]
        if position.phase == BIDDING:
            auction = LearnedAuction(position, weights, judge, MOST_BUILDS)
            moves = auction.moves()
            worths = [auction.worth(move) for move in moves]
        else:
            builds = LearnedBuilds(position, weights, judge, MOST_BUILDS)
            moves, worths = beginnings(builds)
        if not moves:
            return Advice([WITHDRAW], [1.0])  # T4.3: a bid that cannot be built
        return Advice(moves, attention(worths))

    def play_out(self, position: Position, dealer: Dealer, randomness: Randomness) -> None:
        assert isinstance(position, TowersPosition)
        judge = self.judges[position.players]
        play_learned(position, judge, dealer, self.rounds, self.width)

    def judge(self, position: Position) -> Result:
        assert isinstance(position, TowersPosition)
        chances = chances_at(position, self.judges[position.players].network)
        return Result(chances.scores, chances.wins)

    def payoffs(self, result: Result) -> list[float]:
        return result.wins


def beginnings(builds: LearnedBuilds) -> tuple[list[int], list[float]]:
    """Returns the first moves of different builds, as `Builds.beginnings` does."""
    moves: list[int] = []
    worths: list[float] = []
    for worth, build in builds.found:
        if build[0] not in moves:
            moves.append(build[0])
            worths.append(worth)
    return moves, worths


def attention(worths: list[float]) -> list[float]:
    """Returns shares based on chances to win."""
    best = max(worths)
    weights = [exp((worth - best) / DOUBT) for worth in worths]
    total = sum(weights)
    evenly = EVENLY / float(len(weights))
    return [evenly + (1.0 - EVENLY) * weight / total for weight in weights]
