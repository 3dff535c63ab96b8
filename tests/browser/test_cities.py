"""Between Two Cities in a browser: its modes, proposals, and cities described in words."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.neighbours import choose_two, reveal, sit_down
from tests.browser.playing import play_to_the_end
from tests.browser.visitors import PATIENCE, Visitors, make_table


def test_two_players_have_two_cities_each(visitors: Visitors) -> None:
    page = visitors.enter()
    page.wait_for_selector("h1")
    table = make_table(page, "cities", ["me", "apprentice"], options={"mode": "two"})
    page.goto(f"/t/{table}")
    play_to_the_end(page)
    page.wait_for_selector(".players li")
    assert page.locator(".players li").count() == 2
    assert page.locator(".scoring thead th").all_inner_texts() == ["A", "B", "C", "D"]
    visitors.shot(page, "cities-two-result")


def test_a_neighbour_accepts_a_proposal(visitors: Visitors) -> None:
    anna, peter = sit_down(visitors)
    for page in (anna, peter):
        page.wait_for_selector(".pick .tile:enabled")
        choose_two(page)
    offered = anna.locator(".suggest button").first
    offered.click()
    tile = str(offered.get_attribute("aria-label"))
    anna.locator("[data-city=A] .spot").first.click()
    visitors.shot(anna, "cities-proposal")
    peter.wait_for_selector("[data-city=A] .accept", state="attached")
    peter.locator(".tabs button", has_text="City A").click()
    accept = peter.locator("[data-city=A] .accept")
    assert tile.rsplit(": ")[-1] in str(accept.get_attribute("aria-label"))
    visitors.shot(peter, "cities-proposal-received")
    accept.click()
    peter.wait_for_selector("[data-city=A] .accept", state="detached")
    anna.wait_for_selector("[data-city=A] table td >> text=" + tile.rsplit(": ")[-1])


def test_on_its_side_a_phone_shows_the_cities_beside_the_tiles(visitors: Visitors) -> None:
    anna, peter = sit_down(visitors)
    reveal(anna, peter)
    anna.set_viewport_size({"width": 844, "height": 390})
    for part in (".stage", ".dock .tile", ".dock .ask", "[data-city=A] .spot"):
        for shown in anna.locator(part).all():
            expect(shown).to_be_in_viewport(ratio=1, timeout=PATIENCE)
    for spot in anna.locator(".spot").all():
        spot.click(trial=True)  # the dock covers none of them
    visitors.shot(anna, "cities-landscape")


def test_any_city_large_and_in_words(visitors: Visitors) -> None:
    page = visitors.enter()
    page.wait_for_selector("h1")
    page.goto(f"/t/{make_table(page, 'cities', ['me', 'apprentice', 'apprentice'])}")
    page.locator(".ring button").nth(1).click()
    city = page.get_by_role("dialog", name="City B")
    city.get_by_role("button", name="In words").click()
    assert "City B" in city.inner_text()
    page.keyboard.press("ArrowRight")
    page.get_by_role("dialog", name="City C").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
