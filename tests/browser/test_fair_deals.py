"""Shuffling together and checking it afterwards, as people see it."""

from __future__ import annotations

import json
import re
import time

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.test_plain_http import call, resign
from tests.browser.visitors import (
    PATIENCE,
    PHONE,
    Visitors,
    wait_until_known,
    wait_until_ready,
)

PROVED = "proved"
UNPROVABLE = "unprovable"
BROKEN = "broken"


@pytest.fixture
def guests(visitors: Visitors) -> Visitors:
    """Visitors by plain http, where no service worker stands between a page and a test."""
    return visitors.by_plain_http()


def check(page: Page, verdict: str) -> None:
    page.click("[data-testid=fairness]")
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-verdict", verdict)


def two_at_a_table(visitors: Visitors) -> tuple[Page, Page]:
    """Returns the host's page and a guest's, ready to start."""
    anna = visitors.enter()
    anna.click("[data-testid=create-towers]")
    anna.locator("fieldset label").get_by_text("2", exact=True).click()
    anna.wait_for_selector("[data-testid=seat-3]", state="detached")
    peter = visitors.enter(anna.url, name="Péter", viewport=PHONE)
    peter.click("[data-testid=sit-down]")
    peter.click("[data-testid=ready]")
    wait_until_ready(anna, "Péter")
    return anna, peter


def test_two_people_shuffle_together_and_both_get_the_proof(guests: Visitors) -> None:
    anna, peter = two_at_a_table(guests)
    reveals: list[Request] = []
    for page in (anna, peter):
        page.on("request", lambda made: reveals.append(made) if is_reveal(made.url) else None)
    anna.click("[data-testid=start]")
    for page in (anna, peter):
        page.wait_for_selector(".bidding, [data-testid=menu]")
    # A page may show its number twice: the answer may come before the news of the other's.
    assert {seat_in(made) for made in reveals} == {1, 2}
    resign(peter)
    for page in (anna, peter):
        check(page, PROVED)


def test_two_people_on_one_device_who_answer_a_question_get_the_proof(guests: Visitors) -> None:
    """The server fixes the order by their answers before their numbers leave the device."""
    page = guests.enter()
    wait_until_known(page)  # or its own introduction would replace the identity of our call
    seats = [{"kind": "me", "nickname": name} for name in ("Anna", "Péter")]
    wanted = {"game": "towers", "players": 2, "seats": seats, "seating": "question"}
    table = call(page, "/api/v1/tables", wanted)["table"]["id"]
    page.goto(f"/t/{table}")
    for seat, text in ((1, "Ñ"), (2, "ẞ")):
        call(page, f"/api/v1/tables/{table}/answer", {"seat": seat, "text": text})
    with page.expect_request(lambda made: made.url.endswith("/start")) as start:
        page.click("[data-testid=start]")
    page.wait_for_selector("[data-testid=menu]")
    assert "nonces" not in json.loads(start.value.post_data or "{}")
    resign(page)
    check(page, PROVED)


def seat_in(made: Request) -> object:
    return json.loads(made.post_data or "{}").get("seat")


def is_reveal(url: str) -> bool:
    return url.endswith("/reveal")


def test_the_room_says_who_it_is_waiting_for(guests: Visitors) -> None:
    """One device cannot show its number for a while; then the game begins by itself."""
    anna, peter = two_at_a_table(guests)
    held: list[Route] = []
    peter.route("**/reveal", lambda route: held.append(route))
    anna.click("[data-testid=start]")
    shuffling = anna.get_by_test_id("shuffling")
    expect(shuffling).to_contain_text("Shuffling together")
    expect(shuffling).to_contain_text("Waiting for Péter")
    end = time.monotonic() + PATIENCE / 1000
    while not held and time.monotonic() < end:  # his page may be slower than hers
        peter.wait_for_timeout(10)
    held[0].continue_()
    for page in (anna, peter):
        page.wait_for_selector("[data-testid=menu]")


def change_record(page: Page, pattern: str, new: str) -> None:
    """Makes the server lie about the game afterwards."""
    path = f"/api/v1/tables/{page.url.rsplit('/', 1)[1]}/record"
    text = str(page.evaluate("async (path) => (await fetch(path)).text()", path))
    changed = re.sub(pattern, new, text, count=1, flags=re.MULTILINE)
    assert changed != text
    page.route("**/record", lambda route: route.fulfill(body=changed, content_type="text/plain"))


def test_a_record_with_another_deal_is_broken(guests: Visitors) -> None:
    page = guests.enter()
    page.click("[data-testid=play-towers]")
    page.wait_for_selector(".bidding")
    resign(page)
    page.wait_for_selector("[data-testid=fairness]")
    change_record(page, r"^deal (\w+) (\w+)", r"deal \2 \1")
    check(page, BROKEN)
    expect(page.locator("dialog[open] .bad").first).to_contain_text("Deal 1")


def test_a_device_that_kept_nothing_is_never_told_that_it_is_proved(guests: Visitors) -> None:
    page = guests.enter()
    page.click("[data-testid=play-towers]")
    page.wait_for_selector(".bidding")
    resign(page)
    page.wait_for_selector("[data-testid=fairness]")
    page.evaluate("localStorage.clear()")
    page.reload()
    check(page, UNPROVABLE)
    expect(page.locator("dialog[open]")).to_contain_text("This device kept nothing")
