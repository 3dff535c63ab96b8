"""Between Two Cities: wishes in a shared city, in two browsers."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.neighbours import reveal, show_city, sit_down
from tests.browser.visitors import PATIENCE, Visitors

NEXT_TO_IT = "row 1, right of the city"


def wishes(page: Page) -> Locator:
    return page.get_by_role("group", name="Wishes for your shared cities")


def palette(page: Page) -> Locator:
    return page.get_by_test_id("wish-palette")


def wished(page: Page, building: str) -> Locator:
    return page.locator(f"[data-city=A] [data-wish={building}]")


def test_both_partners_see_a_wish_across_turns_and_either_removes_it(visitors: Visitors) -> None:
    anna, peter = sit_down(visitors)
    reveal(anna, peter)
    anna.locator("[data-city=A] .spot").first.click()
    expect(anna.locator("[data-city=A] .spot")).to_have_count(0, timeout=PATIENCE)

    wishes(anna).get_by_role("button", name="Make a wish").click()
    palette(anna).get_by_role("button", name="park").click()
    expect(anna.locator("[data-city=C] .point")).to_have_count(0)  # a random bot would not read it
    anna.get_by_role("button", name=f"Wish here: park, city A, {NEXT_TO_IT}").click()
    expect(wished(anna, "P")).to_be_visible(timeout=PATIENCE)
    expect(anna.locator(".point")).to_have_count(0)
    show_city(peter, "A")
    expect(wished(peter, "P")).to_be_visible(timeout=PATIENCE)
    expect(wished(peter, "P")).to_have_text("Anna wishes for: park")
    visitors.shot(peter, "cities-wish")

    for page in (anna, peter):
        page.reload()
    expect(wished(anna, "P")).to_be_visible(timeout=PATIENCE)
    remove = wishes(peter).get_by_role(
        "button", name=f"Remove the wish: park, city A, {NEXT_TO_IT}"
    )
    remove.click()
    expect(remove).to_have_count(0, timeout=PATIENCE)
    expect(wished(anna, "P")).to_have_count(0, timeout=PATIENCE)


def test_a_wish_is_made_with_the_keyboard_alone(visitors: Visitors) -> None:
    anna, _ = sit_down(visitors)
    button = wishes(anna).get_by_role("button", name="Make a wish")
    button.focus()
    anna.keyboard.press("Enter")
    shop = palette(anna).get_by_role("button", name="shop")
    shop.focus()
    anna.keyboard.press("Enter")
    expect(anna.locator("[data-city=A] .point")).to_have_count(1)  # C4.1: in an empty city
    anna.locator("[data-city=A] .point").focus()
    anna.keyboard.press("Enter")
    expect(wished(anna, "S")).to_be_visible(timeout=PATIENCE)
    expect(button).to_be_focused()
