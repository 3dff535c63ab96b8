"""Everything that opens over a table fits, is accessible and closes on Escape."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.visitors import DESK, PHONE, Visitors, make_table
from tests.browser.walks import Walk

SCREENS = {"phone": PHONE, "desk": DESK}


@pytest.mark.parametrize("game", ["towers", "cities"])
@pytest.mark.parametrize(("screen", "theme"), [("phone", "light"), ("desk", "dark")])
def test_no_dialog_has_barriers(visitors: Visitors, game: str, screen: str, theme: str) -> None:
    page = visitors.enter(viewport=SCREENS[screen], theme=theme)
    page.wait_for_selector("h1")
    page.goto(f"/t/{make_table(page, game, ['me', 'random', 'random'])}")
    page.wait_for_selector(".bidding, .pick .tile:enabled")
    walk = Walk(page, visitors, f"{game}-{screen}-{theme}")
    for name in opened(page, game):
        page.wait_for_selector("dialog[open]")
        walk.examine(name)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    assert walk.found == []


def opened(page: Page, game: str) -> Iterator[str]:
    """Opens one dialog after the other and yields its name."""
    page.click("[data-testid=menu]")
    yield "menu"
    page.keyboard.press("?")
    yield "shortcuts"
    if game == "towers":
        page.click(".piles")
        yield "unseen"
        page.locator("[data-plot]").first.click()
        yield "towers"
    else:
        page.locator(".ring button").nth(1).click()
        yield "city"
