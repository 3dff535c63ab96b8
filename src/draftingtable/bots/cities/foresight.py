"""The value of each tile in each city, computed on demand and cached until the city changes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from draftingtable.bots.cities.judging import Judge, best_at_a_glance, rivals_of
from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import BUILDINGS, TILES

UNKNOWN: Final = -1


class Foresight:
    """A cache of city values, since neighbours look at the same cities, often with the same tiles.

    Other cities' factories change the value of one's own (C5.2). That is only updated once per
    turn.
    """

    def __init__(self, judge: Judge, cities: list[City]) -> None:
        self.judge = judge
        self.cities = cities
        self.rivals: list[list[int]] = [rivals_of(cities, number) for number in range(len(cities))]
        self.worths: list[float] = [0.0] * (len(cities) * TILES)
        self.squares: list[int] = [UNKNOWN] * (len(cities) * TILES)

    def worth(self, city: i64, tile: i64) -> float:
        """Returns the city's value with the tile on its best square."""
        at: i64 = city * TILES + tile
        if self.squares[at] == UNKNOWN:
            self._find(city, tile)
        return self.worths[at]

    def _find(self, city: i64, tile: i64) -> None:
        here, rivals = self.cities[city], self.rivals[city]
        at: i64 = city * TILES
        survey = self.judge.survey(here, rivals) if tile < BUILDINGS else None
        if survey is None:
            worth, square = best_at_a_glance(self.judge, here, tile, rivals)
            self.worths[at + tile] = worth
            self.squares[at + tile] = square
            return
        for building in range(BUILDINGS):
            self.worths[at + building] = survey.best[building]
            self.squares[at + building] = survey.best_square[building]

    def square(self, city: i64, tile: i64) -> int:
        """Returns the tile's best square in the city."""
        self.worth(city, tile)
        return self.squares[city * TILES + tile]

    def forget(self, city: i64) -> None:
        """Discards the values of a city that has changed."""
        for at in range(city * TILES, city * TILES + TILES):
            self.squares[at] = UNKNOWN
