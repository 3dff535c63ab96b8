"""The score pad: filled in by hand, checked by the server, shared, saved, and usable offline."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitors import PHONE, Visitors

E1_CITY = "SSSSHHOmOPOOOPHP"
HIGHEST = 15
KINDS = ("candy", "horror", "tree", "junk", "sand")
S1_EXAMPLE = {
    "park": 3,
    "tavern (drinks)": 1,
    "tavern (music)": 1,
    "tavern (food)": 2,
    "shop": 4,
    "factory": 1,
    "office": 1,
    "house": 3,
}


def tap_cards(page: Page, kind: str, values: list[int]) -> None:
    page.locator(".towers label").nth(KINDS.index(kind)).click()
    for value in values:
        page.locator(".cards button").nth(HIGHEST - value).click()


def razed(page: Page, count: int) -> None:
    for _ in range(count):
        page.get_by_role("button", name="Razed cards: one more").click()


def type_city(page: Page, letters: str) -> None:
    """Types a city by keyboard: a letter per building, arrows between them, row by row."""
    squares = page.locator(".grid button")
    for at, letter in enumerate(letters):
        squares.nth(at).focus()
        page.keyboard.press(letter)


def expect_totals(page: Page, *totals: str) -> None:
    """Waits until these are all the totals."""
    expect(page.locator("tfoot td")).to_have_text(totals)


def expect_first_total(page: Page, total: str) -> None:
    expect(page.locator("tfoot td").first).to_have_text(total)


def test_towers_by_tapping_cards(visitors: Visitors) -> None:
    """T8, example E4: 25 points."""
    page = visitors.enter("/score/towers", viewport=PHONE)
    tap_cards(page, "candy", [12, 9, 5, 2])
    tap_cards(page, "tree", [8, 15, 0])
    tap_cards(page, "sand", [14, 11, 9, 6, 4, 0])
    razed(page, 2)
    expect_totals(page, "25", "0", "0")
    expect(page.get_by_text("Counted by the server")).to_be_visible()
    expect_totals(page, "25", "0", "0")
    visitors.shot(page, "score-towers-entered")


def test_towers_by_height_and_roof(visitors: Visitors) -> None:
    page = visitors.enter("/score/towers")
    page.get_by_label("Heights and roofs").check()
    for _ in range(3):
        page.get_by_role("button", name="tree tower: one more").click()
    page.get_by_label("Roof (tree tower)").check()
    razed(page, 1)
    expect_totals(page, "8", "0", "0")


def test_a_card_that_cannot_be_is_explained(visitors: Visitors) -> None:
    page = visitors.enter("/score/towers")
    tap_cards(page, "sand", [6, 7])
    expect(page.get_by_text("7 cannot go on 6")).to_be_visible()
    page.get_by_role("link", name="Rule T2.3").click()
    expect(page.locator("[id='T2.3']")).to_be_in_viewport()


def test_cities_by_keyboard(visitors: Visitors) -> None:
    """C5, example E1: this city scores 56."""
    page = visitors.enter("/score/cities")
    type_city(page, E1_CITY)
    expect_first_total(page, "56")
    expect(page.get_by_text("Counted by the server")).to_be_visible()
    visitors.shot(page, "score-cities-entered")


def test_cities_by_touch(visitors: Visitors) -> None:
    page = visitors.enter("/score/cities", viewport=PHONE, touch=True)
    page.locator(".palette label").first.tap()
    for square in range(4):
        page.locator(".grid button").nth(square).tap()
    expect_first_total(page, "16")


def test_more_parks_than_the_box_holds_are_scored_with_a_warning(visitors: Visitors) -> None:
    """C1: 16 single parks and 8 halves of duplexes."""
    page = visitors.enter("/score/cities", viewport=PHONE)
    for at in range(2):
        page.get_by_role("tab").nth(at).click()
        type_city(page, "P" * 12)
    expect(page.get_by_text("The box holds only")).to_have_count(0)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("P")
    expect(page.get_by_text("The box holds only 24 parks; this sheet has 25.")).to_be_visible()
    expect_totals(page, "21", "22", "0", "0")


def test_a_solo_game_with_automacity(visitors: Visitors) -> None:
    """S1's example, 55 points, and the points of the level (S5)."""
    page = visitors.enter("/score/cities", viewport=PHONE)
    page.get_by_role("group", name="Players").get_by_role("button", name="1").click()
    type_city(page, "FFF.")
    page.get_by_role("tab").last.click()
    type_city(page, "FF..")
    page.get_by_role("tab", name="Automacity").click()
    for name, count in S1_EXAMPLE.items():
        for _ in range(count):
            page.get_by_role("button", name=f"{name}: one more").click()
    expect_totals(page, "12", "55", "6")
    page.get_by_text("2 (−8)").click()
    expect_totals(page, "12", "47", "6")
    page.get_by_role("button", name="Level points: one more").click()
    expect_totals(page, "12", "48", "6")
    expect(page.get_by_text("Counted by the server")).to_be_visible()
    expect_totals(page, "12", "48", "6")
    results = page.locator(".players li").all_inner_texts()
    assert [line.split()[0] for line in results] == ["Player", "Autommaso", "Automarta"]
    visitors.shot(page, "score-cities-solo")


def test_a_sheet_is_kept_and_can_be_shared(visitors: Visitors) -> None:
    page = visitors.enter("/score/cities")
    type_city(page, E1_CITY)
    page.reload()
    expect_first_total(page, "56")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = visitors.enter(link, name="Péter", language="pl")
    expect_first_total(friend, "56")
    friend.get_by_role("button", name="Wróć do mojego").click()
    expect_first_total(friend, "0")


def keep_offline(page: Page) -> None:
    """Waits until everything is cached and cuts the network."""
    page.evaluate("navigator.serviceWorker.ready")
    page.evaluate(
        "navigator.serviceWorker.controller ? true : new Promise((done) =>"
        "navigator.serviceWorker.addEventListener('controllerchange', () => done(true)))"
    )
    page.context.set_offline(True)


@pytest.mark.parametrize("game", ["towers", "cities"])
def test_a_sheet_is_filled_in_offline_and_counted_later(visitors: Visitors, game: str) -> None:
    page = visitors.enter(f"/score/{game}", viewport=PHONE, worker=True)
    page.wait_for_selector("tfoot")
    keep_offline(page)
    page.reload()
    if game == "towers":
        tap_cards(page, "junk", [7, 3, 0])
    else:
        type_city(page, E1_CITY)
    expect(page.get_by_text("No connection")).to_be_visible()
    page.get_by_role("combobox").first.select_option("hu")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Pontozólap")
    page.context.set_offline(False)
    expect_first_total(page, "9" if game == "towers" else "56")


@pytest.mark.parametrize("game", ["towers", "cities"])
def test_rules_work_offline(visitors: Visitors, game: str) -> None:
    page = visitors.enter(f"/rules/{game}", viewport=PHONE, worker=True)
    page.wait_for_selector("h1")
    keep_offline(page)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("How to play")


def test_nothing_of_the_server_is_kept(visitors: Visitors) -> None:
    page = visitors.enter("/", worker=True)
    page.wait_for_selector("h1")
    page.evaluate("navigator.serviceWorker.ready")
    kept = page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name)))"
        ".then((all) => Promise.all(all.map((cache) => cache.keys())))"
        ".then((lists) => lists.flat().map((request) => new URL(request.url).pathname)))"
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api/")]
