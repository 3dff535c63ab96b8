"""Checks each state of a game once, when it first appears."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import Page

from tests.browser.barriers import barriers, check_whole
from tests.browser.visitors import Visitors

STATE = """() => [
  ["sheet", "dialog[open]"],
  ["result", "[data-testid=result]"],
  ["pick", ".pick .tile:enabled"], ["place", ".spot:enabled"],
  ["bid", ".bidding"], ["raze", "[data-plot].raze"], ["aim", "[data-plot].lit"],
  ["build", ".building"],
].find(([, selector]) => document.querySelector(selector)?.checkVisibility())?.[0] ?? "wait" """


@dataclass
class Walk:
    page: Page
    visitors: Visitors
    name: str
    thorough: bool = True
    """Checks accessibility too, which takes a while."""
    seen: set[str] = field(default_factory=set)
    found: list[str] = field(default_factory=list)
    """Accessibility problems, each with its state."""

    def look(self) -> bool:
        """Checks a new state. Returns whether the game is over."""
        state = str(self.page.evaluate(STATE))
        if state not in self.seen:
            self.seen.add(state)
            self.examine(state)
        return state == "result"

    def examine(self, state: str) -> None:
        check_whole(self.page, f"{self.name}: {state}")
        if not self.thorough:
            return
        self.found += [f"{state}: {problem}" for problem in barriers(self.page)]
        self.visitors.shot(self.page, f"{self.name}-{state}")
