"""A device's first game begins with more help: tips, the quick reference, and the first move."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Chromium
from tests.browser.eyes.first_games import FIRST
from tests.browser.eyes.stage import staged
from tests.browser.eyes.states import at_table
from tests.browser.eyes.towers import my
from tests.browser.serving import Server
from tests.browser.visitors import DESK, PHONE, Visitors, make_table


def test_play_now_gives_a_first_game_with_the_first_move_tips_and_the_reference(
    visitors: Visitors,
) -> None:
    page = visitors.enter_for_the_first_time(
        viewport=DESK,
        locale="en",
        reduced_motion="reduce",
        extra_http_headers=visitors.seed.headers(),
    )
    page.get_by_test_id("play-towers").click()
    page.get_by_role("dialog").get_by_role("button", name="Apprentice").click()
    expect(page.locator(".auction .mine .start")).to_be_visible()
    expect(page.get_by_role("region", name="Quick reference")).to_contain_text("On an 8: any value")

    tip = page.get_by_role("complementary", name="Tip")
    expect(tip).to_contain_text("How many of these cards")
    tip.get_by_role("button", name="Close").press("Enter")
    expect(tip).to_have_count(0)
    expect(page.locator(".bidding button:focus")).to_have_count(1)

    # On a phone the reference waits until it is asked for.
    page.set_viewport_size(PHONE)
    page.reload()
    expect(page.locator(".bidding")).to_be_visible()
    expect(tip).to_have_count(0)
    expect(page.locator(".reference")).to_have_count(0)
    page.get_by_role("button", name="First game?").click()
    expect(page.locator(".reference dl")).to_be_visible()
    table = page.locator("html")
    expect(table).to_have_css("overflow-y", "hidden")  # the table behind it stays where it is
    page.keyboard.press("Escape")
    expect(page.locator(".reference")).to_have_count(0)
    expect(table).to_have_css("overflow-y", "visible")

    # Tips come back on request, and end by following them.
    page.get_by_test_id("menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Settings").click()
    page.get_by_role("button", name="Show tips again").click()
    page.get_by_test_id("settings-back").click()
    expect(tip).to_contain_text("How many of these cards")
    expect(page.get_by_role("button", name="First game?")).to_have_count(0)
    page.keyboard.press("5")
    page.keyboard.press("5")
    expect(tip).to_contain_text("Tap a card, then its tower")


def test_a_first_game_names_tiles_and_leaves_talking_with_bots_for_later(
    visitors: Visitors,
) -> None:
    page = visitors.enter_for_the_first_time(
        viewport=PHONE,
        locale="en",
        reduced_motion="reduce",
        extra_http_headers=visitors.seed.headers(),
    )
    page.get_by_test_id("play-cities").click()
    page.get_by_role("dialog").get_by_role("button", name="Apprentice").click()
    tiles = page.locator(".pick .tile")
    confirm = page.locator(".pick .button.primary")
    tiles.first.click()
    name = tiles.first.get_attribute("aria-label") or ""
    expect(confirm).to_have_text(f"{name[0].upper()}{name[1:]}: choose one more")
    tiles.last.click()
    confirm.click()
    expect(page.locator(".spot").first).to_be_visible()
    for words in ("Make a wish", "Propose to", "If you both wait"):
        expect(page.locator("body")).not_to_contain_text(words)


def test_cards_tiles_and_points_say_what_they_score_when_asked(visitors: Visitors) -> None:
    page = visitors.enter("/")
    page.goto(f"/t/{make_table(page, 'towers', ['me', 'apprentice'], start=1)}")
    page.locator("[data-card]").first.click(button="right")
    expect(page.locator(".reasons")).to_contain_text("would score")
    page.goto(f"/t/{make_table(page, 'cities', ['me', 'apprentice', 'apprentice'])}")
    tile = page.locator(".pick .tile").first
    tile.press("i")
    expect(page.locator(".score-note .values").first).to_be_visible()
    expect(tile).to_have_attribute("aria-pressed", "false")
    tile.press("i")
    expect(page.locator(".score-note")).to_have_count(0)
    page.locator(".strip button").first.click()
    expect(page.locator(".score-note")).to_contain_text("0 points")


def test_a_later_game_shows_neither(visitors: Visitors) -> None:
    page = visitors.enter("/")
    page.goto(f"/t/{make_table(page, 'towers', ['me', 'apprentice'], start=1)}")
    expect(page.locator(".bidding")).to_be_visible()
    expect(page.locator(".reference")).to_have_count(0)
    expect(page.locator(".tip-note")).to_have_count(0)
    page.keyboard.press("q")
    expect(page.locator(".reference dl")).to_be_visible()


@pytest.mark.parametrize(("since", "shown"), [(1, 0), (2, 1)])
def test_piles_and_limits_wait_for_the_second_round(
    server: Server, chromium: Chromium, since: int, shown: int
) -> None:
    """They answer questions that nobody has in the first auction of their life."""
    state = at_table("first", "towers-3", my("bidding", since), ".bidding", **FIRST)
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        offer = stage.page.get_by_role("button", name="First game?")
        expect(offer).to_have_count(1 - shown)  # whoever has played a round knows where to look
        if not shown:
            expect(stage.page.locator(".rival .most")).to_have_count(0)
        expect(stage.page.locator(".status .piles")).to_have_count(shown)
        expect(stage.page.locator(".status .pass")).to_have_count(shown)
