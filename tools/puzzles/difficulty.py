"""How hard a puzzle is, before anyone has tried it: which bots solve it, and by how much it is won.

The rating is on the scale of the players': who has the same solves half of such puzzles.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from draftingtable.bots.core.levels import new_bot
from draftingtable.games.core.view import View

SOLVERS: Final = {"novice": (800, 8), "apprentice": (1100, 8), "journeyman": (1500, 4)}
"""The rating of each level, and how often it tries."""
WEIGHT: Final = 0.25
"""A bot's tries are alike: each counts for this much of a try by somebody new."""
USUAL: Final = 1300.0
PER_DOUBLING: Final = 100.0
"""Twice as many moves to choose from are harder by this much."""
FEW: Final = 4
PER_POINT: Final = -10.0
"""For each point of winning chance above 20 by which the right move is better."""
PRIOR: Final = 1.0
"""How many tries at a rating the expectation is worth: as many won as lost."""
LOWEST: Final = 500
HIGHEST: Final = 2300
SCALE: Final = 400.0


def solve_rates(
    game: str, view: View, moves: Sequence[int], right: Sequence[int], seed: str
) -> dict[str, float]:
    """Returns how often each level finds a right move."""
    rates: dict[str, float] = {}
    for level, (_, tries) in SOLVERS.items():
        found = [new_bot(game, level, seed, number).choose(view, moves) for number in range(tries)]
        rates[level] = sum(move in right for move in found) / tries
    return rates


def rating_of(rates: dict[str, float], moves: int, gap: float) -> int:
    """Returns the rating that explains the bots' results best, starting from what is expected."""
    expected = USUAL + PER_DOUBLING * math.log2(moves / FEW) + PER_POINT * (100.0 * gap - 20.0)
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 0.5:
        middle = (low + high) / 2.0
        if surprise(rates, expected, middle) > 0.0:
            high = middle
        else:
            low = middle
    return round(low)


def surprise(rates: dict[str, float], expected: float, rating: float) -> float:
    """Returns by how much more is solved than a puzzle of this rating would be."""
    total = PRIOR * (0.5 - chance(expected, rating))
    for level, (strength, tries) in SOLVERS.items():
        total += WEIGHT * tries * (rates[level] - chance(strength, rating))
    return total


def chance(player: float, puzzle: float) -> float:
    """Returns how likely a player of this rating is to solve a puzzle (Elo)."""
    return 1.0 / (1.0 + math.pow(10.0, (puzzle - player) / SCALE))
