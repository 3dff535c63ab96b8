"""Every ending is counted first, in every language, and only then is the winner announced."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from draftingtable.games.core.records import ENDED, RESIGNED, parse
from draftingtable.locale import LANGUAGES
from tests.browser.barriers import check_whole
from tests.browser.counting import AGAIN, LONGEST, ROW, SKIP, at_the_count
from tests.browser.eyes.stage import stop_clock
from tests.browser.finished import example
from tests.browser.playing import RESULT
from tests.browser.visitors import SMALL_PHONE, Visitors
from tests.table.sitting import NOON

WORDS = """() => {
  const spoken = [...document.querySelectorAll("[aria-live]")].map((one) => one.textContent);
  return document.body.innerText + spoken;
}"""
"""What the page says, visibly or to a screen reader."""

COVERED = """() => {
  const bar = document.querySelector("[data-testid=next]").getBoundingClientRect();
  const drawings = [...document.querySelectorAll(".scoring .stage, .scoring figure svg")];
  return drawings.filter((drawing) => drawing.getBoundingClientRect().bottom > bar.top + 1).length;
}"""
"""How many drawings that are being counted are under the bar of buttons, or below the window."""

COUNTED = (
    *("towers-2-referee-on", "towers-5-referee-on", "towers-shared-victory"),
    *("towers-nobody-ever-builds", "towers-unfinished resigned", "towers-unfinished agreed"),
    *("cities-ring-3", "cities-ring-7", "cities-ring-higher-city", "cities-two"),
    *("cities-ring-choosing resigned", "cities-ring-begun agreed", "cities-two-placing agreed"),
    *("cities-beginner-won", "cities-beginner-tie", "cities-beginner-lost"),
    *("cities-expert-won", "cities-expert-lost", "cities-expert-unfinished resigned"),
)
"""Every way to end, with how it was ended early."""
IN_TURN = [(name, LANGUAGES[nth % len(LANGUAGES)]) for nth, name in enumerate(COUNTED)]


def ending(name: str) -> str:
    """Returns the record of a finished game, or of one that the players ended early."""
    name, _, early = name.partition(" ")
    if not early:
        return example(name)
    record = parse(begun() if name == "cities-ring-begun" else example(name))
    record.extra[ENDED] = early
    if early == RESIGNED:
        record.resign([0])
    return record.text()


def begun() -> str:
    """Returns a game in which nobody has placed anything: all share the victory."""
    head, _, _ = example("cities-ring-choosing").partition("1 pick")
    return head


@pytest.mark.parametrize(("record", "language"), IN_TURN)
def test_the_winner_is_announced_after_the_count(
    visitors: Visitors, record: str, language: str
) -> None:
    page = at_the_count(visitors, ending(record), viewport=SMALL_PHONE, language=language)
    page.wait_for_selector(".scoring tr:nth-child(1).now")
    assert page.locator(RESULT).count() == 0
    said_before = page.evaluate(WORDS)
    stop_clock(page, NOON + ROW)
    page.wait_for_selector(".scoring tr:nth-child(2).now")
    assert page.locator(f"{RESULT}, .won").count() == 0
    assert page.evaluate(COVERED) == 0
    said_before += page.evaluate(WORDS)
    check_whole(page, f"the count of {record} in {language}")
    stop_clock(page, NOON + LONGEST)
    page.wait_for_selector(RESULT)
    expect(page.locator(".players .won").first).to_be_visible()
    assert page.locator(RESULT).inner_text().splitlines()[0] not in said_before
    check_whole(page, f"the result of {record} in {language}")
    # Once more, and past it by keyboard
    page.locator(AGAIN).focus()
    page.keyboard.press("Enter")
    expect(page.locator(RESULT)).to_have_count(0)
    expect(page.locator(SKIP)).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector(RESULT)
    expect(page.locator(".scoring header h2")).to_be_focused()
    page.locator(AGAIN).click()
    expect(page.locator(RESULT)).to_have_count(0)
    page.keyboard.press("Escape")
    page.wait_for_selector(RESULT)
