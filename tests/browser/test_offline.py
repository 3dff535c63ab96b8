"""A phone without a connection: games of every kind by touch, begun and finished on the device."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.offline_device import (
    MODES,
    begin_campaign,
    begin_solo,
    begin_towers,
    close_and_return,
    cut_off,
    make_available,
    offering,
    open_settings,
    open_settings_alone,
    play_and_come_back,
    play_some,
    python_files,
    reload,
)
from tests.browser.playing import play_to_the_end, play_until, shows_result, tap
from tests.browser.serving import Server
from tests.browser.visitors import PHONE, Visitors


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_without_a_server(visitors: Visitors, own_server: Server, mode: str) -> None:
    offering(visitors, own_server)
    page = open_settings(visitors)
    make_available(page)
    cut_off(page, own_server)
    page.goto("/")
    expect(page.get_by_test_id("alone")).to_be_visible()
    MODES[mode](page)
    page.wait_for_url("**/t/local-*")
    table = page.url
    page.wait_for_selector(".bidding, .pick, .place, [data-testid=curtain]")
    come_back = reload if mode in ("towers", "together") else close_and_return
    page = play_and_come_back(page, 5, visitors, come_back)
    assert page.url == table
    page.goto("/replay")
    page.locator(f"a[href*='replay/{table.rsplit('/', 1)[-1]}']").tap()
    expect(page.locator(".film")).to_be_visible()


LAST = "**/python/*/python_stdlib.zip"
"""The file that is fetched last: a quarter of everything is missing without it."""
AWAIT_NOTICE = """(notice) => void (window.noticed = new Promise((done) => {
  const look = () => document.body.innerText.includes(notice) && done();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}))"""
"""A notice goes by itself after some seconds."""


def broken_off(page: Page) -> None:
    """Asks for the download, and waits until the page has given it up and says so."""
    page.evaluate(AWAIT_NOTICE, "The download was interrupted")
    page.get_by_test_id("offline-get").tap()
    page.evaluate("window.noticed")
    expect(page.get_by_test_id("offline-get")).to_be_enabled()


def test_a_download_that_breaks_off_leaves_nothing(visitors: Visitors, own_server: Server) -> None:
    offering(visitors, own_server)
    page = open_settings_alone(visitors)
    page.route(LAST, lambda route: route.abort())
    broken_off(page)
    assert python_files(page) == []
    page.unroute(LAST)
    make_available(page)
    assert {"bundle.json", "python_stdlib.zip"} <= set(python_files(page))


def test_a_page_closed_during_the_download_leaves_nothing_that_counts(
    visitors: Visitors, own_server: Server
) -> None:
    offering(visitors, own_server)
    page = open_settings_alone(visitors)
    page.route(LAST, lambda route: None)  # it never arrives
    with page.expect_request(LAST):
        page.get_by_test_id("offline-get").tap()
    expect(page.get_by_test_id("offline-progress")).to_be_visible()
    assert "pyodide.asm.wasm" in python_files(page)
    page.reload()
    # Only now: a request that is held goes on as soon as nobody holds it.
    page.unroute(LAST)
    expect(page.get_by_test_id("offline-get")).to_be_visible()
    make_available(page)
    assert python_files(page).count("pyodide.asm.wasm") == 1


def test_a_download_can_be_stopped(visitors: Visitors, own_server: Server) -> None:
    offering(visitors, own_server)
    page = open_settings_alone(visitors)
    page.route(LAST, lambda route: None)
    page.get_by_test_id("offline-get").tap()
    page.get_by_test_id("offline-stop").tap()
    expect(page.get_by_test_id("offline-get")).to_be_enabled()
    assert python_files(page) == []


def test_what_is_not_what_was_listed_is_not_kept(visitors: Visitors, own_server: Server) -> None:
    offering(visitors, own_server)
    page = open_settings_alone(visitors)
    page.route("**/python/*/pyodide.mjs", another_of_its_size)
    broken_off(page)
    assert python_files(page) == []


def another_of_its_size(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=b"x" * len(answer.body()))


def test_it_can_be_removed_again_and_games_stay(visitors: Visitors, own_server: Server) -> None:
    offering(visitors, own_server)
    page = open_settings(visitors)
    make_available(page)
    page.goto("/")
    begin_towers(page)
    page.wait_for_selector(".bidding")
    assert "/t/local-" in page.url
    page.goto("/settings")
    page.get_by_test_id("offline-remove").tap()
    expect(page.get_by_test_id("offline-get")).to_be_visible()
    assert python_files(page) == []
    page.goto("/")
    page.locator("[data-testid=continue] a").first.tap()
    expect(page.get_by_test_id("table-problem")).to_be_visible()
    page.get_by_test_id("offline-get").tap()
    page.wait_for_selector(".bidding")


def put_on_the_server(page: Page) -> None:
    page.get_by_test_id("put-on-server").tap()
    page.get_by_test_id("publish").tap()


def lose_the_answer(page: Page, address: str) -> list[int]:
    """Lets the next such request reach the server, but its answer gets lost: its status is here."""
    lost: list[int] = []

    def lose(route: Route) -> None:
        lost.append(route.fetch().status)
        route.abort()

    page.route(address, lose, times=1)
    return lost


def test_a_game_goes_on_at_the_server_with_somebody_else(
    visitors: Visitors, own_server: Server
) -> None:
    offering(visitors, own_server)
    page = open_settings(visitors)
    make_available(page)
    page.goto("/")
    begin_towers(page)
    page.wait_for_selector(".bidding")
    play_some(page, 3)
    page.get_by_test_id("menu").tap()
    lost = lose_the_answer(page, "**/histories")
    put_on_the_server(page)
    expect(page.get_by_test_id("publish")).to_be_enabled()
    assert lost == [201]
    page.get_by_test_id("publish").tap()
    page.wait_for_url(re.compile(r"/t/(?!local-)"))
    expect(page.get_by_test_id("continued")).to_contain_text("knows what")
    published = urlsplit(page.url).path
    guest = visitors.enter(published, "Péter", viewport=PHONE, touch=True)
    guest.locator("[data-testid^=take-]").first.tap()
    expect(guest.locator("[data-testid^=take-]")).to_have_count(0)
    expect(page.get_by_text("Péter").locator("visible=true").first).to_be_visible()
    both = (page, guest)
    play_until(lambda: all(map(shows_result, both)), *both, press=tap)
    page.goto("/")
    expect(page.locator(f".lists a[href*='{published}']").first).to_be_visible()
    expect(page.locator(".lists a[href*='local-']")).to_have_count(0)
    expect(page.locator(".lists a[href^='/t/']")).to_have_count(1)


def test_a_finished_game_is_shown_to_others(visitors: Visitors, own_server: Server) -> None:
    offering(visitors, own_server)
    page = open_settings(visitors)
    make_available(page)
    page.goto("/")
    begin_solo(page, "Beginner")
    page.wait_for_url("**/t/local-*")
    play_to_the_end(page, press=tap)
    page.get_by_test_id("menu").tap()
    put_on_the_server(page)
    page.wait_for_url(re.compile(r"/replay/(?!local-)"))
    expect(page.locator(".film")).to_be_visible()
    guest = visitors.enter(urlsplit(page.url).path, "Péter", viewport=PHONE, touch=True)
    expect(guest.locator(".film")).to_be_visible()


def choose_a_bonus(page: Page) -> None:
    page.locator("[data-bonus]").first.tap()
    page.locator("section .button.primary").tap()
    expect(page.locator("[data-bonus]")).to_have_count(0)


def test_a_campaign_goes_on_at_the_server(visitors: Visitors, own_server: Server) -> None:
    offering(visitors, own_server)
    page = open_settings(visitors)
    make_available(page)
    page.context.set_offline(True)
    page.goto("/")
    begin_campaign(page)
    page.wait_for_url("**/t/local-*")
    play_to_the_end(page, press=tap)
    page.locator("[data-testid=next] a[href^='/campaign/']").tap()
    expect(page.get_by_test_id("put-on-server")).to_have_count(0)
    choose_a_bonus(page)
    points = page.locator(".total b").inner_text()
    page.context.set_offline(False)
    lost = lose_the_answer(page, "**/campaigns/histories")
    put_on_the_server(page)
    expect(page.get_by_test_id("publish")).to_be_enabled()
    assert lost == [201]
    page.get_by_test_id("publish").tap()
    page.wait_for_url(re.compile(r"/campaign/(?!local-)"))
    expect(page.locator(".total b")).to_have_text(points)
    expect(page.get_by_test_id("put-on-server")).to_have_count(0)
    there = urlsplit(page.url).path
    expect(page.get_by_text("Lower city").locator("visible=true")).to_have_count(1)
    page.get_by_test_id("campaign-next").tap()
    page.wait_for_url(re.compile(r"/t/(?!local-)"))
    page.wait_for_selector(".pick, .place")
    page.goto("/campaign")
    known = page.locator("main li a")
    expect(known).to_have_count(1)
    expect(known).to_have_attribute("href", there)


def test_a_score_pad_waits_for_a_connection_or_counts_here(
    visitors: Visitors, own_server: Server
) -> None:
    offering(visitors, own_server)
    page = open_settings(visitors)
    page.goto("/score/towers")
    counted = page.get_by_test_id("pad-counted")
    expect(counted).to_have_attribute("data-state", "server")
    page.context.set_offline(True)
    page.locator(".cards button").first.tap()
    expect(counted).to_contain_text("No connection")
    page.context.set_offline(False)
    expect(counted).to_have_attribute("data-state", "server")
    expect(page.locator("tfoot td").first).to_have_text("2")
    page.goto("/settings")
    make_available(page)
    cut_off(page, own_server)
    page.goto("/score/towers")
    expect(counted).to_have_attribute("data-state", "device")
    page.locator(".cards button").nth(1).tap()
    expect(page.locator("tfoot td").first).to_have_text("4")
    expect(counted).to_have_attribute("data-state", "device")
