"""Between Two Cities on the smallest phone: nothing covers what one needs."""

from __future__ import annotations

from typing import TypedDict

from playwright.sync_api import Locator, expect

from tests.browser.chromium import Chromium
from tests.browser.eyes.everything import BY_NAME
from tests.browser.eyes.stage import staged
from tests.browser.serving import Server

SMALL = "360x640"


class Box(TypedDict):
    top: float
    bottom: float
    left: float
    right: float


def box(part: Locator) -> Box:
    found: Box = part.evaluate("(part) => part.getBoundingClientRect().toJSON()")
    return found


def test_while_assigning_both_cities_are_in_view(server: Server, chromium: Chromium) -> None:
    """S3: Autommaso is on my left, Automarta on my right."""
    state = BY_NAME["expert-assigning"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        stage.show(SMALL, "light")
        page = stage.page
        seats = page.get_by_role("list", name="Players").locator(".name")
        expect(seats).to_have_text(["Autommaso", "You", "Automarta"])
        expect(page.locator(".bar .way")).to_have_text("Hands go right, to Automarta")
        shops = page.locator(".own [data-city=C] .drawing")
        expect(shops.locator("[transform^=matrix]")).to_have_count(0)  # no awning lies on its side
        dock = box(page.locator(".dock"))
        for board in page.locator(".own .stage").all():
            assert box(board)["bottom"] <= dock["top"]
        waiting = [box(tile) for tile in page.locator(".already .waits").all()]
        assert len({round(tile["top"]) for tile in waiting}) == 1, "they fit in one line"
        assert dock["left"] <= waiting[0]["left"]
        assert waiting[-1]["right"] <= dock["right"]


def test_a_note_about_points_opens_clear_of_the_dock(server: Server, chromium: Chromium) -> None:
    state = BY_NAME["solo-assigning"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        stage.show(SMALL, "light")
        page = stage.page
        page.locator(".own .strip button").last.press("Enter")
        note = page.locator(".score-note")
        note.locator(".values span").wait_for()  # its text has arrived
        page.wait_for_function(
            """() => document.querySelector(".score-note").getBoundingClientRect().bottom
                <= document.querySelector(".dock").getBoundingClientRect().top"""
        )


def test_bubbles_cover_their_own_seat_and_nothing_else(server: Server, chromium: Chromium) -> None:
    state = BY_NAME["cities-doing"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        page = stage.page
        bubble = page.locator("[data-doing]")
        seat, at = bubble.get_attribute("data-doing"), box(bubble)
        chip = page.locator(f"[data-seat='{seat}']")
        expect(bubble.locator("b")).to_have_text(chip.locator(".name").inner_text())
        assert at["left"] >= 0
        assert abs(at["bottom"] - box(chip)["bottom"]) < 1
        for city in page.locator(".ring button").all():
            assert at["bottom"] <= box(city)["top"]
        for name in page.locator(f"[data-seat]:not([data-seat='{seat}']) .name").all():
            other = box(name)
            assert other["right"] <= at["left"] or at["right"] <= other["left"]


def test_whoever_points_is_named_behind_the_dock(server: Server, chromium: Chromium) -> None:
    state = BY_NAME["cities-proposal"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        stage.show(SMALL, "light")
        layer = "(part) => Number(getComputedStyle(part).zIndex)"
        name, dock = stage.page.locator(".pinged-by"), stage.page.locator(".dock")
        assert name.first.evaluate(layer) < dock.evaluate(layer)
