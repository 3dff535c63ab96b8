"""A real server and a real Chromium; screenshots are kept in build/screenshots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Chromium, running_chromium
from tests.browser.serving import Server, serving
from tests.browser.visitors import PATIENCE, Visitors

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    with running_chromium() as running:
        yield running


@pytest.fixture
def visitors(server: Server, chromium: Chromium) -> Iterator[Visitors]:
    """People with a browser each; at the end none of them may have seen a problem."""
    folder = Path("build") / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with chromium.driven() as browser:
        people = Visitors(browser, server.address, folder)
        yield people
        people.leave()
    assert people.problems == []
