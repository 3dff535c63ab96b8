"""Pausing a page's clock."""

from __future__ import annotations

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page

AHEAD = 10
"""Seconds: more than machines need between two commands, and less than the client's timers for
keeping a connection alive.
"""
TOO_LATE = "Cannot fast-forward to the past"


def pause_clock(page: Page) -> None:
    """Pauses the page's clock slightly in the future, because it cannot be set back.

    From then on only `page.clock` advances it.
    """
    try:
        pause_ahead(page)
    except PlaywrightError as error:
        if TOO_LATE not in error.message:
            raise
        pause_ahead(page)  # the first attempt came too late, but the clock stands since then


def pause_ahead(page: Page) -> None:
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + AHEAD)
