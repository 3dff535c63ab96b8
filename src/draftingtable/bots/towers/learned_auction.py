"""A round as the network sees it: what every seat would build, and how everyone bids."""

from draftingtable.bots.towers.auction import Auction
from draftingtable.bots.towers.candidates import Candidates
from draftingtable.bots.towers.chances import Chances, Judge
from draftingtable.bots.towers.outlook import Outlook
from draftingtable.bots.towers.planner import COUNTS
from draftingtable.bots.towers.weights import Weights
from draftingtable.games.towers.components import PASS
from draftingtable.games.towers.legality import may_raze_now
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.state import BUILDING, UNKNOWN


def after_build(position: TowersPosition, seat: int, moves: list[int]) -> TowersPosition:
    """Returns the position after a build by the seat in turn."""
    twin = position.copy()
    for move in moves:
        twin.apply(seat, move)
    return twin


def as_builder(position: TowersPosition, seat: int, count: int) -> TowersPosition:
    """Returns the position as if this seat had won the auction with that bid."""
    twin = position.copy()
    twin.phase = BUILDING
    twin.turn = seat
    twin.builder = seat
    twin.high = count
    twin.left = count
    twin.room = UNKNOWN
    return twin


def with_nobody(position: TowersPosition) -> TowersPosition:
    """Returns the position after a round in which nobody builds (T4.4)."""
    twin = position.copy()
    last = position.start - 1 if position.start > 0 else position.players - 1
    twin.turn = last
    twin.builder = position.start
    twin.high = 0
    twin.apply(last, PASS)
    return twin


class LearnedAuction:
    """An auction whose outcomes are valued by the chance to win. `width` builds are compared."""

    def __init__(
        self, position: TowersPosition, weights: Weights, judge: Judge, width: int
    ) -> None:
        self.position = position
        self.players = int(position.players)
        self.auction = Auction(position, weights)
        self.outcome_moves: list[list[int]] = [[] for _ in range(self.players * COUNTS)]
        """The build of each outcome, numbered as in `Auction`."""
        self.outcome_chances: list[Chances | None] = [None] * (self.players * COUNTS)
        self._weigh_all(judge, width)

    def _weigh_all(self, judge: Judge, width: int) -> None:
        """Replaces the hand-made values, in points, by chances to win."""
        outcomes = [int(self.position.start) * COUNTS]
        builds: list[list[int]] = [[]]
        positions = [with_nobody(self.position)]
        for seat in range(self.players):
            candidates = Candidates(self.auction.outlook, seat, True, width)
            for count in range(1, len(self.position.display) + 1):
                begun = as_builder(self.position, seat, count)
                for rank in range(candidates.size(count)):
                    moves = candidates.moves(count, rank)
                    outcomes.append(seat * COUNTS + count)
                    builds.append(moves)
                    positions.append(after_build(begun, seat, moves))
        found = judge.chances(positions)
        for number in range(len(outcomes)):
            self._offer(outcomes[number], builds[number], found[number])

    def _offer(self, outcome: int, moves: list[int], chances: Chances) -> None:
        """Notes a build, if it is the builder's best so far."""
        builder = outcome // COUNTS
        known = self.outcome_chances[outcome]
        if known is not None and known.wins[builder] >= chances.wins[builder]:
            return
        self.outcome_moves[outcome] = moves
        self.outcome_chances[outcome] = chances
        place = outcome
        for seat in range(self.players):
            self.auction.utility[place] = chances.wins[seat]
            place += self.players * COUNTS

    def moves(self) -> list[int]:
        return self.auction.moves()

    def worth(self, move: int) -> float:
        """Returns the chance to win after a move, if every seat bids sensibly."""
        return self.auction.worth(move)

    def choose(self) -> int:
        """Returns the best move; of equal ones, the lowest bid."""
        return self.auction.choose()


class LearnedBuilds:
    """The builds that complete the bid of the seat in turn, best first."""

    def __init__(
        self, position: TowersPosition, weights: Weights, judge: Judge, width: int
    ) -> None:
        seat = int(position.turn)
        count = int(position.left)
        outlook = Outlook(position, weights)
        candidates = Candidates(outlook, seat, may_raze_now(position), width)
        builds = [candidates.moves(count, rank) for rank in range(candidates.size(count))]
        chances = judge.chances([after_build(position, seat, moves) for moves in builds])
        self.found: list[tuple[float, list[int]]] = []
        for number in range(len(builds)):
            self.found.append((chances[number].wins[seat], builds[number]))
        self.found.sort(key=win_of, reverse=True)


def win_of(build: tuple[float, list[int]]) -> float:
    return build[0]
