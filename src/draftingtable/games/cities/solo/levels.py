"""Levels of the solo modes: what they add to Automacity's score (S5).

We do not know the printed table. Ours was set by simulation: docs/rules/levels.md has the win
rates, and tools/calibrate_levels.py measures them again whenever the bots improve.
"""

from __future__ import annotations

from typing import Final

from draftingtable.games.core.errors import BadOption

POINTS: Final = (-12, -8, -4, 0, 4, 8)
"""The points by level, starting with level 1, the easiest."""
LEVELS: Final = range(1, len(POINTS) + 1)

FIRST_GAME: Final = 2
NEXT_CHALLENGE: Final = 4
NEUTRAL: Final = 4
"""The level that changes nothing; the default for a record without a level."""

LEVEL_POINTS: Final = dict(zip(LEVELS, POINTS, strict=True))

ADVICE: Final = {FIRST_GAME: "first-game", NEXT_CHALLENGE: "next-challenge"}
"""The names of an interface's advice on a level; levels without advice are left out."""


def level_points(level: int) -> int:
    """Returns the points that a level gives to Automacity: negative for the easy ones."""
    if level not in LEVEL_POINTS:
        choices = [str(known) for known in LEVELS]
        raise BadOption(
            "option-value",
            "S5",
            {"option": "level", "found": str(level)[:20], "choices": choices},
        )
    return LEVEL_POINTS[level]


def level_data(level: int) -> dict[str, object]:
    """Returns a level as data for an interface."""
    return {"level": level, "points": level_points(level), "advice": ADVICE.get(level, "")}
