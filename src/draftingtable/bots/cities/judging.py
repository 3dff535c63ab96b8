"""What a city is worth to a bot, and the best way to put tiles into one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from draftingtable.bots.cities.placement_table import Survey
from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import BUILDINGS
from draftingtable.games.cities.city.grid import lowest_square
from draftingtable.games.cities.city.scoring import factory_count

NOTHING: Final = -1e9
"""Less than any city is worth."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """An opinion on cities: each level of bot has its own."""

    def worth(self, city: City, rivals: list[int]) -> float:
        """The points to be expected of a city; `rivals` are the factories of all others (C5.2)."""
        return 0.0

    def closer(self, city: City, rivals: list[int]) -> float:
        """The same at a closer look, which takes longer."""
        return self.worth(city, rivals)

    def survey(self, city: City, rivals: list[int]) -> Survey | None:
        """What any single tile would make of the city, where this judge finds that out at once."""
        return None

    def looks(self) -> int:
        """How many places for a tile get a closer look."""
        return 0

    def slip(self) -> float:
        """How far off the mark this look at a tile is: people do not weigh to the point."""
        return 0.0

    def both(self, one: float, other: float, to_come: int) -> float:
        """What two cities are worth to a builder whose lower one counts (C6.1)."""
        return one + other

    def denial(self, two: bool) -> float:
        """What a point counts that a passed hand brings to a rival."""
        return 0.0


def rivals_of(cities: list[City], number: int) -> list[int]:
    """C5.2: the factories of all cities but this one."""
    return [factory_count(city) for place, city in enumerate(cities) if place != number]


def best_place(
    judge: Judge, city: City, tile: i64, rivals: list[int], survey: Survey | None = None
) -> tuple[float, i64]:
    """What the city is worth with the tile where the judge likes it best, and that square.

    At first glance, the squares are many; only the most promising get a closer look.
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
    """So many squares at most that look best, the best first."""
    squares, glances = every_place(judge, city, tile, rivals)
    chosen: list[int] = []
    for _ in range(min(looks, len(squares))):
        at = glances.index(max(glances))
        glances[at] = NOTHING
        chosen.append(squares[at])
    return chosen


def every_place(
    judge: Judge, city: City, tile: i64, rivals: list[int]
) -> tuple[list[int], list[float]]:
    """The squares where the tile may go, and what the city would be worth with it there."""
    squares: list[int] = []
    worth: list[float] = []
    spots = city.spots(tile)
    while spots != 0:
        square = lowest_square(spots)
        spots &= spots - 1
        squares.append(square)
        worth.append(judge.worth(with_tile(city, tile, square), rivals))
    return squares, worth


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
    """The best square for the tile, when another comes into the same city right after it."""
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
