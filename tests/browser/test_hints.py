"""A hint is a sentence: it is shown and spoken, what it is about glows, and it can be put away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Chromium
from tests.browser.eyes.everything import BY_NAME, STATES
from tests.browser.eyes.stage import Stage, staged
from tests.browser.eyes.states import State
from tests.browser.serving import Server

HINTS = [state for state in STATES if "hint" in state.name]
GLOWING = """() => [...document.querySelectorAll("button")]
  .filter((button) => getComputedStyle(button).outlineStyle === "dashed").length"""
MARK = """(spot) => getComputedStyle(spot, "::before").backgroundColor"""


@pytest.mark.parametrize("state", HINTS, ids=[state.name for state in HINTS])
def test_a_hint_is_a_sentence_that_can_be_put_away(
    state: State, server: Server, chromium: Chromium
) -> None:

    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        note = stage.page.locator(".hint-note")
        sentence = note.locator("p").inner_text()
        assert "hint-" not in sentence
        assert ": " in sentence, "no reason is given"
        expect(stage.page.locator("[aria-live]", has_text=sentence)).to_have_count(1)
        assert (stage.page.evaluate(GLOWING) > 0) == bool(marks(stage))
        note.get_by_role("button").click()
        expect(note).to_have_count(0)
        assert stage.page.evaluate(GLOWING) == 0
        assert stage.problems == []


def test_the_mark_of_a_hint_does_not_cover_the_tile(server: Server, chromium: Chromium) -> None:
    state = BY_NAME["cities-hint-place"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        spot = stage.page.locator(".spot.hinted")
        assert spot.evaluate(MARK) != "rgba(0, 0, 0, 0)"
        spot.click()
        expect(stage.page.locator(".spot.hinted.drawn")).to_have_count(1)
        assert spot.evaluate(MARK) == "rgba(0, 0, 0, 0)"


def marks(stage: Stage) -> list[str]:
    (hint,) = stage.scene.later
    found: list[str] = hint["candidates"][0]["advice"]["marks"]
    return found
