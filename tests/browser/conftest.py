"""A real server and a real Chromium.

Screenshots of failures are saved in build/screenshots; with PICTURES=1, those of other tests too.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.chromium import COMPILE_ONCE, Chromium, running_chromium
from tests.browser.seeded_worker import VARIABLE
from tests.browser.seeds import Seed
from tests.browser.serving import Server, serving
from tests.browser.visitors import PATIENCE, Visitors, make_table

SCREENSHOTS = Path("build") / "screenshots"
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """Yields a server that a test may stop. What is dealt on devices follows the test's name."""
    with serving(tmp_path, variables={VARIABLE: request.node.nodeid}) as running:
        yield running


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    with running_chromium(COMPILE_ONCE) as running:
        yield running


@pytest.fixture
def visitors(
    server: Server, chromium: Chromium, request: pytest.FixtureRequest
) -> Iterator[Visitors]:
    """Yields visitors with a browser each, and fails if any of them saw a problem.

    Their deals are seeded by the name of the test.
    """
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    with chromium.driven() as browser:
        seed = Seed(request.node.nodeid)
        people = Visitors(browser, server.address, SCREENSHOTS, seed=seed)
        yield people
        people.leave()
    assert people.problems == []


@pytest.fixture
def at_a_start(visitors: Visitors) -> tuple[Page, str]:
    """Returns a guest, and a public table that starts while the guest's page reads its lists.

    The list of open tables is read before the start, the list of running ones after it.
    """
    host = visitors.enter(name="Anna")
    host.wait_for_selector("h1")
    table = make_table(host, "towers", ["me", "open"], public=True)
    guest = visitors.enter("/rules/towers", name="Péter")
    guest.route(is_list_of_running_tables, answer_with_open_ones_started)
    return guest, table


def is_list_of_running_tables(url: str) -> bool:
    return "/tables?state=running" in url


def answer_with_open_ones_started(route: Route) -> None:
    answer = route.fetch(url=route.request.url.replace("running", "open"))
    listed = answer.json()
    for line in listed["tables"]:
        line |= {"state": "running", "updated": line["updated"] + 1}
    route.fulfill(response=answer, json=listed)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
    """Adds what was on each screen, and the last presses, to a failure report."""
    report = yield
    people = getattr(item, "funcargs", {}).get("visitors")
    if report.failed and isinstance(people, Visitors):
        name = "".join(letter if letter.isalnum() else "-" for letter in item.name)
        report.sections.append(("what was on screen", people.describe(f"failed-{name}")))
        if people.story:
            report.sections.append(("what had been pressed, and how to repeat it", people.story()))
    return report
