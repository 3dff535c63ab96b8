"""How many games are imagined for a review."""

from dataclasses import dataclass, replace
from typing import Final

LONG: Final = 120
"""Games with more choices than that get fewer samples for each, so they take no longer."""


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

    def for_steps(self, steps: int) -> "Depth":
        """Returns the depth for a game with so many choices."""
        if steps <= LONG:
            return self
        curve, choosing, checking = (
            max(1, each * LONG // steps) for each in (self.curve, self.choosing, self.checking)
        )
        return replace(self, curve=curve, choosing=choosing, checking=checking)


DEPTHS: Final = {
    depth.name: depth
    for depth in (
        Depth("tiny", 4, 16, 48, 400, 6, 8, 8),
        Depth("quick", 24, 96, 48, 240, 5, 30, 32),
        Depth("usual", 32, 320, 96, 800, 6, 60, 64),
        Depth("deep", 32, 1600, 480, 4000, 8, 120, 200),
    )
}
