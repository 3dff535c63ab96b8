"""A city under construction: its buildings, and where the next tile may go (C4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from draftingtable.games.cities.city.components import (
    BED,
    BUILDINGS,
    DRINK,
    FACTORY,
    FIRST_HALF,
    FOOD,
    HOUSE,
    LETTERS,
    MUSIC,
    OFFICE,
    PARK,
    SECOND_HALF,
    SHOP,
    building_code,
)
from draftingtable.games.cities.city.grid import (
    BOARD,
    FAR,
    NEAR,
    ORIGIN_BIT,
    SIZE,
    SPAN,
    SQUARES,
    STEPS,
    bit,
    duplex_spots,
    single_spots,
    square_at,
    squares_in,
    window,
)
from draftingtable.games.cities.city.patterns import BITS

EMPTY: Final = "."


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class City:
    """One set of squares for each of the nine buildings, with derived values.

    All attributes are plain integers, which makes copies cheap: searches copy often.
    """

    def __init__(self) -> None:
        self.shops: i64 = 0
        self.factories: i64 = 0
        self.drink: i64 = 0
        self.food: i64 = 0
        self.music: i64 = 0
        self.bed: i64 = 0
        self.offices: i64 = 0
        self.parks: i64 = 0
        self.houses: i64 = 0
        self.occupied: i64 = 0
        self.size: i64 = 0
        # C4.3: the squares that share a 4x4 square with all buildings.
        self.room: i64 = BOARD
        # Column and row (0..6) of the upper left corner of a 4x4 square around all buildings.
        self.left: i64 = FAR
        self.top: i64 = FAR

    def copy(self) -> City:
        twin = City()
        twin.shops = self.shops
        twin.factories = self.factories
        twin.drink = self.drink
        twin.food = self.food
        twin.music = self.music
        twin.bed = self.bed
        twin.offices = self.offices
        twin.parks = self.parks
        twin.houses = self.houses
        twin.occupied = self.occupied
        twin.size = self.size
        twin.room = self.room
        twin.left = self.left
        twin.top = self.top
        return twin

    def spots(self, tile: i64) -> i64:
        """Returns the squares on which the tile (for a duplex, its top or left half) may go."""
        if self.occupied == 0:
            # C4.1: the first tile may go anywhere; its square is called 0,0.
            return ORIGIN_BIT
        if tile < BUILDINGS:
            return single_spots(self.occupied, self.room)
        return duplex_spots(self.occupied, self.room, STEPS[tile])

    def legal_squares(self, tile: i64) -> list[int]:
        """Returns the squares of `spots`, in ascending order."""
        return squares_in(self.spots(tile))

    def place(self, tile: i64, square: i64) -> None:
        """Places a tile without checking; see `spots` and `broken_rule`."""
        if tile < BUILDINGS:
            self._build(tile, square)
        else:
            self._build(FIRST_HALF[tile], square)
            self._build(SECOND_HALF[tile], square + STEPS[tile])

    def _build(self, building: i64, square: i64) -> None:
        here = bit(square)
        self.occupied |= here
        self.size += 1
        self.room &= NEAR[square]
        self.left = min(self.left, square % SPAN)
        self.top = min(self.top, square // SPAN)
        if building == SHOP:
            self.shops |= here
        elif building == FACTORY:
            self.factories |= here
        elif building == OFFICE:
            self.offices |= here
        elif building == PARK:
            self.parks |= here
        elif building == HOUSE:
            self.houses |= here
        elif building == DRINK:
            self.drink |= here
        elif building == FOOD:
            self.food |= here
        elif building == MUSIC:
            self.music |= here
        elif building == BED:
            self.bed |= here

    def broken_rule(self, tile: i64, square: i64) -> str:
        """Returns the number of the rule that forbids this placement, or "" if it is legal."""
        if not 0 <= square < SQUARES:
            return "C4.3"
        step: i64 = STEPS[tile]
        if self.spots(tile) & bit(square) != 0:
            return ""
        if self.occupied == 0:
            return "C4.1"
        if step == 1 and square % SPAN == SPAN - 1:
            return "C4.3"
        if self._taken(square) or self._taken(square + step):
            return "C4.4"
        if not self._has_room(square) or not self._has_room(square + step):
            return "C4.3"
        return "C4.2" if step != 0 else "C4.1"

    def _taken(self, square: i64) -> bool:
        return self.occupied >> square & 1 != 0

    def _has_room(self, square: i64) -> bool:
        return self.room >> square & 1 != 0

    def taverns(self) -> i64:
        """Returns the squares with a tavern of any kind."""
        return self.drink | self.food | self.music | self.bed

    def where(self, building: i64) -> i64:
        """Returns the squares with this building."""
        if building == SHOP:
            return self.shops
        if building == FACTORY:
            return self.factories
        if building == DRINK:
            return self.drink
        if building == FOOD:
            return self.food
        if building == MUSIC:
            return self.music
        if building == BED:
            return self.bed
        if building == OFFICE:
            return self.offices
        if building == PARK:
            return self.parks
        return self.houses

    def pattern(self, squares: i64) -> i64:
        """Returns a set of this city's squares as a 16-bit pattern of its 4x4 square."""
        return window(squares, self.top * SPAN + self.left)

    def count(self, building: i64) -> i64:
        """Returns how many of this building the city has."""
        return BITS[self.pattern(self.where(building))]

    def counts(self) -> list[int]:
        """Returns how many of each of the nine buildings the city has."""
        return [self.count(building) for building in range(BUILDINGS)]

    def building_at(self, square: i64) -> i64:
        """Returns the building on a square, or -1."""
        if self._taken(square):
            for building in range(BUILDINGS):
                if self.where(building) >> square & 1 != 0:
                    return building
        return -1

    def buildings(self) -> list[tuple[int, int]]:
        """Returns each (square, building), in ascending order of squares."""
        return [(square, self.building_at(square)) for square in squares_in(self.occupied)]

    def rows(self) -> list[str]:
        """Returns the city as text, one letter per building, in its bounding rectangle."""
        squares = squares_in(self.occupied)
        if not squares:
            return []
        columns = [square % SPAN for square in squares]
        return [
            "".join([self._letter(row * SPAN + column) for column in _span(columns)])
            for row in _span([square // SPAN for square in squares])
        ]

    def _letter(self, square: int) -> str:
        building = self.building_at(square)
        return EMPTY if building < 0 else LETTERS[building]


def _span(numbers: list[int]) -> range:
    return range(min(numbers), max(numbers) + 1)


def city_from_rows(rows: Sequence[str]) -> City:
    """Returns a city from four rows of four letters, with `.` for an empty square.

    The upper left square becomes 0,0, as the rows do not say which tile came first.
    """
    if len(rows) != SIZE:
        raise ValueError(f"a city has {SIZE} rows, not {len(rows)}")
    city = City()
    for y, row in enumerate(rows):
        _read_row(city, row, y)
    return city


def _read_row(city: City, row: str, y: int) -> None:
    if len(row) != SIZE:
        raise ValueError(f"row {y + 1} has {len(row)} squares, not {SIZE}: {row!r}")
    for x, letter in enumerate(row):
        if letter == EMPTY:
            continue
        try:
            city.place(building_code(letter), square_at(x, y))
        except ValueError as error:
            raise ValueError(f"row {y + 1}, column {x + 1}: {error}") from None
