"""Tiles and cities as numbers, for every mode of Between Two Cities."""

from collections.abc import Sequence
from typing import Final

from draftingtable.adapters.observations.layout import Part
from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import BUILDINGS, LETTERS, TILES
from draftingtable.games.cities.city.grid import SPAN, SQUARES, squares_in
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
