"""The value of each tile in each city, computed on demand and cached until the city changes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from draftingtable.bots.cities.judging import Judge, best_at_a_glance
from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import BUILDINGS, TILES
from draftingtable.games.cities.city.grid import bit
from draftingtable.games.cities.city.scoring import factory_count
from draftingtable.games.core.arrays import vec
from draftingtable.games.core.copying import attributes, remade

ALL_SINGLES: Final = 0x1FF


class Foresight:
    """A cache of city values, since neighbours look at the same cities, often with the same tiles.

    Other cities' factories change the value of one's own (C5.2). That is only updated once per
    turn.
    """

    def __init__(self, judge: Judge, cities: list[City]) -> None:
        self.judge = judge
        self.cities = cities
        self.factories: list[int] = [factory_count(city) for city in cities]
        self.known = vec[i64]([0] * len(cities))
        """By city: the tiles whose values are known, one bit each."""
        self.worths = vec[float]([0.0] * (len(cities) * TILES))
        self.squares = vec[i64]([0] * (len(cities) * TILES))

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return remade, (type(self), (self.judge, self.cities), attributes(self))

    def worth(self, city: i64, tile: i64) -> float:
        """Returns the city's value with the tile on its best square."""
        if self.known[city] >> tile & 1 == 0:
            self._find(city, tile)
        return self.worths[city * TILES + tile]

    def _find(self, city: i64, tile: i64) -> None:
        here, rivals = self.cities[city], self.factories[:]
        rivals.pop(city)
        at: i64 = city * TILES
        survey = self.judge.survey(here, rivals) if tile < BUILDINGS else None
        if survey is None:
            self.known[city] |= bit(tile)
            worth, square = best_at_a_glance(self.judge, here, tile, rivals)
            self.worths[at + tile] = worth
            self.squares[at + tile] = square
            return
        self.known[city] |= ALL_SINGLES
        for building in range(BUILDINGS):
            self.worths[at + building] = survey.best[building]
            self.squares[at + building] = survey.best_square[building]

    def square(self, city: i64, tile: i64) -> i64:
        """Returns the tile's best square in the city."""
        self.worth(city, tile)
        return self.squares[city * TILES + tile]

    def forget(self, city: i64) -> None:
        """Discards the values of a city that has changed."""
        self.known[city] = 0
