"""A bot that maximises the points on the board now, without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from draftingtable.bots.cities.assigning import solo_move
from draftingtable.bots.cities.drafting import draft_move
from draftingtable.bots.cities.judging import Judge
from draftingtable.bots.core.bot import Bot
from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.scoring import live_total
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.solo.view import SoloView
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View

SLIP: Final = 3.0
"""The most points by which it misjudges a tile."""
HIGHER: Final = 0.8
"""The weight of a point in its higher city. Deliberately too high: only the lower city counts."""
STEPS: Final = 1000


class EagerJudge(Judge):
    """Counts only the points already scored."""

    def __init__(self, *seed: object) -> None:
        self.randomness = Randomness("cities apprentice", *seed)
        self.slips = SLIP
        self.higher = HIGHER

    def worth(self, city: City, rivals: list[int]) -> float:
        points: int = live_total(city, rivals)
        return float(points)

    def slip(self) -> float:
        return self.slips * (2.0 * self.randomness.below(STEPS) / STEPS - 1.0)

    def both(self, one: float, other: float, to_come: int) -> float:
        return min(one, other) + self.higher * max(one, other)


class Apprentice(Bot):
    def __init__(self, *seed: object) -> None:
        self.judge: Judge = EagerJudge(*seed)

    def choose(self, view: View, moves: Sequence[int]) -> int:
        if isinstance(view, CitiesView):
            return draft_move(self.judge, view, moves)
        assert isinstance(view, SoloView)
        return solo_move(self.judge, view, moves)
