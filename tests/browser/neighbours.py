"""Two people who share city A, each with a browser. A bot shares the other cities with them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.playing import play_until
from tests.browser.visitors import DESK, PATIENCE, PHONE, Visitors, call, make_table

RING = ["me", "open", "random"]
"""A random bot: it neither answers nor proposes, so only the two people talk."""


def sit_down(
    visitors: Visitors, *, both_confirm: bool = False, **settings: Any
) -> tuple[Page, Page]:
    """Seats Anna on a desktop in seat 1, Péter on a phone in seat 2 and a bot in seat 3."""
    settings = {**settings, "confirm": True} if both_confirm else settings
    others: dict[str, Any] = {"confirm": True} if both_confirm else {}
    anna = visitors.arrive(viewport=DESK, vibration=False, **settings)
    peter = visitors.arrive(name="Péter", viewport=PHONE, vibration=False, **others)
    table = make_table(anna, "cities", RING)
    call(peter, f"/api/v1/tables/{table}/join", {"nickname": "Péter"})
    for seat, page in enumerate((anna, peter), 1):
        call(page, f"/api/v1/tables/{table}/ready", {"seat": seat, "ready": True})
    call(anna, f"/api/v1/tables/{table}/start", {})
    for page in (anna, peter):
        page.goto(f"/t/{table}")
    return anna, peter


def choose_two(page: Page) -> None:
    play_until(lambda: page.locator(".pick .tile:enabled").count() == 0, page)


def reveal(*pages: Page) -> None:
    """Lets everybody choose, and waits until the bot has placed and the reveal is over."""
    for page in pages:
        page.wait_for_selector(":is(.pick .tile:enabled, .waiting .tile, .place .tile)")
        choose_two(page)
    for page in pages:
        # Only the other person's tiles are left to discuss. Before them there is no veil yet.
        expect(page.locator(".suggest")).to_have_count(1, timeout=PATIENCE)
        expect(page.locator(".veil")).to_have_count(0, timeout=PATIENCE)


def show_city(phone: Page, city: str) -> None:
    phone.locator(f".tabs [data-tab={city}]").click()
