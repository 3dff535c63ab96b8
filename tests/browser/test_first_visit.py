"""What a first visit loads, in bytes as the server sends them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from draftingtable.locale import LANGUAGES
from tests.browser.visitors import PHONE, Visitors, make_table

MOST_BYTES = 120_000
"""Of everything on the home page, compressed: the page, scripts, styles and words. The lists do not
count, because their length depends on which tables there are.
"""
FETCHED = """() => ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
  .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])"""
LISTED = """() => performance.getEntriesByType("resource")
  .some(({ name }) => name.endsWith("/api/v1/tables?state=running"))"""
"""The lists are fetched last, after the first paint."""
LATER = ("lesson", "Learn", "Exercise", "exercise", "Scoring", "ending", "Table", "Rules", "fair")
"""Parts of the names of files that only other pages need."""


def fetched(page: Page) -> dict[str, int]:
    page.wait_for_load_state("networkidle")
    found: list[tuple[str, int]] = page.evaluate(FETCHED)
    return dict(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_is_light(visitors: Visitors, language: str) -> None:
    """Over plain http, where browsers accept nothing better than gzip."""
    plain = visitors.by_plain_http()
    page = plain.enter_for_the_first_time(locale=language, viewport=PHONE)
    expect(page.get_by_test_id("learn-offer")).to_be_visible()
    page.wait_for_function(LISTED)
    files = fetched(page)
    scripts = [name for name in files if name.endswith(".js")]
    assert len(scripts) > 3, "what was fetched is not known"
    assert all(files[name] for name in scripts), "a size is not known"
    own = {name: size for name, size in files.items() if not name.startswith("/api/")}
    assert sum(own.values()) <= MOST_BYTES, own
    assert not [name for name in files if any(part in name for part in LATER)]


def test_scripts_come_as_the_build_compressed_them(visitors: Visitors) -> None:
    page = visitors.enter_for_the_first_time(locale="en", viewport=PHONE)
    with page.expect_response(lambda answer: "/assets/base-" in answer.url) as script:
        page.reload()
    assert script.value.headers["content-encoding"] == "br"


AT_A_TABLE = {"towers": 135_000, "cities": 150_000}
"""Bytes of scripts, compressed by the build: a little more than there are."""


@pytest.mark.parametrize(("game", "other"), [("towers", "cities"), ("cities", "towers")])
def test_a_table_loads_nothing_of_another_game(visitors: Visitors, game: str, other: str) -> None:
    page = visitors.enter()
    page.goto(f"/t/{make_table(page, game, ['me', 'random', 'random'])}")
    page.wait_for_selector(".bidding, .pick")
    files = fetched(page)
    assert sum(size for name, size in files.items() if name.endswith(".js")) <= AT_A_TABLE[game]
    assert not [name for name in files if "WaitingRoom" in name]
    assert not [name for name in files if name.lower().startswith(f"/assets/{other}")]
