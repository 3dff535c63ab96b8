"""Between Two Cities: a click, tap or key ends the reveal and does nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.clocks import pause_clock
from tests.browser.visitors import PATIENCE, PHONE, Visitors, make_table

VEIL = ".veil"
SPOT = ".spot:visible"
DONE = ".builders .state.done"


def click(page: Page) -> None:
    page.mouse.click(*middle_of_a_spot(page))


def tap(page: Page) -> None:
    page.touchscreen.tap(*middle_of_a_spot(page))


def press(key: str) -> Callable[[Page], None]:
    def press_on_a_spot(page: Page) -> None:
        page.locator(SPOT).first.focus()
        page.keyboard.press(key)

    return press_on_a_spot


def hold_enter(page: Page) -> None:
    page.locator(SPOT).first.focus()
    page.keyboard.down("Enter")
    expect(page.locator(VEIL)).to_have_count(0, timeout=PATIENCE)
    page.keyboard.down("Enter")  # a held key repeats
    page.keyboard.up("Enter")


WAYS = {
    "mouse": (click, {}),
    "touch": (tap, {"viewport": PHONE, "touch": True}),
    "Enter": (press("Enter"), {}),
    "Space": (press("Space"), {}),
    "held": (hold_enter, {}),
}


@pytest.mark.parametrize("way", WAYS)
def test_what_ends_the_reveal_places_no_tile(visitors: Visitors, way: str) -> None:
    end, settings = WAYS[way]
    page, sent = see_the_reveal(visitors, **settings)
    visitors.shot(page, f"cities-reveal-{way}")
    end(page)
    expect(page.locator(VEIL)).to_have_count(0, timeout=PATIENCE)
    assert [move for move in sent if move.startswith("place")] == []
    page.clock.resume()
    again = press("Enter") if way == "held" else end
    again(page)
    expect(page.locator(".dock .tile")).to_have_count(1, timeout=PATIENCE)
    assert len([move for move in sent if move.startswith("place")]) == 1


def test_a_digit_that_ends_the_reveal_takes_no_tile(visitors: Visitors) -> None:
    page, _ = see_the_reveal(visitors)
    second = page.locator(".dock .tile").nth(1)
    page.keyboard.press("2")
    expect(page.locator(VEIL)).to_have_count(0, timeout=PATIENCE)
    expect(second).to_have_attribute("aria-pressed", "false", timeout=PATIENCE)
    page.keyboard.press("2")
    expect(second).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)


def see_the_reveal(visitors: Visitors, **settings: Any) -> tuple[Page, list[str]]:
    """Lets somebody choose last and stops the clock, or the reveal would end by itself.

    Also returns the list of moves the page sends from now on.
    """
    page = visitors.arrive(**settings)
    table = make_table(page, "cities", ["me", "random", "random"])
    page.clock.install()
    sent: list[str] = []
    page.on("websocket", lambda socket: keep_moves(socket, sent))
    page.goto(f"/t/{table}")
    tiles = page.locator(".pick .tile:enabled")
    expect(tiles).to_have_count(7, timeout=PATIENCE)
    expect(page.locator(DONE)).to_have_count(2, timeout=PATIENCE)
    pause_clock(page)
    tiles.nth(0).click()
    tiles.nth(1).click()
    page.locator(VEIL).wait_for()
    expect(page.locator(DONE)).to_have_count(2, timeout=PATIENCE)  # the bots have placed theirs
    return page, sent


def keep_moves(socket: WebSocket, sent: list[str]) -> None:
    def keep(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "move":
            sent.append(message["move"])

    socket.on("framesent", keep)


def middle_of_a_spot(page: Page) -> tuple[float, float]:
    box = page.locator(SPOT).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
