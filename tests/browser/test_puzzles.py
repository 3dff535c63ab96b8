"""Puzzles are solved with the table's own controls, and ratings and rows are kept."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tools.puzzles.daily import daily_place
from tools.puzzles.data import question
from tools.puzzles.puzzle import Puzzle, file_of, load

from tests.browser.test_lessons import click_quickly, make, waits_for_nobody
from tests.browser.test_score_pad import keep_offline
from tests.browser.visitors import PHONE, Visitors

Data = dict[str, Any]
GAMES = ("towers", "cities")
START = 1200
DAY = "2026-03-14"


@cache
def puzzles(game: str) -> list[Puzzle]:
    return load(file_of(game)).puzzles


def asking_for(game: str, *verbs: str) -> Puzzle:
    """Returns the first puzzle whose right move is one of these kinds."""
    return next(one for one in puzzles(game) if one.right[0].split()[0] in verbs)


def view_of(game: str, puzzle: Puzzle) -> Data:
    """Returns what the player sees, as far as the controls need it."""
    asked = question(game, puzzle)
    return {**asked["view"], "legal": list(asked["worth"])}


def wrong_move(puzzle: Puzzle) -> str:
    """Returns one with the verb of the right move: the same controls."""
    verb = puzzle.right[0].split()[0]
    moves = [move for move in puzzle.worth if move not in puzzle.right]
    return next((move for move in moves if move.startswith(verb)), moves[0])


def is_set(page: Page, puzzle: Puzzle) -> None:
    expect(page.locator(f"[data-puzzle='{puzzle.id}'] .board > *").first).to_be_attached()


def tap(target: Locator) -> None:
    target.tap()


def rating(page: Page) -> int:
    found = re.search(r"\d+", page.locator(".coach .rating").inner_text())
    assert found is not None
    return int(found[0])


@pytest.mark.parametrize(
    ("game", "verbs"), [("towers", ("bid", "pass")), ("cities", ("pick",)), ("cities", ("place",))]
)
def test_first_wrong_then_right_by_touch(
    visitors: Visitors, game: str, verbs: tuple[str, ...]
) -> None:
    puzzle = asking_for(game, *verbs)
    page = visitors.enter(f"/puzzles/{game}/{puzzle.id}", viewport=PHONE, touch=True)
    is_set(page, puzzle)
    view, wrong = view_of(game, puzzle), wrong_move(puzzle)
    assert rating(page) == START
    make(page, view, wrong, tap)
    expect(page.locator(".coach .wrong")).to_contain_text(
        f"about {round(100 * puzzle.worth[wrong])} of 100"
    )
    expect(page.get_by_role("button", name="Show me")).to_be_visible()
    lower = rating(page)
    assert lower < START
    make(page, view, puzzle.right[0], tap)
    expect(page.locator(".coach .right")).to_contain_text("Right: you win about")
    expect(page.locator(".coach .about")).not_to_be_empty()
    waits_for_nobody(page)
    assert rating(page) == lower, "only the first try counts"
    page.get_by_role("button", name="Next").tap()
    expect(page.locator(f"[data-puzzle='{puzzle.id}']")).to_have_count(0)
    expect(page.locator(".coach .right, .coach .wrong")).to_have_count(0)
    page.goto("/puzzles")
    mine = page.locator("main li").nth(GAMES.index(game))
    expect(mine.locator("dd").first).to_have_text(str(lower))
    assert page.locator("text=/puzzle-|puzzles-|hint-/").count() == 0, "a message is missing"


def test_by_keyboard_answers_are_announced_and_the_answer_can_be_shown(
    visitors: Visitors,
) -> None:
    puzzle = asking_for("towers", "bid")
    right = puzzle.right[0].split()[1]
    wrong = next(move for move in puzzle.worth if move != puzzle.right[0] and move != "pass")
    page = visitors.enter(f"/puzzles/towers/{puzzle.id}")
    is_set(page, puzzle)
    page.locator(".bidding .number").first.wait_for()  # before that, keys would be lost
    page.keyboard.press(wrong.split()[1])
    expect(page.get_by_role("status").filter(has_text="games after that")).to_be_visible()
    page.get_by_role("button", name="Show me").press("Enter")
    expect(page.locator(".number .hint")).to_be_visible()
    page.keyboard.press(right)
    expect(page.get_by_role("status").filter(has_text="Right:")).to_be_visible()
    page.get_by_role("button", name="Next").press("Enter")
    expect(page.locator(f"[data-puzzle='{puzzle.id}']")).to_have_count(0)


def test_solved_at_once_the_rating_and_the_row_grow(visitors: Visitors) -> None:
    page = visitors.enter()
    shown = START
    for row, puzzle in enumerate(puzzles("towers")[:2], 1):
        page.goto(f"/puzzles/towers/{puzzle.id}")
        is_set(page, puzzle)
        make(page, view_of("towers", puzzle), puzzle.right[0], click_quickly)
        expect(page.locator(".coach .right")).to_be_visible()
        assert rating(page) > shown
        shown = rating(page)
        expect(page.locator(".coach .streak")).to_have_count(int(row > 1))
    expect(page.locator(".coach .streak")).to_have_accessible_name("2 in a row")
    page.goto("/puzzles")
    solved = page.locator("main li").first.locator("dd").nth(1)
    expect(solved).to_have_text(f"2 of {len(puzzles('towers'))}")


def test_only_puzzles_of_the_theme_that_is_wanted(visitors: Visitors) -> None:
    """Skipping goes through them, and then begins again."""
    themes = {puzzle.id: puzzle.theme for puzzle in puzzles("cities")}
    theme = min(themes.values(), key=list(themes.values()).count)
    page = visitors.enter("/puzzles")
    cities = page.locator("main li", has_text="Between Two Cities")
    cities.get_by_role("combobox").select_option(theme)
    cities.get_by_role("link", name="Solve puzzles").click()
    for _ in range(3):
        name = page.locator("[data-puzzle]").get_attribute("data-puzzle")
        assert name is not None
        assert themes[name] == theme
        if list(themes.values()).count(theme) > 1:
            page.get_by_role("button", name="Skip").click()
            expect(page.locator(f"[data-puzzle='{name}']")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzle_of_the_day_is_the_same_for_everybody(visitors: Visitors, game: str) -> None:
    """One lives where it is already the next day, the other in another language."""
    all_ = puzzles(game)
    puzzle = all_[daily_place(game, DAY, len(all_))]
    for language in ("en", "hu"):
        page = visitors.enter("/puzzles", language=language)
        page.clock.set_fixed_time(f"{DAY}T23:30:00Z")
        page.goto(f"/puzzles/{game}/daily")
        is_set(page, puzzle)


def test_the_home_page_leads_to_the_puzzle_of_the_day_and_knows_it_is_solved(
    visitors: Visitors,
) -> None:
    page = visitors.enter(viewport=PHONE)
    page.clock.set_fixed_time(f"{DAY}T12:00:00Z")
    page.reload()
    puzzle = puzzles("towers")[daily_place("towers", DAY, len(puzzles("towers")))]
    page.get_by_test_id("daily-puzzle").get_by_role("link", name="5 Towers").click()
    is_set(page, puzzle)
    make(page, view_of("towers", puzzle), puzzle.right[0], click_quickly)
    expect(page.locator(".coach .right")).to_be_visible()
    expect(page.locator(".coach .streak")).to_have_accessible_name(
        "Puzzle of the day: 1 day in a row"
    )
    kept = page.evaluate("JSON.parse(localStorage['drafting-table-puzzles'])")
    assert kept["towers"]["days"] == [DAY]
    page.goto("/")
    link = page.get_by_test_id("daily-puzzle").get_by_role("link", name="5 Towers (solved)")
    expect(link).to_be_visible()


def test_play_now_stays_in_view_on_a_phone(visitors: Visitors) -> None:
    page = visitors.enter(viewport=PHONE)
    expect(page.get_by_test_id("daily-puzzle")).to_be_attached()
    expect(page.get_by_test_id("play-towers")).to_be_in_viewport(ratio=1)


def test_puzzles_work_without_a_connection(visitors: Visitors) -> None:
    puzzle = puzzles("towers")[-1]
    page = visitors.enter("/puzzles", viewport=PHONE, worker=True)
    page.wait_for_selector("h1")
    keep_offline(page)
    page.goto(f"/puzzles/towers/{puzzle.id}")
    is_set(page, puzzle)
    make(page, view_of("towers", puzzle), puzzle.right[0], click_quickly)
    expect(page.locator(".coach .right")).to_be_visible()


def test_an_address_without_such_a_puzzle_sets_another(visitors: Visitors) -> None:
    page = visitors.enter("/puzzles/towers/no-such-puzzle")
    expect(page.locator("[data-puzzle]")).to_be_attached()
    page.goto("/puzzles/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("Puzzles")


def test_what_is_kept_is_small(visitors: Visitors) -> None:
    """A device keeps two numbers for each puzzle tried: all of them fit easily."""
    tries = {puzzle.id: [1, 1500] for game in GAMES for puzzle in puzzles(game)}
    assert len(json.dumps(tries)) < 30_000
    page = visitors.enter("/puzzles")
    expect(page.locator("main li")).to_have_count(len(GAMES))
