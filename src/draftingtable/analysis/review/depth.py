"""How many games are imagined for a review."""

from dataclasses import dataclass, replace
from math import ceil, sqrt
from typing import Final

LONG: Final = 240
"""Choices times seats. Games with more get fewer samples for each, so they take little longer."""


@dataclass(frozen=True)
class Depth:
    """Numbers of samples: each is one imagined game, played on to its end."""

    name: str
    glance: int
    """For each point of the first, coarse curve."""
    curve: int
    """For each point of the final curve."""
    choosing: int
    """For each candidate still in the race when the best move is looked for."""
    checking: int
    """Fresh ones, for the best and the played move: what decides the grade."""
    candidates: int
    """The most moves that are compared, besides the played one."""
    deals: int
    """How often a decisive deal is dealt again, to tell how rare it was."""
    dealing: int
    """For each of those deals."""

    def for_game(self, steps: int, seats: int) -> "Depth":
        """Returns the depth for a game with so many choices."""
        share = min(1.0, sqrt(LONG / max(steps * seats, 1)))
        return replace(
            self,
            curve=ceil(self.curve * share),
            choosing=ceil(self.choosing * share),
            checking=ceil(self.checking * share),
        )


DEPTHS: Final = {
    depth.name: depth
    for depth in (
        Depth("tiny", 4, 16, 48, 400, 6, 8, 8),
        Depth("quick", 24, 96, 48, 240, 5, 30, 32),
        Depth("usual", 32, 320, 96, 800, 6, 60, 64),
        Depth("deep", 32, 1600, 480, 4000, 8, 120, 200),
    )
}
