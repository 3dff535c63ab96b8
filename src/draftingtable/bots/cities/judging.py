"""City values as a bot sees them, and the best squares for tiles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from draftingtable.bots.cities.placement_table import Survey
from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import BUILDINGS
from draftingtable.games.cities.city.grid import lowest_square
from draftingtable.games.cities.city.scoring import factory_count
from draftingtable.games.core.arrays import append, vec

NOTHING: Final = -1e9
"""Less than any city is worth."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Values cities. Each bot level has its own judge."""

    def worth(self, city: City, rivals: list[int]) -> float:
        """Returns the city's expected points; `rivals` are the others' factory counts (C5.2)."""
        return 0.0

    def closer(self, city: City, rivals: list[int]) -> float:
        """Returns a more precise value, which takes longer to compute."""
        return self.worth(city, rivals)

    def survey(self, city: City, rivals: list[int]) -> Survey | None:
        """Returns the city's value with any single tile, if this judge computes that in one go."""
        return None

    def looks(self) -> int:
        """Returns how many squares per tile get a closer look."""
        return 0

    def slip(self) -> float:
        """Returns a random error for one tile's value, to imitate human imprecision."""
        return 0.0

    def both(self, one: float, other: float, to_come: int) -> float:
        """Returns the value of two cities to a builder whose lower one counts (C6.1)."""
        return one + other

    def denial(self, two: bool) -> float:
        """Returns the weight of a point that a passed hand gives to a rival."""
        return 0.0


def rivals_of(cities: list[City], number: int) -> list[int]:
    """Returns the factory counts of all other cities (C5.2)."""
    return [factory_count(city) for place, city in enumerate(cities) if place != number]


def best_place(
    judge: Judge, city: City, tile: i64, rivals: list[int], survey: Survey | None = None
) -> tuple[float, i64]:
    """Returns the city's value with the tile on its best square, and that square.

    All squares get a quick look; only the most promising get a closer one.
    """
    looks = judge.looks()
    if looks == 0:
        return best_at_a_glance(judge, city, tile, rivals, survey)
    if survey is None or tile >= BUILDINGS:
        squares = promising(judge, city, tile, rivals, looks)
    else:
        squares = survey.squares(tile)
    best, best_square = NOTHING, -1
    for square in squares:
        worth = judge.closer(with_tile(city, tile, square), rivals)
        if worth > best:
            best, best_square = worth, square
    return best, best_square


def promising(judge: Judge, city: City, tile: i64, rivals: list[int], looks: int) -> list[int]:
    """Returns up to `looks` of the squares that look best, best first."""
    squares, glances = every_place(judge, city, tile, rivals)
    chosen: list[int] = []
    for _ in range(min(looks, len(squares))):
        at = highest(glances)
        glances[at] = NOTHING
        chosen.append(squares[at])
    return chosen


def every_place(
    judge: Judge, city: City, tile: i64, rivals: list[int]
) -> tuple[list[int], vec[float]]:
    """Returns the squares where the tile can go, and the city's value with it on each."""
    squares: list[int] = []
    worth = vec[float]()
    spots = city.spots(tile)
    while spots != 0:
        square = lowest_square(spots)
        spots &= spots - 1
        squares.append(square)
        worth = append(worth, judge.worth(with_tile(city, tile, square), rivals))
    return squares, worth


def highest(worths: vec[float]) -> i64:
    """Returns the place of the highest value, the first of equal ones."""
    best: i64 = 0
    for place in range(1, len(worths)):
        if worths[place] > worths[best]:
            best = place
    return best


def best_at_a_glance(
    judge: Judge, city: City, tile: i64, rivals: list[int], survey: Survey | None = None
) -> tuple[float, i64]:
    if survey is not None and tile < BUILDINGS:
        return survey.best[tile], survey.best_square[tile]
    best: float = NOTHING
    best_square: i64 = -1
    spots = city.spots(tile)
    while spots != 0:
        square = lowest_square(spots)
        spots &= spots - 1
        worth = judge.worth(with_tile(city, tile, square), rivals)
        if worth > best:
            best, best_square = worth, square
    return best, best_square


def with_tile(city: City, tile: i64, square: i64) -> City:
    after = city.copy()
    after.place(tile, square)
    return after


def best_of_two(
    judge: Judge, city: City, tile: i64, later: i64, rivals: list[int]
) -> tuple[float, i64]:
    """Returns the best square for the tile when `later` goes into the same city right after it."""
    best: float = NOTHING
    best_square: i64 = -1
    spots = city.spots(tile)
    while spots != 0:
        square = lowest_square(spots)
        spots &= spots - 1
        after = with_tile(city, tile, square)
        worth, _ = best_at_a_glance(judge, after, later, rivals)
        if worth > best:
            best, best_square = worth, square
    return best, best_square
