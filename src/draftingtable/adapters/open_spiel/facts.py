"""What OpenSpiel wants to know about a game before it is played.

Each game works out its own bounds; tests play many games and compare.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Facts:
    """Upper bounds, none of them promised to be reached."""

    items: int
    """Chance deals items with numbers below this."""
    dealt: int
    """How many items a game can see dealt."""
    decisions: int
    scores: tuple[int, int]
    """The lowest and the highest score."""
