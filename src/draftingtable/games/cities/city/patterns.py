"""Points of shops and parks by their position in the 4x4 square (C5.1, C5.5).

A pattern has 16 bits, row by row. Points are computed when a pattern is first needed, then cached:
importing the module computes none, and a game computes only the patterns it reaches.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PATTERNS: Final = 65536
# The bits that can move one square right, or one row down, without leaving the pattern.
_NOT_RIGHT: Final = 0x7777
_NOT_BOTTOM: Final = 0x0FFF

LINE_POINTS: Final[bytes] = bytes([0, 2, 5, 10, 16])
_SMALL_GROUPS: Final[bytes] = bytes([0, 2, 8, 12])


def _bit_counts() -> bytes:
    """Returns the bit count of each 16-bit number: the upper half is the lower half plus one."""
    one_more = bytes(range(1, 256)) + b"\0"
    counts = b"\0"
    while len(counts) < PATTERNS:
        counts += counts.translate(one_more)
    return counts


BITS: Final[bytes] = _bit_counts()

# 0 means not computed yet; only the empty pattern scores 0.
_shop_points: Final[list[i64]] = [0] * PATTERNS
_park_points: Final[list[i64]] = [0] * PATTERNS


def beside(pattern: i64) -> i64:
    """Returns all squares edge to edge with one of these."""
    sideways: i64 = (pattern & _NOT_RIGHT) << 1 | pattern >> 1 & _NOT_RIGHT
    return sideways | (pattern & _NOT_BOTTOM) << 4 | pattern >> 4


def shop_points(pattern: i64) -> i64:
    """Returns the points of the best division of the shops into lines (C5.1)."""
    known = _shop_points[pattern]
    if known != 0 or pattern == 0:
        return known
    # The first shop is the left or upper end of its line, since no shop comes before it.
    across = _best_from_first(pattern, 1, _NOT_RIGHT)
    down = _best_from_first(pattern, 4, _NOT_BOTTOM)
    best = across if across > down else down
    _shop_points[pattern] = best
    return best


def _best_from_first(pattern: i64, step: i64, inner: i64) -> i64:
    """Returns the best division's points if the first shop is in a line in this direction."""
    square: i64 = pattern & -pattern
    line: i64 = 0
    length: i64 = 0
    best: i64 = 0
    while pattern & square != 0:
        line |= square
        length += 1
        points: i64 = LINE_POINTS[length] + shop_points(pattern ^ line)
        if points > best:
            best = points
        square = (square & inner) << step
    return best


def park_points(pattern: i64) -> i64:
    """Returns the points of the connected groups of parks (C5.5)."""
    known = _park_points[pattern]
    if known != 0 or pattern == 0:
        return known
    group = _first_group(pattern)
    points = group_points(BITS[group]) + park_points(pattern ^ group)
    _park_points[pattern] = points
    return points


def _first_group(pattern: i64) -> i64:
    """Returns the connected group of the first square."""
    group: i64 = 0
    grown: i64 = pattern & -pattern
    while grown != group:
        group = grown
        grown |= beside(group) & pattern
    return group


def group_points(size: i64) -> i64:
    """Returns 2, 8, 12 for a group of 1, 2, 3 parks, and one more for each further park (C5.5)."""
    if size <= 3:
        return _SMALL_GROUPS[size]
    return size + 9
