"""What each tile does for each city, found when first asked for and kept until the city grows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from draftingtable.bots.cities.judging import Judge, best_at_a_glance, rivals_of
from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import BUILDINGS, TILES

UNKNOWN: Final = -1


class Foresight:
    """Neighbours look at the same cities, often with the same tiles: nothing is weighed twice.

    What other cities build changes what factories are worth (C5.2); that is looked at anew only
    with each turn.
    """

    def __init__(self, judge: Judge, cities: list[City]) -> None:
        self.judge = judge
        self.cities = cities
        self.rivals: list[list[int]] = [rivals_of(cities, number) for number in range(len(cities))]
        self.worths: list[float] = [0.0] * (len(cities) * TILES)
        self.squares: list[int] = [UNKNOWN] * (len(cities) * TILES)

    def worth(self, city: i64, tile: i64) -> float:
        """What the city would be worth with the tile where it does most."""
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
        """Where that is."""
        self.worth(city, tile)
        return self.squares[city * TILES + tile]

    def forget(self, city: i64) -> None:
        """The city has grown."""
        for at in range(city * TILES, city * TILES + TILES):
            self.squares[at] = UNKNOWN
