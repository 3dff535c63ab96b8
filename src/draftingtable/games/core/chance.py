"""A question to chance, which stands outside every position."""

from typing import Final

NOBODY: Final = -1


class Chance:
    """`count` items are to come, without replacement, from `pool`.

    `pool` is the position's own list of what is unseen, in a fixed order that says nothing; who
    answers takes the items out of it. `target` is the seat or city they are for, from 0.
    """

    def __init__(self, kind: str, target: int, count: int, pool: list[int], rule: str) -> None:
        self.kind = kind
        self.target = target
        self.count = count
        self.pool = pool
        self.rule = rule


class Dealt:
    """An answer of chance: what a record's `deal ...` line says."""

    def __init__(self, kind: str, target: int, items: list[int]) -> None:
        self.kind = kind
        self.target = target
        self.items = items
