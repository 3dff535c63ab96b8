"""How far imagined games may be trusted: fitted to real ones between mixed levels."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

DOUBT: Final = 2.0
"""Samples that count as even, so a few equal ones are no certainty."""


@dataclass(frozen=True)
class Trust:
    """How results of imagined games become chances."""

    spread: float = 2.0
    """Each lead of so many points counts e times more."""
    temperature: float = 1.0
    """Odds are raised to 1 / temperature: above 1, chances are less sure of themselves."""

    def chances(self, wins: Sequence[float], samples: int) -> list[float]:
        """Returns calibrated chances from the mean results of so many samples."""
        even = sum(wins) / len(wins)
        doubt = DOUBT / (samples + DOUBT)
        odds = [((1 - doubt) * win + doubt * even) ** (1 / self.temperature) for win in wins]
        total = sum(odds)
        return [each / total for each in odds] if total else odds

    def slope(self, wins: Sequence[float], samples: int, seat: int) -> float:
        """Returns how much a seat's chance changes with the mean result it comes from."""
        others = sum(wins) - wins[seat]
        step = 0.01 if wins[seat] < others else -0.01
        if others <= 0.0:
            return 1.0 / self.temperature
        moved = [
            win + step if place == seat else win * (1 - step / others)
            for place, win in enumerate(wins)
        ]
        before, after = self.chances(wins, samples), self.chances(moved, samples)
        return abs(after[seat] - before[seat]) / abs(step)


def kind_of(game: str, mode: str, players: int) -> str:
    """Returns the name of a game, its mode and its number of seats: `cities-ring-3`."""
    return "-".join(str(part) for part in (game, mode, players) if part)


@cache
def table() -> dict[str, Trust]:
    """Reads the table that `tools.strength.calibration` has fitted."""
    text = files("draftingtable.analysis.review").joinpath("calibration.toml").read_text("utf-8")
    return {kind: Trust(**fitted) for kind, fitted in tomllib.loads(text)["kinds"].items()}


def trust_for(game: str, mode: str, players: int) -> Trust:
    """Returns what was fitted for this kind of game; games of other packages have nothing."""
    return table().get(kind_of(game, mode, players), Trust())
