"""The table menu: resigning, and settings with a way back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.finished import example, imported
from tests.browser.playing import RESULT
from tests.browser.visitors import PHONE, Settings, Visitors, call, make_table, wait_until_ready

BACK = "[data-testid=settings-back]"
LEADS_TO = "[data-testid=resign-leads-to]"
SOLO: Settings = {"players": 3, "options": {"mode": "beginner", "level": 2}}


def at_table(visitors: Visitors, game: str, seats: list[str], **settings: object) -> Page:
    page = visitors.enter(viewport=PHONE, touch=True)  # what was before the table counts here
    page.wait_for_selector("h1")
    page.goto(f"/t/{make_table(page, game, seats, **settings)}")
    page.wait_for_selector("[data-testid=menu], [data-testid=start]")
    return page


def ask_to_resign(page: Page) -> str:
    page.tap("[data-testid=menu]")
    page.tap("[data-testid=resign]")
    return page.locator(LEADS_TO).inner_text()


@pytest.mark.parametrize(
    ("game", "seats", "settings", "promise"),
    [
        ("towers", ["me", "random", "random"], {}, "The game ends now, and you cannot win it."),
        ("towers", ["me", "random"], {}, "The game ends now, and Pimpo wins."),
        ("cities", ["me"], SOLO, "The game ends now, and you cannot win it."),
    ],
    ids=["alone among bots", "against one bot", "solo"],
)
def test_resigning_alone_ends_the_game(
    visitors: Visitors, game: str, seats: list[str], settings: Settings, promise: str
) -> None:
    page = at_table(visitors, game, seats, **settings)
    assert ask_to_resign(page) == promise
    visitors.shot(page, f"resign-{game}-{len(seats)}")
    page.tap("[data-testid=resign-yes]")
    page.wait_for_selector(RESULT)
    assert "Anna" not in page.locator(RESULT).inner_text()


def test_a_second_tap_where_resign_was_does_not_confirm(visitors: Visitors) -> None:
    page = at_table(visitors, "towers", ["me", "random", "random"])
    page.tap("[data-testid=menu]")
    resign = page.get_by_test_id("resign").bounding_box()
    assert resign is not None
    page.tap("[data-testid=resign]")
    page.wait_for_selector(LEADS_TO)
    for part in (0.05, 0.5, 0.95):
        place = [resign["x"] + resign["width"] / 2, resign["y"] + resign["height"] * part]
        assert not page.evaluate(CONFIRMS, place)


CONFIRMS = """(place) =>
  document.elementFromPoint(...place).closest("[data-testid=resign-yes]") !== null"""
"""Whether a tap there resigns."""


def test_back_closes_the_menu_before_it_leaves_the_table(visitors: Visitors) -> None:
    page = visitors.enter(viewport=PHONE, touch=True)
    page.tap("[data-testid=play-towers]")
    page.wait_for_selector("[data-testid=menu]")
    table = page.url
    page.tap("[data-testid=menu]")
    expect(page.locator("dialog[open]")).to_have_count(1)
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.url == table
    page.get_by_role("button", name="Game log", exact=True).tap()
    expect(page.locator("aside")).to_have_count(1)
    page.go_back()
    expect(page.locator("aside")).to_have_count(0)
    assert page.url == table
    page.go_back()
    expect(page.get_by_test_id("play-towers")).to_be_visible()


def test_without_company_the_menu_offers_neither_chat_nor_a_link(visitors: Visitors) -> None:
    page = at_table(visitors, "towers", ["me", "random"])
    page.tap("[data-testid=menu]")
    expect(page.get_by_test_id("resign")).to_be_visible()
    expect(page.get_by_test_id("switch-chat")).to_have_count(0)
    expect(page.get_by_text("Copy the table link")).to_have_count(0)


def test_resigning_among_others_leaves_the_seat_to_a_bot(visitors: Visitors) -> None:
    page = at_table(visitors, "towers", ["me", "open", "random"])
    peter = visitors.enter(page.url, name="Péter")
    peter.click("[data-testid=sit-down]")
    peter.click("[data-testid=ready]")
    wait_until_ready(page, "Péter")
    page.tap("[data-testid=start]")
    promise = "A bot will finish the game for you, and you can no longer win."
    assert ask_to_resign(page) == promise
    page.tap("[data-testid=resign-yes]")
    expect(page.locator("[data-seat='1']")).to_contain_text("resigned")
    page.tap("[data-testid=menu]")
    expect(page.locator("[data-testid=resign]")).to_have_count(0)
    # The last person left: resigning now ends the game.
    peter.click("[data-testid=menu]")
    peter.click("[data-testid=resign]")
    expect(peter.locator(LEADS_TO)).to_have_text("The game ends now, and Dado wins.")
    peter.click("[data-testid=resign-yes]")
    expect(peter.locator(RESULT)).to_have_text("Dado wins")


def test_at_one_device_only_the_seat_on_the_screen_resigns(visitors: Visitors) -> None:
    page = at_table(visitors, "towers", ["me", "me", "me"], start=1)
    promise = ask_to_resign(page)
    assert re.sub(r"\s+", " ", promise).startswith("Anna: A bot will finish")
    page.tap("[data-testid=resign-yes]")
    expect(page.locator("[data-seat='1']")).to_contain_text("resigned")
    for seat in (2, 3):
        expect(page.locator(f"[data-seat='{seat}']")).not_to_contain_text("resigned")


def test_the_settings_lead_back_to_the_table(visitors: Visitors) -> None:
    page = at_table(visitors, "towers", ["me", "random"])
    table = page.url
    page.tap("[data-testid=menu]")
    keys = page.locator("dialog .keys")
    expect(keys).to_have_css("display", "none")  # there is only a touch screen
    page.get_by_role("link", name="Settings").tap()
    back = page.locator(BACK)
    expect(back).to_have_text("Back to the table")
    expect(back).to_be_in_viewport()
    page.get_by_role("heading", name="Play", exact=True).scroll_into_view_if_needed()
    page.mouse.wheel(0, 10_000)
    expect(back).to_be_in_viewport()
    bar = page.locator("main .back").bounding_box()
    assert bar is not None
    assert (bar["x"], bar["width"]) == (0, PHONE["width"])  # no text shows beside it
    expect(page.get_by_text("Single-letter shortcuts")).to_be_hidden()
    page.reload()
    page.locator(BACK).tap()
    page.wait_for_url(table)
    page.wait_for_selector("[data-testid=menu]")
    page.go_back()
    expect(page.locator("main h1")).not_to_have_text("Settings")  # nothing is left in between


@pytest.mark.parametrize(
    ("path", "label"),
    [
        ("/rules/cities", "Back to the rules"),
        ("/campaign", "Back to the campaign"),
        ("/score/towers", "Back to the score pad"),
        ("/replay/{record}", "Back to the replay"),
        ("/", "Back"),
    ],
)
def test_the_settings_lead_back_to_every_page(visitors: Visitors, path: str, label: str) -> None:
    page = visitors.enter(viewport=PHONE, touch=True)
    page.wait_for_selector("h1")
    if "{record}" in path:
        path = path.format(record=imported(page, example("towers-3-referee-on")))
    page.goto(path)
    page.wait_for_selector("main h1")
    page.get_by_role("link", name="Settings").tap()
    expect(page.locator(BACK)).to_have_text(label)
    page.locator(BACK).tap()
    page.wait_for_url(re.compile(re.escape(path) + r"(\?.*)?$"))


def test_settings_opened_by_themselves_lead_nowhere_back(visitors: Visitors) -> None:
    page = visitors.enter("/settings", viewport=PHONE)
    page.wait_for_selector("main h1")
    assert page.locator(BACK).count() == 0


@pytest.mark.parametrize("path", ["/solo", "/campaign"])
def test_a_solo_game_knows_its_players_nickname(visitors: Visitors, path: str) -> None:
    """Players themselves read "You"; everybody else reads their name."""
    page = visitors.enter(path, name="Zsófi", viewport=PHONE, touch=True)
    page.locator("form .button.primary").tap()
    if path == "/campaign":
        page.tap("[data-testid=campaign-next]")
    expect(page.locator("[data-seat='1'] .name")).to_have_text("You")
    spectator = visitors.arrive(viewport=PHONE, name="Otto")
    refused: list[str] = []
    spectator.on("response", lambda answer: refused.append(answer.url) if not answer.ok else None)
    # Everything that the page loads: a campaign is its player's, so nobody else asks for it.
    spectator.goto(page.url, wait_until="networkidle")
    expect(spectator.locator("[data-seat='1'] .name")).to_have_text("Zsófi")
    expect(spectator.locator(".own [data-city]")).to_have_count(2)
    assert refused == []


def test_resigning_in_a_campaign_does_not_count(visitors: Visitors) -> None:
    page = visitors.enter("/campaign", viewport=PHONE, touch=True)
    page.locator("form .button.primary").tap()
    page.tap("[data-testid=campaign-next]")
    which = page.locator("[data-testid=campaign-game]")
    expect(which).to_have_text("Campaign: game 1 of 3")
    promise = "The game ends now and does not count for the campaign: you play it again."
    assert ask_to_resign(page) == promise
    page.tap("[data-testid=resign-yes]")
    page.wait_for_selector(RESULT)
    expect(which).to_have_text("Campaign: game 1 of 3")
    visitors.shot(page, "campaign-game-over")
    page.locator("[data-testid=next] a[href^='/campaign/']").tap()
    page.wait_for_selector("[data-testid=campaign-next]")
    assert page.locator(".stages .played").count() == 0
    campaign = page.url.rsplit("/", 1)[-1]
    assert call(page, f"/api/v1/campaigns/{campaign}/next", {})["campaign"]["games"] == []


@pytest.mark.parametrize(
    ("pace", "said"),
    [(0.0, None), (3.0, "Bot pace at this table: Slow (set before the game)")],
)
def test_the_menu_says_which_pace_the_readers_speed_does_not_change(
    visitors: Visitors, pace: float, said: str | None
) -> None:
    page = at_table(visitors, "towers", ["me", "random"], bot_pace=pace)
    page.tap("[data-testid=menu]")
    expect(page.get_by_test_id("speed")).to_be_visible()
    about = page.get_by_test_id("bot-pace")
    if said:
        expect(about).to_have_text(said)
    else:
        expect(about).to_have_count(0)
