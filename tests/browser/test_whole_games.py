"""Whole games in a browser: by mouse, by touch, by keyboard."""

from __future__ import annotations

import pytest

from tests.browser.playing import (
    RESULT,
    Press,
    click,
    play_to_the_end,
    play_until,
    tap,
    type_keys,
)
from tests.browser.visitors import DESK, PHONE, WIDE, Settings, Visitors, make_table
from tests.browser.walks import Walk

BOTS = ["me", "apprentice", "random"]
STATES = {"towers": {"bid", "build", "aim", "result"}, "cities": {"pick", "place", "result"}}
WAYS: dict[str, tuple[Press, Settings]] = {
    "mouse": (click, {"viewport": DESK}),
    "touch": (tap, {"viewport": PHONE, "touch": True, "theme": "dark"}),
    "keyboard": (type_keys, {"viewport": WIDE, "theme": "dark"}),
}


@pytest.mark.parametrize("game", ["towers", "cities"])
@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_against_bots(visitors: Visitors, game: str, way: str) -> None:
    """To its end, and no state that it comes to is cut off or has barriers."""
    press, settings = WAYS[way]
    page = visitors.enter(**settings)
    page.wait_for_selector("h1")
    page.goto(f"/t/{make_table(page, game, BOTS)}")
    page.wait_for_selector("[data-testid=menu]")
    walk = Walk(page, visitors, f"{game}-{way}")
    play_until(walk.look, page, press=press)
    assert page.locator(RESULT).inner_text()
    assert walk.found == []
    assert walk.seen >= STATES[game]


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_solo(visitors: Visitors, mode: str) -> None:
    page = visitors.enter()
    page.wait_for_selector("h1")
    options = {"mode": mode, "level": 2}
    page.goto(f"/t/{make_table(page, 'cities', ['me'], players=3, options=options)}")
    play_to_the_end(page)
    visitors.shot(page, f"solo-{mode}-result")


def test_play_now_reaches_the_first_move_in_three_clicks(visitors: Visitors) -> None:
    page = visitors.enter(level="")
    page.click("[data-testid=play-towers]")
    page.click("[data-testid=level-apprentice]")
    page.locator(".bidding .number[aria-disabled=false]").first.click()
    page.wait_for_selector(".bidding", state="detached")


def test_the_deal_is_verified_in_the_browser_and_a_rematch_begins(visitors: Visitors) -> None:
    page = visitors.enter()
    page.wait_for_selector("h1")
    page.goto(f"/t/{make_table(page, 'towers', ['me', 'random'])}")
    play_to_the_end(page)
    page.click("[data-testid=fairness]")
    verdict = page.locator("[data-testid=verdict]")
    assert verdict.inner_text() == "The deal was fair: nobody could choose what was dealt."
    page.keyboard.press("Escape")
    first = page.url
    page.click("[data-testid=rematch]")
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    page.wait_for_selector("[data-testid=menu], [data-testid=start]")
