"""Somebody who plays whole games and presses whatever there is, all by the choices of a seed."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Page

FOLDER = Path(__file__).parent
OFFERS = FOLDER.joinpath("offers.js").read_text("utf-8")
AIM = FOLDER.joinpath("aim.js").read_text("utf-8")
NEXT_KEY = FOLDER.joinpath("next_key.js").read_text("utf-8")
SETTLE = "settle().then((problem) => problem || window.refusals.splice(0).join(' '))"
WEIGHTS = {
    "open": 30.0,
    "send": 20.0,
    "move": 10.0,
    "close": 6.0,
    "look": 0.7,
    "undo": 0.5,
    "past": 0.1,
    "say": 0.1,
}
"""How often something of a kind is pressed. Moves come before all else, or games would not end."""
SHORTCUTS = (*"12345prulc?", "Escape")
ARROWS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End")
PAUSES = (0, 0, 0, 50, 700, 5000)
"""Milliseconds that pass on a page's clock before something is pressed there."""
MOST_KEYS = 60
MOST_STEPS = 2000
Choice = TypeVar("Choice")


@dataclass(frozen=True)
class Offer:
    """Something on the screen that can be pressed."""

    nth: int
    kind: str
    name: str


@dataclass(frozen=True)
class Sight:
    """What is on a screen."""

    over: bool
    offers: list[Offer]

    def is_to_move(self) -> bool:
        return any(offer.kind in ("move", "send", "open") for offer in self.offers)


@dataclass
class Tester:
    """Plays at all `pages`, which show one table."""

    pages: list[Page]
    way: str
    chance: random.Random
    pressed: deque[str] = field(default_factory=lambda: deque(maxlen=60))
    """What was pressed last, for whoever has to understand a failure."""

    def play(self, look: Callable[[], object] = lambda: None) -> None:
        """Until everybody sees the result; `look` is called after every press."""
        for page in self.pages:
            take_clock(page)
        for _ in range(MOST_STEPS):
            self.wait()
            look()
            sights = [see(page) for page in self.pages]
            if all(sight.over for sight in sights):
                return
            self.step(sights)
        raise AssertionError(f"no end after {MOST_STEPS} presses")

    def wait(self) -> None:
        """Until every page shows all that follows from the last press."""
        for page in [*self.pages, *self.pages[:-1]]:  # the last one's may be news to the others
            problem = page.evaluate(SETTLE)
            assert not problem, f"the server says: {problem}"

    def step(self, sights: list[Sight]) -> None:
        """Mostly somebody does something who can move; now and then somebody else looks around."""
        urgent = [10.0 if sight.is_to_move() else bool(sight.offers) for sight in sights]
        at = self.of_weight(range(len(sights)), urgent)
        page, sight = self.pages[at], sights[at]
        if pause := self.chance.choice(PAUSES):
            page.clock.run_for(pause)
            sight = see(page)
        if self.way == "keyboard" and self.chance.random() < 0.04:
            self.type_shortcut(page)
        else:
            self.press_something(page, list(sight.offers))

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
        """Says what lies over it, where something does."""
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
        """Tab and arrows until it has the focus, then Enter or the space bar."""
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
        """Outside of a table, where there is no choice."""
        target = page.locator(selector).nth(nth)
        if self.way == "keyboard":
            target.press("Enter")
        elif self.way == "touch":
            target.tap()
        else:
            target.click()

    def type_shortcut(self, page: Page) -> None:
        key = self.chance.choice(SHORTCUTS)
        page.keyboard.press(key)
        self.pressed.append(f"key {key}")


def see(page: Page) -> Sight:
    found = page.evaluate(OFFERS)
    offers = [Offer(nth, **offer) for nth, offer in enumerate(found["offers"])]
    return Sight(found["over"], offers)


def take_clock(page: Page) -> None:
    """Stop the page's clock once the table is drawn: from now on only the tester lets time pass.

    A page draws a table in portions, of which each may wait for the clock.
    """
    page.wait_for_selector("[data-testid=menu]")
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 10)
    lengths: list[int] = []
    while len(lengths) < 4 or len(set(lengths[-4:])) > 1:
        page.clock.run_for(200)
        lengths.append(page.evaluate("document.body.innerHTML.length"))
