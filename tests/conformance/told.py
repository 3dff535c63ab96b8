"""What the suite must be told about a game."""

from collections.abc import Callable
from dataclasses import dataclass

from draftingtable.games.core.game import Setup
from draftingtable.games.core.position import Position


@dataclass(frozen=True)
class Conformance:
    """What the suite must be told about a game, because no game tells it of itself."""

    setups: list[Setup]
    moves: list[int]
    """All numbers that stand for moves."""
    disguises: Callable[[Position, int], list[Position]]
    """Positions that a viewer must not be able to tell from the given one."""
    hidden: Callable[[Position], set[str]]
    """Names of what nobody has seen yet."""
