"""My games: every finished game with its result, what they add up to, and their files."""

from __future__ import annotations

import csv
from pathlib import Path
from zipfile import ZipFile

from playwright.sync_api import Page, Route, expect

from tests.browser.eyes.my_games import GAMES, history
from tests.browser.finished import example, imported
from tests.browser.playing import play_to_the_end, tap
from tests.browser.visitors import PHONE, Visitors, call, make_table

LISTS = "**/api/v1/tables?*"
CONTINUED = "localStorage.getItem('drafting-table-running-games') ?? ''"
"""What the home page offers to continue before any list has arrived."""


def with_history(visitors: Visitors) -> Page:
    """Opens the page where a server has a long history of mine."""
    page = visitors.enter("/settings", viewport=PHONE)
    answer = {"tables": history(), "cursor": None}
    page.route(LISTS, lambda route: route.fulfill(json=answer))
    page.goto("/games")
    expect(page.get_by_test_id("game").first).to_be_visible()
    return page


def saved(page: Page, button: str) -> Path:
    with page.expect_download() as download:
        page.get_by_test_id(button).click()
    return Path(download.value.path())


def test_a_game_is_listed_once_it_is_over(visitors: Visitors) -> None:
    """Played to its end, resigned and imported; found from the home page, by touch on a phone."""
    page = visitors.enter("/", viewport=PHONE, touch=True, speed="instant")
    resigned = make_table(page, "cities", ["me", "random", "random"])
    call(page, f"/api/v1/tables/{resigned}/resign", {"seat": 1})
    watched = imported(page, example("cities-two"))
    played = make_table(page, "towers", ["me", "random"])
    page.goto("/")
    page.locator(f"[data-testid=continue] a[href='/t/{played}']").tap()
    play_to_the_end(page, press=tap)
    assert played not in page.evaluate(CONTINUED)
    page.goto("/")
    page.locator("main a[href='/games']").tap()
    rows = page.get_by_test_id("game")
    expect(rows).to_have_count(3)
    expect(page.locator(f"a[href='/t/{played}']")).to_be_visible()
    lost = page.get_by_test_id("game").filter(has=page.locator(f"a[href='/t/{resigned}']"))
    expect(lost).to_contain_text("ended early")
    expect(lost.locator("[data-result=lost]")).to_be_visible()
    other = page.get_by_test_id("game").filter(has=page.locator(f"a[href='/t/{watched}']"))
    expect(other.locator("[data-result]")).to_have_count(0)
    expect(page.get_by_test_id("games-results")).to_contain_text("of 1")
    expect(page.get_by_test_id("games-bests").locator("li")).to_have_count(1)
    check_table(saved(page, "save-table"), played)
    with ZipFile(saved(page, "save-records")) as records:
        names = records.namelist()
        texts = [records.read(name).decode() for name in names]
    assert len(set(names)) == 3
    assert all(name.endswith(".dtr") for name in names)
    assert all(text.startswith("drafting-table record 1\n") for text in texts)
    page.locator(f"a[href='/replay/{played}']").last.tap()
    expect(page.locator(".film")).to_be_visible()


def check_table(path: Path, played: str) -> None:
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = {row["table"]: row for row in csv.DictReader(file)}
    assert len(rows) == 3
    assert rows[played]["game"] == "towers"
    assert rows[played]["level"] == "random"
    assert rows[played]["score"] in rows[played]["scores"].split()
    assert [row["result"] for row in rows.values() if row["early"] == "yes"] == ["lost"]


def test_filters_narrow_everything_and_can_be_cleared(visitors: Visitors) -> None:
    page = with_history(visitors)
    count = page.get_by_test_id("games-count")
    expect(count).to_have_text(f"{GAMES} games")
    page.get_by_test_id("filter-game").select_option("towers")
    shown = sum(line["game"] == "towers" for line in history())
    expect(count).to_have_text(f"{shown} of {GAMES} games")
    expect(page.get_by_test_id("filter-mode")).to_have_count(0)
    page.get_by_test_id("filter-players").select_option("5")
    expect(page.get_by_test_id("trend")).to_have_count(1)
    page.get_by_test_id("filters-clear").click()
    expect(count).to_have_text(f"{GAMES} games")


def test_a_long_list_is_shown_in_parts_by_keyboard(visitors: Visitors) -> None:
    page = with_history(visitors)
    rows, more = page.get_by_test_id("game"), page.get_by_test_id("games-more")
    expect(rows).to_have_count(20)
    more.focus()
    page.keyboard.press("Enter")
    expect(rows).to_have_count(40)
    more.focus()
    page.keyboard.press("Enter")
    expect(rows).to_have_count(GAMES)
    expect(more).to_have_count(0)


def test_a_plot_has_the_same_as_a_table(visitors: Visitors) -> None:
    page = with_history(visitors)
    trend = page.get_by_test_id("trend").first
    expect(trend.locator("circle.dot").first).to_be_visible()
    dots = trend.locator("circle.dot").count()
    trend.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(trend.locator("tbody tr")).to_have_count(dots)


def test_a_failed_list_says_so_and_can_be_asked_for_again(visitors: Visitors) -> None:
    visitors.provoked.append("net::ERR_FAILED")
    page = visitors.enter("/settings", viewport=PHONE)

    def refuse(route: Route) -> None:
        route.abort()

    page.route(LISTS, refuse)
    page.goto("/games")
    failed = page.get_by_test_id("games-failed")
    expect(failed).to_contain_text("cannot be reached")
    page.unroute(LISTS, refuse)
    failed.get_by_role("button").click()
    expect(page.get_by_test_id("games-none")).to_be_visible()
