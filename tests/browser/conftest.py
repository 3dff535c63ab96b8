"""A real server and a real Chromium; screenshots are kept in build/screenshots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import find_chromium
from tests.browser.serving import Server, serving
from tests.browser.visitors import Visitors


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=find_chromium(),
            args=["--no-sandbox", "--disable-gpu", "--mute-audio"],
        )
        yield launched
        launched.close()


@pytest.fixture
def visitors(server: Server, browser: Browser) -> Iterator[Visitors]:
    """People with a browser each; at the end none of them may have seen a problem."""
    folder = Path("build") / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    people = Visitors(browser, server.address, folder)
    yield people
    people.leave()
    assert people.problems == []
