"""Whole games in a browser: by mouse, by touch, by keyboard."""

from __future__ import annotations

import pytest

from tests.browser.playing import RESULT, Press, click, play_to_the_end, tap, type_keys
from tests.browser.visitors import DESK, PHONE, Visitors, make_table

BOTS = ["me", "apprentice", "random"]


@pytest.mark.parametrize(
    ("game", "press", "phone"),
    [
        pytest.param("towers", click, False, id="towers-mouse"),
        pytest.param("cities", click, False, id="cities-mouse"),
        pytest.param("towers", tap, True, id="towers-touch"),
        pytest.param("cities", tap, True, id="cities-touch"),
        pytest.param("towers", type_keys, False, id="towers-keyboard"),
        pytest.param("cities", type_keys, False, id="cities-keyboard"),
    ],
)
def test_a_whole_game_against_bots(
    visitors: Visitors, game: str, press: Press, phone: bool
) -> None:
    page = visitors.enter(viewport=PHONE if phone else DESK, touch=phone)
    page.wait_for_selector("h1")
    page.goto(f"/t/{make_table(page, game, BOTS)}")
    page.wait_for_selector("[data-testid=menu]")
    visitors.shot(page, f"{game}-{press.__name__}-begins")
    play_to_the_end(page, press)
    assert page.locator(RESULT).inner_text()
    visitors.shot(page, f"{game}-{press.__name__}-result")


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
    assert verdict.inner_text() == "The deal was fair: nobody could choose the cards."
    page.keyboard.press("Escape")
    first = page.url
    page.click("[data-testid=rematch]")
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    page.wait_for_selector("[data-testid=menu], [data-testid=start]")
