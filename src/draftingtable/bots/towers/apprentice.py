"""Counts points and likes towers that can grow; of the other seats it takes no notice.

Its mistakes are those of people: it bids a little too low, misjudges by some points, does not count
which cards are still to come, and would rather not raze.
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
"""What a tower is worth on which everything fits, while there is time."""
ROOF_HOPE: Final = 0.4
"""What the hope for a roof adds to each card of an open tower."""
FEAR: Final = 2.0
"""What each razed card seems to cost beyond its points."""
LATE: Final = 30
"""With fewer cards to come, there is less and less to hope for."""
SLIP: Final = 2.5
"""By how many points it misjudges a bid at most, while there is much to come."""
TIMID: Final = 3
"""Every so often, it bids one less than it would like to."""
STEPS: Final = 1000


class FirstGlance(Appraisal):
    """The points that are there, and some for room to build."""

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

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, TowersView)
        position = imagine(view)
        glance = FirstGlance(position)
        if position.phase == BIDDING:
            return self._bid(Planner(glance, position.turn), moves, SLIP * glance.hope)
        return building_move(glance, moves)

    def _bid(self, plan: Planner, moves: Sequence[int], slip: float) -> int:
        """The number that seems to bring most, never one that it could not build."""
        # Nothing to build is the way out: a pass, or the start player's 0.
        best = PASS if PASS in moves else BID
        most = 0.0
        for move in moves:
            number = move - BID
            if move != PASS and number > 0 and plan.can_build(number):
                gain = plan.best[number] - plan.best[0] + slip * self._mood()
                if gain > most:
                    best, most = move, gain
        lower = best - 1
        if best != PASS and lower > BID and lower in moves and self.randomness.below(TIMID) == 0:
            return lower
        return best

    def _mood(self) -> float:
        """From -1 to 1."""
        return 2.0 * self.randomness.below(STEPS) / STEPS - 1.0
