"""The home page shows every way to play, one tap away."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitors import DESK, PHONE, Visitors, call, make_table

WAYS = ("/solo", "/campaign", "/score", "/rules/towers", "/#public-tables", "/replay", "/games")


@pytest.mark.parametrize(
    ("viewport", "seen"),
    [
        (DESK, ["play-towers", "create-towers", "play-cities", "create-cities"]),
        (PHONE, ["play-towers"]),
    ],
    ids=["desk", "phone"],
)
def test_play_now_is_seen_without_scrolling(
    visitors: Visitors, viewport: dict[str, Any], seen: list[str]
) -> None:
    page = visitors.enter(viewport=viewport)
    for name in seen:
        expect(page.get_by_test_id(name)).to_be_in_viewport(ratio=1)


def test_every_way_to_play_is_on_the_first_page(visitors: Visitors) -> None:
    page = visitors.enter()
    for address in WAYS:
        expect(page.locator(f"main a[href='{address}']").first).to_be_visible()
    expect(page.locator("#join-text")).to_be_visible()


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("no-such-code", "There is no table with this code."),
        ("too-fast", "Too many requests. Wait a moment and try again."),
    ],
)
def test_a_code_that_leads_nowhere_is_explained(visitors: Visitors, code: str, said: str) -> None:
    page = visitors.enter(f"/?error={code}")
    expect(page.get_by_text(said)).to_be_visible()


def test_people_at_one_device_begin_from_the_first_page(visitors: Visitors) -> None:
    page = visitors.enter(name="Anna")
    page.get_by_test_id("pass-and-play").click()
    page.get_by_label("Player 2", exact=True).fill("Péter")
    page.get_by_test_id("pass-begin").click()
    page.wait_for_selector("[data-testid=menu]")
    for name in ("Anna", "Péter"):
        expect(page.get_by_text(name).first).to_be_visible()


def test_a_public_table_is_found_by_others(visitors: Visitors) -> None:
    host = visitors.enter(name="Anna")
    host.wait_for_selector("h1")
    table = make_table(host, "towers", ["me", "open"], public=True)
    guest = visitors.enter(name="Péter")
    guest.locator(f"#public-tables a[href='/t/{table}']").click()
    expect(guest.get_by_test_id("sit-down")).to_be_visible()


def test_a_table_that_starts_between_two_requests_is_listed_once(
    at_a_start: tuple[Page, str],
) -> None:
    guest, table = at_a_start
    guest.goto("/")
    row = guest.locator(f"#public-tables a[href='/t/{table}']")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("in progress")


def test_a_game_that_i_left_is_at_the_top_of_the_home_page(visitors: Visitors) -> None:
    page = visitors.enter(viewport=PHONE, touch=True)
    page.wait_for_selector("h1")
    table = make_table(page, "towers", ["me", "random", "random"], start=1)
    page.goto(f"/t/{table}")
    page.tap("[data-testid=menu]")
    page.get_by_text("Leave for now").tap()
    card = page.get_by_test_id("continue").locator(f"a[href='/t/{table}']")
    expect(card).to_contain_text(re.compile(r"Continue: 5 Towers with \w+ and \w+"))
    expect(card).to_contain_text("Round 1 · Your turn")
    expect(card).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("play-towers")).to_be_in_viewport()
    row = page.locator(f"section li a[href='/t/{table}']")
    expect(row).to_contain_text("Round 1 · Your turn")
    visitors.shot(page, "home-continue")
    card.tap()
    expect(page.get_by_test_id("menu")).to_be_visible()


def test_known_games_are_on_the_page_from_the_first_paint(visitors: Visitors) -> None:
    """Before any list arrives, so nothing moves."""
    page = visitors.enter()
    page.wait_for_selector("h1")
    table = make_table(page, "towers", ["me", "random"])
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-testid=menu]")
    page.evaluate("history.pushState({}, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    page.wait_for_selector("[data-testid=continue]")
    page.route("**/api/v1/tables?**", lambda _: None)
    page.reload()
    expect(page.get_by_test_id("continue").locator("a")).to_have_attribute("href", f"/t/{table}")


def test_a_finished_game_is_not_offered(visitors: Visitors) -> None:
    page = visitors.enter()
    page.wait_for_selector("h1")
    table = make_table(page, "towers", ["me", "random"])
    page.goto("/")
    page.wait_for_selector("[data-testid=continue]")
    call(page, f"/api/v1/tables/{table}/resign", {"seat": 1})
    page.goto("/")
    expect(page.locator(f"section li a[href='/t/{table}']")).to_contain_text("finished")
    expect(page.get_by_test_id("continue")).to_have_count(0)


def test_the_solo_page_says_what_a_level_does(visitors: Visitors) -> None:
    page = visitors.enter("/solo", viewport=PHONE)
    about = page.locator("form .advice")
    expect(page.get_by_role("radio", name="2: easy")).to_be_checked()
    expect(about).to_contain_text("Good for a first game. Automacity, the Automas’ own city")
    expect(about).to_contain_text("starts with −8 points.")
    page.get_by_text("6: very hard").click()
    expect(about).to_contain_text("starts with +8 points.")


def test_the_solo_page_offers_solo_games_only(visitors: Visitors) -> None:
    page = visitors.enter(viewport=PHONE)
    page.wait_for_selector("h1")
    make_table(page, "towers", ["me", "random"])
    solo = make_table(page, "cities", ["me"], players=3, options={"mode": "beginner", "level": 2})
    page.goto("/solo")
    cards = page.get_by_test_id("continue").locator("a")
    expect(cards).to_have_count(1)
    expect(cards).to_have_attribute("href", f"/t/{solo}")
    expect(cards).to_contain_text("Between Two Cities, solo")
    visitors.shot(page, "solo-continue")
