"""The largest bid by brute force: every order of every choice, with and without each raze."""

import itertools
from collections.abc import Iterable, Iterator, Sequence

Towers = dict[str, list[int]]  # values by type letter, bottom first


def split(card: str) -> tuple[str, int]:
    return card[0], int(card[1:])


def towers_from(stack: str) -> Towers:
    towers: Towers = {letter: [] for letter in "chtjs"}
    for kind, value in map(split, stack.split()):
        towers[kind].append(value)
    return towers


def goes_on(tower: Sequence[int], value: int) -> bool:
    """T2.2 to T2.6, as literally as Python allows."""
    if not tower:
        return True
    if tower[-1] == 0:
        return False
    return tower[-1] > value or tower[-1] == 8 or value == 9


def can_build(towers: Towers, order: Iterable[str]) -> bool:
    """Whether these cards can be built in exactly this order."""
    standing = {kind: list(tower) for kind, tower in towers.items()}
    for kind, value in map(split, order):
        if not goes_on(standing[kind], value):
            return False
        standing[kind].append(value)
    return True


def build_orders(stack: str, display: str, number: int) -> list[tuple[str, ...]]:
    """Yields all orders in which exactly `number` cards can be built without razing."""
    towers = towers_from(stack)
    return [
        order
        for order in itertools.permutations(display.split(), number)
        if can_build(towers, order)
    ]


def after_razing(towers: Towers) -> Iterator[Towers]:
    """Yields the towers as they are, then with each razeable card razed (T4.2a)."""
    yield towers
    for kind, tower in towers.items():
        if tower and tower[-1] != 0:
            yield {**towers, kind: tower[:-1]}


def most_without_razing(towers: Towers, display: Sequence[str]) -> int:
    for number in range(len(display), 0, -1):
        if any(can_build(towers, order) for order in itertools.permutations(display, number)):
            return number
    return 0


def largest_bid(towers: Towers, display: Sequence[str]) -> int:
    """T4.1e by trying everything."""
    return max(most_without_razing(standing, display) for standing in after_razing(towers))
