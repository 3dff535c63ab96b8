"""Whole games in a browser, each from a seed: in every mode, by mouse, touch and keyboard.

`make soak` plays many more of them than `make test`. A failure names its seed and the command that
plays the same game again.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.modes import Play, play_whole_game, plays
from tests.browser.playing import RESULT, play_to_the_end, settle
from tests.browser.serving import Server, serving
from tests.browser.visitors import Visitors
from tests.browser.walks import Walk

FIRST = 1
SEEDS = 2
"""Each mode is played in two ways. `make soak` plays every mode in every way."""
REPEATED = {"towers": "touch", "ring": "mouse", "expert": "mouse", "link": "mouse"}
"""Modes whose games are played twice, in this way: both games, alone, and with two people. With the
keyboard it would take too long.
"""
STATES = {
    "towers": {"bid", "build", "aim", "result"},
    "ring": {"pick", "place", "result"},
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "play" in metafunc.fixturenames:
        first = metafunc.config.getoption("first_seed") or FIRST
        count = metafunc.config.getoption("seeds") or SEEDS
        metafunc.parametrize("play", plays(first, count), ids=str)


def test_a_whole_game(visitors: Visitors, other_server: Server, play: Play) -> None:
    """Plays to the end; no state on the way may be cut off or inaccessible.

    The same seed gives the same game again, even on a server that had other tables before.
    """
    walks: dict[Page, Walk] = {}

    def look(page: Page) -> None:
        walk = Walk(page, visitors, str(play), thorough=play.mode in STATES)
        walks.setdefault(page, walk).look()

    game = play_whole_game(visitors, play, look)
    for walk in walks.values():
        assert walk.found == []
        assert walk.seen >= STATES.get(play.mode, {"result"})
    if REPEATED.get(play.mode) == play.way:
        visitors.address = other_server.address
        again = play_whole_game(visitors, play)
        assert again.tester.pressed == game.tester.pressed
        assert again.records == game.records


@pytest.fixture(scope="session")
def other_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("other")) as running:
        yield running


def test_play_now_reaches_the_first_move_in_three_clicks(visitors: Visitors) -> None:
    page = visitors.enter(level="")
    page.click("[data-testid=play-towers]")
    page.click("[data-testid=level-apprentice]")
    page.locator(".bidding .number[aria-disabled=false]").first.click()
    settle(page)
    expect(page.locator("aside ol")).to_contain_text("You")


def test_the_deal_is_proved_in_the_browser_and_a_rematch_begins(visitors: Visitors) -> None:
    page = visitors.enter()
    page.click("[data-testid=play-towers]")
    page.wait_for_selector(".bidding")
    play_to_the_end(page)
    assert page.locator(RESULT).inner_text()
    page.click("[data-testid=fairness]")
    verdict = page.locator("[data-testid=verdict]")
    expect(verdict).to_have_attribute("data-verdict", "proved")
    for words in ("Your own number is among them", "deals you saw are the ones"):
        expect(page.locator("dialog[open]")).to_contain_text(words)
    page.keyboard.press("Escape")
    first = page.url
    page.click("[data-testid=rematch]")
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    page.wait_for_selector("[data-testid=menu]")  # dealt at once: all the others are bots
    page.wait_for_selector(".display .card")
