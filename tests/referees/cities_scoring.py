"""Scores of Between Two Cities by brute force: C5, C6, and S1 for Automacity."""

from collections.abc import Sequence
from functools import cache

from .cities_tiles import BUILDING_TYPES, TAVERNS, Cells, Square, neighbours, type_of

Points = dict[str, int]  # points by building type

LINE_POINTS = {0: 0, 1: 2, 2: 5, 3: 10, 4: 16}  # C5.1
TAVERN_POINTS = {1: 1, 2: 4, 3: 9, 4: 17}  # C5.3
OFFICE_POINTS = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}  # C5.4


def count_of(letters: Sequence[str], kind: str) -> int:
    return sum(1 for letter in letters if type_of(letter) == kind)


# ---- C5.1 shops


def squares_of(cells: Cells, kind: str) -> list[Square]:
    return sorted(square for square, letter in cells.items() if type_of(letter) == kind)


@cache
def best_division(shops: frozenset[Square]) -> int:
    """Tries every line that the first shop can be in, then divides the rest."""
    if not shops:
        return 0
    x, y = min(shops)  # no shop is above it in its column or left of it in its row
    best = 0
    for step_x, step_y in ((1, 0), (0, 1)):
        line: list[Square] = []
        for length in range(1, 5):
            square = (x + step_x * (length - 1), y + step_y * (length - 1))
            if square not in shops:
                break
            line.append(square)
            best = max(best, LINE_POINTS[length] + best_division(shops - set(line)))
    return best


@cache
def best_loose_shops(number: int) -> int:
    """S1: shops that can be arranged in any lines."""
    if number == 0:
        return 0
    lengths = range(1, min(4, number) + 1)
    return max(LINE_POINTS[length] + best_loose_shops(number - length) for length in lengths)


# ---- C5.2 factories


def factory_value(counts: Sequence[int], own: int) -> int:
    """Returns the value of each factory in a city with `own`, when all cities have `counts`."""
    most = max(counts)
    if own == most:
        return 4
    second = max(count for count in counts if count != most)
    return 3 if own == second else 2


# ---- C5.3 taverns


@cache
def best_tavern_sets(counts: tuple[int, ...]) -> int:
    """Tries every set of different kinds as the next set."""
    if not any(counts):
        return 0
    best = 0
    for subset in range(1, 2 ** len(counts)):
        chosen = [kind for kind in range(len(counts)) if subset >> kind & 1]
        if all(counts[kind] for kind in chosen):
            rest = tuple(count - (kind in chosen) for kind, count in enumerate(counts))
            best = max(best, TAVERN_POINTS[len(chosen)] + best_tavern_sets(rest))
    return best


def tavern_points(letters: Sequence[str]) -> int:
    return best_tavern_sets(tuple(list(letters).count(kind) for kind in TAVERNS))


# ---- C5.4 offices


def office_set_points(number: int) -> int:
    points = 0
    while number > 6:
        points += OFFICE_POINTS[6]
        number -= 6
    return points + OFFICE_POINTS[number]


def has_neighbour(cells: Cells, square: Square, kind: str) -> bool:
    return any(beside in cells and type_of(cells[beside]) == kind for beside in neighbours(square))


def office_points(cells: Cells) -> int:
    offices = squares_of(cells, "office")
    served = [square for square in offices if has_neighbour(cells, square, "tavern")]
    return office_set_points(len(offices)) + len(served)


# ---- C5.5 parks


def park_groups(cells: Cells) -> list[int]:
    """Returns the sizes of the connected groups."""
    left = set(squares_of(cells, "park"))
    sizes = []
    while left:
        group = [left.pop()]
        for square in group:  # grows during the loop
            for beside in neighbours(square):
                if beside in left:
                    left.remove(beside)
                    group.append(beside)
        sizes.append(len(group))
    return sizes


def park_group_points(size: int) -> int:
    return {1: 2, 2: 8, 3: 12}[size] if size <= 3 else 12 + (size - 3)


# ---- C5.6 houses


def other_types(letters: Sequence[str]) -> int:
    """Returns the number of building types besides houses."""
    return len({type_of(letter) for letter in letters} - {"house"})


def house_points(cells: Cells) -> int:
    points = 0
    for square in squares_of(cells, "house"):
        beside_factory = has_neighbour(cells, square, "factory")
        points += 1 if beside_factory else other_types(list(cells.values()))
    return points


# ---- whole cities


def city_points(cells: Cells, worth_of_factory: int) -> Points:
    """C5, by building type."""
    letters = list(cells.values())
    return {
        "shop": best_division(frozenset(squares_of(cells, "shop"))),
        "factory": count_of(letters, "factory") * worth_of_factory,
        "tavern": tavern_points(letters),
        "office": office_points(cells),
        "park": sum(park_group_points(size) for size in park_groups(cells)),
        "house": house_points(cells),
    }


def automacity_points(letters: Sequence[str], worth_of_factory: int) -> Points:
    """S1, by building type."""
    offices = count_of(letters, "office")
    pairs, single = divmod(count_of(letters, "park"), 2)
    return {
        "shop": best_loose_shops(count_of(letters, "shop")),
        "factory": count_of(letters, "factory") * worth_of_factory,
        "tavern": tavern_points(letters),
        "office": office_set_points(offices) + offices,
        "park": pairs * park_group_points(2) + single * park_group_points(1),
        "house": count_of(letters, "house") * other_types(letters),
    }


# ---- C6 and C7: who wins


def building_counts(letters: Sequence[str]) -> list[int]:
    """C6.3: the numbers of shops, factories, taverns, offices, parks, houses."""
    return [count_of(letters, kind) for kind in BUILDING_TYPES]


def rank_between(first: int, second: int, counts: list[int]) -> list[int]:
    """C6: lower city, higher city, buildings; compared from left to right."""
    return [min(first, second), max(first, second), *counts]


def rank_of_two(first: int, second: int, counts: list[int]) -> list[int]:
    """C7: sum, then C6.3."""
    return [first + second, *counts]


def winners_of(ranks: list[list[int]]) -> list[int]:
    """C6.4: all seats that nobody beats."""
    return [seat for seat, rank in enumerate(ranks, start=1) if rank == max(ranks)]
