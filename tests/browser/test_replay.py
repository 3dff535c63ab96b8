"""A finished game again: from a record file, step by step, from any seat, by a link to a moment."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitors import PHONE, Visitors

EXAMPLES = Path(__file__).parents[1] / "examples"


def open_record(page: Page, name: str) -> None:
    page.set_input_files("input[type=file]", EXAMPLES / name)
    page.wait_for_url("**/replay/*")
    page.wait_for_selector("input[type=range]")


@pytest.mark.parametrize("name", ["towers-3-referee-on", "cities-ring-3", "cities-expert-won"])
def test_a_record_is_walked_through(visitors: Visitors, name: str) -> None:
    page = visitors.enter("/replay", viewport=PHONE)
    open_record(page, f"{name}.dtr")
    page.get_by_role("button", name="One step on").click()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="To the end")).to_be_disabled()
    visitors.shot(page, f"replay-{name}")
    page.get_by_label("Seen by").select_option("2")
    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()


def test_a_phone_on_its_side_leaves_most_of_its_height_to_the_game(visitors: Visitors) -> None:
    page = visitors.enter("/replay", viewport={"width": 844, "height": 390})
    open_record(page, "towers-3-referee-on.dtr")
    controls = page.locator(".controls").bounding_box()
    assert controls is not None
    assert controls["height"] < 390 / 4


def test_it_plays_by_itself_and_jumps_to_rounds(visitors: Visitors) -> None:
    page = visitors.enter("/replay")
    open_record(page, "towers-3-referee-on.dtr")
    page.get_by_label("Round").select_option(index=2)
    expect(page.get_by_role("button", name="One step back")).to_be_enabled()
    before = page.locator(".controls .count").inner_text()
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".controls .count")).not_to_have_text(before)
    page.get_by_role("button", name="Pause").click()


def test_a_link_leads_to_the_moment(visitors: Visitors) -> None:
    page = visitors.enter("/replay")
    open_record(page, "cities-ring-3.dtr")
    page.get_by_label("Round").select_option(index=1)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Link to this moment copied")).to_be_visible()
    place = page.locator(".controls .count").inner_text()
    friend = visitors.enter(page.evaluate("navigator.clipboard.readText()"), name="Péter")
    expect(friend.locator(".controls .count")).to_have_text(place)
