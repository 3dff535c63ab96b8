"""A second scorer, slow and obvious, to check the fast one against.

They share no code: here a city is a dictionary from (x, y) to a letter, without bit sets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

Square = tuple[int, int]
Cells = dict[Square, str]
Line = frozenset[Square]

TAVERNS = "demb"


def cells_of(rows: Sequence[str]) -> Cells:
    return {
        (x, y): letter
        for y, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter != "."
    }


def around(square: Square) -> list[Square]:
    x, y = square
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def squares_with(cells: Cells, letters: str) -> frozenset[Square]:
    return frozenset(square for square, letter in cells.items() if letter in letters)


def straight_lines() -> list[Line]:
    """Returns every straight line of 1 to 4 squares in a 4x4 square."""
    lines: set[Line] = set()
    for length in range(1, 5):
        for along in range(5 - length):
            for across in range(4):
                lines.add(frozenset((along + i, across) for i in range(length)))
                lines.add(frozenset((across, along + i) for i in range(length)))
    return sorted(lines, key=lambda line: (len(line), sorted(line)))


LINES = straight_lines()
LINES_THROUGH = {
    (x, y): [line for line in LINES if (x, y) in line] for x in range(4) for y in range(4)
}
LINE_POINTS = {1: 2, 2: 5, 3: 10, 4: 16}


@cache
def shops(squares: frozenset[Square]) -> int:
    """C5.1: the best over every line that the last shop can be in."""
    if not squares:
        return 0
    fitting = [line for line in LINES_THROUGH[max(squares)] if line <= squares]
    return max(LINE_POINTS[len(line)] + shops(squares - line) for line in fitting)


@cache
def shops_longest_first(squares: frozenset[Square]) -> int:
    """Not the rule: always takes a longest line, choosing the best among equally long ones."""
    if not squares:
        return 0
    fitting = [line for line in LINES if line <= squares]
    longest = max(len(line) for line in fitting)
    rests = [squares - line for line in fitting if len(line) == longest]
    return LINE_POINTS[longest] + max(shops_longest_first(rest) for rest in rests)


def groups(squares: Iterable[Square]) -> list[set[Square]]:
    """Returns the connected groups."""
    left = set(squares)
    found = []
    while left:
        waiting = [left.pop()]
        group = set(waiting)
        while waiting:
            for square in around(waiting.pop()):
                if square in left:
                    left.remove(square)
                    group.add(square)
                    waiting.append(square)
        found.append(group)
    return found


def parks(squares: Iterable[Square]) -> int:
    points = {1: 2, 2: 8, 3: 12}
    return sum(points.get(len(group), 13 + len(group) - 4) for group in groups(squares))


def taverns(letters: Iterable[str]) -> int:
    """C5.3: takes a set with one of every remaining kind, again and again."""
    left = Counter(letter for letter in letters if letter in TAVERNS)
    points = 0
    while left:
        points += {1: 1, 2: 4, 3: 9, 4: 17}[len(left)]
        left -= Counter(list(left))
    return points


def offices(cells: Cells) -> int:
    standing = squares_with(cells, "O")
    taverns_at = squares_with(cells, TAVERNS)
    points = sum(1 for square in standing if any(near in taverns_at for near in around(square)))
    for number in range(len(standing)):
        # The first office of a set adds 1, the second 2, the sixth 6.
        points += number % 6 + 1
    return points


def houses(cells: Cells) -> int:
    types = {"tavern" if letter in TAVERNS else letter for letter in cells.values()} - {"H"}
    factories = squares_with(cells, "F")
    points = 0
    for house in squares_with(cells, "H"):
        spoilt = any(near in factories for near in around(house))
        points += 1 if spoilt else len(types)
    return points


def slow_score(rows: Sequence[str], factory_worth: int) -> dict[str, int]:
    cells = cells_of(rows)
    points = {
        "shops": shops(squares_with(cells, "S")),
        "factories": factory_worth * len(squares_with(cells, "F")),
        "taverns": taverns(cells.values()),
        "offices": offices(cells),
        "parks": parks(squares_with(cells, "P")),
        "houses": houses(cells),
    }
    return {**points, "total": sum(points.values())}
