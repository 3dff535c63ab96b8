"""Exercises are solved with the table's own controls, and stars are kept."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tools.exercises.data import file_of

from tests.browser.test_lessons import click_quickly, make, waits_for_nobody
from tests.browser.visitors import PHONE, Visitors

Data = dict[str, Any]
MOST = 30


def exercises(game: str) -> list[Data]:
    found: list[Data] = json.loads(file_of(game).read_text("utf-8"))["exercises"]
    return found


def is_at(page: Page, number: int) -> None:
    expect(page.locator(".coach .count")).to_have_text(f"{number + 1}/10")
    expect(page.locator(".coach .right")).to_have_count(0)


def solve(page: Page, one: Data, number: int) -> None:
    is_at(page, number)
    make(page, one["view"], next(iter(one["right"])), click_quickly)
    expect(page.locator(".coach .right")).to_be_visible()
    waits_for_nobody(page)


def miss(page: Page, one: Data) -> None:
    """Makes a wrong try, and takes back what that selected."""
    make(page, one["view"], next(iter(one["tries"])), click_quickly)
    expect(page.locator(".coach .wrong")).to_be_visible()


@pytest.mark.parametrize("game", ["towers", "cities"])
def test_all_are_solved_and_the_stars_kept(visitors: Visitors, game: str) -> None:
    """The first at the second try, so it is worth two stars; left and continued halfway."""
    page = visitors.enter(f"/learn/{game}-exercises")
    for number, one in enumerate(exercises(game)):
        is_at(page, number)
        if number == 0:
            miss(page, one)
        if number == 5:
            page.reload()
        solve(page, one, number)
        click_quickly(page.locator(".coach .next"))
    expect(page.locator(".done [role=status]")).to_have_text(f"{MOST - 1} of {MOST} stars")
    assert page.locator("text=/exercise-|learn-/").count() == 0, "a message is missing"
    page.goto("/learn")
    entry = page.locator("main li", has_text=f"{MOST - 1} of {MOST} stars")
    expect(entry.locator(".done")).to_have_text("Done")
    expect(entry.get_by_role("link", name="Play again")).to_be_visible()


@pytest.mark.parametrize("game", ["towers", "cities"])
def test_players_are_addressed_not_named(visitors: Visitors, game: str) -> None:
    page = visitors.enter(f"/learn/{game}-exercises")
    is_at(page, 0)
    expect(page.locator(".board").get_by_text("You", exact=True).first).to_be_attached()
    expect(page.locator(".board").get_by_text("Anna")).to_have_count(0)


def test_a_phone_keeps_the_question_and_then_the_large_board(visitors: Visitors) -> None:
    """To read it again before another try, and to see the answer where it was given."""
    page = visitors.enter("/learn/cities-exercises", viewport=PHONE)
    one = exercises("cities")[0]
    is_at(page, 0)
    question = page.locator(".coach .sentence").inner_text()
    miss(page, one)
    expect(page.locator(".coach .said .question")).to_have_text(question)
    solve(page, one, 0)
    move = next(iter(one["right"]))
    expect(page.locator(".coach .right")).to_contain_text("(shops: 10 → 16)")
    expect(page.locator(f"[data-city={move.split()[2]}] .stage")).to_be_visible()
    expect(page.locator(".own .stage:visible")).to_have_count(1)


def test_by_keyboard_answers_are_announced_and_the_next_key_goes_on(visitors: Visitors) -> None:
    page = visitors.enter("/learn/towers-exercises")
    is_at(page, 0)
    expect(page.get_by_role("status").filter(has_text="largest number")).to_be_visible()
    page.locator(".bidding .number").first.wait_for()  # before that, keys would be lost
    for wrong in ("1", "2"):
        page.keyboard.press(wrong)
        expect(page.get_by_role("status").filter(has_text=f"You can build {wrong}")).to_be_visible()
    page.get_by_role("button", name="Show me").press("Enter")
    expect(page.locator(".number .hint")).to_be_visible()
    page.keyboard.press("3")
    expect(page.get_by_role("status").filter(has_text="Right,")).to_be_visible()
    expect(page.get_by_role("img", name="1 of 3 stars")).to_be_visible()
    page.get_by_role("button", name="Next").press("Enter")
    is_at(page, 1)


def test_a_lesson_ends_with_its_exercises(visitors: Visitors) -> None:
    page = visitors.enter("/learn/towers")
    page.evaluate("localStorage['drafting-table-lessons'] = JSON.stringify({ towers: 999 })")
    page.reload()
    page.locator(".closing").get_by_role("link", name="Exercises").click()
    is_at(page, 0)
