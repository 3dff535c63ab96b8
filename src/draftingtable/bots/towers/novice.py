"""A bot that plays like somebody in their first games.

It sees the points on the table and nothing beyond them, often takes fewer cards than it could, and
would rather pass than raze.
"""

from typing import Final

from mypy_extensions import i64

from draftingtable.bots.towers.apprentice import Apprentice
from draftingtable.bots.towers.planner import Appraisal
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.towers.components import ROOF
from draftingtable.games.towers.scoring import raze_points
from draftingtable.games.towers.state import TowersState

FEAR: Final = 4.0
"""The perceived cost of each razed card beyond its points."""
SLIP: Final = 2.5
"""The most points by which it misjudges a bid."""
TIMID: Final = 2
"""One in this many bids is one lower than it would like."""


class PointsNow(Appraisal):
    """Values the current points only, not the room that is left to build."""

    def tower(self, seat: i64, kind: i64, top: i64, height: i64, built: bool) -> float:
        return 2.0 * float(height) if top == ROOF else float(height)  # T8.1, T8.2

    def together(self, tallest: i64, second: i64, opened: i64) -> float:
        return float(tallest)  # T8.3

    def razing(self, razed: int) -> float:
        return float(raze_points(razed)) - FEAR * float(razed)


class Novice(Apprentice):
    def __init__(self, *seed: object) -> None:
        self.randomness = Randomness("towers novice", *seed)
        self.timid = TIMID

    def glance(self, state: TowersState) -> Appraisal:
        return PointsNow(state)

    def slip(self, glance: Appraisal) -> float:
        return SLIP
