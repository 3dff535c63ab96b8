"""5 Towers for rollouts: games are played out to the end, and the chance to win counts.

A whole game takes a tenth of a millisecond. While there are few of them, the hand-made evaluation
helps: it judges them on the way.
"""

from typing import Final

from draftingtable.bots.search.guide import Advice, Result
from draftingtable.bots.search.payoffs import soft_win
from draftingtable.bots.towers.auction import Auction
from draftingtable.bots.towers.candidates import Candidates
from draftingtable.bots.towers.guide import TowersGuide, attention
from draftingtable.bots.towers.outlook import Outlook
from draftingtable.bots.towers.policy import play_on
from draftingtable.bots.towers.prospects import prospects
from draftingtable.bots.towers.weights import tuned_weights_for
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.towers.components import BUILD, VALUES, WITHDRAW
from draftingtable.games.towers.legality import may_raze_now
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.state import BIDDING

TO_THE_END: Final = 1000
"""More rounds than any game has."""
MOST_BUILDS: Final = 8
SOFTLY: Final = 1.5
"""For each of so many points that a seat is ahead at the end, its payoff counts e times more."""
EARLY_ROUNDS: Final = 6
EARLY_SPREAD: Final = 6.0
"""The same for expected points, `EARLY_ROUNDS` deals later."""
TRUST: Final = 150.0


class RolloutGuide(TowersGuide):
    def __init__(self) -> None:
        super().__init__()
        self.trust = TRUST

    def advise(self, position: Position, seat: int) -> Advice:
        assert isinstance(position, TowersPosition)
        weights = tuned_weights_for(position.players)
        if position.phase == BIDDING:
            auction = Auction(position, weights)
            moves = auction.moves()
            worths = [auction.worth(move) for move in moves]
        else:
            outlook = Outlook(position, weights)
            count = int(position.left)
            builds = Candidates(outlook, seat, may_raze_now(position), MOST_BUILDS)
            moves, worths = beginnings(builds, count)
        if not moves:
            return Advice([WITHDRAW], [1.0])  # T4.3: a bid that cannot be built
        return Advice(moves, attention(worths))

    def estimate(self, position: Position, dealer: Dealer, randomness: Randomness) -> list[float]:
        assert isinstance(position, TowersPosition)
        play_on(position, tuned_weights_for(position.players), dealer, EARLY_ROUNDS)
        if position.over:
            return soft_win([float(score) for score in position.scores()], SOFTLY)
        return soft_win(prospects(position), EARLY_SPREAD)

    def play_out(self, position: Position, dealer: Dealer, randomness: Randomness) -> None:
        assert isinstance(position, TowersPosition)
        play_on(position, tuned_weights_for(position.players), dealer, TO_THE_END)

    def payoffs(self, result: Result) -> list[float]:
        return soft_win(result.scores, SOFTLY)


def beginnings(builds: Candidates, count: int) -> tuple[list[int], list[float]]:
    """Returns first moves that lead to different builds, and the value of the best of each.

    A move that already begins a better build is not used for a worse one; another of its cards is.
    If there is none, the choice between the two can wait.
    """
    moves: list[int] = []
    worths: list[float] = []
    for rank in range(builds.size(count)):
        for move in firsts(builds.moves(count, rank)):
            if move not in moves:
                moves.append(move)
                worths.append(builds.worth(count, rank))
                break
    return moves, worths


def firsts(build: list[int]) -> list[int]:
    """Returns the moves that a build can begin with: its raze, or else any type's first card."""
    if build[0] < BUILD:
        return build[:1]
    found: list[int] = []
    kinds: list[int] = []
    for move in build:
        kind = (move - BUILD) // VALUES
        if kind not in kinds:
            kinds.append(kind)
            found.append(move)
    return found
