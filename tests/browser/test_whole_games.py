"""Whole games in a browser, each from a seed: in every mode, by mouse, touch and keyboard.

`make soak` plays many more of them than `make test`. A failure names its seed and the command that
plays the same game again.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import Chromium
from tests.browser.modes import MODES, WAYS, Play, play_whole_game, plays
from tests.browser.playing import RESULT, play_to_the_end, settle
from tests.browser.serving import Server, serving
from tests.browser.visitors import Visitors, make_table
from tests.browser.walks import Walk

REPEATED = 1
"""A seed played twice, to check that it gives the same game again."""
STATES = {
    "towers": {"bid", "build", "aim", "result"},
    "ring": {"pick", "place", "result"},
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Together with the repeated seed, each mode is played in every way."""
    if "play" in metafunc.fixturenames:
        first = metafunc.config.getoption("first_seed") or REPEATED + 1
        count = metafunc.config.getoption("seeds") or len(WAYS) - 1
        metafunc.parametrize("play", plays(first, count), ids=str)


def test_a_whole_game(visitors: Visitors, play: Play) -> None:
    """Plays to the end; no state on the way may be cut off or inaccessible."""
    walks: dict[Page, Walk] = {}

    def look(page: Page) -> None:
        walk = Walk(page, visitors, str(play), thorough=play.mode in STATES)
        walks.setdefault(page, walk).look()

    play_whole_game(visitors, play, look)
    for walk in walks.values():
        assert walk.found == []
        assert walk.seen >= STATES.get(play.mode, {"result"})


@pytest.fixture(scope="session")
def other_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("other")) as running:
        yield running


@pytest.mark.parametrize("mode", MODES)
def test_a_seed_is_the_same_game_again(
    visitors: Visitors, other_server: Server, chromium: Chromium, mode: str
) -> None:
    """On another server, which had other tables before."""
    first = play_whole_game(visitors, Play(mode, REPEATED))
    visitors.address = other_server.address
    assert play_whole_game(visitors, Play(mode, REPEATED)) == first


def test_play_now_reaches_the_first_move_in_three_clicks(visitors: Visitors) -> None:
    page = visitors.enter(level="")
    page.click("[data-testid=play-towers]")
    page.click("[data-testid=level-apprentice]")
    page.locator(".bidding .number[aria-disabled=false]").first.click()
    settle(page)
    expect(page.locator("aside ol")).to_contain_text("Anna")


def test_the_deal_is_verified_in_the_browser_and_a_rematch_begins(visitors: Visitors) -> None:
    page = visitors.enter()
    page.wait_for_selector("h1")
    page.goto(f"/t/{make_table(page, 'towers', ['me', 'random'])}")
    play_to_the_end(page)
    assert page.locator(RESULT).inner_text()
    page.click("[data-testid=fairness]")
    verdict = page.locator("[data-testid=verdict]")
    assert verdict.inner_text() == "The deal was fair: nobody could choose what was dealt."
    page.keyboard.press("Escape")
    first = page.url
    page.click("[data-testid=rematch]")
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    page.wait_for_selector("[data-testid=menu], [data-testid=start]")
