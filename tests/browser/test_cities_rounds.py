"""Between Two Cities: a new round is announced before its tiles are dealt."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from draftingtable.games.core.match import Match
from draftingtable.locale import LANGUAGES
from tests.browser.chromium import Chromium
from tests.browser.clocks import pause_clock
from tests.browser.eyes.cities import at, data
from tests.browser.eyes.stage import staged
from tests.browser.eyes.states import State, at_table
from tests.browser.serving import Server

SHOWN_WHOLE = """(way) => {
  const shown = way.getBoundingClientRect().width;
  way.style.flexShrink = 0;
  return way.getBoundingClientRect().width <= shown + 1;
}"""
"""Whether nothing is cut off after a round's dots, which `text-overflow` hides from scrollWidth."""
LONG_ROUNDS = {
    "news": at_table("news", "cities-3", at(3, "picking", 1), ".pick"),
    "half": at_table("half", "cities-two", at(1, "picking", 2, half="b"), ".pick"),
    "last turn of a half": at_table("last", "cities-two", at(1, "picking", 3, half="a"), ".pick"),
}
LINE = "Round 2: duplex tiles – pick two of three"


def last_tile_of_round_one(match: Match) -> bool:
    now = data(match)
    unplaced = [tile for seat in now["seats"] for tile in seat["unplaced"]]
    return (now["round"], now["turn"], now["phase"], len(unplaced)) == (1, 3, "placing", 1)


def state(motion: bool) -> State:
    return at_table(
        "cities-new-round",
        "cities-3",
        last_tile_of_round_one,
        ".own .board",
        news=1,
        motion=motion,
        settings={"speed": "quick"},  # longer timers never fire on a stage
    )


def test_a_line_is_shown_until_a_tap_shows_the_hand(server: Server, chromium: Chromium) -> None:
    with (
        chromium.driven() as browser,
        staged(browser, server.address, state(motion=True)) as stage,
    ):
        page = stage.page
        page.clock.install()
        pause_clock(page)
        note, hand = page.get_by_test_id("round-note"), page.locator(".pick.duplex")
        stage.hear(*stage.scene.later)
        expect(page.locator(".spot")).to_have_count(0)  # the last tile lands
        expect(note).to_have_count(0)
        page.clock.run_for(600)
        expect(note).to_have_text(LINE)
        page.clock.run_for(100)  # sentences are collected before they are read out
        expect(page.get_by_role("status").filter(has_text=LINE)).to_have_count(1)
        expect(hand).to_have_count(0)
        expect(page.locator(".dock .tile:enabled")).to_have_count(0)
        expect(page.locator(".dock .placed .tile")).to_have_count(2)
        page.locator(".own").click()
        expect(hand).to_be_visible()
        expect(note).to_have_count(0)


def test_with_reduced_motion_it_is_read_out_and_covers_nothing(
    server: Server, chromium: Chromium
) -> None:
    with (
        chromium.driven() as browser,
        staged(browser, server.address, state(motion=False)) as stage,
    ):
        page = stage.page
        stage.hear(*stage.scene.later)
        expect(page.locator(".pick.duplex")).to_be_visible()
        expect(page.get_by_role("status").filter(has_text=LINE)).to_have_count(1)
        expect(page.locator(".bar")).to_contain_text("Round 2: pick 2 of 3 duplexes")
        expect(page.get_by_test_id("round-note")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_about_a_round_leave_no_room_for_half_words_after_them(
    server: Server, chromium: Chromium, language: str
) -> None:
    with chromium.driven() as browser:
        for name, long in LONG_ROUNDS.items():
            spoken = replace(long, settings={"language": language})
            with staged(browser, server.address, spoken, size="360x640") as stage:
                assert stage.page.locator(".bar .way").evaluate(SHOWN_WHOLE), name
