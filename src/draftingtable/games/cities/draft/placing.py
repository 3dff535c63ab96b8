"""Placing a tile (C4), in every mode: legal placements, counted or listed, and refusals."""

from __future__ import annotations

from mypy_extensions import i64

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import LETTERS, tile_text
from draftingtable.games.cities.city.grid import (
    STEPS,
    bit,
    count_of,
    lowest_square,
    nth_square,
    square_text,
)
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.moves import NUMBERS, place_move
from draftingtable.games.core.arrays import vec
from draftingtable.games.core.errors import IllegalMove, Parameter


def list_placements(moves: list[int], city: City, number: i64, tile: i64) -> None:
    """Appends all legal placements of the tile in the city with this number, in ascending order."""
    before_first = place_move(tile, number, 0) - 1
    spots = city.spots(tile)
    while spots != 0:
        lowest: int = spots & -spots
        moves.append(NUMBERS[before_first + lowest.bit_length()])
        spots &= spots - 1


def write_placements(into: vec[i64], count: i64, city: City, number: i64, tile: i64) -> i64:
    """Writes the same into an array, after its first `count`; returns how many it then holds."""
    first = place_move(tile, number, 0)
    spots = city.spots(tile)
    while spots != 0:
        into[count] = first + lowest_square(spots)
        count += 1
        spots &= spots - 1
    return count


def count_placements(city: City, tile: i64) -> i64:
    """Returns how many moves `list_placements` would append."""
    return count_of(city.spots(tile))


def nth_placement(city: City, number: i64, tile: i64, nth: i64) -> i64:
    """Returns the move that `list_placements` would append at index `nth`."""
    return place_move(tile, number, nth_square(city.spots(tile), nth))


def may_place(city: City, tile: i64, square: i64) -> bool:
    """Whether the tile fits there (C4)."""
    return city.spots(tile) & bit(square) != 0


def bad_placement(city: City, number: int, tile: int, square: int) -> IllegalMove:
    """Returns why a tile does not fit there (C4); only for an illegal placement.

    All codes have `tile`, `city` and `square` (of its top or left half). `square-taken` also has
    `taken`, the first square in the way, and `building`, the building on it.
    """
    rule = city.broken_rule(tile, square)
    params: dict[str, Parameter] = {
        "tile": tile_text(tile),
        "city": city_text(number),
        "square": square_text(square),
    }
    if rule == "C4.4":
        taken = square if city.building_at(square) >= 0 else square + STEPS[tile]
        params["taken"] = square_text(taken)
        params["building"] = LETTERS[city.building_at(taken)]
        return IllegalMove("square-taken", rule, params)
    if rule == "C4.3":
        return IllegalMove("outside-four-by-four", rule, params)
    if city.size == 0:
        # C4.1: the first tile may go anywhere; its square is called 0,0.
        return IllegalMove("first-tile-is-origin", rule, params)
    return IllegalMove("touches-no-building", rule, params)
