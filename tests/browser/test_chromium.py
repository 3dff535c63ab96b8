"""The browser tests share their process with all others."""

from __future__ import annotations

import asyncio

from tests.browser.chromium import Chromium


def test_between_pages_other_tests_may_run_loops_of_their_own(chromium: Chromium) -> None:
    with chromium.driven() as browser:
        browser.new_page().close()
    assert asyncio.run(asyncio.sleep(0, "ran")) == "ran"
    with chromium.driven() as browser:
        browser.new_page().close()
