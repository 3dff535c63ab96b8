"""The gallery: every drawn piece by itself. It is not shipped and has its own build."""

from __future__ import annotations

from pathlib import Path

from tests.browser.eyes.states import State

CLIENT = Path(__file__).parents[3] / "build" / "gallery"
"""Built by `make gallery`."""


def sheet(folder: str, name: str, *drawn: str) -> State:
    """Returns the state of one entry. A page with all of them would be too long."""
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
