"""Every state of a table, on a phone and a desk, light and dark: whole, and without barriers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page

from tests.browser.barriers import barriers, check_whole
from tests.browser.playing import RESULT, play_until
from tests.browser.visitors import DESK, PHONE, WIDE, Visitors, make_table

STATES = """() => [
  ["result", "[data-testid=result]"], ["pick", ".pick .tile:enabled"], ["place", ".place .spot"],
  ["bid", ".bidding"], ["raze", "[data-plot].raze"], ["aim", "[data-plot].lit"], ["build", ".building"],
].find(([, selector]) => document.querySelector(selector)?.checkVisibility())?.[0] ?? "wait" """
WANTED = {
    "towers": {"bid", "build", "aim", "result"},
    "cities": {"pick", "wait", "result"},
}
SCREENS = {"phone": PHONE, "desk": DESK, "wide": WIDE}


@dataclass
class Walk:
    """Looks at each state once, when the game first comes to it."""

    page: Page
    visitors: Visitors
    name: str
    seen: set[str] = field(default_factory=set)
    found: list[str] = field(default_factory=list)

    def look(self) -> bool:
        """Also says whether the game is over."""
        state = self.page.evaluate(STATES)
        if state not in self.seen:
            self.seen.add(state)
            self.examine(state)
        return bool(state == "result")

    def examine(self, state: str) -> None:
        check_whole(self.page, f"{self.name}: {state}")
        self.found += [f"{state}: {problem}" for problem in barriers(self.page)]
        self.visitors.shot(self.page, f"{self.name}-{state}")


@pytest.mark.parametrize("game", ["towers", "cities"])
@pytest.mark.parametrize(("screen", "theme"), [("phone", "dark"), ("desk", "light"), ("wide", "dark")])
def test_no_state_of_a_game_has_barriers(
    visitors: Visitors, game: str, screen: str, theme: str
) -> None:
    page = visitors.enter(viewport=SCREENS[screen], theme=theme)
    page.wait_for_selector("h1")
    page.goto(f"/t/{make_table(page, game, ['me', 'open', 'random'])}")
    page.wait_for_selector("[data-testid=start]")
    walk = Walk(page, visitors, f"{game}-{screen}-{theme}")
    walk.examine("room")
    page.click("[data-testid=start]")
    page.wait_for_selector("[data-testid=menu]")
    play_until(walk.look, page)
    assert walk.found == []
    assert walk.seen >= WANTED[game]


@pytest.mark.parametrize("game", ["towers", "cities"])
@pytest.mark.parametrize(("screen", "theme"), [("phone", "light"), ("desk", "dark")])
def test_no_dialog_has_barriers(visitors: Visitors, game: str, screen: str, theme: str) -> None:
    page = visitors.enter(viewport=SCREENS[screen], theme=theme)
    page.wait_for_selector("h1")
    page.goto(f"/t/{make_table(page, game, ['me', 'random', 'random'])}")
    page.wait_for_selector(".bidding, .pick .tile:enabled")
    walk = Walk(page, visitors, f"{game}-{screen}-{theme}")
    for name in dialogs(page):
        walk.examine(name)
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")
    assert walk.found == []


def dialogs(page: Page) -> Iterator[str]:
    """Opens one after the other."""
    page.click("[data-testid=menu]")
    yield "menu"
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    yield "shortcuts"
