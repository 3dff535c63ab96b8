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
CITY_SIZE: Final = BUILDINGS * SQUARES
SINGLES_HELD: Final = 7
"""The largest hand (C3.1)."""


def city_part(count: int) -> Part:
    meaning = f"buildings ({LETTERS}) by row and column around the city's first tile"
    return Part("cities", (count, BUILDINGS, SPAN, SPAN), 1, meaning)


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


def write_hand(seen: Counts, hand: i64, start: i64) -> None:
    """Adds a packed hand to the counts by tile that begin at `start`."""
    while hand != 0:
        seen.add(start + (hand & SLOT) - 1, 1)
        hand >>= BITS


def write_city(seen: Counts, city: City, start: i64) -> None:
    _write_squares(seen, city.shops, start)
    _write_squares(seen, city.factories, start + SQUARES)
    _write_squares(seen, city.drink, start + 2 * SQUARES)
    _write_squares(seen, city.food, start + 3 * SQUARES)
    _write_squares(seen, city.music, start + 4 * SQUARES)
    _write_squares(seen, city.bed, start + 5 * SQUARES)
    _write_squares(seen, city.offices, start + 6 * SQUARES)
    _write_squares(seen, city.parks, start + 7 * SQUARES)
    _write_squares(seen, city.houses, start + 8 * SQUARES)


def _write_squares(seen: Counts, squares: i64, start: i64) -> None:
    while squares != 0:
        seen.add(start + lowest_square(squares), 1)
        squares &= squares - 1
