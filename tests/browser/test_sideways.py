"""Phones held sideways: nothing that is needed may be pushed out of the little height."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.chromium import Chromium
from tests.browser.eyes.everything import BY_NAME
from tests.browser.eyes.stage import Stage, staged
from tests.browser.eyes.states import State
from tests.browser.serving import Server

PHONES: dict[str, ViewportSize] = {
    "844x390": {"width": 844, "height": 390},
    "740x360": {"width": 740, "height": 360},
}
LANGUAGES = ("en", "lt")
"""Lithuanian has the longer sentences, and was where things were first seen out of view."""
SEEN = """(part) => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return inside && there !== null && part.contains(there);
}"""
"""Whether all of it is in the window, and nothing covers its middle."""


def spoken(name: str, language: str) -> State:
    state = BY_NAME[name]
    return replace(state, settings={**state.settings, "language": language})


def on_phones(stage: Stage) -> Iterator[str]:
    for name, size in PHONES.items():
        stage.eyes.resize(size)
        stage.eyes.settle()
        yield name


def unseen(parts: Locator) -> list[str]:
    """Returns those that are not in view, by their text or label."""
    expect(parts.first).to_be_attached()
    return [
        part.get_attribute("aria-label") or part.inner_text()
        for part in parts.all()
        if not part.evaluate(SEEN)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name",
    [
        *("first-game-cities", "tip-pick", "tip-place", "tip-duplex"),
        *("cities-hint-pick", "cities-hint-place", "cities-proposal"),
        *("cities-choosing", "cities-spot-chosen", "cities-duplexes"),
    ],
)
def test_no_note_pushes_out_my_tiles_and_their_button(
    server: Server, chromium: Chromium, name: str, language: str
) -> None:
    with chromium.driven() as browser, staged(browser, server.address, spoken(name, language)) as s:
        dock = s.page.locator(".dock")
        for size in on_phones(s):
            assert unseen(dock.locator(".hand .tile")) == [], size
            for button in dock.locator(":is(.pick, .place) .button.primary").all():
                assert unseen(button) == [], size


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_and_the_round_are_in_view_with_the_cities(
    server: Server, chromium: Chromium, language: str
) -> None:
    state = spoken("cities-choosing", language)
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        for size in on_phones(stage):
            for part in (".own .strip button", ".bar > b", ".bar > .way"):
                assert unseen(stage.page.locator(part)) == [], (size, part)
            assert lines(stage.page.locator(".own h3").first) == 1


def lines(text: Locator) -> int:
    found: int = text.evaluate(
        "(text) => Math.round(text.clientHeight / parseFloat(getComputedStyle(text).lineHeight))"
    )
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["towers-bidding", "cities-choosing", "first-game-cities"])
def test_whose_turn_it_is_never_runs_under_the_players(
    server: Server, chromium: Chromium, name: str, language: str
) -> None:
    with chromium.driven() as browser, staged(browser, server.address, spoken(name, language)) as s:
        for size in on_phones(s):
            players = s.page.locator(".seats").bounding_box()
            assert players is not None
            for line in s.page.locator("header .status > *").all():
                box = line.bounding_box()
                assert box is not None
                assert box["x"] + box["width"] <= players["x"], size


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_turn_shows_cards_and_towers(
    server: Server, chromium: Chromium, language: str
) -> None:
    state = spoken("first-game-towers", language)
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        expect(stage.page.locator(".tip-note")).to_be_visible()
        for size in on_phones(stage):
            for part in (".cards .card", ".mine .foot"):
                assert unseen(stage.page.locator(part)) == [], (size, part)


@pytest.mark.parametrize("name", ["towers-bidding", "towers-building"])
def test_the_others_towers_are_in_view(server: Server, chromium: Chromium, name: str) -> None:
    with (
        chromium.driven() as browser,
        staged(browser, server.address, BY_NAME[name], size="844x390") as stage,
    ):
        for tower in stage.page.locator(".rival .stack").all():
            box = tower.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= PHONES["844x390"]["height"]


def test_the_ranking_is_above_the_buttons_while_points_are_counted(
    server: Server, chromium: Chromium
) -> None:
    with (
        chromium.driven() as browser,
        staged(browser, server.address, BY_NAME["towers-scoring"], size="844x390") as stage,
    ):
        assert unseen(stage.page.locator(".players li")) == []
