"""Lessons, and where they are offered."""

from __future__ import annotations

from tests.browser.eyes.pages import no_lists
from tests.browser.eyes.states import State, press
from tests.browser.lesson_steps import step_of, steps_of

READY = ".board > *"


def at_step(lesson: str, name: str) -> dict[str, object]:
    """Returns what a device remembers that left a lesson at the step with that name."""
    return {"lessons": {lesson: step_of(lesson, name)}}


def after(lesson: str) -> dict[str, object]:
    """Returns what a device remembers that has seen all of a lesson."""
    return {"lessons": {lesson: len(steps_of(lesson))}}


def finished(lesson: str) -> dict[str, object]:
    """Returns how a device remembers that it has had a lesson to its end."""
    return {"lessons-done": {lesson: len(steps_of(lesson))}}


def solved(game: str, count: int) -> dict[str, object]:
    """Returns what a device remembers that has solved the first exercises."""
    return {"exercises": {game: [3, 2, 1, 3, 3, 2, 1, 3, 3, 2][:count]}}


STATES = [
    State("learn", "/learn", "main li"),
    State(
        "learn-done",
        "/learn",
        "main .done",
        kept={**after("towers"), **finished("towers"), **solved("cities", 10)},
    ),
    State("learn-cities", "/learn/cities-lessons", "main li"),
    State("home-learn", "/", "[data-testid=learn-offer]", no_lists, kept={"learn-offer": True}),
    State(
        "lesson-towers-wrong",
        "/learn/towers",
        ".coach .wrong",
        steps=press(".number >> nth=1", ".row .primary:enabled"),
        kept=at_step("towers", "bid-first"),
        drawn=("card",),
    ),
    State("lesson-towers-goal", "/learn/towers", ".coach .next", drawn=("card",)),
    State("lesson-towers-raze", "/learn/towers", READY, kept=at_step("towers", "raze")),
    State("lesson-towers-done", "/learn/towers", ".closing", kept=after("towers")),
    State("lesson-cities-pick", "/learn/cities", ".pick", drawn=("tile",)),
    State(
        "lesson-cities-place", "/learn/cities", ".spot:visible", kept=at_step("cities", "duplex")
    ),
    State(
        "lesson-cities-offer",
        "/learn/cities",
        "[data-testid=offer]",
        kept=at_step("cities", "tavern"),
    ),
    State("lesson-cities-mira", "/learn/cities", READY, kept=at_step("cities", "mira")),
    State("lesson-cities-done", "/learn/cities", ".closing", kept=after("cities")),
    State(
        "lesson-beginner-assign",
        "/learn/beginner",
        ".assign",
        kept=at_step("beginner", "assign-park"),
    ),
    State("lesson-beginner-done", "/learn/beginner", ".closing", kept=after("beginner")),
    State("lesson-solo-card", "/learn/solo", ".compared", kept=at_step("solo", "card")),
    State("lesson-solo-assign", "/learn/solo", ".assign", kept=at_step("solo", "assign-shop")),
    State(
        "exercise-towers-wrong",
        "/learn/towers-exercises",
        ".coach .wrong",
        steps=press(".number >> nth=5", ".row .primary:enabled"),
        drawn=("card",),
    ),
    State("exercise-towers-raze", "/learn/towers-exercises", READY, kept=solved("towers", 4)),
    State("exercise-cities-place", "/learn/cities-exercises", ".spot:visible", drawn=("tile",)),
    State(
        "exercise-cities-chosen",
        "/learn/cities-exercises",
        ".place .button.primary:enabled",
        steps=press(".spot:visible"),
        kept=solved("cities", 4),
    ),
    State(
        "exercise-solved",
        "/learn/cities-exercises",
        ".coach .right",
        steps=press(".pick .tile >> nth=0", ".pick .tile >> nth=1", ".pick .primary:enabled"),
        kept=solved("cities", 3),
    ),
    State("exercise-solo-assign", "/learn/cities-exercises", ".assign", kept=solved("cities", 8)),
    State("exercise-automacity", "/learn/cities-exercises", ".assign", kept=solved("cities", 9)),
    State("exercises-done", "/learn/towers-exercises", ".done", kept=solved("towers", 10)),
]
