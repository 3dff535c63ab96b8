"""Tables as somebody sees them who plays for the first time: tips, and the quick reference."""

from __future__ import annotations

from typing import Any

from tests.browser.eyes.cities import at as city_at
from tests.browser.eyes.states import OnStage, Scene, at_table, press
from tests.browser.eyes.towers import MAY_RAZE, my

TIPS: dict[str, Any] = {"settings": {"tips": True}}
FIRST: dict[str, Any] = {"kept": {"first-games": {}}}


def ask_about_tile(stage: OnStage, _scene: Scene) -> None:
    stage.page.locator(".dock .tile").first.press("i")


def note(name: str) -> str:
    return f"[data-tip={name}]"


STATES = [
    at_table("tip-bid", "towers-5", my("bidding", 12), note("bid"), **TIPS),
    at_table("tip-build", "towers-3", my("building", 11), note("build"), **TIPS),
    at_table(
        "tip-raze",
        "towers-5",
        my("building", 15, with_raze=MAY_RAZE),
        note("raze"),
        **TIPS,
        kept={"tips": ["build"]},
    ),
    at_table("tip-pick", "cities-4", city_at(1, "picking", 1), note("pick"), **TIPS),
    at_table("tip-assign", "cities-beginner", city_at(1, "assigning", 1), note("assign"), **TIPS),
    at_table("tip-place", "cities-4", city_at(1, "placing", 3), note("place"), **TIPS),
    at_table("tip-duplex", "cities-4", city_at(2, "placing", 1), note("duplex"), **TIPS),
    # On a phone the reference is offered, next to the table it is open.
    at_table("first-game-towers", "towers-3", my("bidding"), ".bidding", **TIPS, **FIRST),
    at_table("first-game-cities", "cities-4", city_at(1, "picking", 1), ".pick", **TIPS, **FIRST),
    at_table(
        "reference-opened",
        "towers-3",
        my("bidding"),
        ".reference dl",
        **FIRST,
        steps=press("[data-testid=first-game-offer] .open"),
    ),
    at_table(
        "score-note-city",
        "cities-4",
        city_at(3, "placing", 2),
        ".score-note .values",
        steps=press(".strip button"),
    ),
    at_table(
        "score-note-tile",
        "cities-4",
        city_at(2, "placing", 1),
        ".score-note .values",
        steps=ask_about_tile,
    ),
]
