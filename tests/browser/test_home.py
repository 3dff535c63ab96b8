"""The home page shows every way to play, one tap away."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.visitors import DESK, PHONE, Visitors, make_table

WAYS = ("/solo", "/campaign", "/score", "/rules/towers", "#public-tables", "/replay")


@pytest.mark.parametrize(
    ("viewport", "seen"),
    [
        (DESK, ["play-towers", "create-towers", "play-cities", "create-cities"]),
        (PHONE, ["play-towers"]),
    ],
    ids=["desk", "phone"],
)
def test_play_now_is_seen_without_scrolling(
    visitors: Visitors, viewport: dict[str, Any], seen: list[str]
) -> None:
    page = visitors.enter(viewport=viewport)
    for name in seen:
        expect(page.get_by_test_id(name)).to_be_in_viewport(ratio=1)


def test_every_way_to_play_is_on_the_first_page(visitors: Visitors) -> None:
    page = visitors.enter()
    for address in WAYS:
        expect(page.locator(f"main a[href='{address}']").first).to_be_visible()
    expect(page.locator("#join-text")).to_be_visible()


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("no-such-code", "There is no table with this code."),
        ("too-fast", "Too many requests. Wait a moment and try again."),
    ],
)
def test_a_code_that_leads_nowhere_is_explained(visitors: Visitors, code: str, said: str) -> None:
    page = visitors.enter(f"/?error={code}")
    expect(page.get_by_text(said)).to_be_visible()


def test_people_at_one_device_begin_from_the_first_page(visitors: Visitors) -> None:
    page = visitors.enter(name="Anna")
    page.get_by_test_id("pass-and-play").click()
    page.get_by_label("Player 2", exact=True).fill("Péter")
    page.get_by_test_id("pass-begin").click()
    page.wait_for_selector("[data-testid=menu]")
    for name in ("Anna", "Péter"):
        expect(page.get_by_text(name).first).to_be_visible()


def test_a_public_table_is_found_by_others(visitors: Visitors) -> None:
    host = visitors.enter(name="Anna")
    host.wait_for_selector("h1")
    table = make_table(host, "towers", ["me", "open"], public=True)
    guest = visitors.enter(name="Péter")
    guest.locator(f"#public-tables a[href='/t/{table}']").click()
    expect(guest.get_by_test_id("sit-down")).to_be_visible()


def test_a_table_that_starts_between_two_requests_is_listed_once(visitors: Visitors) -> None:
    """The list of open tables was read before the start, the list of running ones after it."""
    host = visitors.enter(name="Anna")
    host.wait_for_selector("h1")
    table = make_table(host, "towers", ["me", "open"], public=True)
    guest = visitors.enter("/rules/towers", name="Péter")
    guest.route(is_list_of_running_tables, answer_with_open_ones_started)
    guest.goto("/")
    row = guest.locator(f"#public-tables a[href='/t/{table}']")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("in progress")


def is_list_of_running_tables(url: str) -> bool:
    return "/tables?state=running" in url


def answer_with_open_ones_started(route: Route) -> None:
    answer = route.fetch(url=route.request.url.replace("running", "open"))
    listed = answer.json()
    for line in listed["tables"]:
        line |= {"state": "running", "updated": line["updated"] + 1}
    route.fulfill(response=answer, json=listed)
