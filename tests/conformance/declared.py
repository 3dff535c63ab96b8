"""Facts about a game that the conformance suite needs."""

from collections.abc import Callable
from dataclasses import dataclass

from draftingtable.games.core.game import Setup
from draftingtable.games.core.position import Position


@dataclass(frozen=True)
class Conformance:
    """Facts about a game that the conformance suite needs and the game does not provide."""

    setups: list[Setup]
    moves: list[int]
    """All numbers that are moves."""
    disguises: Callable[[Position, int], list[Position]]
    """Returns positions that the viewer must not be able to distinguish from the given one."""
    hidden: Callable[[Position], set[str]]
    """Returns the names of what nobody has seen yet."""
