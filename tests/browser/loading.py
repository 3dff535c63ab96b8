"""What a page is still loading: parts of it come only when they are needed."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import Page, Request

PATIENCE = 300.0
"""Seconds until something counts as missing, even on a busy machine."""
SOON = 5
"""Milliseconds."""
Found = TypeVar("Found")


class Loading:
    """Follows a page's requests from now on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.requests: set[Request] = set()
        self.changes = 0
        page.on("request", lambda request: self._begin(request))
        page.on("requestfinished", lambda request: self._end(request))
        page.on("requestfailed", lambda request: self._end(request))

    def _begin(self, request: Request) -> None:
        self.requests.add(request)
        self.changes += 1

    def _end(self, request: Request) -> None:
        self.requests.discard(request)
        self.changes += 1

    def until_idle(self, look: Callable[[], Found]) -> Found:
        """Calls `look` until nothing was loaded while it ran, and returns what it found last.

        A press may load a part of the page, which then changes: what was seen before that depends
        on how busy the machine is.
        """
        end = time.monotonic() + PATIENCE
        while True:
            before = self.changes
            found = look()
            if not self.requests and self.changes == before:
                return found
            assert time.monotonic() < end, f"still loading: {[one.url for one in self.requests]}"
            if self.requests:
                self.page.wait_for_timeout(SOON)
