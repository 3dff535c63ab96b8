"""Levels of the solo modes: what they add to Automacity's score (S5).

The printed table is not known to us. Ours was set by simulation: docs/rules/levels.md has the win
rates, and tools/calibrate_levels.py measures them again whenever the bots improve.
"""

from __future__ import annotations

from typing import Final

from draftingtable.games.core.errors import BadOption

POINTS: Final = (-12, -8, -4, 0, 4, 8)
"""From level 1, the easiest, upwards."""
LEVELS: Final = range(1, len(POINTS) + 1)

FIRST_GAME: Final = 2
NEXT_CHALLENGE: Final = 4
NEUTRAL: Final = 4
"""The level that changes nothing: a record that names no level means this one."""

LEVEL_POINTS: Final = dict(zip(LEVELS, POINTS, strict=True))

ADVICE: Final = {FIRST_GAME: "first-game", NEXT_CHALLENGE: "next-challenge"}
"""What an interface says about a level, by name; nothing where there is nothing to say."""


def level_points(level: int) -> int:
    """The points that a level gives to Automacity: below 0 for the easy ones."""
    if level not in LEVEL_POINTS:
        choices = [str(known) for known in LEVELS]
        raise BadOption(
            "option-value",
            "S5",
            {"option": "level", "found": str(level)[:20], "choices": choices},
        )
    return LEVEL_POINTS[level]


def level_data(level: int) -> dict[str, object]:
    """A level as an interface offers it."""
    return {"level": level, "points": level_points(level), "advice": ADVICE.get(level, "")}
