"""Requests to chance, which is outside every position."""

from typing import Final

NOBODY: Final = -1


class Chance:
    """A request for `count` items from `pool`, without replacement.

    `pool` lists the position's unseen items, in a fixed order that reveals nothing. The dealer
    removes the items from it. `target` is the seat or city they are for, from 0.
    """

    def __init__(self, kind: str, target: int, count: int, pool: list[int], rule: str) -> None:
        self.kind = kind
        self.target = target
        self.count = count
        self.pool = pool
        self.rule = rule


class Dealt:
    """What chance dealt: a `deal ...` line of a record."""

    def __init__(self, kind: str, target: int, items: list[int]) -> None:
        self.kind = kind
        self.target = target
        self.items = items

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return type(self), (self.kind, self.target, self.items)
