"""Every page in every language, on a phone and a desk: whole, readable, without barriers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from draftingtable.locale import LANGUAGES
from tests.browser.playing import play_once
from tests.browser.visitors import DESK, PHONE, WIDE, Visitors, make_table

PAGES = {
    "home": "/",
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
    "missing": "/no-such-page",
}
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']})"

UNTRANSLATED = """() => [...document.querySelectorAll('main *')]
  .filter((element) => element.children.length === 0)
  .map((element) => element.textContent.trim())
  .filter((text) => /^[a-z]+(-[a-z0-9]+)+$/.test(text) || /\\{ ?\\$/.test(text))"""
"""Texts that look like a message's name, or have a parameter left in them."""

OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_and_is_translated(visitors: Visitors, language: str) -> None:
    page = visitors.enter(viewport=PHONE, language=language)
    for name, path in PAGES.items():
        page.goto(path)
        page.wait_for_selector("main h1")
        check_whole(page, f"{name} in {language}")
        visitors.shot(page, f"{name}-phone-{language}")


def check_whole(page: Page, what: str) -> None:
    assert page.evaluate(OVERFLOW) <= 0, f"{what} is wider than the screen"
    assert page.evaluate(UNTRANSLATED) == [], what


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_has_barriers(visitors: Visitors, theme: str) -> None:
    page = visitors.enter(viewport=DESK, theme=theme)
    found = {}
    for name, path in PAGES.items():
        page.goto(path)
        page.wait_for_selector("main h1")
        found[name] = barriers(page)
        visitors.shot(page, f"{name}-desk-{theme}")
    assert {name: problems for name, problems in found.items() if problems} == {}


def barriers(page: Page) -> list[str]:
    """What axe-core finds, where and why."""
    page.evaluate(AXE.read_text("utf-8"))
    result: dict[str, Any] = page.evaluate(RUN_AXE)
    return [
        f"{violation['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for violation in result["violations"]
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("game", ["towers", "cities"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_table_has_barriers(visitors: Visitors, game: str, theme: str) -> None:
    page = visitors.enter(viewport=WIDE, theme=theme)
    page.wait_for_selector("h1")
    page.goto(f"/t/{make_table(page, game, ['me', 'open', 'random'])}")
    page.wait_for_selector("[data-testid=start]")
    found = barriers(page)
    visitors.shot(page, f"room-{game}-{theme}")
    page.click("[data-testid=start]")
    page.wait_for_selector("[data-testid=menu]")
    for _ in range(6):
        while not play_once(page):
            page.wait_for_timeout(30)
    page.wait_for_timeout(300)
    found += barriers(page)
    visitors.shot(page, f"table-{game}-wide-{theme}")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    check_whole(page, f"the table of {game}")
    visitors.shot(page, f"table-{game}-phone-{theme}")
    assert found == []


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
    for name, path in PAGES.items():
        page.goto(path)
        page.wait_for_selector("main h1")
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate(OVERFLOW) <= 0, name
