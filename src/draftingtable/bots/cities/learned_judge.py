"""Values cities by a network, and finds the best squares for tiles by it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from draftingtable.bots.cities.foresight import Foresight
from draftingtable.bots.cities.journeyman import PROSPECTS, SoberJudge
from draftingtable.bots.cities.judging import best_place
from draftingtable.bots.cities.placement_table import Survey
from draftingtable.bots.cities.value_marks import marks_of
from draftingtable.bots.cities.value_network import ValueNetwork
from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import BUILDINGS, TILES
from draftingtable.games.cities.city.grid import FULL, bit
from draftingtable.games.cities.city.scoring import two_most
from draftingtable.games.core.copying import attributes, remade

AGAINST_ONE: Final = 0.5
"""The weight of a point that a passed hand gives to the only rival. Not tuned finely: 0.2, 0.39
and 0.6 won 71.8 %, 73.3 % and 73.7 % (+-1.9) against journeymen."""


class LearnedJudge(SoberJudge):
    """Looks for squares by the hand-made value, and compares the best two by the network's."""

    def __init__(self, network: ValueNetwork, mode: int) -> None:
        super().__init__(PROSPECTS)
        self.network = network
        self.mode: i64 = mode
        self.against_one = AGAINST_ONE

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return remade, (type(self), (self.network, self.mode), attributes(self))

    def closer(self, city: City, rivals: list[int]) -> float:
        """Returns the hand-made value, corrected by the network unless the city is finished."""
        worth = self.worth(city, rivals)
        if city.size == FULL:
            return worth
        most, second = two_most(rivals)
        return worth + self.network.points(marks_of(city, self.mode, most, second))


class CloserForesight(Foresight):
    """The value of each tile in each city with a closer look at the best squares."""

    def __init__(self, judge: LearnedJudge, cities: list[City]) -> None:
        super().__init__(judge, cities)
        self.surveys: list[Survey | None] = [None] * len(cities)

    def _find(self, city: i64, tile: i64) -> None:
        rivals = self.factories[:]
        rivals.pop(city)
        here = self.cities[city]
        survey = self.surveys[city]
        if tile < BUILDINGS and survey is None:
            survey = self.judge.survey(here, rivals)
            self.surveys[city] = survey
        worth, square = best_place(self.judge, here, tile, rivals, survey)
        self.known[city] |= bit(tile)
        self.worths[city * TILES + tile] = worth
        self.squares[city * TILES + tile] = square

    def forget(self, city: i64) -> None:
        super().forget(city)
        self.surveys[city] = None
