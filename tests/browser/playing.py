"""Plays by clicking, tapping or typing, as a person would."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import ElementHandle, Page
from playwright.sync_api import Error as PlaywrightError

from tests.browser.drawing import drawn

Press = Callable[[Page, ElementHandle], None]
RESULT = "[data-testid=result]"
NEXT_PRESS = Path(__file__).with_name("next_press.js").read_text("utf-8")
PATIENCE = 300.0
"""Seconds without a press until a game counts as stuck, even on a busy machine."""
MOST_PRESSES = 3000
"""More than any game needs."""
BRIEFLY = 20_000
"""Milliseconds per press. A target that takes longer has gone, and we look for another one."""
KEY_TOWARDS = """(target) => {
  const here = document.activeElement;
  if (here === target || !target.isConnected) return "Enter";
  if (target.matches(".veil")) return "Escape";
  const beside = target.tabIndex < 0 && here.classList[0] === target.classList[0];
  if (beside && here.closest("ul, ol, [role=group]")?.contains(target)) return "ArrowRight";
  const before = here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
  return before ? "Shift+Tab" : "Tab";
}"""


def click(_page: Page, target: ElementHandle) -> None:
    target.click(timeout=BRIEFLY)


def tap(_page: Page, target: ElementHandle) -> None:
    target.tap(timeout=BRIEFLY)


def type_keys(page: Page, target: ElementHandle) -> None:
    """Presses it by keyboard alone: Tab, arrows within its row, Enter."""
    for _ in range(200):
        key = target.evaluate(KEY_TOWARDS)
        page.keyboard.press(key)
        if key in ("Enter", "Escape"):
            return
    raise AssertionError(f"no key leads to {target.evaluate('(one) => one.outerHTML')[:200]}")


def play_to_the_end(page: Page, press: Press = click) -> None:
    """Plays until the result is visible: the last tap may have opened a dialog over it."""
    play_until(lambda: shows_result(page), page, press=press)


def shows_result(page: Page) -> bool:
    return page.locator(RESULT).is_visible() and page.locator("dialog[open]").count() == 0


def play_until(done: Callable[[], bool], *pages: Page, press: Press = click) -> None:
    """Lets everyone press what they can until `done`."""
    chance = random.Random(1)
    drawn = chance.random()  # used up only by a press, or it would depend on how often we look
    pressed, end = 0, time.monotonic() + PATIENCE
    while not done():
        going_on = pressed < MOST_PRESSES and time.monotonic() < end
        assert going_on, "\n".join(stuck(page) for page in pages)
        before = pressed
        for page in pages:
            if play_once(page, drawn, press):
                drawn, pressed = chance.random(), pressed + 1
        if pressed > before:
            end = time.monotonic() + PATIENCE
        else:
            pages[0].wait_for_timeout(20)


def settle(page: Page) -> None:
    """Waits until everything the page has sent is shown and no bot is left to act."""
    problem = page.evaluate("window.settle()")["problem"]
    assert not problem, problem


def stuck(page: Page) -> str:
    """Describes the page of somebody who cannot continue."""
    with drawn(page):
        page.screenshot(path=f"build/screenshots/stuck-{page.title()}.png")
    target = page.evaluate(f"({NEXT_PRESS})(0)?.outerHTML.slice(0, 200)")
    focus = page.evaluate("document.activeElement?.outerHTML.slice(0, 200)")
    return f"no end in sight: {page.title()}\nnext: {target}\nfocus: {focus}"


def play_once(page: Page, chance: float, press: Press = click) -> bool:
    """Presses what comes next. Returns False if there is nothing, or it has just gone."""
    settle(page)
    target = page.evaluate_handle(f"({NEXT_PRESS})({chance})").as_element()
    if target is None:
        return False
    try:
        press(page, target)
    except PlaywrightError:  # it has gone because the table has moved on
        return False
    return True
