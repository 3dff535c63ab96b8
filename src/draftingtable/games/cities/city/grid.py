"""Where tiles may go in a city (C4), on bitboards.

Coordinates are relative to the first tile at 0,0, with x to the right and y down. A city must fit
into a 4x4 square that contains that tile (C4.3), so they run from -3 to 3. Square (x, y) has the
number 7 * (y + 3) + x + 3, and a set of squares is an integer with those bits: 49 of them, so
shifts stay below 2^62, and compiled code (64-bit integers) agrees with plain Python (unbounded
ones).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from draftingtable.games.cities.city.components import HORIZONTAL, TILES, VERTICAL
from draftingtable.games.core.arrays import vec

SIZE: Final = 4
FULL: Final = 16
"""The number of squares of a finished city (C4.3)."""
FAR: Final = 3
SPAN: Final = 7
SQUARES: Final = 49
ORIGIN: Final = 24

BOARD: Final = 0x1FFFFFFFFFFFF
ORIGIN_BIT: Final = 0x1000000
_LAST_BIT: Final = 0x1000000000000
# All but the leftmost or rightmost column, which a shift by one would carry into another row.
NOT_LEFT: Final = 0x1FBF7EFDFBF7E
NOT_RIGHT: Final = 0xFDFBF7EFDFBF

# From the first half of a tile to the second: one square right, one row down, 0 for a single.
STEPS: Final[bytes] = bytes([HORIZONTAL[t] + SPAN * VERTICAL[t] for t in range(TILES)])


def square_at(x: int, y: int) -> int:
    """Returns the number of square (x, y)."""
    if abs(x) > FAR or abs(y) > FAR:
        raise ValueError(f"square {x},{y}: a 4x4 city reaches no further than -3 to 3 (C4.3)")
    return SPAN * (y + FAR) + x + FAR


def square_text(square: int) -> str:
    """Returns the square in notation: `1,-2`."""
    return f"{square % SPAN - FAR},{square // SPAN - FAR}"


def square_code(text: str) -> int:
    """Returns the number of a square in notation; only the exact spelling is accepted."""
    x_text, _, y_text = text.partition(",")
    try:
        x, y = int(x_text), int(y_text)
    except ValueError:
        raise ValueError(f"bad square {text!r}: expected x,y as in 1,-2") from None
    if text != f"{x},{y}":
        raise ValueError(f"bad square {text!r}: write {x},{y}")
    return square_at(x, y)


def _near(square: int) -> int:
    """Returns all squares that share a 4x4 square with this one."""
    x, y = square % SPAN, square // SPAN
    near = 0
    for other in range(SQUARES):
        if abs(other % SPAN - x) < SIZE and abs(other // SPAN - y) < SIZE:
            near |= 1 << other
    return near


# C4.3: buildings fit into one 4x4 square exactly when every two of them do. So the room left in a
# city is the set of squares near every building, and a placement shrinks it with one table look-up.
NEAR: Final = vec[i64]([_near(square) for square in range(SQUARES)])


def bit(square: i64) -> i64:
    """Returns the set that contains only this square.

    Not `1 << square`: mypyc emits a small constant as a 32-bit C integer, and the shift overflows.
    """
    return _LAST_BIT >> (SQUARES - 1 - square)


def neighbours(squares: i64) -> i64:
    """Returns all squares edge to edge with one of these."""
    sideways: i64 = (squares & NOT_RIGHT) << 1 | (squares & NOT_LEFT) >> 1
    return (sideways | squares << SPAN | squares >> SPAN) & BOARD


def single_spots(occupied: i64, room: i64) -> i64:
    """Returns where a single tile may go in a city that is not empty (C4.1, C4.3)."""
    return neighbours(occupied) & room & ~occupied


def duplex_spots(occupied: i64, room: i64, step: i64) -> i64:
    """Returns where the first half of a duplex may go in a city that is not empty (C4.2, C4.3).

    Checking that each half is in the room is enough: adjacent halves are always near each other.
    """
    free: i64 = room & ~occupied
    touching = neighbours(occupied)
    pairs: i64 = free & free >> step
    if step == 1:
        pairs &= NOT_RIGHT
    return pairs & (touching | touching >> step)


def lowest_square(squares: i64) -> i64:
    """Returns the lowest number in a set that is not empty."""
    lowest: int = squares & -squares
    return lowest.bit_length() - 1


def nth_square(squares: i64, nth: i64) -> i64:
    """Returns the number at index `nth` of a set, counting from the lowest."""
    while nth > 0:
        squares &= squares - 1
        nth -= 1
    return lowest_square(squares)


def count_of(squares: i64) -> i64:
    """Returns how many squares there are in a set: sums of 2, 4 and 8 bits, then of all."""
    squares -= squares >> 1 & 0x1555555555555
    squares = (squares & 0x1333333333333) + (squares >> 2 & 0x1333333333333)
    squares = squares + (squares >> 4) & 0x10F0F0F0F0F0F
    squares += squares >> 8
    squares += squares >> 16
    return squares + (squares >> 32) & 0x3F


def squares_in(squares: i64) -> list[int]:
    """Returns the numbers of the squares in a set, in ascending order."""
    found: list[int] = []
    while squares != 0:
        found.append(lowest_square(squares))
        squares &= squares - 1
    return found


def window(squares: i64, corner: i64) -> i64:
    """Returns the 4x4 square with this upper left corner as a 16-bit pattern, row by row."""
    rows: i64 = squares >> corner
    return rows & 0xF | rows >> 3 & 0xF0 | rows >> 6 & 0xF00 | rows >> 9 & 0xF000
