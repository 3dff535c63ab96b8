"""A bot that plays for the expected final value of its cities, looking no further than one turn."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

from draftingtable.bots.cities.assigning import solo_move
from draftingtable.bots.cities.drafting import draft_move
from draftingtable.bots.cities.evaluation import Prospects, Tuning
from draftingtable.bots.cities.judging import NOTHING, Judge, highest
from draftingtable.bots.cities.placement_table import Survey
from draftingtable.bots.core.bot import Bot
from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import BUILDINGS, SUPPLY
from draftingtable.games.cities.city.grid import FULL
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.solo.view import SoloView
from draftingtable.games.core.copying import attributes, remade
from draftingtable.games.core.view import View

PROSPECTS: Final = Prospects(Tuning())
LOOKS: Final = 2
"""The number of squares that get a closer look for each tile."""
CHOICE: Final = 2.5
"""Roughly how many buildings a city's next one is chosen from."""
SINGLES: Final = 108


class SoberJudge(Judge):
    """Weighs what is likely, and knows that the lower city counts."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.drift = 0.9
        """How far two cities may drift apart with each tile to come."""
        self.higher = 0.07
        """The weight of a point in a city that is sure to be the higher one (C6.2)."""
        # The weight of a point that a passed hand gives to the only rival, or to one of several.
        self.against_one = 0.39
        self.against_ring = 0.06
        self.choice = CHOICE
        self.closer_looks = LOOKS

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return remade, (type(self), (self.prospects,), attributes(self))

    def worth(self, city: City, rivals: list[int]) -> float:
        return self.prospects.worth(city, rivals)

    def looks(self) -> int:
        return self.closer_looks

    def survey(self, city: City, rivals: list[int]) -> Survey | None:
        return Survey(self.prospects, city, rivals)

    def closer(self, city: City, rivals: list[int]) -> float:
        """Returns the city's value after the next building: the best of a few random ones."""
        if city.size == FULL:
            return self.worth(city, rivals)
        after = Survey(self.prospects, city, rivals).best
        expected, reached, missed = 0.0, 1.0, 1.0
        for _ in range(BUILDINGS):
            best = highest(after)
            missed -= SUPPLY[best] / SINGLES
            # The probability that none of the buildings so far is on offer.
            rest = max(missed, 0.0) ** self.choice
            expected += after[best] * (reached - rest)
            reached = rest
            after[best] = NOTHING
        return expected

    def both(self, one: float, other: float, to_come: int) -> float:
        """Returns a smooth minimum: the lower city counts (C6.1), but that may change early on."""
        low, high = (one, other) if one <= other else (other, one)
        width = 0.3 + self.drift * sqrt(to_come)
        return low - width * log(1.0 + exp((low - high) / width)) + self.higher * high

    def denial(self, two: bool) -> float:
        return self.against_one if two else self.against_ring


class Journeyman(Bot):
    def __init__(self, *seed: object) -> None:
        """Ignores the seed: every decision follows from the view."""
        self.judge = SoberJudge(PROSPECTS)

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return type(self), ()

    def choose(self, view: View, moves: Sequence[int]) -> int:
        if isinstance(view, CitiesView):
            return draft_move(self.judge, view, moves)
        assert isinstance(view, SoloView)
        return solo_move(self.judge, view, moves)
