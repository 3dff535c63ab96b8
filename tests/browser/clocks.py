"""Pausing a page's clock."""

from __future__ import annotations

from playwright.sync_api import Page

AHEAD = 10
"""Seconds: more than any machine needs between two commands, and less than the client's timers for
keeping a connection alive.
"""


def pause_clock(page: Page) -> None:
    """Pauses the page's clock slightly in the future, because it cannot be set back.

    From then on only `page.clock` advances it.
    """
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + AHEAD)
