"""A game that cannot be dealt, and a table that does not open: what people read, and the way on."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect

from tests.browser.visitors import DESK, PHONE, Visitors

FAILED = json.dumps({"error": {"code": "deal-failed", "rule": "", "params": {}}})
BROKEN = json.dumps({"error": {"code": "internal", "rule": "", "params": {}}})
TEXT = "The game could not be dealt"


def fail(page: Page, pattern: str, body: str) -> None:
    def answer(route: Route) -> None:
        route.fulfill(status=500, body=body, content_type="application/json")

    page.route(pattern, answer)


def test_a_start_that_fails_leaves_the_lobby_with_a_lasting_message(visitors: Visitors) -> None:
    visitors = visitors.by_plain_http()
    visitors.provoked.append("status of 500")
    page = visitors.enter(viewport=PHONE)
    page.click("[data-testid=create-towers]")
    start = page.get_by_test_id("start")
    expect(start).to_have_text("Start with 2 bots")
    fail(page, "**/start", FAILED)
    start.click()
    expect(page.get_by_test_id("not-started")).to_contain_text(TEXT)
    expect(start).to_be_enabled()
    expect(page.get_by_text("Only the host can change these.")).to_have_count(0)
    expect(page.get_by_text("another device")).to_have_count(0)
    visitors.shot(page, "not-started-phone")
    page.set_viewport_size(DESK)
    visitors.shot(page, "not-started")
    page.unroute("**/start")
    start.click()
    page.wait_for_selector("[data-testid=menu]")


def test_play_now_that_fails_leaves_no_table(visitors: Visitors) -> None:
    visitors = visitors.by_plain_http()
    visitors.provoked.append("status of 500")
    page = visitors.enter()
    fail(page, "**/start", FAILED)
    with page.expect_response("**/close") as closed:
        page.click("[data-testid=play-towers]")
    assert closed.value.ok
    expect(page.get_by_text(TEXT)).to_be_visible()
    mine = page.request.get("/api/v1/tables?mine=true").json()["tables"]
    assert [table for table in mine if table["state"] in ("open", "running")] == []


def test_a_table_that_does_not_open_says_so_and_leads_home(visitors: Visitors) -> None:
    visitors = visitors.by_plain_http()
    visitors.provoked.append("status of 500")
    page = visitors.enter(viewport=PHONE)
    page.click("[data-testid=create-towers]")
    page.wait_for_selector("[data-testid=start]")
    address = page.url
    fail(page, "**/api/v1/tables/*", BROKEN)
    page.goto(address)
    problem = page.get_by_test_id("table-problem")
    expect(problem).to_contain_text("This table cannot be opened")
    expect(problem).not_to_contain_text("Connection lost")
    visitors.shot(page, "table-problem-phone")
    problem.get_by_role("link", name="Back to home").click()
    page.wait_for_selector("[data-testid=create-towers]")
