"""Move numbers: one per possible move, independent of the position."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from draftingtable.games.cities.city.components import TILES
from draftingtable.games.cities.city.grid import SQUARES

MOST_CITIES: Final = 7

PLACE: Final = 0  # PLACE + (tile * 7 + city) * 49 + square
ASSIGN: Final = 11319  # ASSIGN + tile * 7 + city
PICK: Final = 11550  # PICK + a * 33 + b, where a <= b
MOVES: Final = 12639

NUMBERS: Final[list[Any]] = list(range(MOVES))
"""All move numbers as objects: putting one into a list of moves then creates none."""


def place_move(tile: i64, city: i64, square: i64) -> i64:
    """Returns the move that places a tile with its only, top or left half on this square."""
    return PLACE + (tile * MOST_CITIES + city) * SQUARES + square


def assign_move(tile: i64, city: i64) -> i64:
    """Returns the solo move that assigns this tile to this city."""
    return ASSIGN + tile * MOST_CITIES + city


def pick_move(one: i64, other: i64) -> i64:
    """Returns the move that chooses these two tiles, given in either order."""
    if one > other:
        one, other = other, one
    return PICK + one * TILES + other


def is_place(move: i64) -> bool:
    return PLACE <= move < ASSIGN


def is_assign(move: i64) -> bool:
    return ASSIGN <= move < PICK


def is_pick(move: i64) -> bool:
    """Whether this is a valid pick: numbers with the tiles in the wrong order are not."""
    return PICK <= move < MOVES and first_picked(move) <= second_picked(move)


def placed_tile(move: i64) -> i64:
    return (move - PLACE) // (MOST_CITIES * SQUARES)


def placed_city(move: i64) -> i64:
    return (move - PLACE) // SQUARES % MOST_CITIES


def placed_square(move: i64) -> i64:
    return (move - PLACE) % SQUARES


def assigned_tile(move: i64) -> i64:
    return (move - ASSIGN) // MOST_CITIES


def assigned_city(move: i64) -> i64:
    return (move - ASSIGN) % MOST_CITIES


def first_picked(move: i64) -> i64:
    """Returns the tile with the lower code."""
    return (move - PICK) // TILES


def second_picked(move: i64) -> i64:
    return (move - PICK) % TILES
