"""Lessons and exercises are accessible in each of their states."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.barriers import barriers
from tests.browser.eyes.learning import after, at_step, finished, solved
from tests.browser.visitors import PHONE, WIDE, Visitors, keeping

STATES: list[tuple[str, dict[str, object], str, list[str]]] = [
    ("/learn", {}, "main li", []),
    ("/learn", {**after("towers"), **finished("towers")}, "main .done", []),
    ("/learn/towers", {}, ".coach .next", []),
    ("/learn/towers", {}, ".bidding", [".coach .next"]),
    ("/learn/towers", at_step("towers", "bid-first"), ".coach .wrong", [".number >> nth=1"]),
    ("/learn/towers", at_step("towers", "raze"), ".building", []),
    ("/learn/towers", after("towers"), ".closing", []),
    ("/learn/cities", at_step("cities", "duplex"), ".spot:visible", []),
    ("/learn/cities-lessons", {}, "main li", []),
    ("/learn/beginner", at_step("beginner", "assign-park"), ".assign", []),
    ("/learn/solo", at_step("solo", "assign-shop"), ".assign", []),
    ("/learn/towers-exercises", {}, ".coach .right", [".number >> nth=3"]),
    ("/learn/cities-exercises", {}, ".spot:visible", []),
    ("/learn/towers-exercises", solved("towers", 10), "ol .stars", []),
]
"""The address, what the device remembers, what is then seen, and what to press before that."""


@pytest.mark.parametrize(
    ("theme", "size"), [("light", PHONE), ("dark", WIDE)], ids=["phone", "wide"]
)
def test_no_state_has_barriers(visitors: Visitors, theme: str, size: object) -> None:
    page = visitors.enter("/learn", theme=theme, viewport=size)
    found = {}
    for number, state in enumerate(STATES):
        found[f"{number}: {state[0]}"] = seen(page, *state)
    assert {name: problems for name, problems in found.items() if problems} == {}


def seen(
    page: Page, path: str, kept: dict[str, object], ready: str, presses: list[str]
) -> list[str]:
    page.wait_for_selector("main")
    forget = "['lessons', 'lessons-done', 'exercises'].forEach((one) => "
    page.evaluate(forget + "localStorage.removeItem(`drafting-table-${one}`))")
    page.evaluate("".join(keeping(key, value) for key, value in kept.items()) or "null")
    page.goto(path)
    for one in presses:
        page.locator(one).click()
    page.locator(ready).first.wait_for()
    return barriers(page)
