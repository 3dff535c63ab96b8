"""A bot that counts points and likes towers that can grow, but ignores the other seats.

It makes human mistakes: it bids a little too low, misjudges values by a few points, does not count
which cards are still to come, and avoids razing.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from draftingtable.bots.core.bot import Bot
from draftingtable.bots.towers.outlook import cards_to_come
from draftingtable.bots.towers.planner import Appraisal, Planner, building_move
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View
from draftingtable.games.towers.components import BID, EIGHT, EMPTY, PASS, ROOF
from draftingtable.games.towers.imagine import imagine
from draftingtable.games.towers.scoring import raze_points
from draftingtable.games.towers.state import BIDDING, TowersState
from draftingtable.games.towers.view import TowersView

ROOM: Final = 4.0
"""The value of a tower that accepts any card, while there is time."""
ROOF_HOPE: Final = 0.4
"""The value that the prospect of a roof adds to each card of an open tower."""
FEAR: Final = 2.0
"""The perceived cost of each razed card beyond its points."""
LATE: Final = 30
"""With fewer cards than this to come, prospects decline."""
SLIP: Final = 2.5
"""The most points by which it misjudges a bid, while many cards are to come."""
TIMID: Final = 3
"""One in this many bids is one lower than it would like."""
STEPS: Final = 1000


class FirstGlance(Appraisal):
    """Values the current points, plus some for room to build."""

    def __init__(self, state: TowersState) -> None:
        super().__init__(state)
        self.hope: float = min(cards_to_come(state), LATE) / LATE

    def tower(self, seat: i64, kind: i64, top: i64, height: i64, built: bool) -> float:
        if top == ROOF:
            return 2.0 * float(height)  # T8.2
        free: i64 = EMPTY if top == EIGHT else top
        room = ROOM * float(free) / EMPTY
        return float(height) + self.hope * (room + ROOF_HOPE * float(height))

    def together(self, tallest: i64, second: i64, opened: i64) -> float:
        return float(tallest)  # T8.3

    def razing(self, razed: int) -> float:
        return float(raze_points(razed)) - FEAR * float(razed)


class Apprentice(Bot):
    def __init__(self, *seed: object) -> None:
        self.randomness = Randomness("towers apprentice", *seed)
        self.timid = TIMID

    def glance(self, state: TowersState) -> Appraisal:
        """Returns how it values towers."""
        return FirstGlance(state)

    def slip(self, glance: Appraisal) -> float:
        """Returns the most points by which it misjudges a bid now."""
        assert isinstance(glance, FirstGlance)
        return SLIP * glance.hope

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, TowersView)
        position = imagine(view)
        glance = self.glance(position)
        if position.phase == BIDDING:
            return self._bid(Planner(glance, position.turn), moves, self.slip(glance))
        return building_move(glance, moves)

    def _bid(self, plan: Planner, moves: Sequence[int], slip: float) -> int:
        """Returns the bid with the highest apparent gain, never more than it could build."""
        # Without any gain: a pass, or the start player's 0.
        best = PASS if PASS in moves else BID
        most = 0.0
        for move in moves:
            number = move - BID
            if move != PASS and number > 0 and plan.can_build(number):
                gain = plan.best[number] - plan.best[0] + slip * self._mood()
                if gain > most:
                    best, most = move, gain
        lower = best - 1
        if best == PASS or lower <= BID or lower not in moves:
            return best
        return lower if self.randomness.below(self.timid) == 0 else best

    def _mood(self) -> float:
        """Returns a random number from -1 to 1."""
        return 2.0 * self.randomness.below(STEPS) / STEPS - 1.0
