"""Between Two Cities on the smallest phone: nothing covers what one needs."""

from __future__ import annotations

from dataclasses import replace
from typing import TypedDict

from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.chromium import Chromium
from tests.browser.eyes.cities import at
from tests.browser.eyes.everything import BY_NAME
from tests.browser.eyes.people import do_something
from tests.browser.eyes.seatings import Message
from tests.browser.eyes.stage import staged
from tests.browser.eyes.states import at_table
from tests.browser.serving import Server

SMALL = "360x640"
LOWER: ViewportSize = {"width": 390, "height": 740}
"""A phone with its browser's bars: the points are in view, a note below them is not."""


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


def test_only_a_level_with_points_is_said_to_have_some(server: Server, chromium: Chromium) -> None:
    levels = {"expert-assigning": "Automacity (B): 51 points", "solo-first": ", including −8 for"}
    with chromium.driven() as browser:
        for name, text in levels.items():
            with staged(browser, server.address, BY_NAME[name]) as stage:
                heading = stage.page.locator(".main [data-city=B]")
                expect(heading).to_contain_text(text)
                expect(heading).not_to_contain_text("including 0")


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


def test_bubbles_cover_no_name_and_no_city(server: Server, chromium: Chromium) -> None:
    state = BY_NAME["cities-doing"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        page = stage.page
        bubble = page.locator("[data-doing]")
        seat, at = bubble.get_attribute("data-doing"), box(bubble)
        chip = page.locator(f"[data-seat='{seat}']")
        expect(bubble.locator("b")).to_have_text(chip.locator(".name").inner_text())
        assert at["left"] >= 0
        assert abs(at["bottom"] - box(chip)["top"]) < 1
        expect(page.locator(".dock")).to_have_text("Placed. Waiting for the others.")
        for city in page.locator(".ring button").all():
            assert at["bottom"] <= box(city)["top"]
        for name in page.locator("[data-seat] .name").all():
            assert at["bottom"] <= box(name)["top"]


def test_in_the_lesson_a_citys_points_are_above_the_dock(
    server: Server, chromium: Chromium
) -> None:
    state = BY_NAME["lesson-cities-place"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        points = stage.page.locator(".own .place:not(.behind) .strip")
        assert box(points)["bottom"] <= box(stage.page.locator(".dock"))["top"]


def test_the_second_rounds_title_takes_one_line(server: Server, chromium: Chromium) -> None:
    state = BY_NAME["cities-duplexes"]
    longest = replace(state, settings={**state.settings, "language": "lt"})
    with chromium.driven() as browser, staged(browser, server.address, longest) as stage:
        stage.show(SMALL, "light")
        title = stage.page.locator(".bar b")
        expect(title).to_have_text("2 raundas: rinkis 2 iš 3 dvigubų")
        line = "(part) => part.offsetHeight / parseFloat(getComputedStyle(part).fontSize)"
        assert title.evaluate(line) < 2


def test_the_hand_stays_in_place_while_choosing(server: Server, chromium: Chromium) -> None:
    state = BY_NAME["cities-choosing"]
    longest = replace(
        state, steps=None, ready=".pick", settings={**state.settings, "language": "hu"}
    )
    with chromium.driven() as browser, staged(browser, server.address, longest) as stage:
        prompt = stage.page.locator(".pick > .button")
        before = box(prompt)["top"]
        for nth, text in ((0, "válassz még egyet"), (2, "Ezt a kettőt")):
            stage.page.locator(".pick .tile").nth(nth).click()
            expect(prompt).to_contain_text(text)
            assert box(prompt)["top"] == before


def test_another_tile_closes_the_note_and_a_missed_tap_gets_a_reason(
    server: Server, chromium: Chromium
) -> None:
    state = BY_NAME["cities-placing"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        page = stage.page
        page.set_viewport_size(LOWER)
        stage.eyes.settle()
        city = page.locator(".own .place:not(.behind)")
        city.locator(".strip button").nth(1).click()
        page.wait_for_function("() => scrollY > 0")  # the note is clear of the dock
        assert box(page.locator(".score-note"))["bottom"] <= box(page.locator(".dock"))["top"]
        page.locator(".place .tile").nth(1).click()
        expect(page.locator(".score-note")).to_have_count(0)
        page.wait_for_function("() => scrollY === 0")
        city.locator(".stage").click(position={"x": 5, "y": 5})
        expect(page.locator(".ask")).to_contain_text("a corner is not enough")


def test_whoever_points_is_named_behind_the_dock(server: Server, chromium: Chromium) -> None:
    state = BY_NAME["cities-proposal"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        stage.show(SMALL, "light")
        layer = "(part) => Number(getComputedStyle(part).zIndex)"
        name, dock = stage.page.locator(".pinged-by"), stage.page.locator(".dock")
        assert name.first.evaluate(layer) < dock.evaluate(layer)


def test_only_a_moving_mouse_or_a_key_previews_a_tile(server: Server, chromium: Chromium) -> None:
    """A spot that appears under a resting mouse, or is focused by a script, shows no preview."""
    state = BY_NAME["cities-placing"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        page = stage.page
        spot = page.locator(".own .place:not(.behind) .spot").first
        previewed = page.locator(".spot.drawn")
        page.mouse.move(0, 0)
        spot.dispatch_event("pointerenter", {"pointerType": "mouse"})
        spot.dispatch_event("pointermove", {"pointerType": "mouse"})
        spot.focus()
        expect(previewed).to_have_count(0)
        spot.hover()
        expect(previewed).to_have_count(1)
        page.mouse.move(0, 0)
        expect(previewed).to_have_count(0)
        page.keyboard.press("End")
        expect(previewed).to_have_count(1)
        expect(previewed).to_be_focused()


def a_loss_elsewhere(welcome: Message) -> None:
    """Makes every placement cost my other city two points, as a factory can (C5.2)."""
    view = welcome["views"]["1"]
    other = {"A": "C", "C": "A"}
    view["help"]["others"] = {move: {other[move.split()[2]]: -2} for move in view["legal"]}


def test_a_loss_in_my_other_city_is_seen_before_placing(server: Server, chromium: Chromium) -> None:
    state = at_table(
        "solo-loss", "cities-beginner", at(3, "placing", 2), ".spot:visible", edit=a_loss_elsewhere
    )
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        page = stage.page
        change = page.locator(".own .tabs .change")
        expect(change).to_have_count(0)
        page.locator(".spot").locator("visible=true").first.click()
        other = page.locator(".own .tabs [aria-pressed=false]")
        expect(other.locator(".change")).to_have_text("−2")
        expect(change).to_have_count(1)
        city = other.get_attribute("data-tab")
        expect(page.locator(".dock .ask p b")).to_have_text(
            f"also city {city} −2: its factories drop in rank"
        )


def test_a_third_tile_replaces_neither_of_two(server: Server, chromium: Chromium) -> None:
    state = BY_NAME["cities-choosing"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        page = stage.page
        tiles = page.locator(".pick .tile")
        chosen = page.locator(".pick .tile.chosen")
        before = box(chosen.first)["top"]
        tiles.nth(1).click()
        note = page.get_by_text("You have already chosen two: tap one of them to put it back.")
        expect(note).to_be_visible()
        expect(tiles.nth(1)).to_have_attribute("aria-pressed", "false")
        expect(chosen).to_have_count(2)
        assert box(chosen.first)["top"] == before
        chosen.first.click()
        expect(note).to_have_count(0)
        expect(chosen).to_have_count(1)


def test_two_players_see_which_half_it_is_and_whose_the_cities_are(
    server: Server, chromium: Chromium
) -> None:
    first = at_table("cities-two-first", "cities-two", at(1, "picking", 1, half="a"), ".pick")
    with chromium.driven() as browser:
        with staged(browser, server.address, first) as stage:
            expect(stage.page.locator(".bar b")).to_have_text("Round 1 of 3, first half")
            expect(stage.page.get_by_text("Their sum counts, not the lower one.")).to_be_visible()
        with staged(browser, server.address, BY_NAME["cities-result-two"]) as stage:
            owners = stage.page.locator("figure .owner").all_inner_texts()
            assert owners[:2] == [owners[0]] * 2
            assert owners[2:] == [owners[2]] * 2
            assert owners[0] != owners[2]


def test_showing_a_place_and_the_answer_cover_nothing(server: Server, chromium: Chromium) -> None:
    state = replace(BY_NAME["cities-pointing"], steps=None, ready=".talk .show")
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        page = stage.page
        show = page.get_by_role("button", name="Propose to your neighbour")
        expect(show).to_be_disabled()
        before = box(show)
        spot = page.locator(".spot").locator("visible=true").first
        spot.click()
        expect(show).to_be_enabled()
        assert box(show) == before
        move = spot.get_attribute("data-move")
        number = stage.scene.live[0]["number"] + 1
        agreed = {"seat": 1, "move": move, "agreed": True}
        stage.hear({"type": "change", "number": number, "proposals": [agreed]})
        stage.hear({"type": "replied", "seat": 2, "to": 1, "move": move, "answer": "agreed"})
        mine = page.locator(".ghost.own .name").locator("visible=true")
        expect(mine).to_have_text("you ✓")
        assert box(mine)["top"] >= box(spot.locator(".points"))["bottom"]
        notice = page.locator(".notices p")
        expect(notice).to_contain_text("agrees")
        assert box(notice)["bottom"] <= box(page.locator(".dock"))["top"]


def test_with_two_players_a_bubble_is_above_the_names_until_the_page_scrolls(
    server: Server, chromium: Chromium
) -> None:
    state = at_table(
        "cities-two-doing",
        "cities-two",
        at(3, "placing", 2, half="a", mine=False),
        "[data-doing]",
        news=1,
        steps=do_something,
    )
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        page = stage.page
        bubble = page.locator("[data-doing]")
        for city in page.locator(".ring button").all():
            assert box(bubble)["bottom"] <= box(city)["top"]
        for name in page.locator("[data-seat] .name").all():
            assert box(bubble)["bottom"] <= box(name)["top"]
        assert box(bubble)["top"] >= 0
        page.evaluate("() => dispatchEvent(new Event('scroll'))")
        expect(bubble).to_have_count(0)
