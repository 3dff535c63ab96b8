"""How far the results of imagined games may be trusted, fitted to real ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

DOUBTFUL = 2.0
"""Samples that count as even, so that no chance is certain because of a few."""


@dataclass(frozen=True)
class Trust:
    """Chances are those of imagined games with their odds raised to a power below 1."""

    temperature: float = 1.0

    def chances(self, wins: Sequence[float], samples: int) -> list[float]:
        """Returns calibrated chances from the mean results of so many samples."""
        even = sum(wins) / len(wins)
        doubt = DOUBTFUL / (samples + DOUBTFUL)
        odds = [((1 - doubt) * win + doubt * even) ** (1 / self.temperature) for win in wins]
        total = sum(odds)
        return [each / total for each in odds] if total else odds

    def slope(self, wins: Sequence[float], samples: int, seat: int) -> float:
        """Returns how much a calibrated chance changes with the mean result it comes from."""
        total = sum(wins)
        step = 0.01 * (1.0 if wins[seat] < 0.5 * total else -1.0)
        others = total - wins[seat]
        moved = [
            win + step if place == seat else win * (1 - step / others) if others else win
            for place, win in enumerate(wins)
        ]
        before, after = self.chances(wins, samples), self.chances(moved, samples)
        return abs(after[seat] - before[seat]) / abs(step)
