"""Dragging tiles in Between Two Cities, with a mouse and with a finger on a phone."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.playing import play_until, settle
from tests.browser.visitors import PATIENCE, PHONE, Visitors, make_table

Point = dict[str, float]


def test_a_tile_is_dragged_to_its_place(visitors: Visitors) -> None:
    page = to_be_placed(visitors)
    tiles = page.locator(".dock .tile")
    target = page.locator("[data-city=A] .spot").first
    pull(page, tiles.first, middle(target))
    page.locator(".held.aimed").wait_for()
    page.locator("[data-city=A] .spot.chosen").wait_for()
    visitors.shot(page, "cities-dragging")
    page.mouse.up()
    expect(page.locator(".dock .tile")).to_have_count(1, timeout=PATIENCE)


def test_a_tile_dropped_elsewhere_stays_in_the_hand(visitors: Visitors) -> None:
    page = to_be_placed(visitors)
    pull(page, page.locator(".dock .tile").last, {"x": 3, "y": 300})
    page.locator(".held:not(.aimed)").wait_for()
    page.mouse.up()
    page.locator(".held").wait_for(state="detached")
    settle(page)  # a move would have been made by now
    assert page.locator(".dock .tile").count() == 2
    assert page.locator(".spot[aria-pressed=true]").count() == 0


def test_a_finger_drags_a_tile_and_is_asked_before_it_stays(visitors: Visitors) -> None:
    page = to_be_placed(visitors, viewport=PHONE, touch=True, confirm=True)
    target = page.locator(".spot:visible").first
    finger = page.context.new_cdp_session(page)
    at = middle(page.locator(".dock .tile").first)
    touch(finger, "touchStart", at)
    touch(finger, "touchMove", {"x": at["x"], "y": at["y"] - 30})
    page.locator(".held").wait_for()
    square = middle(target)
    size = (target.bounding_box() or {"width": 0.0})["width"]
    below = {"x": square["x"], "y": square["y"] + 0.9 * size}  # a tile is drawn above the finger
    touch(finger, "touchMove", below)
    page.locator(".held.aimed").wait_for()
    visitors.shot(page, "cities-dragging-phone")
    touch(finger, "touchEnd", None)
    page.locator(".spot[aria-pressed=true]").wait_for()
    page.locator(".place .button.primary:enabled").tap()
    expect(page.locator(".dock .tile")).to_have_count(1, timeout=PATIENCE)


def test_alone_a_tile_is_dragged_to_the_city_it_is_for(visitors: Visitors) -> None:
    page = visitors.arrive()
    settings = {"options": {"mode": "beginner", "level": 2}, "players": 3}
    page.goto(f"/t/{make_table(page, 'cities', ['me'], **settings)}")
    tiles = page.locator(".dock button.tile")
    tiles.first.wait_for()
    before = tiles.count()
    pull(page, tiles.first, middle(page.locator("section.automacity")))
    page.locator(".button.aimed").wait_for()
    visitors.shot(page, "solo-dragging")
    page.mouse.up()
    expect(tiles).to_have_count(before - 1, timeout=PATIENCE)


def to_be_placed(visitors: Visitors, **settings: Any) -> Page:
    """Returns a page with two revealed tiles, after the neighbours have placed theirs."""
    page = visitors.arrive(**settings)
    page.goto(f"/t/{make_table(page, 'cities', ['me', 'random', 'random'])}")
    play_until(lambda: page.locator(".spot:enabled").count() > 0, page)
    expect(page.locator(".suggest")).to_have_count(0, timeout=PATIENCE)
    expect(page.locator(".veil")).to_have_count(0, timeout=PATIENCE)
    return page


def pull(page: Page, tile: Locator, to: Point) -> None:
    at = middle(tile)
    page.mouse.move(at["x"], at["y"])
    page.mouse.down()
    page.mouse.move(at["x"], at["y"] - 20)
    page.mouse.move(to["x"], to["y"], steps=4)


def touch(finger: CDPSession, kind: str, at: Point | None) -> None:
    points = [at] if at else []
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def middle(target: Locator) -> Point:
    box = target.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
