"""A tester that plays whole games, pressing whatever there is, as its seed decides."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Page, expect

from tests.browser.clocks import pause_clock
from tests.browser.loading import Loading
from tests.browser.playing import RESULT, shows_result

FOLDER = Path(__file__).parent
OFFERS = FOLDER.joinpath("offers.js").read_text("utf-8")
AIM = FOLDER.joinpath("aim.js").read_text("utf-8")
NEXT_KEY = FOLDER.joinpath("next_key.js").read_text("utf-8")
SETTLE = "settle().then((found) => ({ ...found, refused: window.refusals.splice(0) }))"
OPEN_DRAWER = "aside:not(.wide) > .tabs .close"
LOOKING_BACK = ".board > [role=status] > .button"
WEIGHTS = {
    "open": 30.0,
    "send": 20.0,
    "move": 10.0,
    "close": 6.0,
    "dare": 2.0,
    "back": 1.5,
    "look": 0.7,
    "undo": 0.5,
    "past": 0.1,
    "say": 0.1,
}
"""How often each kind is pressed. Moves come first; what takes one back is rare, and so are bids of
4 and 5, which are often withdrawn: games would not end for a long time.
"""
SHORTCUTS = (*"12345prulc?", "Escape")
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End")
PAUSES = (0, 0, 0, 50, 700, 5000)
"""Milliseconds that pass on a page's clock before each press."""
MOST_KEYS = 60
MOST_STEPS = 2000
Choice = TypeVar("Choice")


@dataclass(frozen=True)
class Offer:
    """Something on the screen that can be pressed."""

    nth: int
    kind: str
    name: str


@dataclass
class Tester:
    """Plays on all `pages`, which show one table."""

    pages: list[Page]
    way: str
    chance: random.Random
    pressed: list[str] = field(default_factory=list)
    """Everything pressed so far."""
    loading: dict[Page, Loading] = field(default_factory=dict)

    def join(self, page: Page) -> None:
        """Adds a page to those it plays on."""
        self.pages.append(page)
        self.loading[page] = Loading(page)

    def play(self, look: Callable[[], object] = lambda: None) -> None:
        """Plays until everybody sees the result, calling `look` after every press."""
        for page in self.pages:
            take_clock(page, self.loading[page])
        for _ in range(MOST_STEPS):
            over = self.wait()
            look()
            if over:
                break
            self.step([see(page) for page in self.pages])
        assert over, f"no end after {MOST_STEPS} presses"
        for page in self.pages:
            show_result(page)
        look()

    def wait(self) -> bool:
        """Waits until every page has caught up. Returns whether the game is over."""
        for page in [*self.pages, *self.pages[:-1]]:  # the last one may affect the others
            over = self.loading[page].until_idle(partial(caught_up, page))
        return over

    def step(self, offers: list[list[Offer]]) -> None:
        """Usually acts for somebody who can move; sometimes lets another person look around."""
        at = self.of_weight(range(len(offers)), [urgency(found) for found in offers])
        page, found = self.pages[at], offers[at]
        if pause := self.chance.choice(PAUSES):
            page.clock.run_for(pause)
            found = see(page)
        if self.way == "keyboard" and self.chance.random() < 0.04:
            self.type_shortcut(page)
        else:
            self.press_something(page, found)

    def press_something(self, page: Page, offers: list[Offer]) -> None:
        while offers:
            chosen = self.choose(offers)
            cover = self.press(page, chosen)
            under = f" UNDER {cover}" if cover else ""
            self.pressed.append(f"{chosen.kind}: {chosen.name}{under}")
            if not cover:
                return
            offers.remove(chosen)
        raise AssertionError("nothing can be pressed")

    def choose(self, offers: list[Offer]) -> Offer:
        kinds = sorted({offer.kind for offer in offers})
        kind = self.of_weight(kinds, [WEIGHTS[kind] for kind in kinds])
        return self.chance.choice([offer for offer in offers if offer.kind == kind])

    def of_weight(self, things: Sequence[Choice], weights: list[float]) -> Choice:
        return self.chance.choices(things, weights)[0]

    def press(self, page: Page, offer: Offer) -> str:
        """Presses it, or returns what covers it."""
        if self.way == "keyboard":
            self.type_to(page, offer)
            return ""
        found: dict[str, Any] = page.evaluate(AIM, offer.nth)
        if found["cover"]:
            return str(found["cover"])
        if self.way == "touch":
            page.touchscreen.tap(found["x"], found["y"])
        else:
            page.mouse.click(found["x"], found["y"])
        return ""

    def type_to(self, page: Page, offer: Offer) -> None:
        """Presses Tab and arrows until it has the focus, then Enter or the space bar."""
        for _ in range(MOST_KEYS):
            key, times = page.evaluate(NEXT_KEY, offer.nth)
            if not times:
                break
            for _ in range(times):
                page.keyboard.press(key)
        if key == "walk":
            for _ in range(self.chance.randint(1, 4)):
                page.keyboard.press(self.chance.choice(ARROWS))
        else:
            assert key == "", f"no key leads to {offer}"
        page.keyboard.press(self.chance.choice(("Enter", "Space")))

    def press_this(self, page: Page, selector: str, nth: int = 0) -> None:
        """Presses this element, outside of a table, where there is no choice."""
        target = page.locator(selector).nth(nth)
        expect(target).to_be_enabled()  # a click waits for this, a key would be lost
        if self.way == "keyboard":
            target.press("Enter")
        elif self.way == "touch":
            target.tap()
        else:
            target.click()

    def choose_this(self, page: Page, label: str, nth: int) -> None:
        """Selects a radio button."""
        if self.way == "keyboard":
            page.locator(label).nth(nth).locator("input").press("Space")
        else:
            self.press_this(page, label, nth)

    def type_shortcut(self, page: Page) -> None:
        key = self.chance.choice(SHORTCUTS)
        page.keyboard.press(key)
        self.pressed.append(f"key {key}")


def caught_up(page: Page) -> bool:
    """Waits until all that the page has sent is done. Returns whether the game is over."""
    found = page.evaluate(SETTLE)
    assert found["problem"] == ""
    assert found["refused"] == [], "the server refused an offered move"
    return bool(found["over"])


def see(page: Page) -> list[Offer]:
    return [Offer(nth, **offer) for nth, offer in enumerate(page.evaluate(OFFERS))]


def urgency(offers: list[Offer]) -> float:
    if any(offer.kind in ("move", "send", "open") for offer in offers):
        return 10.0
    return 1.0 if offers else 0.0


def show_result(page: Page) -> None:
    """Closes whatever hides the result."""
    while not shows_result(page):
        for selector in ("dialog[open] header button", OPEN_DRAWER, LOOKING_BACK):
            if page.locator(selector).last.is_visible():
                page.locator(selector).last.dispatch_event("click")
        page.wait_for_selector(RESULT, state="attached")


def take_clock(page: Page, loading: Loading) -> None:
    """Stops the page's clock once the table is drawn. From then on only the tester advances it.

    A page draws a table in portions, each of which may wait for the clock.
    """
    page.wait_for_selector("[data-testid=menu]")
    pause_clock(page)
    loading.until_idle(partial(draw, page))


def draw(page: Page) -> None:
    """Advances the clock until the page no longer changes."""
    lengths: list[int] = []
    while len(lengths) < 4 or len(set(lengths[-4:])) > 1:
        page.clock.run_for(200)
        lengths.append(page.evaluate("document.body.innerHTML.length"))
