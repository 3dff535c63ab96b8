"""The stronger the players, the fewer the mistakes that a review finds."""

from __future__ import annotations

import pytest

from draftingtable.analysis.review import DEPTHS, review
from tests.analysis.review.games import game_of

LEVELS = ("random", "novice", "apprentice", "journeyman")
BAD = ("mistake", "blunder")


def mistakes_of(kind: str, level: str, games: int) -> float:
    """Returns the share of the decisions that were mistakes or worse."""
    grades = [
        part["grade"]
        for seed in range(games)
        for part in review(game_of(kind, level, seed), DEPTHS["tiny"], "a test")
        if part["part"] == "decision"
    ]
    return sum(grade in BAD for grade in grades) / len(grades)


@pytest.mark.parametrize("kind", ["towers-2", "cities-two", "cities-ring-3"])
def test_mistakes_become_fewer_along_the_ladder(kind: str) -> None:
    shares = [mistakes_of(kind, level, 2) for level in LEVELS]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 3 * shares[-1]
    assert shares[-1] < 0.1
