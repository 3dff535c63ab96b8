"""The time from a press to the next frame, as measured by the browser's Event Timing."""

from __future__ import annotations

from statistics import median

from playwright.sync_api import Page

from bench.client.places import GAMES, READY, SLOWER, Places
from bench.client.result import Result

LATEST = 100
LISTEN = """window.slowest = 0; new PerformanceObserver((list) => {
  for (const { duration, interactionId } of list.getEntries())
    if (interactionId) window.slowest = Math.max(window.slowest, duration);
}).observe({ type: 'event', durationThreshold: 16, buffered: true })"""
PRESSES = {
    "home": ("the way to the settings", "nav a[href='/settings']"),
    "towers": ("a bid", ".bidding .number[aria-disabled=false]"),
    "cities": ("a tile", ".pick .tile:enabled"),
}
SETTLED = 600
"""Milliseconds after which every event of a press has been reported."""


def responses(places: Places, rounds: int) -> list[Result]:
    results = []
    for place in ("home", *GAMES):
        name, target = PRESSES[place]
        for slower in (1, SLOWER):
            times = [response(places, place, target, slower) for _ in range(rounds)]
            how = "" if slower == 1 else f", processor {slower} times slower"
            goal = LATEST if slower == 1 else None
            results.append(Result(f"{place}: {name} until seen{how}", median(times), "ms", goal))
    return results


def response(places: Places, place: str, target: str, slower: float) -> float:
    """Returns the slowest event of the press; anything less than a frame counts as one."""
    with places.visitor(slower) as page:
        page.goto(places.path(page, place))
        page.wait_for_selector(READY[place])
        page.wait_for_selector(target)
        page.wait_for_timeout(SETTLED)
        page.evaluate(LISTEN)
        press(page, target)
        page.wait_for_timeout(SETTLED)
        return max(16.0, float(page.evaluate("window.slowest")))


def press(page: Page, target: str) -> None:
    """Presses with the mouse at the target, without Playwright's own waiting."""
    page.locator(target).first.scroll_into_view_if_needed()
    box = page.locator(target).first.bounding_box()
    if box is None:
        raise RuntimeError(f"{target} cannot be seen")
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
