"""Today's deal on a phone, the next day's comparison, and a challenge between two visitors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import play_to_the_end, tap
from tests.browser.serving import serving
from tests.browser.shifted_clock import VARIABLE
from tests.browser.visitors import PHONE, Visitors

MINUTE = 60_000


@dataclass
class Time:
    """The time at the server."""

    file: Path

    def pass_until_over(self, page: Page) -> None:
        """Moves on to a minute after today's results are final."""
        daily = page.request.get("/api/v1/daily").json()["daily"]
        wait = daily["today"]["over"] - daily["now"] + MINUTE
        new = self.file.with_suffix(".new")
        new.write_text(str(int(self.file.read_text()) + wait))
        new.replace(self.file)  # the server reads it at any moment


@pytest.fixture
def time(tmp_path: Path, visitors: Visitors) -> Iterator[Time]:
    """Lets visitors go to a server of their own, whose clock the test moves on."""
    file = tmp_path / "clock"
    file.write_text("0")
    with serving(tmp_path, variables={VARIABLE: str(file)}) as running:
        visitors.address = running.address
        yield Time(file)


def finish_daily(page: Page) -> None:
    """Plays the daily solo game of the home page by touch."""
    page.locator("[data-testid=daily-play-cities]").tap()
    expect(page.get_by_test_id("daily-note")).to_contain_text("counts once")
    play_to_the_end(page, tap)


def test_a_day_on_a_phone_and_the_next_one(visitors: Visitors, time: Time) -> None:
    phone = visitors.enter(viewport=PHONE, touch=True)
    finish_daily(phone)
    ending = phone.get_by_test_id("daily-ending")
    expect(ending).to_contain_text("Place 1 of 1 so far")
    expect(phone.get_by_test_id("daily-line")).to_contain_text("Between Two Cities, solo")
    for hidden in ("rematch", "download-record", "fairness", "challenge"):
        expect(phone.get_by_test_id(hidden)).to_have_count(0)
    table = phone.url
    phone.goto(f"{visitors.address}/daily")
    expect(phone.get_by_test_id("daily-cities")).to_contain_text("See the result")
    phone.get_by_test_id("daily-go-cities").tap()
    phone.wait_for_url(table)

    time.pass_until_over(phone)
    phone.goto(f"{visitors.address}/daily")
    results = phone.get_by_test_id("daily-results-cities")
    expect(results.get_by_test_id("daily-mine-cities")).to_contain_text("Place 1 of 1")
    expect(results.locator("table tbody tr")).to_have_count(1)  # the plot, for screen readers
    phone.locator("[data-testid=daily-fair] summary").tap()
    phone.get_by_test_id("daily-check").tap()
    expect(phone.get_by_test_id("daily-checked")).to_have_attribute("data-checked", "good")
    results.locator("ol a").first.tap()
    phone.wait_for_url("**/replay/*")


def test_a_friend_plays_the_same_deal(visitors: Visitors, time: Time) -> None:
    anna = visitors.enter()
    anna.click("[data-testid=play-towers]")
    anna.wait_for_selector(".bidding")
    play_to_the_end(anna)
    anna.click("[data-testid=challenge]")
    anna.click("[data-testid=challenge-make]")
    link = anna.get_by_test_id("challenge-link").input_value()
    ben = visitors.enter(link, name="Ben", viewport=PHONE, touch=True)
    expect(ben.get_by_test_id("challenge-page")).to_contain_text("Anna challenges you")
    expect(ben.get_by_test_id("comparison")).to_have_count(0)
    ben.get_by_test_id("challenge-accept").tap()
    ben.wait_for_url("**/t/*")
    play_to_the_end(ben, tap)
    ben.get_by_test_id("to-challenge").tap()
    comparison = ben.get_by_test_id("comparison")
    expect(comparison.get_by_role("heading")).to_have_text("Anna and Ben")
    expect(comparison.locator("tbody tr")).not_to_have_count(0)
    anna.goto(link)
    expect(anna.get_by_test_id("comparison").get_by_role("heading")).to_have_text("Anna and Ben")
