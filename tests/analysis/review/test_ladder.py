"""The stronger the players, the fewer the mistakes that a review finds."""

from __future__ import annotations

from typing import Any

import pytest

from draftingtable.analysis.review import DEPTHS, review
from draftingtable.analysis.review.judging import GRADES
from tests.analysis.review.games import game_of

COUNTED = tuple(name for name, _ in GRADES)
ALL = ("random", "novice", "apprentice", "journeyman")
KEY = ("random", "novice", "journeyman")
"""Two games are too few to tell a ring's apprentices from its novices."""


def costs_of(kind: str, level: str) -> float:
    """Returns what a decision cost on average, as a share of an even chance."""
    costs: list[float] = []
    for seed in (2, 3):
        record = game_of(kind, level, seed)
        parts: list[Any] = list(review(record, DEPTHS["tiny"], "a test"))
        found = [part for part in parts if part["part"] == "decision"]
        costs += [part["lost"] / parts[0]["even"] for part in found if part["grade"] in COUNTED]
        costs += [0.0 for part in found if part["grade"] not in COUNTED]
    return sum(costs) / len(costs)


@pytest.mark.parametrize(
    ("kind", "levels"), [("towers-2", ALL), ("cities-two", ALL), ("cities-ring-3", KEY)]
)
def test_decisions_cost_less_along_the_ladder(kind: str, levels: tuple[str, ...]) -> None:
    costs = [costs_of(kind, level) for level in levels]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] > 2 * costs[-1]
