"""The table of 5 Towers: everything is in view, and nothing moves unless touched."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize

from tests.browser.chromium import Chromium
from tests.browser.eyes.everything import BY_NAME
from tests.browser.eyes.looking import wait_until_drawn
from tests.browser.eyes.stage import staged
from tests.browser.serving import Server
from tests.browser.visitors import DESK, PHONE, WIDE, Visitors, make_table

HIDDEN_BELOW = "document.documentElement.scrollHeight - innerHeight"
MINE = "section .plots"
UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
FIRST_CLOSED = ".bidding .number[aria-disabled=true]"


def sit_down(visitors: Visitors, rivals: int, viewport: Any, **wishes: Any) -> Page:
    """Opens a table whose first round waits for the visitor's bid."""
    page = visitors.arrive(viewport=viewport, **wishes)
    page.goto(f"/t/{make_table(page, 'towers', ['me', *['apprentice'] * rivals])}")
    page.wait_for_selector(".bidding")
    wait_until_drawn(page)
    return page


@pytest.mark.parametrize("rivals", [1, 2, 4])
def test_nothing_scrolls_on_a_desk(visitors: Visitors, rivals: int) -> None:
    page = sit_down(visitors, rivals, DESK)
    assert page.evaluate(HIDDEN_BELOW) <= 0
    wait_until_drawn(page, WIDE)
    assert page.evaluate(HIDDEN_BELOW) <= 0


def test_a_phone_shows_cards_auction_towers_and_numbers_together(visitors: Visitors) -> None:
    page = sit_down(visitors, 2, PHONE, touch=True)
    edges = [bottom(page, part) for part in (".auction", ".display", MINE)]
    assert max(edges) <= top(page, ".bidding"), "the numbers cover what they are about"
    assert bottom(page, ".bidding") <= PHONE["height"]


def test_asking_why_not_moves_nothing(visitors: Visitors) -> None:
    page = sit_down(visitors, 2, DESK)
    before = [top(page, part) for part in (".display", ".bidding", MINE, ".rivals")]
    page.locator(FIRST_CLOSED).first.dispatch_event("click")
    page.wait_for_selector(".reasons")
    wait_until_drawn(page)
    assert [top(page, part) for part in (".display", ".bidding", MINE, ".rivals")] == before
    assert page.evaluate(HIDDEN_BELOW) <= 0


def test_the_story_can_be_put_away_and_stays_away(visitors: Visitors) -> None:
    page = sit_down(visitors, 2, DESK)
    page.locator("aside .close").click()
    page.wait_for_selector("aside", state="detached")
    page.reload()
    page.wait_for_selector(".bidding")
    assert page.locator("aside").count() == 0
    page.keyboard.press("l")
    page.wait_for_selector("aside")


@pytest.mark.parametrize("name", ["towers-bidding", "towers-hint-bid", "towers-two"])
def test_an_upright_tablet_has_large_towers_and_everything_else_on_one_screen(
    server: Server, chromium: Chromium, name: str
) -> None:
    with chromium.driven() as browser, staged(browser, server.address, BY_NAME[name]) as stage:
        stage.eyes.resize(UPRIGHT)
        stage.eyes.settle()
        floors = stage.page.locator(".mine .floor")
        widest = max(box["width"] for box in map(Locator.bounding_box, floors.all()) if box)
        assert widest > 0.13 * UPRIGHT["width"], "the towers are small"
        assert stage.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        action, mine = bottom(stage.page, ".action"), top(stage.page, MINE)
        assert action <= mine, "what to do covers the towers"


def top(page: Page, part: str) -> float:
    box = page.locator(part).first.bounding_box()
    assert box is not None, part
    return box["y"]


def bottom(page: Page, part: str) -> float:
    box = page.locator(part).first.bounding_box()
    assert box is not None, part
    return box["y"] + box["height"]
