"""Playing by clicking, touching or typing: what a person does, seen from outside."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page

Press = Callable[[Locator], None]
PATIENCE = 900.0
"""Seconds until a game counts as stuck, even on a machine that is busy with other things."""
RESULT = "[data-testid=result]"
UNDO = "[data-testid=undo]:enabled"
CHANCE = random.Random(1)


BRIEFLY = 4000


def click(target: Locator) -> None:
    target.click(timeout=BRIEFLY)


def tap(target: Locator) -> None:
    target.tap(timeout=BRIEFLY)


def enter(target: Locator) -> None:
    """The keyboard's way: bring the focus there, press Enter."""
    target.focus(timeout=BRIEFLY)
    target.press("Enter", timeout=BRIEFLY)


def play_to_the_end(page: Page, press: Press = click) -> None:
    end = time.monotonic() + PATIENCE
    while not page.locator(RESULT).is_visible():
        assert time.monotonic() < end, f"no end in sight: {page.title()}"
        if not play_once(page, press):
            page.wait_for_timeout(20)


def play_once(page: Page, press: Press = click) -> bool:
    """Do the first thing that the table offers; False when it is not one's turn."""
    return any(step(page, press) for step in (pass_on, pick, place, assign, bid, build))


def pass_on(page: Page, press: Press) -> bool:
    return pressed(page.locator("[data-testid=curtain]"), press)


def pick(page: Page, press: Press) -> bool:
    """Between Two Cities: two tiles, then keep them."""
    hand = page.locator(".pick .tile:enabled")
    if hand.count() < 2:
        return False
    for number in (0, hand.count() - 1):
        if hand.nth(number).get_attribute("aria-pressed") == "false":
            pressed(hand.nth(number), press)
    return pressed(page.locator(".pick .button.primary:enabled"), press)


def place(page: Page, press: Press) -> bool:
    if pressed(page.locator(".place .button.primary:enabled"), press):
        return True
    return pressed(page.locator(".spot:enabled[aria-pressed=false]"), press)


def assign(page: Page, press: Press) -> bool:
    return pressed(page.locator("[data-move^=assign]:enabled"), press)


def bid(page: Page, press: Press) -> bool:
    """5 Towers: little, or nothing: then few builds need a card to be razed first."""
    allowed = page.locator(".bidding .number[aria-disabled=false]")
    if allowed.count() == 0:
        return False
    numbers = [allowed.nth(place).inner_text().strip() for place in range(allowed.count())]
    wish = next((number for number in ("1", "2", "0") if number in numbers), numbers[-1])
    return pressed(allowed.nth(numbers.index(wish)), press)


def build(page: Page, press: Press) -> bool:
    """A card that fits, then the tower that is lit."""
    if pressed(page.locator(".building .button.primary:enabled"), press):
        return True  # the last card wants to be confirmed
    if pressed(page.locator(".display .card.open"), press):
        pressed(page.locator("[data-plot].lit"), press)
        return True
    return raze(page, press)


def raze(page: Page, press: Press) -> bool:
    """Nothing fits: take the top of some tower, or take that back and try another."""
    if not pressed(page.locator(".building .danger[aria-pressed=false]"), press):
        return page.locator(".building").count() > 0 and pressed(page.locator(UNDO), press)
    towers = page.locator("[data-plot].raze")
    chosen = CHANCE.randrange(towers.count()) if towers.count() else 0
    return pressed(towers.nth(chosen), press)


def pressed(targets: Locator, press: Press) -> bool:
    """Press the first one, if there is one and it stays long enough."""
    if targets.count() == 0:
        return False
    try:
        press(targets.first)
    except PlaywrightError:  # it has gone, for the table has moved on: look again
        return False
    return True
