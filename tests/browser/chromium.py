"""Finds Chromium and runs it. `make test` installs it first, see tests/install_programs.py."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

import pytest
from playwright.sync_api import Browser, sync_playwright

PLAIN_HOST = "plain.lan"
"""A host name for this machine that browsers do not trust, unlike localhost."""
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--mute-audio",
    f"--host-resolver-rules=MAP {PLAIN_HOST} 127.0.0.1",
]
COMPILE_ONCE = "--js-flags=--liftoff-only"
"""WebAssembly is compiled once, quickly: tests are over before faster code would pay off."""
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
"""The shell first: the same engine without windows, which cost a second per visitor otherwise."""
HOW_TO_INSTALL = (
    "The browser tests need Chromium: install the package `chromium`, "
    "or name a browser in DRAFTINGTABLE_CHROMIUM."
)


@dataclass(frozen=True)
class Chromium:
    """A running browser and the event loop that drives it.

    Playwright's loop counts as running in its thread from start to end, so no other test in the
    process could run its own loop. Here it runs only while a page is driven.
    """

    browser: Browser
    loop: asyncio.AbstractEventLoop

    @contextmanager
    def driven(self) -> Iterator[Browser]:
        with counting_as_running(self.loop):
            yield self.browser


@contextmanager
def running_chromium(*more: str) -> Iterator[Chromium]:
    """Yields a browser that was started with `more` switches than the usual ones."""
    with sync_playwright() as playwright:
        switches = [*SWITCHES, *more]
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=switches)
        loop = asyncio.get_running_loop()
        with counting_as_running(None):
            yield Chromium(browser, loop)
        browser.close()


@contextmanager
def counting_as_running(loop: asyncio.AbstractEventLoop | None) -> Iterator[None]:
    before = asyncio._get_running_loop()
    asyncio._set_running_loop(loop)
    try:
        yield
    finally:
        asyncio._set_running_loop(before)


@cache
def find_chromium() -> str:
    found = installed()
    if found is None:
        pytest.fail(HOW_TO_INSTALL)
    return found


def installed() -> str | None:
    named = os.environ.get("DRAFTINGTABLE_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)
