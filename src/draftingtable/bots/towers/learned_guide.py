"""5 Towers for the grandmaster: the network suggests moves and values the game after each round.

The rest of the round follows from the move, so it is played once per move. Each sample then deals
another display, plays that round too, and asks the network what the result is worth: this shows
what a deal does to everyone, which the network can only know on average.
"""

from collections.abc import Mapping
from math import exp
from typing import Final

from draftingtable.bots.learned.network import Network
from draftingtable.bots.search.guide import Advice, Guide, Result
from draftingtable.bots.towers.chances import Judge, chances_at
from draftingtable.bots.towers.learned_auction import LearnedAuction, LearnedBuilds
from draftingtable.bots.towers.learned_policy import play_learned
from draftingtable.bots.towers.rollout_guide import firsts
from draftingtable.bots.towers.weights import tuned_weights_for
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
ROUNDS: Final = 3
"""Deals that are played before the network judges."""
WIDTH: Final = 3
"""How many builds of each count are compared while playing on."""
WIDE: Final = 6
"""The same for the round of the decision."""
MOST_BUILDS: Final = 10
HOPELESS: Final = 0.12
"""A move that costs so much chance, as the network sees it at once, is not searched."""
DOUBT: Final = 0.02
"""A move that costs so much chance gets 1 / e of the best one's attention."""
POINT: Final = 0.001
"""What a point of the lead counts for, compared with the whole chance to win."""
EVENLY: Final = 0.1
"""The share of attention split evenly between all moves, because advice can be wrong."""


class LearnedGuide(Guide):
    """`networks` by the number of players; a view decides which one is used."""

    def __init__(self, networks: Mapping[int, Network]) -> None:
        super().__init__(SPREAD, secrets=False, deep=False)
        self.networks = networks
        self.evaluator = Judge(networks[min(networks)])

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`: the networks are all it has."""
        return LearnedGuide, (self.networks,)

    def seat_of(self, view: View) -> int:
        assert isinstance(view, TowersView)
        return view.viewer

    def imagine(self, view: View, randomness: Randomness) -> Position:
        assert isinstance(view, TowersView)
        position = imagine(view)
        self.evaluator = Judge(self.networks[position.players])
        return position

    def advise(self, position: Position, seat: int) -> Advice:
        assert isinstance(position, TowersPosition)
        if position.phase == BIDDING:
            weights = tuned_weights_for(position.players)
            auction = LearnedAuction(position, weights, self.evaluator, WIDE)
            moves = auction.moves()
            return sensible(moves, [auction.worth(move) for move in moves])
        return self._advise_builder(position)

    def _advise_builder(self, position: TowersPosition) -> Advice:
        """Suggests first moves that lead to different builds, each with the best of them."""
        weights = tuned_weights_for(position.players)
        moves: list[int] = []
        worths: list[float] = []
        for worth, build in LearnedBuilds(position, weights, self.evaluator, MOST_BUILDS).found:
            for move in firsts(build):
                if move not in moves:
                    moves.append(move)
                    worths.append(worth)
                    break
        if not moves:
            return Advice([WITHDRAW], [1.0])  # T4.3: a bid that cannot be built
        return sensible(moves, worths)

    def settle(self, position: Position) -> None:
        self._play(position, None, 0)

    def play_out(self, position: Position, dealer: Dealer, randomness: Randomness) -> None:
        self._play(position, dealer, ROUNDS)

    def _play(self, position: Position, dealer: Dealer | None, rounds: int) -> None:
        assert isinstance(position, TowersPosition)
        play_learned(position, self.evaluator, dealer, rounds, WIDTH)

    def judge(self, position: Position) -> Result:
        assert isinstance(position, TowersPosition)
        chances = chances_at(position, self.evaluator.network)
        return Result(chances.scores, chances.wins)

    def payoffs(self, result: Result) -> list[float]:
        """Returns the chances to win; points decide between moves that win or lose alike."""
        payoffs: list[float] = []
        for seat in range(len(result.wins)):
            lead = result.scores[seat] - best_of_others(result.scores, seat)
            payoffs.append(result.wins[seat] + POINT * lead)
        return payoffs


def sensible(moves: list[int], worths: list[float]) -> Advice:
    """Returns the moves that are not hopeless, with shares by their chance to win."""
    best = max(worths)
    kept = [place for place in range(len(moves)) if worths[place] >= best - HOPELESS]
    weights = [exp((worths[place] - best) / DOUBT) for place in kept]
    whole = sum(weights)
    evenly = EVENLY / float(len(weights))
    shares = [evenly + (1.0 - EVENLY) * weight / whole for weight in weights]
    return Advice([moves[place] for place in kept], shares)


def best_of_others(scores: list[float], seat: int) -> float:
    return max([scores[other] for other in range(len(scores)) if other != seat])
