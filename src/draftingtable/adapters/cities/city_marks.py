"""Tiles and cities as numbers, for every mode of Between Two Cities."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from draftingtable.adapters.observations.counts import Counts
from draftingtable.adapters.observations.layout import Part
from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import BUILDINGS, LETTERS, TILES
from draftingtable.games.cities.city.grid import SPAN, SQUARES, lowest_square, squares_in
from draftingtable.games.cities.draft.hands import BITS, SLOT
from draftingtable.games.cities.moves import place_move

BY_TILE: Final = (TILES,)
PLANES: Final = BUILDINGS * SQUARES
"""The entries of a city: for each kind of building, the squares that have it."""
NUMBERS: Final = SQUARES
"""The entries of a city in compact observations: for each square, the number of its building."""
SINGLES_HELD: Final = 7
"""The largest hand (C3.1)."""


def city_part(count: int, compact: bool) -> Part:
    where = "by row and column around the city's first tile"
    if compact:
        meaning = f"0, or the number of the building (1 to {BUILDINGS}: {LETTERS}), {where}"
        return Part("cities", (count, SPAN, SPAN), BUILDINGS, meaning)
    return Part("cities", (count, BUILDINGS, SPAN, SPAN), 1, f"buildings ({LETTERS}) {where}")


def place_moves(cities: Sequence[int]) -> list[int]:
    """Every tile on every square of these cities."""
    return [
        place_move(tile, city, square)
        for tile in range(TILES)
        for city in cities
        for square in range(SQUARES)
    ]


def mark_tiles(marks: list[int], tiles: list[int], start: int) -> None:
    for tile in tiles:
        marks.append(start + tile)


def mark_city(marks: list[int], city: City, start: int) -> None:
    for building in range(BUILDINGS):
        for square in squares_in(city.where(building)):
            marks.append(start + building * SQUARES + square)


def mark_numbers(marks: list[int], city: City, start: int) -> None:
    for building in range(BUILDINGS):
        for square in squares_in(city.where(building)):
            marks += [start + square] * (building + 1)


def write_hand(seen: Counts, hand: i64, start: i64) -> None:
    """Adds a packed hand to the counts by tile that begin at `start`."""
    while hand != 0:
        seen.add(start + (hand & SLOT) - 1, 1)
        hand >>= BITS


def write_city(seen: Counts, city: City, start: i64) -> None:
    _write_all(seen, city, start, SQUARES, 0)


def write_numbers(seen: Counts, city: City, start: i64) -> None:
    _write_all(seen, city, start, 0, 1)


def _write_all(seen: Counts, city: City, start: i64, plane: i64, step: i64) -> None:
    """Writes building k, from 0, at `start + k * plane` as the count `1 + k * step`."""
    _write_squares(seen, city.shops, start, 1)
    _write_squares(seen, city.factories, start + plane, 1 + step)
    _write_squares(seen, city.drink, start + 2 * plane, 1 + 2 * step)
    _write_squares(seen, city.food, start + 3 * plane, 1 + 3 * step)
    _write_squares(seen, city.music, start + 4 * plane, 1 + 4 * step)
    _write_squares(seen, city.bed, start + 5 * plane, 1 + 5 * step)
    _write_squares(seen, city.offices, start + 6 * plane, 1 + 6 * step)
    _write_squares(seen, city.parks, start + 7 * plane, 1 + 7 * step)
    _write_squares(seen, city.houses, start + 8 * plane, 1 + 8 * step)


def _write_squares(seen: Counts, squares: i64, start: i64, count: i64) -> None:
    while squares != 0:
        seen.add(start + lowest_square(squares), count)
        squares &= squares - 1
