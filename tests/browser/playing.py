"""Playing by clicking, touching or typing: what a person does, seen from outside."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import ElementHandle, Page
from playwright.sync_api import Error as PlaywrightError

Press = Callable[[Page, ElementHandle], None]
RESULT = "[data-testid=result]"
NEXT_PRESS = Path(__file__).with_name("next_press.js").read_text("utf-8")
PATIENCE = 300.0
"""Seconds until a game counts as stuck, even on a machine that is busy with other things."""
BRIEFLY = 4000
"""Milliseconds for one press; what takes longer has gone, and is looked for again."""
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
    """By keyboard alone: Tab to it, arrows within its row, Enter."""
    for _ in range(200):
        key = target.evaluate(KEY_TOWARDS)
        page.keyboard.press(key)
        if key in ("Enter", "Escape"):
            return
    raise AssertionError(f"no key leads to {target.evaluate('(one) => one.outerHTML')[:200]}")


def play_to_the_end(page: Page, press: Press = click) -> None:
    """Until the result lies open: a last touch may have laid a tower's sheet over it."""
    play_until(lambda: shows_result(page), page, press=press)


def shows_result(page: Page) -> bool:
    return page.locator(RESULT).is_visible() and page.locator("dialog[open]").count() == 0


def play_until(done: Callable[[], bool], *pages: Page, press: Press = click) -> None:
    """Everyone presses what they can, until it is done."""
    chance = random.Random(1)
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "\n".join(stuck(page) for page in pages)
        moved = [play_once(page, chance, press) for page in pages]
        if not any(moved):
            pages[0].wait_for_timeout(20)


def settle(page: Page) -> None:
    """Wait until all that the page has sent is done and shown, and no bot is left to act."""
    problem = page.evaluate("window.settle()")["problem"]
    assert not problem, problem


def stuck(page: Page) -> str:
    """What somebody sees who cannot go on."""
    page.screenshot(path=f"build/screenshots/stuck-{page.title()}.png")
    target = page.evaluate(f"({NEXT_PRESS})(0)?.outerHTML.slice(0, 200)")
    focus = page.evaluate("document.activeElement?.outerHTML.slice(0, 200)")
    return f"no end in sight: {page.title()}\nnext: {target}\nfocus: {focus}"


def play_once(page: Page, chance: random.Random, press: Press = click) -> bool:
    """Press what comes next; False when there is nothing, or it has just gone."""
    settle(page)
    target = page.evaluate_handle(f"({NEXT_PRESS})({chance.random()})").as_element()
    if target is None:
        return False
    try:
        press(page, target)
    except PlaywrightError:  # it has gone, for the table has moved on: look again
        return False
    return True
