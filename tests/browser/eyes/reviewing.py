"""Reviews of finished games, and what leads on from them: exercises and other ways to play on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.eyes.pages import film, over
from tests.browser.eyes.reviews import Part, lines, review_of
from tests.browser.eyes.seatings import Seating, plain
from tests.browser.eyes.states import API, TABLE, Answers, OnStage, Scene, State, press

OWN_ID = "the-table"
"""What the table itself says that it is called; links go there."""
PATH = f"{API}/tables/{TABLE}"
PAGE = f"/review/{TABLE}"
CURVE = "[data-testid=curve] .line"
WHOLE = "[data-testid=moment] >> nth=2"
NEVER_ENDING = """(lines) => {
  const usual = window.fetch;
  window.fetch = (address, options) => {
    if (!String(address).includes("/review")) return usual(address, options);
    const bytes = new TextEncoder().encode(lines);
    const body = new ReadableStream({ start: (stream) => stream.enqueue(bytes) });
    return Promise.resolve(new Response(body));
  };
}"""
"""The server has more to say, and takes its time."""


def parts_of(record: str) -> list[Part]:
    return review_of(Seating(record).record)


def reviewed(
    record: str, change: Callable[[list[Part]], list[Part]] = list, **more: Any
) -> Callable[[], Scene]:
    """Returns a finished game and its review. `change` leaves parts out."""

    def scene() -> Scene:
        found = film(record)()
        answers = {f"{PATH}/review": lines(change(parts_of(record)))}
        branches = {f"{PATH}/branches": {"branches": more.get("branches", [])}}
        return Scene(by_either_name({**found.answers, **answers, **branches}))

    return scene


def by_either_name(answers: Answers) -> Answers:
    """Returns the answers for the page's name of the table, and for the table's own."""
    named = {path.replace(PATH, f"{API}/tables/{OWN_ID}"): made for path, made in answers.items()}
    return {**answers, **named}


def cut_off(parts: list[Part]) -> list[Part]:
    """Returns the curve and a few decisions: then the connection was lost."""
    return [part for part in parts if part["part"] != "summary"][:9]


def growing(stage: OnStage, scene: Scene) -> None:
    """Opens the review from the replay, while only half of the curve has come."""
    half = scene.answers[f"{PATH}/review"].splitlines(keepends=True)[:4]
    stage.page.wait_for_selector(".controls")
    stage.page.evaluate(NEVER_ENDING, "".join(half))
    stage.page.get_by_test_id("to-review").click()


def branch(step: int, state: str, **more: Any) -> dict[str, Any]:
    line = {**plain(over("towers-3").table.line()), "id": f"branch-{step}", "state": state}
    return {**line, "branch": {"table": TABLE, "step": step, "seat": 1, "luck": "same"}, **more}


BRANCHES = [
    branch(30, "running"),
    branch(80, "finished", result={"scores": [61, 40, 38], "winners": [1]}),
]


def slip_of(record: str) -> int:
    """Returns the step of my first mistake."""
    found = [part for part in parts_of(record) if part["part"] == "decision" and part["seat"] == 1]
    slips = [part["step"] for part in found if part["grade"] in ("mistake", "blunder")]
    return int(min(slips))


def exercise(record: str, tried: bool) -> Callable[[], Scene]:
    """Returns my first mistake, set up on the table, and what is said to a try."""

    def scene() -> Scene:
        found = reviewed(record)()
        step = slip_of(record)
        seating = Seating(record)
        seating.begin()
        for _ in range(step):
            seating.step()
        view = seating.welcome()["views"]["1"]
        parts = parts_of(record)
        mistake = next(part for part in parts if part.get("step") == step)
        judged = {**mistake, "move": "pass", "lost": 0.09, "accepted": tried}
        answers = {
            f"{PATH}/position": {"step": step, "seat": 1, "view": view},
            f"{PATH}/judge": judged,
        }
        return Scene(by_either_name({**found.answers, **answers}))

    return scene


STATES = [
    State("review-towers", PAGE, WHOLE, reviewed("towers-3", branches=BRANCHES)),
    State("review-towers-5", f"{PAGE}?step=120", WHOLE, reviewed("towers-5")),
    State("review-cities", f"{PAGE}?step=40", WHOLE, reviewed("cities-4")),
    State("review-cities-7", f"{PAGE}?step=70", WHOLE, reviewed("cities-7")),
    State("review-solo", f"{PAGE}?step=30", WHOLE, reviewed("cities-beginner")),
    State(
        "review-growing",
        f"/replay/{TABLE}",
        "[data-testid=curve].growing .number",
        reviewed("towers-3"),
        steps=growing,
    ),
    State("review-cut-off", PAGE, "[data-testid=review-again]", reviewed("cities-3", cut_off)),
    State(
        "review-luck", PAGE, ".balance", reviewed("towers-3"), steps=press("[data-testid=tab-luck]")
    ),
    State(
        "review-decisions",
        f"{PAGE}?step={slip_of('towers-2')}",
        "[data-testid^=decision-][aria-current=step]",
        reviewed("towers-2"),
        steps=press("[data-testid=tab-decisions]"),
    ),
    State(
        "review-decisions-cities",
        PAGE,
        "[data-testid^=decision-][aria-current=step]",
        reviewed("cities-4"),
        steps=press("[data-testid=tab-decisions]", "[data-testid^=decision-] >> nth=3"),
    ),
    State(
        "review-board",
        f"{PAGE}?step=50",
        ".board > *",
        reviewed("cities-3"),
        steps=press("[data-testid=tab-board]"),
        sizes=("390x844", "844x390", "768x1024"),
    ),
    State(
        "review-what-if",
        f"{PAGE}?step=50",
        "dialog[open]",
        reviewed("towers-5"),
        steps=press("[data-testid=tab-board]", "[data-testid=play-on]"),
    ),
    State("mistakes-towers", f"{PAGE}/mistakes", ".coach", exercise("towers-3", False)),
    State("mistakes-cities", f"{PAGE}/mistakes", ".coach", exercise("cities-4", False)),
]
