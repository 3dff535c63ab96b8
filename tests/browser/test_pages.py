"""Every page in every language, on a phone and a desk: whole, readable, without barriers."""

from __future__ import annotations

import pytest

from draftingtable.locale import LANGUAGES
from tests.browser.barriers import OVERFLOW, barriers, check_whole
from tests.browser.visitors import DESK, PHONE, Visitors

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_and_is_translated(visitors: Visitors, language: str) -> None:
    page = visitors.enter(viewport=PHONE, language=language)
    for name, path in PAGES.items():
        page.goto(path)
        page.wait_for_selector("main h1")
        check_whole(page, f"{name} in {language}")
        visitors.shot(page, f"{name}-phone-{language}")


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
