"""Blunders planted in games between journeymen are found."""

from __future__ import annotations

from draftingtable.analysis.review import DEPTHS, judge_move
from tests.analysis.review.games import game_of

PLANTED = (
    ("towers-2", 4, 8, "build j0"),
    ("towers-2", 2, 70, "bid 2"),
    ("towers-2", 2, 16, "bid 3"),
    ("towers-2", 6, 43, "bid 5"),
    ("towers-2", 4, 7, "build j0"),
    ("towers-2", 6, 24, "bid 4"),
    ("towers-2", 6, 42, "bid 5"),
    ("towers-2", 1, 16, "bid 4"),
    ("towers-2", 3, 83, "build j0"),
    ("towers-2", 0, 75, "build t0"),
    ("cities-two", 3, 72, "pick F e"),
    ("cities-two", 7, 80, "place S B -3,0"),
    ("cities-two", 5, 50, "place O B 1,-1"),
    ("cities-two", 1, 52, "place O D -1,-2"),
    ("cities-two", 0, 44, "place H-b A -2,-3"),
    ("cities-two", 1, 34, "place F C -1,-3"),
    ("cities-two", 1, 7, "pick S S"),
    ("cities-two", 2, 29, "place S D 1,0"),
    ("cities-ring-3", 3, 45, "pick O O"),
    ("cities-ring-3", 6, 45, "pick e O"),
    ("cities-ring-3", 1, 45, "pick e O"),
    ("cities-ring-3", 1, 48, "place e C 1,-1"),
    ("cities-ring-3", 4, 3, "place P A 0,0"),
    ("cities-ring-3", 7, 41, "place b A 1,-3"),
    ("cities-ring-3", 4, 61, "place O C 0,-2"),
    ("cities-ring-3", 5, 50, "place H A -2,1"),
    ("cities-ring-3", 0, 44, "place H B -1,-2"),
    ("towers-3", 6, 69, "bid 3"),
    ("towers-3", 7, 61, "pass"),
    ("towers-3", 6, 78, "raze t"),
    ("towers-3", 3, 91, "bid 5"),
    ("towers-3", 5, 29, "raze c"),
    ("towers-3", 3, 97, "pass"),
    ("towers-3", 3, 58, "build j2"),
)
"""Kind, seed and step of a game, and a random move that loses 30 % of an even chance or more.

Found among all legal moves of random choices with 1,200 fresh samples each, from another seed.
"""
LEAST = 0.9


def test_planted_blunders_are_found() -> None:
    found = []
    for kind, seed, step, move in PLANTED:
        judged = judge_move(game_of(kind, "journeyman", seed), step, move, DEPTHS["tiny"], "test")
        found.append(judged["grade"] in ("mistake", "blunder"))
    assert sum(found) >= LEAST * len(found)
    assert len(found) == 34
