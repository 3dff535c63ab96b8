"""C5.1 and C5.5: shops and parks, over all 65,536 patterns."""

from __future__ import annotations

import pytest

from draftingtable.games.cities.city.patterns import (
    BITS,
    PATTERNS,
    beside,
    park_points,
    shop_points,
)

from .slow_scorer import Square, around, parks, shops, shops_longest_first


def all_patterns() -> list[frozenset[Square]]:
    """Pattern n contains square (x, y) if bit 4y + x of n is 1."""
    patterns: list[frozenset[Square]] = [frozenset()]
    for number in range(16):
        square = (number % 4, number // 4)
        patterns += [pattern | {square} for pattern in patterns]
    return patterns


@pytest.fixture(scope="module")
def patterns() -> list[frozenset[Square]]:
    return all_patterns()


def test_c5_1_longest_line_first_falls_short_on_208_patterns(
    patterns: list[frozenset[Square]],
) -> None:
    # With the best choice between lines of equal length: a careless one falls short more often.
    assert sum(shops_longest_first(pattern) < shops(pattern) for pattern in patterns) == 208


def test_c5_1_best_division_of_all_patterns(patterns: list[frozenset[Square]]) -> None:
    assert [shop_points(p) for p in range(PATTERNS)] == [shops(pattern) for pattern in patterns]


def test_c5_5_all_patterns(patterns: list[frozenset[Square]]) -> None:
    assert [park_points(p) for p in range(PATTERNS)] == [parks(pattern) for pattern in patterns]


def test_bits_and_neighbours_of_all_patterns(patterns: list[frozenset[Square]]) -> None:
    assert list(BITS) == [len(pattern) for pattern in patterns]
    for number in range(16):
        x, y = number % 4, number // 4
        near = {(a, b) for a, b in around((x, y)) if 0 <= a < 4 and 0 <= b < 4}
        assert patterns[beside(2**number)] == near
