"""The animated count at the end of a game."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.eyes.stage import stop_clock
from tests.browser.finished import imported
from tests.browser.visitors import Visitors
from tests.table.sitting import NOON

SKIP = "[data-testid=count-skip]"
AGAIN = "[data-testid=count-again]"
ROW = 1300
"""Milliseconds per row of the count."""
PLACE = 900
"""Milliseconds per place."""
LONGEST = 20_000
"""Milliseconds in which every ending is over."""


def at_the_count(visitors: Visitors, record: str, script: str = "", **settings: Any) -> Page:
    """Opens the record of a finished game with a stopped clock: its count stays where it is."""
    page = visitors.arrive(motion="full", **settings)
    page.add_init_script(script)
    table = imported(page, record)
    stop_clock(page, NOON)
    page.goto(f"/t/{table}")
    page.wait_for_selector(SKIP)
    return page
