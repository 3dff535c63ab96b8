"""The plain page: works without a built client, and on a LAN server without https."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visitors import Visitors


@pytest.fixture
def guests(visitors: Visitors) -> Visitors:
    """Visitors by an untrusted host name, sharing their list of problems."""
    return visitors.by_plain_http()


def test_a_move_is_made_over_plain_http(guests: Visitors) -> None:
    page = guests.enter("/plain")
    page.get_by_label("Game").select_option(label="towers")
    page.get_by_label("Nickname").fill("Zsófi")  # not before the page has filled it in
    page.get_by_label("Bots").select_option("random")
    page.get_by_role("button", name="Play against bots now").click()
    move = page.locator("#moves").get_by_role("button").first
    move.click()
    said = page.locator("#story li", has_text=re.compile("Zsófi (bid|pass)"))
    complaint = page.locator("#problem:not([hidden])")
    expect(said.or_(complaint).first).to_be_visible()
    expect(complaint).to_have_count(0)


def test_a_table_that_starts_between_two_requests_is_listed_once(
    at_a_start: tuple[Page, str],
) -> None:
    guest, table = at_a_start
    guest.goto("/plain")
    row = guest.locator(f"#public a[href='#t={table}']")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("running")
