"""The review of a finished game: its curve, its decisions, its exercises, and playing on."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.barriers import barriers
from tests.browser.chromium import Chromium
from tests.browser.eyes.everything import BY_NAME
from tests.browser.eyes.reviewing import OWN_ID, parts_of, slip_of
from tests.browser.eyes.reviews import lines
from tests.browser.eyes.stage import staged
from tests.browser.serving import Server

LANGUAGES = ("en", "hu", "pl", "lt", "et")
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"
UNKNOWN = re.compile(r"\b(rv|mistakes|whatif|grade|hint|coach)-[a-z]+")
"""A message's name, which is shown where a language lacks it."""


def count(page: Page) -> str:
    return page.locator(".bar .count").inner_text()


def test_keys_and_the_curve_lead_through_the_game(server: Server, chromium: Chromium) -> None:
    state = BY_NAME["review-towers"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        page = stage.page
        slider = page.get_by_role("slider")
        slider.focus()
        page.keyboard.press("Home")
        assert count(page).startswith("1/")
        page.keyboard.press("ArrowRight")
        assert count(page).startswith("2/")
        assert "%" in (slider.get_attribute("aria-valuetext") or "")
        expect(page.locator("[aria-live]", has_text="%").first).to_be_attached()
        box = slider.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] - 15, box["y"] + 100)
        assert not count(page).startswith("2/")
        expect(page.get_by_test_id("tab-board")).to_have_attribute("aria-selected", "true")
        expect(page.locator(".board > *").first).to_be_visible()
        assert stage.problems == []


def test_a_moment_opens_the_table_there_and_says_what_was_better(
    server: Server, chromium: Chromium
) -> None:
    state = BY_NAME["review-decisions"]
    step = slip_of("towers-2")
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        page = stage.page
        row = page.get_by_test_id(f"decision-{step}")
        row.click()
        expect(row).to_have_attribute("aria-expanded", "true")
        expect(page.locator(".explained .better")).to_contain_text("Better: ")
        before = page.locator("[data-testid^=decision-]").count()
        page.get_by_test_id("filter-which").select_option("mistakes")
        assert 0 < page.locator("[data-testid^=decision-]").count() < before
        page.get_by_test_id("filter-who").select_option("2")
        expect(page.locator("[data-testid^=decision-] b", has_text="You")).to_have_count(0)


def test_a_review_that_was_cut_off_is_asked_for_again(server: Server, chromium: Chromium) -> None:
    state = BY_NAME["review-cut-off"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        page = stage.page
        whole = lines(parts_of("cities-3"))
        page.route("**/review?**", lambda route: route.fulfill(body=whole))
        page.get_by_test_id("review-again").click()
        expect(page.get_by_test_id("moment")).to_have_count(3)
        expect(page.get_by_test_id("review-again")).to_have_count(0)


def test_a_mistake_is_tried_again_on_the_real_table(server: Server, chromium: Chromium) -> None:
    """The first try is refused, the second accepted."""
    state = BY_NAME["mistakes-cities"]
    asked: list[Any] = []
    mistake = next(part for part in parts_of("cities-4") if part.get("step") == slip_of("cities-4"))

    def judge(route: Route) -> None:
        asked.append(route.request.post_data_json)
        accepted = len(asked) > 1
        tried = {"move": asked[-1]["move"], "lost": 0.01 if accepted else 0.09}
        route.fulfill(json={**mistake, **tried, "accepted": accepted})

    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        page = stage.page
        page.route("**/judge", judge)
        coach = page.locator(".coach")
        expect(coach).to_contain_text("Find a better move.")
        for answer in ("Try again.", "below the best"):
            page.locator(".dock .tile:enabled").nth(1).click()
            page.locator(".dock .tile:enabled").nth(2).click()
            page.locator(".dock .button.primary:enabled").first.click()
            expect(coach).to_contain_text(answer)
        assert {each["step"] for each in asked} == {slip_of("cities-4")}
        page.get_by_test_id("mistake-next").click()
        expect(coach).to_contain_text("2/")
        assert stage.problems == []


def test_playing_on_asks_for_a_branch_and_goes_to_its_table(
    server: Server, chromium: Chromium
) -> None:
    state = BY_NAME["review-what-if"]
    asked: list[Any] = []

    def branch(route: Route) -> None:
        asked.append(route.request.post_data_json)
        route.fulfill(status=201, json={"table": {"id": "new-table"}})

    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        page = stage.page
        page.route("**/branch", branch)
        page.get_by_test_id("whatif-seat").select_option("2")
        page.get_by_text("New luck").click()
        page.get_by_test_id("whatif-start").click()
        page.wait_for_url("**/t/new-table")
        (wish,) = asked
        assert (wish["step"], wish["me"], wish["luck"]) == (50, 2, "new")
        assert OWN_ID not in page.url


@pytest.mark.parametrize("name", ["review-towers", "review-cities", "review-luck"])
def test_nothing_is_missing_or_too_wide_in_any_language(
    name: str, server: Server, chromium: Chromium
) -> None:
    with chromium.driven() as browser, staged(browser, server.address, BY_NAME[name]) as stage:
        page = stage.page
        for language in LANGUAGES:
            page.locator("header select").first.select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            for tab in ("moments", "decisions", "luck"):
                page.get_by_test_id(f"tab-{tab}").click()
                assert page.evaluate(TOO_WIDE) <= 0, (language, tab)
                expect(page.locator("main")).not_to_contain_text(UNKNOWN)


@pytest.mark.parametrize("name", ["review-cities", "review-decisions", "review-what-if"])
def test_axe_finds_nothing(name: str, server: Server, chromium: Chromium) -> None:
    with chromium.driven() as browser, staged(browser, server.address, BY_NAME[name]) as stage:
        assert barriers(stage.page) == []
