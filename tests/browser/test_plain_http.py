"""A LAN server without https: nothing depends on features that browsers withhold there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.test_replay import EXAMPLES, open_record
from tests.browser.visitors import Visitors

FAIR_DEALS = Path(__file__).parents[2] / "web" / "fixtures" / "fair-deals.json"
NO_NOTES = "Not available in this browser, or not without https."
NO_PROOF = "This record carries no proof"
PROVED = "The deal was fair"
FOLLOWS = "deals follow from these numbers"
NO_PART = "You did not play in this game"


@pytest.fixture
def guests(visitors: Visitors) -> Visitors:
    """Visitors by an untrusted host name, sharing their list of problems."""
    return visitors.by_plain_http()


def call(page: Page, path: str, data: object) -> Any:
    """Calls the server from inside the page, since only its browser knows the host name."""
    ask = """async ([path, data]) => {
        const headers = {"Content-Type": "application/json", "X-Drafting-Table": "1"};
        const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(data)});
        return [answer.ok, await answer.json()];
    }"""
    good, answer = page.evaluate(ask, [path, data])
    assert good, answer
    return answer


def check_the_deal(page: Page) -> None:
    page.click("[data-testid=fairness]")


def alert(page: Page) -> Locator:
    return page.locator("dialog[open]").get_by_role("alert")


def resign(page: Page) -> None:
    """Resigns through the API: only the end of the game matters here."""
    table = f"/api/v1/tables/{page.url.rsplit('/', 1)[1]}"
    mine = page.evaluate(
        """async (table) => (await (await fetch(table)).json()).table.seats
            .find((seat) => seat.mine).seat""",
        table,
    )
    call(page, f"{table}/resign", {"seat": mine})


def import_record(page: Page, record: str) -> None:
    """Imports a record through the API: a file would open the replay first."""
    table = call(page, "/api/v1/records", {"text": record})["table"]
    page.goto(f"/t/{table['id']}")


def test_browsers_withhold_what_this_file_is_about(guests: Visitors) -> None:
    page = guests.enter()
    for what in ("crypto.subtle", "navigator.clipboard", "navigator.serviceWorker"):
        assert page.evaluate(f"{what} === undefined"), what


def test_a_game_is_played_and_its_deal_checked(guests: Visitors) -> None:
    page = guests.enter()
    page.click("[data-testid=play-towers]")
    page.wait_for_selector(".bidding")
    resign(page)
    check_the_deal(page)
    expect(page.get_by_test_id("verdict")).to_contain_text(PROVED)


def test_a_record_without_a_proof_accuses_nobody(guests: Visitors) -> None:
    page = guests.enter("/replay")
    open_record(page, "cities-ring-3.dtr")
    page.goto(page.url.replace("/replay/", "/t/").split("?")[0])
    check_the_deal(page)
    expect(page.get_by_test_id("verdict")).to_contain_text("Cannot be proved")
    expect(page.locator("dialog[open]")).to_contain_text(NO_PROOF)
    expect(page.locator("dialog[open] .bad")).to_have_count(0)


def test_an_imported_record_is_checked_by_what_it_carries(guests: Visitors) -> None:
    page = guests.enter("/replay")
    import_record(page, recorded_proof())
    check_the_deal(page)
    expect(page.get_by_test_id("verdict")).to_contain_text("Cannot be proved")
    expect(page.locator("dialog[open]")).to_contain_text(FOLLOWS)
    expect(page.locator("dialog[open]")).to_contain_text(NO_PART)


def test_a_check_that_fails_says_so(guests: Visitors) -> None:
    """Any failure counts; here the program for the check cannot be loaded."""
    page = guests.enter("/replay")
    import_record(page, (EXAMPLES / "cities-ring-3.dtr").read_text(encoding="utf-8"))
    nonsense = {"body": "throw 0", "content_type": "text/javascript"}
    page.route("**/assets/judge-*.js", lambda route: route.fulfill(**nonsense))
    check_the_deal(page)
    expect(alert(page)).to_contain_text("could not be checked")


def test_a_check_without_a_network_says_so(guests: Visitors) -> None:
    page = guests.enter("/replay")
    import_record(page, (EXAMPLES / "cities-ring-3.dtr").read_text(encoding="utf-8"))
    page.wait_for_selector("[data-testid=fairness]")
    page.route("**/record", lambda route: route.abort("internetdisconnected"))
    check_the_deal(page)
    expect(alert(page)).to_contain_text("The server cannot be reached")


def test_links_are_copied(guests: Visitors) -> None:
    page = guests.enter()
    page.click("[data-testid=create-towers]")
    page.click("[data-testid=copy-link]")
    expect(page.get_by_text("Copied.")).to_be_visible()
    expect_pasted(page, page.url)


def test_links_are_copied_from_a_dialog_too(guests: Visitors) -> None:
    page = guests.enter()
    page.click("[data-testid=play-towers]")
    page.wait_for_selector("[data-testid=menu]")
    guests.enter(page.url, name="Péter")  # somebody watches
    page.click("[data-testid=menu]")
    page.get_by_role("button", name="Copy the table link").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    expect_pasted(page, page.url)


def expect_pasted(page: Page, link: str) -> None:
    """Checks the clipboard's content by pasting it into a field."""
    page.goto("/")
    field = page.locator("#join-text")
    field.press("Control+v")
    expect(field).to_have_value(link)


def test_notifications_are_said_to_be_impossible(guests: Visitors) -> None:
    page = guests.enter("/settings")
    switch = page.get_by_role("switch", name="Notify me when it is my turn")
    expect(switch).to_be_disabled()
    expect(switch).to_have_accessible_description(NO_NOTES)


def recorded_proof() -> str:
    """Returns a whole game with the headers that a server writes."""
    dealt = json.loads(FAIR_DEALS.read_text(encoding="utf-8"))[0]
    return str(dealt["record"])
