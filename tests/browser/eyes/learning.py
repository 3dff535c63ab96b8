"""Lessons, and where they are offered."""

from __future__ import annotations

from tests.browser.eyes.pages import no_lists
from tests.browser.eyes.states import State, press

READY = ".board > *"
DONE = 999
"""More steps than any lesson has."""


def at_step(name: str, step: int) -> dict[str, object]:
    """Returns what a device remembers that left a lesson there."""
    return {"lessons": {name: step}}


def solved(game: str, count: int) -> dict[str, object]:
    """Returns what a device remembers that has solved the first exercises."""
    return {"exercises": {game: [3, 2, 1, 3, 3, 2, 1, 3, 3, 2][:count]}}


STATES = [
    State("learn", "/learn", "main li"),
    State(
        "learn-done",
        "/learn",
        "main .done",
        kept={"lessons": {"towers": 19}, "lessons-done": {"towers": 19}, **solved("cities", 10)},
    ),
    State("home-learn", "/", "[data-testid=learn-offer]", no_lists, kept={"learn-offer": True}),
    State(
        "lesson-towers-wrong",
        "/learn/towers",
        ".coach .wrong",
        steps=press(".number >> nth=1", ".row .primary:enabled"),
        drawn=("card",),
    ),
    State("lesson-towers-raze", "/learn/towers", READY, kept=at_step("towers", 14)),
    State("lesson-towers-done", "/learn/towers", ".closing", kept=at_step("towers", DONE)),
    State("lesson-cities-pick", "/learn/cities", ".pick", drawn=("tile",)),
    State("lesson-cities-place", "/learn/cities", ".spot", kept=at_step("cities", 11)),
    State("lesson-cities-done", "/learn/cities", ".closing", kept=at_step("cities", DONE)),
    State("lesson-solo-card", "/learn/solo", READY, kept=at_step("solo", 1)),
    State("lesson-solo-assign", "/learn/solo", ".assign", kept=at_step("solo", 2)),
    State(
        "exercise-towers-wrong",
        "/learn/towers-exercises",
        ".coach .wrong",
        steps=press(".number >> nth=5", ".row .primary:enabled"),
        drawn=("card",),
    ),
    State("exercise-towers-raze", "/learn/towers-exercises", READY, kept=solved("towers", 4)),
    State("exercise-cities-place", "/learn/cities-exercises", ".spot", drawn=("tile",)),
    State(
        "exercise-cities-chosen",
        "/learn/cities-exercises",
        ".place .button.primary:enabled",
        steps=press(".spot"),
        kept=solved("cities", 4),
    ),
    State(
        "exercise-solved",
        "/learn/cities-exercises",
        ".coach .right",
        steps=press(".pick .tile >> nth=0", ".pick .tile >> nth=6", ".pick .primary:enabled"),
        kept=solved("cities", 2),
    ),
    State("exercises-done", "/learn/towers-exercises", ".done", kept=solved("towers", 10)),
]
