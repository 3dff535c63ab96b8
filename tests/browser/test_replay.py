"""Replays of finished games: from a file, step by step, from any seat, linked to a moment."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.clocks import pause_clock
from tests.browser.visitors import PHONE, Visitors

EXAMPLES = Path(__file__).parents[1] / "examples"


def open_record(page: Page, name: str) -> None:
    page.set_input_files("input[type=file]", EXAMPLES / name)
    page.wait_for_url("**/replay/*")
    page.wait_for_selector("input[type=range]")


@pytest.mark.parametrize("name", ["towers-3-referee-on", "cities-ring-3", "cities-expert-won"])
def test_a_record_is_walked_through(visitors: Visitors, name: str) -> None:
    page = visitors.enter("/replay", viewport=PHONE)
    open_record(page, f"{name}.dtr")
    page.get_by_role("button", name="Step forward").click()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Go to the end")).to_be_disabled()
    visitors.shot(page, f"replay-{name}")
    page.get_by_label("View as").select_option("2")
    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="Step back")).to_be_disabled()


def test_a_replay_never_says_that_it_is_your_turn(visitors: Visitors) -> None:
    page = visitors.enter("/replay", viewport=PHONE)
    open_record(page, "towers-3-referee-on.dtr")
    bidding = page.get_by_text("is bidding …")
    for seat in ("1", "2", "3"):
        page.get_by_label("View as").select_option(seat)
        expect(bidding).to_be_visible()
    expect(page.get_by_text("Your turn", exact=True)).to_have_count(0)


def upload(page: Page, text: str) -> None:
    """Uploads a record that we did not write."""
    file: FilePayload = {
        "name": "game.dtr",
        "mimeType": "text/plain",
        "buffer": text.encode(),
    }
    page.set_input_files("input[type=file]", file)


def test_a_broken_record_is_refused_with_its_line_and_the_rule(visitors: Visitors) -> None:
    """The message is that of `draftingtable replay`."""
    lines = (EXAMPLES / "towers-3-referee-on.dtr").read_text("utf-8").splitlines()
    place = next(at for at, line in enumerate(lines) if " build " in line)
    lines[place] = lines[place].rsplit(" ", 1)[0] + " c99"
    page = visitors.enter("/replay")
    visitors.provoked.append("status of 422")  # browsers log every refusal
    upload(page, "\n".join(lines) + "\n")
    problem = page.get_by_role("alert").filter(has_text=f"Line {place + 1}: ")
    expect(problem).to_be_visible()
    rule = problem.get_by_role("link", name="Rule T1.2", exact=True)
    expect(rule).to_have_attribute("href", "/rules/towers#T1.2")
    expect(problem).not_to_contain_text("(T")


def test_a_player_who_resigned_is_not_crowned_by_the_replay(visitors: Visitors) -> None:
    text = (EXAMPLES / "towers-3-referee-on.dtr").read_text("utf-8")
    *_, result = text.splitlines()
    claimed = json.loads(result.removeprefix("result: "))
    (winner,) = claimed["winners"]
    others = [score for seat, score in enumerate(claimed["scores"], 1) if seat != winner]
    second = claimed["scores"].index(max(others)) + 1
    resigned = text.replace("\n---\n", f"\nresigned: [{winner}]\n---\n", 1)
    resigned = resigned.replace(f'"winners": [{winner}]', f'"winners": [{second}]')
    names = json.loads(next(line for line in text.splitlines() if line.startswith("seats: "))[7:])
    page = visitors.enter("/replay")
    upload(page, resigned)
    page.wait_for_url("**/replay/*")
    page.get_by_role("link", name="Go to the table").click()
    expect(page.get_by_test_id("result")).to_contain_text(names[second - 1])
    expect(page.get_by_test_id("result")).not_to_contain_text(names[winner - 1])


def test_a_phone_on_its_side_leaves_most_of_its_height_to_the_game(visitors: Visitors) -> None:
    page = visitors.enter("/replay", viewport={"width": 844, "height": 390})
    open_record(page, "towers-3-referee-on.dtr")
    controls = page.locator(".controls").bounding_box()
    assert controls is not None
    assert controls["height"] < 390 / 4


def test_on_a_small_phone_no_sentence_is_cut(visitors: Visitors) -> None:
    """Most is said when a round begins, and Polish sentences are among the longest."""
    page = visitors.enter("/replay", viewport={"width": 360, "height": 640}, language="pl")
    open_record(page, "towers-3-referee-on.dtr")
    news = page.locator(".news")
    height = news.evaluate("(news) => news.offsetHeight")
    rounds = page.locator(".controls select").first
    for index in range(rounds.locator("option").count()):
        rounds.select_option(index=index)
        left, now = news.evaluate(
            "(news) => [news.scrollHeight - news.clientHeight, news.offsetHeight]"
        )
        assert left <= 0, news.inner_text()
        assert now == height


def test_it_plays_by_itself_and_jumps_to_rounds(visitors: Visitors) -> None:
    page = visitors.enter("/replay")
    open_record(page, "towers-3-referee-on.dtr")
    page.get_by_label("Round").select_option(index=2)
    expect(page.get_by_role("button", name="Step back")).to_be_enabled()
    count = page.locator(".controls .count")
    before = count.inner_text()
    page.clock.install()
    pause_clock(page)  # the replay could be over before it is paused
    page.get_by_label("Speed").select_option("4")
    play, pause = (page.get_by_role("button", name=name, exact=True) for name in ("Play", "Pause"))
    play.click()
    expect(pause).to_be_visible()
    page.clock.run_for(1000)
    expect(count).not_to_have_text(before)
    pause.click()
    expect(play).to_be_visible()
    shown = count.inner_text()
    page.clock.run_for(5000)
    expect(count).to_have_text(shown)


def test_a_link_leads_to_the_moment(visitors: Visitors) -> None:
    page = visitors.enter("/replay")
    open_record(page, "cities-ring-3.dtr")
    page.get_by_label("Round").select_option(index=1)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Link to this moment copied")).to_be_visible()
    place = page.locator(".controls .count").inner_text()
    friend = visitors.enter(page.evaluate("navigator.clipboard.readText()"), name="Péter")
    expect(friend.locator(".controls .count")).to_have_text(place)
