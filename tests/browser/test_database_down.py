"""The server is there but its database is not: people see it, and lose nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Chromium
from tests.browser.serving import REAL, Server, serving
from tests.browser.visitors import Visitors, make_table
from tests.server.postgres import Postgres, running_postgres

NOT_SAVING = "[data-testid=not-saving]"


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """A cluster for this test alone, which stops it."""
    with running_postgres() as running:
        yield running


@pytest.fixture
def kept_elsewhere(tmp_path: Path, postgres: Postgres) -> Iterator[Server]:
    variables = {"DRAFTINGTABLE_DATABASE": postgres.new_database()}
    with serving(tmp_path, REAL, variables) as running:
        yield running


def test_a_move_is_kept_until_the_database_is_back(
    kept_elsewhere: Server, postgres: Postgres, chromium: Chromium, tmp_path: Path
) -> None:
    """As after a lost connection: a note while it lasts, which goes away by itself."""
    with chromium.driven() as browser:
        people = Visitors(browser, kept_elsewhere.address, tmp_path)
        page = people.enter()
        page.click("[data-testid=play-towers]")
        bid = page.locator(".bidding .number[aria-disabled=false]").first
        bid.wait_for()
        postgres.stop_now("fast")
        bid.click()
        note = page.locator(NOT_SAVING)
        expect(note).to_contain_text("your move will be sent again")
        postgres.start_now()
        expect(note).to_have_count(0)
        expect(page.locator("aside ol")).to_contain_text("You")
        people.leave()
    assert people.problems == []


def test_a_page_where_nobody_acts_shows_it_too(
    kept_elsewhere: Server, postgres: Postgres, chromium: Chromium, tmp_path: Path
) -> None:
    """At a table and in a waiting room: nobody should be left thinking that it is their turn."""
    with chromium.driven() as browser:
        people = Visitors(browser, kept_elsewhere.address, tmp_path)
        playing, waiting = people.enter(), people.enter(name="Péter")
        playing.click("[data-testid=play-towers]")
        playing.locator(".bidding .number[aria-disabled=false]").first.wait_for()
        waiting.goto(f"/t/{make_table(waiting, 'towers', ['me', 'open'])}")
        waiting.wait_for_selector("[data-testid=start]")
        postgres.stop_now("fast")
        for page in (playing, waiting):
            expect(page.locator(NOT_SAVING)).to_be_visible()
        postgres.start_now()
        for page in (playing, waiting):
            expect(page.locator(NOT_SAVING)).to_have_count(0)
        people.leave()
    assert people.problems == []
