"""The gallery: every drawn piece by itself. Not shipped, so it comes from a build of its own."""

from __future__ import annotations

from pathlib import Path

from tests.browser.eyes.states import State

CLIENT = Path(__file__).parents[3] / "build" / "gallery"
"""Written by `make`, see the Makefile."""


def sheet(folder: str, name: str, *drawn: str) -> State:
    """One entry by itself: all of them make a page as long as a street."""
    path = f"/gallery/{folder}?only={name}"
    state = f"gallery-{folder}-{name}"
    return State(state, path, "section h2", drawn=drawn, sizes=("1280x800",), client=CLIENT)


STATES = [
    sheet("towers", "cards", "card"),
    sheet("towers", "towers-short", "floor"),
    sheet("towers", "towers-tall", "floor"),
    sheet("cities", "tiles", "tile"),
    sheet("cities", "pictures", "building"),
]
