"""The hope of a line of shops, against every line of four squares looked at one by one."""

from random import Random

from draftingtable.bots.cities.evaluation import LINE, SHOPS, hope, spread
from draftingtable.bots.cities.journeyman import PROSPECTS
from draftingtable.games.cities.city.grid import FULL, SPAN, SQUARES

LINES = [
    {square + step * number for number in range(LINE)}
    for square in range(SQUARES)
    for step in (1, SPAN)
    if (square % SPAN if step == 1 else square // SPAN) + LINE <= SPAN
]


def slow_hope(shops: set[int], free: set[int], to_come: int) -> float:
    """Returns the hope of the best line with a shop, or of beginning one."""
    counts = {len(line & shops) for line in LINES if line & shops and line <= shops | free}
    tuning = PROSPECTS.tuning
    chances = spread(tuning.shop_comes, to_come)
    return max(hope(SHOPS, have, tuning.common, chances) for have in {0, *counts})


def bits_of(squares: set[int]) -> int:
    return sum(1 << square for square in squares)


def test_it_is_the_best_of_all_lines() -> None:
    random, found = Random(1), set()
    for _ in range(2000):
        squares = random.sample(range(SQUARES), random.randrange(4, SQUARES))
        shops = set(squares[: random.randrange(1, 8)])
        free, to_come = set(squares) - shops, random.randrange(1, FULL)
        expected = slow_hope(shops, free, to_come)
        assert PROSPECTS.lines_hope(bits_of(shops), bits_of(free), to_come) == expected
        found.add(expected)
    assert len(found) > 3 * FULL - 6  # with one, two and three shops, for most numbers to come


def test_without_shops_a_line_can_still_begin() -> None:
    assert PROSPECTS.lines_hope(0, bits_of(set(range(SQUARES))), 5) == slow_hope(set(), set(), 5)
