"""A second, slow and literal implementation of S4 to check the Automas against.

It uses nothing of the program, only letters, dictionaries and loops. The points of cities on
squares come from the slow scorer, which is independent of the program too.
"""

from __future__ import annotations

from functools import cache

from tests.games.cities.slow_scorer import Cells, Square, around, slow_score

TIE_ORDER = "SFdembOPH"  # shop, factory, tavern (drink, food, music, bed), office, park, house


def kind(letter: str) -> str:
    return "tavern" if letter in "demb" else letter


def factory_worth(own: int, others: list[int]) -> int:
    """C5.2: 4 for most, 3 for second most, 2 for the others."""
    higher = {count for count in others if count > own}
    return max(2, 4 - len(higher))


@cache
def points_on_squares(squares: frozenset[tuple[Square, str]], worth: int) -> int:
    """Scores squares moved into a 4x4 grid."""
    cells = dict(squares)
    if not cells:
        return 0
    left = min(x for x, _ in cells)
    top = min(y for _, y in cells)
    rows = ["".join(cells.get((left + x, top + y), ".") for x in range(4)) for y in range(4)]
    return slow_score(rows, worth)["total"]


def points_of_heap(heap: str, worth: int) -> int:
    """S1, by adding one building after the other."""
    points = 0
    seen: list[str] = []
    for letter in heap:
        number = seen.count(letter) + 1
        if letter == "S":
            points += (2, 3, 5, 6)[(number - 1) % 4]
        elif letter == "P":
            points += 6 if number % 2 == 0 else 2
        elif letter == "O":
            points += (number - 1) % 6 + 1 + 1
        elif letter == "F":
            points += worth
        elif letter in "demb":
            # The n-th of its kind makes the n-th set one larger.
            others = [other for other in "demb" if other != letter]
            size = 1 + sum(seen.count(other) >= number for other in others)
            points += {1: 1, 2: 3, 3: 5, 4: 8}[size]
        seen.append(letter)
    types = {kind(letter) for letter in heap} - {"H"}
    return points + heap.count("H") * len(types)


def spots(cells: Cells) -> list[Square]:
    """C4.1, C4.3 for a single tile: next to a building, and all within four rows and columns."""
    if not cells:
        return [(0, 0)]
    found = []
    for square in {near for each in cells for near in around(each)} - set(cells):
        columns = [x for x, _ in [*cells, square]]
        rows = [y for _, y in [*cells, square]]
        if max(columns) - min(columns) < 4 and max(rows) - min(rows) < 4:
            found.append(square)
    return found


def added_to_heap(heap: str, tile: str, others: list[int]) -> int:
    before = points_of_heap(heap, factory_worth(heap.count("F"), others))
    after = heap + tile
    return points_of_heap(after, factory_worth(after.count("F"), others)) - before


def added_on_squares(cells: Cells, tile: str, others: list[int]) -> int:
    def worth(built: Cells) -> int:
        count = list(built.values()).count("F")
        return points_on_squares(frozenset(built.items()), factory_worth(count, others))

    return max(worth({**cells, spot: tile}) for spot in spots(cells)) - worth(cells)


class Look:
    """One city as an Automa sees it (a string for Automacity), and the others' factories."""

    def __init__(self, city: Cells | str, hand: list[str], others: list[int]) -> None:
        self.city = city
        self.hand = hand
        self.others = others
        letters = city if isinstance(city, str) else city.values()
        self.there = {kind(letter) for letter in letters}

    def added(self, tile: str) -> int:
        if isinstance(self.city, str):
            return added_to_heap(self.city, tile, self.others)
        return added_on_squares(self.city, tile, self.others)

    def best(self, tiles: list[str]) -> str | None:
        gains = {tile: self.added(tile) for tile in tiles}
        for tile in TIE_ORDER:
            if tile in gains and gains[tile] == max(gains.values()):
                return tile
        return None

    def take(self, symbol: str) -> str | None:
        if symbol == "house":
            return "H" if "H" in self.hand else None
        if symbol == "factory":
            return "F" if "F" in self.hand else None
        if symbol == "most":
            return self.best(self.hand)
        new = [tile for tile in self.hand if kind(tile) not in self.there]
        return self.best(new) if "H" in self.there else None


def choice(city: Cells | str, hand: list[str], column: list[str], others: list[int]) -> str:
    """Returns the tile that S4 takes."""
    look = Look(city, hand, others)
    for symbol in column:
        tile = look.take(symbol)
        if tile is not None:
            return tile
    raise AssertionError("the column decides nothing")
