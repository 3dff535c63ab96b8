"""Every page in every language, on a phone and a desktop, fits, is readable and accessible."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Page, Route, expect

from draftingtable.locale import LANGUAGES
from tests.browser.barriers import OVERFLOW, barriers, check_whole
from tests.browser.eyes.pages import lists
from tests.browser.eyes.stage import answer_from
from tests.browser.loading import Loading
from tests.browser.visitors import DESK, PHONE, SMALL_PHONE, Visitors, make_table, resize

PAGES = {
    "home": "/",
    "learn": "/learn",
    "settings": "/settings",
    "solo": "/solo",
    "campaign": "/campaign",
    "score": "/score",
    "score-towers": "/score/towers",
    "score-cities": "/score/cities",
    "rules-towers": "/rules/towers",
    "rules-cities": "/rules/cities",
    "rules-solo": "/rules/solo",
    "replay": "/replay",
    "games": "/games",
    "missing": "/no-such-page",
}


TABLES = {
    "room-towers": ("towers", ["me", "open", "random"]),
    "room-cities": ("cities", ["me", "open", "random"]),
    "table-towers": ("towers", ["me", "random", "random"]),
    "table-cities": ("cities", ["me", "random", "random"]),
}
OPEN = "main h1, .bidding, .pick"
"""Present once a page or a table is ready."""
LAST = {"home": "#public-tables li"}
"""What a page shows last."""


def visited(page: Page) -> Iterator[str]:
    """Opens every page, a waiting room and a table of each game, and yields their names.

    The tables on the home page are always the same. The other pages are not answered for: the
    browser keeps nothing that it has loaded while somebody may answer in the server's place.
    """
    loading = Loading(page)
    for name, path in PAGES.items():
        if name == "home":
            answer_from(page, lists().answers)
        page.goto(path)
        loading.until_idle(partial(page.wait_for_selector, LAST.get(name, OPEN)))
        yield name
        page.unroute_all()
    for name, (game, seats) in TABLES.items():
        page.goto(f"/t/{make_table(page, game, seats)}")
        loading.until_idle(partial(page.wait_for_selector, OPEN))
        yield name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_and_is_translated(visitors: Visitors, language: str) -> None:
    page = visitors.enter(viewport=PHONE, language=language)
    for name in visited(page):
        for screen, size in (("phone", PHONE), ("small-phone", SMALL_PHONE), ("desk", DESK)):
            resize(page, size)
            check_whole(page, f"{name} in {language} on a {screen}")
            visitors.shot(page, f"{name}-{screen}-{language}")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_has_barriers(visitors: Visitors, theme: str) -> None:
    page = visitors.enter(viewport=DESK, theme=theme)
    found = {}
    for name in visited(page):
        found[name] = barriers(page)
        visitors.shot(page, f"{name}-desk-{theme}")
    assert {name: problems for name, problems in found.items() if problems} == {}


def test_the_language_changes_without_a_reload(visitors: Visitors) -> None:
    page = visitors.enter()
    page.wait_for_selector("h1")
    page.evaluate("window.stillTheSame = true")
    for language, words in (("lt", "Du žaidimai"), ("et", "Kaks mängu"), ("en", "Two games")):
        page.get_by_role("combobox").select_option(language)
        page.get_by_role("heading", level=1).get_by_text(words).wait_for()
    assert page.evaluate("window.stillTheSame")


def test_text_of_twice_the_size_fits(visitors: Visitors) -> None:
    page = visitors.enter(viewport=DESK)
    for name in visited(page):
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate(OVERFLOW) <= 0, name


def test_a_tap_into_the_name_selects_it(visitors: Visitors) -> None:
    """What is typed then replaces the name, and a second tap sets the caret."""
    page = visitors.enter("/settings")
    page.get_by_role("button", name="Anna").click()
    field = page.locator("#nickname")
    field.click()
    page.keyboard.type("Otto")
    expect(field).to_have_value("Otto")
    field.click()
    page.keyboard.press("End")
    page.keyboard.type("kar")
    expect(field).to_have_value("Ottokar")


def test_a_page_that_loads_late_does_not_replace_the_current_one(visitors: Visitors) -> None:
    """Anyone who goes back while a page is loading stays there.

    By plain http: a service worker would have the page's files before we can hold them back.
    """
    guests = visitors.by_plain_http()
    page = guests.enter(viewport=DESK)
    page.wait_for_selector("h1")
    held: list[Route] = []
    page.route("**/assets/RulesPage-*.js", lambda route: held.append(route))
    home = page.locator("h1").inner_text()
    with page.expect_request("**/assets/RulesPage-*.js"):
        page.locator("header a[href^='/rules']").click()
    page.go_back()
    with page.expect_response("**/assets/RulesPage-*.js") as late:
        for route in held:
            route.continue_()
    late.value.finished()
    page.evaluate("(url) => import(url)", late.value.url)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    expect(page.locator("h1")).to_have_text(home)
