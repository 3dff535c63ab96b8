"""A client that cannot start says so, and offers to try again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.visitors import Visitors

FAILURES = ["net::ERR_FAILED", "Failed to load resource", "Failed to fetch dynamically imported"]
WAITED = """document.querySelector("#splash .stuck").getAnimations()
  .forEach((one) => one.finish())"""
"""Lets the time pass after which the styles show the message."""
WAITING = """
const paused = new CSSStyleSheet();
paused.replaceSync("#splash .stuck { animation-play-state: paused !important }");
document.adoptedStyleSheets = [paused];
"""
"""Stops that time from passing by itself, however long the test takes."""


def refuse(route: Route) -> None:
    route.fulfill(status=429, content_type="application/json", body="{}")


def fail(route: Route) -> None:
    route.fulfill(status=500, content_type="application/json", body="{}")


def lose(route: Route) -> None:
    route.abort()


WAYS = {"refused": refuse, "broken": fail, "offline": lose}


def enter_without(visitors: Visitors, files: str, way: str, path: str = "/") -> Page:
    """Visits for the first time, while these files cannot be had.

    By plain http: a service worker could have them.
    """
    visitors.provoked += FAILURES
    page = visitors.by_plain_http().new_page(locale="pl")
    page.add_init_script(WAITING)
    page.on("pageerror", lambda error: visitors.problems.append(str(error)))
    page.on("console", visitors.heard)
    page.route(files, WAYS[way])
    page.goto(path)
    return page


@pytest.mark.parametrize(
    ("file", "way"), [("index", "refused"), ("index", "offline"), ("base", "broken")]
)
def test_without_its_first_scripts_the_page_itself_says_so(
    visitors: Visitors, file: str, way: str
) -> None:
    files = f"**/assets/{file}-*.js"
    page = enter_without(visitors, files, way)
    stuck = page.locator("#splash .stuck")
    expect(stuck).not_to_be_visible()
    page.evaluate(WAITED)
    expect(stuck).to_contain_text("taking a long time to load")
    page.unroute(files)
    stuck.get_by_role("link", name="Try again").click()
    expect(page.locator("main h1")).to_be_visible()
    expect(stuck).to_have_count(0)


def test_without_its_styles_too_the_message_is_seen_at_once(visitors: Visitors) -> None:
    page = enter_without(visitors, "**/assets/*", "refused")
    expect(page.locator("#splash .stuck")).to_be_visible()


POLISH = ("Sprawdź połączenie", "Spróbuj ponownie")
ENGLISH = ("Check your connection", "Try again")
"""Before any words have been loaded."""


@pytest.mark.parametrize(
    ("file", "way", "path", "said"),
    [
        ("HomePage", "refused", "/", POLISH),
        ("shell", "broken", "/", ENGLISH),
        ("towers", "offline", "/learn/towers", POLISH),
        ("TowersTable", "refused", "/learn/towers", POLISH),
        ("ExerciseView", "broken", "/learn/towers-exercises", POLISH),
    ],
)
def test_without_a_later_file_the_client_says_so(
    visitors: Visitors, file: str, way: str, path: str, said: tuple[str, str]
) -> None:
    words, again = said
    files = f"**/assets/{file}-*.js"
    page = enter_without(visitors, files, way, path)
    problem = page.get_by_role("alert").filter(has_text=words)
    expect(problem).to_be_visible()
    page.unroute(files)
    problem.get_by_role("button", name=again).click()
    expect(problem).to_have_count(0)
    expect(page.locator("main h1, .board [data-card] >> nth=0")).to_be_visible()


@pytest.mark.parametrize("way", WAYS)
def test_without_the_server_the_home_page_is_still_there(visitors: Visitors, way: str) -> None:
    page = enter_without(visitors, "**/api/**", way)
    expect(page.locator("main h1")).to_be_visible()
    expect(page.get_by_test_id("learn-offer")).to_be_visible()
