"""Bidding, solved by backward induction.

All information is open (T6), so every seat can work out what every other would build. Each seat
bids or passes once (T4.1b); going backwards from the last one shows where every bid leads.
"""

from typing import Final

from mypy_extensions import i64

from draftingtable.bots.towers.outlook import Outlook
from draftingtable.bots.towers.planner import COUNTS, NEVER, Planner
from draftingtable.bots.towers.weights import Weights
from draftingtable.games.core.arrays import vec
from draftingtable.games.towers.components import BID, PASS, ROOF, VALUES
from draftingtable.games.towers.state import TowersState

UNSOLVED: Final = -1
EQUAL: Final = 1.0e-9


class Auction:
    """Solves an auction. An outcome is a builder and a bid, numbered builder * 6 + bid."""

    def __init__(self, state: TowersState, weights: Weights) -> None:
        self.state = state
        self.players: i64 = state.players
        self.size: i64 = len(state.display)
        self.share = weights.share
        self.outlook = Outlook(state, weights)
        self.plans = [Planner(self.outlook, seat) for seat in range(state.players)]
        self.outcomes: i64 = self.players * COUNTS
        self.utility = vec[float]([NEVER] * (self.players * self.outcomes))
        """The value of each outcome to each seat, at seat * outcomes + outcome."""
        self.solved = vec[i64]([UNSOLVED] * (self.players * self.outcomes))
        """The final outcome when it is a seat's turn to bid, given the current highest bid."""
        self._weigh_all()

    # The value of outcomes

    def _weigh_all(self) -> None:
        total = 0.0
        for plan in self.plans:
            total += plan.best[0]
        for builder in range(self.players):
            for count in range(self.size + 1):
                if self.plans[builder].can_build(count):
                    self._weigh(builder, count, total)

    def _weigh(self, builder: i64, count: i64, total: float) -> None:
        """Values an outcome for each seat: its own prospects less a share of the others'."""
        plan = self.plans[builder]
        share = self.share
        lost = self._lost_roofs(plan, count)
        # The builder's value already includes what others lose (`Outlook.tower`).
        gain = plan.best[count] - plan.best[0] - share * lost
        next_start = self.state.start if count == 0 else self._left_of(builder)
        starts = self.outlook.starts
        total += gain - lost + self.outlook.all_starts
        place = builder * COUNTS + count
        for seat in range(self.players):
            own = self.plans[seat].best[0] + starts[(seat - next_start) % self.players]
            if seat == builder:
                own += gain
            elif lost != 0.0:
                own -= self._lost_roofs_of(seat, plan, count)
            self.utility[place] = own - share * (total - own)
            place += self.outcomes

    def _lost_roofs(self, plan: Planner, count: i64) -> float:
        """Returns what all others lose by the roofs that this build takes."""
        lost = 0.0
        if count and self.outlook.roofs_shown:
            for shown in self.state.display:
                kind = shown // VALUES
                if shown % VALUES == ROOF and plan.takes_roof(count, kind):
                    lost += self.outlook.denied(kind, plan.seat)
        return lost

    def _lost_roofs_of(self, seat: i64, plan: Planner, count: i64) -> float:
        lost = 0.0
        for shown in self.state.display:
            kind = shown // VALUES
            if shown % VALUES == ROOF and plan.takes_roof(count, kind):
                lost += self.outlook.denied_to(kind, seat)
        return lost

    # The outcome of bids

    def _left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.players else 0

    def _solve(self, seat: i64, high: i64, builder: i64) -> i64:
        """Returns the outcome from this seat's turn on. The start player's turn ends bidding."""
        standing = builder * COUNTS + high
        if seat == self.state.start:
            return standing
        known = seat * self.outcomes + standing
        if self.solved[known] != UNSOLVED:
            return self.solved[known]
        best = self._solve(self._left_of(seat), high, builder)
        worth = self.utility[seat * self.outcomes + best]
        for number in range(high + 1, self.size + 1):
            outcome = self._after(seat, number)
            if outcome != UNSOLVED:
                here = self.utility[seat * self.outcomes + outcome]
                if here > worth + EQUAL:
                    best, worth = outcome, here
        self.solved[known] = best
        return best

    def _after(self, seat: i64, number: i64) -> i64:
        """Returns the outcome of a bid, or UNSOLVED if it could not be built."""
        if not self.plans[seat].can_build(number):
            return UNSOLVED
        if number == self.size:
            return seat * COUNTS + number  # T4.1c
        return self._solve(self._left_of(seat), number, seat)

    # For the seat whose turn it is

    def moves(self) -> list[int]:
        """Returns the possible moves; a pass comes first."""
        state = self.state
        plan = self.plans[state.turn]
        moves = [PASS] if state.turn != state.start else []
        for number in range(max(state.high + 1, 0), min(self.size, state.cap) + 1):
            if plan.can_build(number):
                moves.append(BID + number)
        return moves

    def worth(self, move: int) -> float:
        """Returns the expected value of a move if every seat bids sensibly."""
        state = self.state
        if move == PASS:
            outcome = self._solve(self._left_of(state.turn), state.high, state.builder)
        else:
            outcome = self._after(state.turn, move - BID)
        return self.utility[state.turn * self.outcomes + outcome]

    def at_once(self, move: int) -> float:
        """Returns the value of a move if nobody bids after it."""
        state = self.state
        if move == PASS:
            outcome = state.builder * COUNTS + state.high
        else:
            outcome = state.turn * COUNTS + move - BID
        return self.utility[state.turn * self.outcomes + outcome]

    def choose_at_once(self) -> int:
        """Returns the best move if nobody bids after it; of equal ones, the lowest bid."""
        return self._best(True)

    def choose(self) -> int:
        """Returns the best move; of equal ones, the lowest bid."""
        return self._best(False)

    def _best(self, at_once: bool) -> int:
        best = UNSOLVED
        worth = NEVER
        for move in self.moves():
            here = self.at_once(move) if at_once else self.worth(move)
            if best == UNSOLVED or here > worth + EQUAL:
                best, worth = move, here
        return best
