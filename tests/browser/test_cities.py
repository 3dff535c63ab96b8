"""Between Two Cities in a browser: its modes, proposals, and cities described in words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Chromium
from tests.browser.eyes.everything import BY_NAME
from tests.browser.eyes.stage import staged
from tests.browser.eyes.states import SIZES
from tests.browser.neighbours import choose_two, reveal, sit_down
from tests.browser.playing import play_to_the_end
from tests.browser.serving import Server
from tests.browser.visitors import DESK, PATIENCE, Visitors, make_table

OUTLINE = "(spot) => parseFloat(getComputedStyle(spot, '::before').height)"


def test_two_players_have_two_cities_each(visitors: Visitors) -> None:
    page = visitors.arrive()
    table = make_table(page, "cities", ["me", "apprentice"], options={"mode": "two"})
    page.goto(f"/t/{table}")
    play_to_the_end(page)
    page.wait_for_selector(".players li")
    assert page.locator(".players li").count() == 2
    assert page.locator(".scoring thead th").all_inner_texts() == ["A", "B", "C", "D"]
    visitors.shot(page, "cities-two-result")


def test_a_neighbour_accepts_a_proposal(visitors: Visitors) -> None:
    anna, peter = sit_down(visitors)
    reveal(anna, peter)
    offered = anna.locator(".suggest button").first
    tile = str(offered.get_attribute("aria-label"))
    offered.click()
    anna.locator("[data-city=A] .spot").first.click()
    visitors.shot(anna, "cities-proposal")
    peter.wait_for_selector("[data-city=A] .accept", state="attached")
    peter.locator(".tabs button", has_text="City A").click()
    accept = peter.locator("[data-city=A] .accept")
    assert tile.rsplit(": ")[-1] in str(accept.get_attribute("aria-label"))
    visitors.shot(peter, "cities-proposal-received")
    peter.get_by_test_id("offer-call").click()
    peter.get_by_test_id("offer").get_by_role("button", name="Yes, here").click()
    peter.wait_for_selector("[data-city=A] .accept", state="detached")
    anna.wait_for_selector("[data-city=A] table td >> text=" + tile.rsplit(": ")[-1])


def test_a_phone_in_landscape_shows_the_cities_next_to_the_tiles(visitors: Visitors) -> None:
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
    page = visitors.arrive()
    page.goto(f"/t/{make_table(page, 'cities', ['me', 'apprentice', 'apprentice'])}")
    page.locator(".ring button").nth(2).click()  # after my own cities A and C
    city = page.get_by_role("dialog", name="City B")
    city.get_by_role("button", name="In words").click()
    assert "City B" in city.inner_text()
    page.keyboard.press("ArrowRight")
    page.get_by_role("dialog", name="City C").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


def test_among_random_bots_the_cities_get_the_room_and_nothing_talks(visitors: Visitors) -> None:
    page = visitors.arrive(viewport=DESK)
    page.goto(f"/t/{make_table(page, 'cities', ['me', 'random', 'random'])}")
    page.wait_for_selector(".pick .tile:enabled")
    choose_two(page)
    page.locator(".spot").first.wait_for()
    for absent in ("aside.wide", ".suggest", ".talk", "[data-testid=wishes]"):
        expect(page.locator(absent)).to_have_count(0)
    page.keyboard.press("c")
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)
    page.get_by_role("button", name="Game log", exact=True).click()
    expect(page.locator("aside.wide ol")).to_contain_text("You")
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)
    page.reload()
    page.wait_for_selector("aside.wide ol")  # opened once, it stays open


def test_either_half_of_a_duplex_confirms(server: Server, chromium: Chromium) -> None:
    duplex = BY_NAME["cities-placing-duplex"]
    with chromium.driven() as browser, staged(browser, server.address, duplex) as stage:
        page = stage.page
        stage.show("1280x800", "light")
        spot = page.locator(".spot.vertical").first
        spot.click()
        box = spot.bounding_box()
        assert box is not None
        assert spot.evaluate(OUTLINE) > 1.5 * box["height"], "only one half is outlined"
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 1.5)
        expect(page.locator(".spot").first).to_be_disabled()  # it is being sent


def test_an_upright_tablet_shows_the_city_to_place_in_large(
    server: Server, chromium: Chromium
) -> None:
    state = BY_NAME["cities-placing"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        stage.show("768x1024", "light")
        (board,) = [one for one in stage.page.locator(".own .stage").all() if one.is_visible()]
        box = board.bounding_box()
        assert box is not None
        assert box["width"] > SIZES["768x1024"]["width"] / 2, "more than side by side"
        expect(stage.page.locator(".own .tabs button")).to_have_count(2)
        stage.page.locator(".own .tabs [data-tab=D]").click()
        expect(stage.page.locator("[data-city=D] .stage")).to_be_visible()
        expect(stage.page.locator("[data-city=A] .stage")).to_be_hidden()


@pytest.mark.parametrize(
    ("name", "details"),
    [
        ("cities-choosing", ".main details >> nth=0"),
        ("solo-assigning", ".main [data-city=B] > details"),
    ],
)
def test_a_tablet_turned_upright_shows_below_its_cities_what_a_desk_shows_at_the_side(
    server: Server, chromium: Chromium, name: str, details: str
) -> None:
    state = BY_NAME[name]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        stage.show("390x844", "light")
        facts = stage.page.locator(details)
        expect(facts).to_have_js_property("open", value=False)
        stage.show("768x1024", "light")
        expect(facts).to_have_js_property("open", value=True)
        top = f"{details} >> summary >> nth=0"
        cities = stage.page.locator(".own .stage").last.bounding_box()
        heading = stage.page.locator(top).bounding_box()
        assert cities is not None
        assert heading is not None
        assert heading["y"] > cities["y"] + cities["height"]
        stage.page.locator(top).click()
        stage.show("390x844", "light")
        stage.show("768x1024", "light")
        expect(facts).to_have_js_property("open", value=False)  # as its reader chose
