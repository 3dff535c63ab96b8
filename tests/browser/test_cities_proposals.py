"""Between Two Cities: proposals between neighbours (C3.1), in two browsers."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.neighbours import reveal, show_city, sit_down
from tests.browser.visitors import PATIENCE, Visitors


def test_proposals_for_two_cities_stay_until_their_square_is_taken(visitors: Visitors) -> None:
    anna, peter = sit_down(visitors, confirm=True)
    reveal(anna, peter)
    for_peter = propose_to_peter(anna)
    for_the_bot = show_in_city_c(anna)
    expect(anna.locator(".ghost")).to_have_count(2, timeout=PATIENCE)
    expect(own_proposals(anna)).to_have_count(2, timeout=PATIENCE)
    show_city(peter, "A")
    accept = peter.locator("[data-city=A] .accept")
    accept.wait_for()
    visitors.shot(anna, "cities-two-proposals")

    place_other_tile(peter, "B", but=for_peter.split()[1])
    anna.get_by_text(re.compile("Péter places .* in city B")).first.wait_for()
    expect(accept).to_have_count(1, timeout=PATIENCE)
    expect(own_proposals(anna)).to_have_count(2, timeout=PATIENCE)

    take(anna, "A", square=for_peter.split()[3])
    expect(accept).to_have_count(0, timeout=PATIENCE)
    expect(own_proposals(anna)).to_have_count(1, timeout=PATIENCE)
    assert for_the_bot.split()[1:3] == proposed_in(anna, "C")

    propose_to_peter(anna)
    visitors.shot(peter, "cities-proposal-again")
    peter.get_by_test_id("offer-call").click()
    say_yes(peter)
    expect(peter.locator(".ghost")).to_have_count(0, timeout=PATIENCE)
    heard = re.compile(r"Péter places the .+ in city A \((row|above|below) .+\)\.")
    anna.get_by_text(heard).wait_for()
    expect(own_proposals(anna)).to_have_count(1, timeout=PATIENCE)
    own_proposals(anna).click()
    expect(anna.locator(".ghost")).to_have_count(0, timeout=PATIENCE)


def test_a_partner_answers_a_proposal(visitors: Visitors) -> None:
    anna, peter = sit_down(visitors, both_confirm=True)
    reveal(anna, peter)
    propose_to_peter(anna)
    peter.get_by_test_id("offer-call").click()
    offer = peter.get_by_test_id("offer")
    expect(offer).to_contain_text("Anna proposes:")
    visitors.shot(peter, "cities-offer")
    offer.get_by_role("button", name="Suggest otherwise").click()
    offer.get_by_role("button", name="Another tile").click()
    expect(offer).to_have_count(0)
    expect(anna.locator(".ghost")).to_have_count(0)
    anna.get_by_text("Péter would like another tile in city A.").first.wait_for()

    anna.locator("[data-city=A] .spot").first.click()  # an empty city has one spot only
    anna.locator(".place .button.primary").click()
    expect(anna.locator(".dock .tile")).to_have_count(1)
    propose_to_peter(anna)
    peter.get_by_test_id("offer-call").click()
    offer.get_by_role("button", name="Suggest otherwise").click()
    offer.get_by_role("button", name="Another spot").click()
    expect(offer).to_have_count(0)
    anna.get_by_text(re.compile("Péter would like another spot: .+ in city A.")).first.wait_for()
    expect(anna.locator(".ghost")).to_have_count(0)
    expect(peter.locator(".ghost, .called")).to_have_count(0)
    peter.locator("[data-city=A] .spot").first.click()
    peter.get_by_role("button", name="Propose to your neighbour").click()
    anna.get_by_test_id("offer-call").click()
    counter = anna.get_by_test_id("offer")
    expect(counter).to_contain_text("Péter proposes:")
    counter.get_by_role("button", name="Yes, here").click()
    expect(counter).to_have_count(0)
    expect(peter.locator("[data-city=A] .ghost .name")).to_contain_text(["✓"])
    peter.get_by_text(re.compile("^Anna agrees")).first.wait_for()


def test_whoever_reconnects_still_sees_the_proposal(visitors: Visitors) -> None:
    anna, peter = sit_down(visitors)
    reveal(anna, peter)
    propose_to_peter(anna)
    peter.locator("[data-city=A] .accept").wait_for(state="attached")
    for page in (anna, peter):
        page.reload()
    show_city(peter, "A")
    peter.locator("[data-city=A] .accept").wait_for(state="attached")
    peter.get_by_test_id("offer-call").click()
    say_yes(peter)
    expect(peter.locator(".ghost")).to_have_count(0, timeout=PATIENCE)


def test_a_suggested_spot_shows_what_it_would_add(visitors: Visitors) -> None:
    anna, peter = sit_down(visitors)
    peter.wait_for_selector(".pick .tile:enabled")
    houses = peter.locator(".pick .tile:enabled:not([data-tile=H])")  # a lone house scores nothing
    houses.first.click()
    reveal(anna, peter)
    mine = peter.locator(".dock .tile:not([data-tile=H])").first
    mine.click()
    tile = str(mine.get_attribute("data-tile"))
    show_city(peter, "A")
    points = peter.locator("[data-city=A] .spot .points").first.inner_text()
    assert points.startswith("+")
    suggest_tile(anna, tile)
    expect(anna.locator("[data-city=A] .spot .points").first).to_have_text(points, timeout=PATIENCE)


def test_a_suggestion_ends_when_its_tile_is_placed(visitors: Visitors) -> None:
    """Otherwise the marks for one's own tiles would never return."""
    anna, peter = sit_down(visitors)
    reveal(anna, peter)
    anna.locator(".suggest button").first.click()
    expect(anna.locator("[data-city=C] .spot")).to_have_count(0, timeout=PATIENCE)
    for city in ("A", "B"):
        show_city(peter, city)
        peter.locator(f"[data-city={city}] .spot").first.click()
    expect(anna.locator(".suggest")).to_have_count(0, timeout=PATIENCE)
    anna.locator("[data-city=C] .spot").first.wait_for()


def test_two_proposals_for_one_square_can_both_be_accepted(visitors: Visitors) -> None:
    anna, peter = sit_down(visitors)
    choose_different(peter)
    reveal(anna, peter)
    buttons = anna.locator(".suggest button")
    expect(buttons).to_have_count(2, timeout=PATIENCE)
    for button in buttons.all():
        button.click()
        anna.locator("[data-city=A] .spot").first.click()
    show_city(peter, "A")
    accept = peter.locator("[data-city=A] .accept")
    expect(accept).to_have_count(2, timeout=PATIENCE)
    visitors.shot(peter, "cities-proposals-one-square")
    call = peter.get_by_test_id("offer-call")
    calls: list[str] = []
    for _ in range(3):
        calls.append(call.inner_text())
        call.click()
        peter.get_by_test_id("offer").get_by_role("button", name="Answer later").click()
    assert calls[0] == calls[2] != calls[1]  # whichever was left, the other one is next
    call.click()
    say_yes(peter)
    expect(accept).to_have_count(0, timeout=PATIENCE)


def test_a_proposal_waits_and_changes_nothing_that_is_selected(visitors: Visitors) -> None:
    """It used to select its own tile and city under the player's finger."""
    anna, peter = sit_down(visitors)
    choose_different(peter)
    reveal(anna, peter)
    peter.locator(".dock .tile").last.click()
    show_city(peter, "B")
    propose_to_peter(anna)
    call = peter.get_by_test_id("offer-call")
    expect(call).to_contain_text("Anna proposes a place: ")
    expect(peter.get_by_test_id("offer")).to_have_count(0)
    expect(peter.locator(".dock .tile").last).to_have_attribute("aria-pressed", "true")
    expect(peter.locator(".tabs [data-tab=B]")).to_have_attribute("aria-pressed", "true")
    call.click()
    expect(peter.get_by_test_id("offer")).to_be_visible()
    expect(peter.locator(".dock .tile").last).to_have_attribute("aria-pressed", "true")
    assert peter.evaluate("scrollY") == 0
    say_yes(peter)
    expect(peter.locator(".dock .tile")).to_have_count(1, timeout=PATIENCE)
    assert peter.evaluate("scrollY") == 0


def choose_different(page: Page) -> None:
    """Chooses two different tiles."""
    tiles = page.locator(".pick .tile:enabled")
    tiles.first.click()
    one = tiles.first.get_attribute("data-tile")
    page.locator(f".pick .tile:enabled:not([data-tile='{one}'])").first.click()


def say_yes(page: Page) -> None:
    page.get_by_test_id("offer").get_by_role("button", name="Yes, here").click()


def propose_to_peter(anna: Page) -> str:
    """Proposes Péter's first tile for the first spot of the shared city; returns the move."""
    anna.locator(".suggest button").first.click()
    spot = anna.locator("[data-city=A] .spot").first
    move = str(spot.get_attribute("data-move"))
    spot.click()
    anna.locator("[data-city=A] .ghost").wait_for()
    return move


def suggest_tile(anna: Page, tile: str) -> None:
    for button in anna.locator(".suggest button").all():
        button.click()
        move = str(anna.locator("[data-city=A] .spot").first.get_attribute("data-move"))
        if move.split()[1] == tile:
            return
    raise AssertionError(f"{tile} cannot be suggested")


def show_in_city_c(anna: Page) -> str:
    """Proposes her first tile in the city she shares with the bot."""
    spot = anna.locator("[data-city=C] .spot").first
    move = str(spot.get_attribute("data-move"))
    spot.click()
    anna.get_by_role("button", name="Propose to your neighbour").click()
    anna.locator("[data-city=C] .ghost").wait_for()
    return move


def own_proposals(page: Page) -> Locator:
    return page.get_by_role("button", name="Withdraw the proposal")


def proposed_in(page: Page, city: str) -> list[str]:
    """Returns the tile and city of the only proposal there, as in the moves."""
    page.locator(f"[data-city={city}] .ghost").wait_for()
    tile = page.locator(f"[data-city={city}] .ghost").get_attribute("data-tile")
    return [str(tile), city]


def place_other_tile(page: Page, city: str, but: str) -> None:
    """Places a tile in a city, if possible not the one named; two tiles may be equal."""
    tiles = page.locator(".dock .tile")
    others = page.locator(f".dock .tile:not([data-tile='{but}'])")
    (others if others.count() else tiles).first.click()
    show_city(page, city)
    page.locator(f"[data-city={city}] .spot").first.click()
    expect(tiles).to_have_count(1, timeout=PATIENCE)


def take(page: Page, city: str, square: str) -> None:
    """Places the second tile of the hand on a square."""
    tiles = page.locator(".dock .tile")
    tiles.last.click()
    page.locator(f"[data-city={city}] .spot[data-move$=' {square}']").click()
    page.locator(".place .button.primary").click()
    expect(tiles).to_have_count(1, timeout=PATIENCE)
