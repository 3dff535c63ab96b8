"""Others' moves are shown beat by beat; a tap or key shows the rest at once and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.clocks import pause_clock
from tests.browser.staging import Data
from tests.browser.test_towers_positions import BUILDING, DEAL, DISPLAY, TOWERS, sit_down
from tests.browser.visitors import DESK, PHONE, Settings, Visitors, make_table

THEIRS: Data = {**BUILDING, "builder": 2, "acting": [2], "bids": [0, 2, "pass"], "left": 1}
NEXT = ["c1", "c2", "c3", "c4", "c5"]
NEWS: list[Data] = [
    {"kind": "build", "seat": 2, "card": "t5", "height": 1},
    {"kind": "clear", "cards": DISPLAY[1:], "round": 1},
    {"kind": "deal", "round": 2, "start": 1, "left": 70, "cards": NEXT},
]
SECOND: Data = {
    "round": 2,
    "phase": "bidding",
    "builder": None,
    "acting": [1],
    "left": 0,
    "bids": [None] * 3,
    "display": NEXT,
    "towers": [TOWERS, {**TOWERS, "t": ["t5"]}, {}],
}


def click(page: Page) -> None:
    """Clicks where the numbers are about to appear."""
    page.locator(".action").click()


def tap(page: Page) -> None:
    page.locator(".action").tap()


def press_space(page: Page) -> None:
    page.keyboard.press("Space")


WAYS: dict[str, tuple[Callable[[Page], None], Settings]] = {
    "mouse": (click, {"viewport": DESK}),
    "touch": (tap, {"viewport": PHONE, "touch": True}),
    "Space": (press_space, {"viewport": DESK}),
}


@pytest.mark.parametrize("way", WAYS)
def test_the_end_of_a_round_has_beats_and_can_be_hurried(visitors: Visitors, way: str) -> None:
    hurry, settings = WAYS[way]
    kept = {"motion": "full", "autoPass": True, **settings}
    stage = sit_down(visitors, kept, game=THEIRS, story=[DEAL])
    page = stage.page
    cards, line = page.locator(".display .card"), page.locator(".cards > p")
    expect(cards).to_have_count(5)
    page.clock.install()
    pause_clock(page)

    page.get_by_test_id("menu").click()
    expect(page.locator("dialog[open]")).to_be_visible()
    stage.show(*NEWS, legal=["bid 0", "bid 1"], **SECOND)
    page.clock.run_for(5000)
    expect(cards).to_have_count(5)  # bots wait for whoever reads the menu
    page.keyboard.press("Escape")
    page.get_by_test_id("menu").blur()  # which Space would press
    expect(cards).to_have_count(4)  # the last card lands
    expect(line).to_have_count(0)
    page.clock.run_for(700)
    expect(line).to_contain_text("takes 2")  # the rest is swept away
    expect(cards).to_have_count(0)
    expect(page.locator(".bidding")).to_have_count(0)
    visitors.shot(page, f"towers-round-over-{way}")
    hurry(page)
    expect(page.locator(".bidding")).to_be_visible()
    expect(cards).to_have_count(5)
    expect(line).to_have_count(0)
    assert stage.sent == []

    page.clock.resume()
    stage.show(legal=["pass"], start=2, bids=[None, 1, 2])
    expect(page.locator(".waiting")).to_have_text("Passed for you: you can’t bid higher")
    expect(page.locator(".bidding")).to_have_count(0)
    stage.expect_sent("pass")
    visitors.shot(page, f"towers-auto-passed-{way}")


RESHUFFLED: list[Data] = [*NEWS[:2], {"kind": "reshuffle", "cards": 8}, NEWS[2]]


@pytest.mark.parametrize("kept", [{"motion": "reduced"}, {"motion": "full", "speed": "instant"}])
def test_without_beats_the_end_of_a_round_still_shows(visitors: Visitors, kept: Settings) -> None:
    """It is read out, and shown during the next auction without covering a card."""
    stage = sit_down(visitors, {"viewport": PHONE, **kept}, game=THEIRS, story=[DEAL])
    page = stage.page
    page.wait_for_selector(".display .card")
    stage.show(*RESHUFFLED, legal=[], **SECOND | {"acting": [2]})
    recap, spoken = page.get_by_test_id("round-recap"), page.locator("[aria-live][aria-atomic]")
    for line in (recap, spoken):
        expect(line).to_contain_text("takes 2")
        expect(line).to_contain_text("Second and last pass: 8 cards, 2 rounds")
    expect(page.locator(".display .card")).to_have_count(5)
    expect(page.get_by_test_id("round-note")).to_have_count(0)
    visitors.shot(page, f"towers-round-recap-{kept['motion']}")
    stage.show(legal=["bid 2", "pass"], **SECOND | {"bids": [None, 1, None]})
    expect(page.locator(".bidding")).to_be_visible()
    expect(recap).to_contain_text("takes 2")
    visitors.shot(page, f"towers-round-recap-bidding-{kept['motion']}")
    stage.show(legal=["build c1"], **SECOND | {"phase": "building", "builder": 1, "left": 2})
    expect(recap).to_have_count(0)


def chosen_speed(page: Page) -> str:
    return page.get_by_test_id("speed").locator("label.chosen").inner_text()


def choose_speed(page: Page, name: str) -> None:
    page.get_by_test_id("speed").get_by_text(name, exact=True).click()
    expect(page.get_by_test_id("speed").get_by_role("radio", name=name)).to_be_checked()


def test_the_speed_chosen_at_a_table_or_in_the_settings_is_kept(visitors: Visitors) -> None:
    page = visitors.enter(viewport=PHONE)
    page.wait_for_selector("h1")
    table = make_table(page, "towers", ["me", "random"])
    page.goto("/settings")
    choose_speed(page, "Calm")
    page.goto(f"/t/{table}")
    page.get_by_test_id("menu").click()
    assert chosen_speed(page) == "Calm"
    choose_speed(page, "Quick")
    page.reload()
    page.get_by_test_id("menu").click()
    assert chosen_speed(page) == "Quick"
    page.goto("/settings")
    page.wait_for_selector("h1")
    assert chosen_speed(page) == "Quick"
