"""Asking what a building scores: on a board, in a city in large, in Automacity, of unseen tiles."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.chromium import Chromium
from tests.browser.eyes.everything import BY_NAME
from tests.browser.eyes.stage import staged
from tests.browser.lesson_steps import step_of
from tests.browser.serving import Server
from tests.browser.visitors import PHONE, Visitors


def test_a_building_says_what_it_scores_while_a_tile_is_placed(
    server: Server, chromium: Chromium
) -> None:
    """A touch that only missed the marked squares does not ask, and asking places nothing."""
    state = BY_NAME["cities-placing"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        built, note = stage.page.locator(".built:visible").first, stage.page.locator(".score-note")
        built.click()
        expect(note).to_have_count(0)
        expect(built).to_have_attribute("aria-pressed", "false")
        built.click(button="right")
        expect(note.locator(".values")).to_have_count(1)
        expect(built).to_have_attribute("aria-pressed", "true")
        built.click(button="right")
        expect(note).to_have_count(0)
        built.press("Enter")
        expect(note).to_be_visible()
        assert stage.page.locator(".spot[aria-pressed=true]").count() == 0


def test_a_finger_that_stays_on_a_building_asks_and_places_nothing(visitors: Visitors) -> None:
    """On a page whose clock runs: what the browser counts as long is up to it."""
    page = visitors.enter("/learn/cities", viewport=PHONE, touch=True)
    kept = json.dumps({"cities": step_of("cities", "house")})
    page.evaluate("(kept) => { localStorage['drafting-table-lessons'] = kept; }", kept)
    page.reload()
    built, note = page.locator(".built:visible").first, page.locator(".score-note")
    at = built.bounding_box()
    assert at is not None
    spot = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(note).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(note.locator(".values")).to_have_count(1)
    expect(page.locator(".spot[aria-pressed=true]")).to_have_count(0)
    note.get_by_role("button").tap()
    expect(note).to_have_count(0)


def test_buildings_of_any_city_are_asked_about_by_keyboard(
    server: Server, chromium: Chromium
) -> None:
    state = BY_NAME["cities-closer"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        dialog = stage.page.locator("dialog[open]")
        expect(dialog.locator(".built[tabindex='0']")).to_have_count(1)
        title = dialog.locator("h2").inner_text()
        dialog.locator(".built").first.focus()
        stage.page.keyboard.press("ArrowRight")
        expect(dialog.locator("h2")).to_have_text(title)  # the arrow did not turn to the next city
        focused = dialog.locator(".built:focus")
        expect(focused).to_have_accessible_name(re.compile(r"^\w+, row \d, column \d$"))
        stage.page.keyboard.press("i")
        expect(dialog.locator(".score-note .values")).to_have_count(1)
        stage.page.keyboard.press("End")
        for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"):
            stage.page.keyboard.press(key)
        expect(dialog.locator("h2")).to_have_text(title)  # nor at the edge of this one
        expect(focused).to_have_count(1)
        dialog.locator(".built").last.click()
        expect(dialog.locator(".score-note .values")).to_have_count(1)


def test_automacity_and_unseen_tiles_say_what_they_score(
    server: Server, chromium: Chromium
) -> None:
    state, size = BY_NAME["solo-assigning"], "1280x800"
    with (
        chromium.driven() as browser,
        staged(browser, server.address, state, size=size) as stage,
    ):
        page, note = stage.page, stage.page.locator(".score-note")
        page.locator(".automacity [data-category=parks]").press("Enter")
        expect(note).to_contain_text("points")
        expect(note.locator(".values")).to_have_count(1)
        page.locator(".automacity [data-category=parks]").click()
        expect(note).to_have_count(0)
        page.get_by_text("tiles you have never seen").click()
        unseen = page.locator("details[open] ul").last.get_by_role("button")
        unseen.first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        expect(unseen.nth(1)).to_have_attribute("aria-pressed", "true")
        expect(note.locator(".values").first).to_be_visible()
