"""Before a game: who is here, who is missing, and settings that fit together."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitors import PHONE, Visitors, call, make_table

START = "[data-testid=start]"


def number_of_players(page: Page, number: int) -> Locator:
    group = page.get_by_role("group", name="Players", exact=True)
    return group.locator("label").get_by_text(str(number), exact=True)


def strip(page: Page) -> Locator:
    return page.locator("ul:has(> [data-seat])")


def nobody_is_away(page: Page, people: int) -> None:
    expect(strip(page).locator("[data-seat]")).to_have_count(people)
    expect(strip(page).locator(".away")).to_have_count(0)
    expect(strip(page).locator(".watching")).to_have_count(0)


def test_two_people_by_link_see_each_other(visitors: Visitors) -> None:
    """A guest opens the link, sits down and gets ready; a bot fills up, and seats are drawn."""
    anna = visitors.enter()
    anna.click("[data-testid=create-towers]")
    anna.wait_for_selector(START)
    expect(anna.get_by_test_id("seat-1")).to_contain_text("ready")
    expect(anna.locator(START)).to_have_text("Start with 2 bots")

    peter = visitors.enter(anna.url, name="Péter", viewport=PHONE)
    peter.click("[data-testid=sit-down]")
    for page in (anna, peter):
        expect(page.get_by_test_id("seat-1")).to_contain_text("ready")
        expect(page.get_by_test_id("seat-2")).to_contain_text("Péter")
        expect(page.get_by_test_id("seat-2")).to_contain_text("not ready yet")
    expect(anna.locator(START)).to_have_text("Start with a bot")
    expect(anna.locator(START)).to_be_disabled()
    expect(anna.get_by_text("Waiting for Péter to be ready.")).to_be_visible()
    visitors.shot(anna, "waiting-for-a-guest")
    visitors.shot(peter, "waiting-for-me-phone")

    peter.click("[data-testid=ready]")
    expect(anna.get_by_text("Waiting for Péter to be ready.")).to_have_count(0)
    anna.click(START)
    for page in (anna, peter):
        page.wait_for_selector("[data-testid=menu]")
        nobody_is_away(page, 3)
    visitors.shot(anna, "nobody-away")
    visitors.shot(peter, "nobody-away-phone")

    otto = visitors.enter(anna.url, name="Otto")
    for page in (anna, peter, otto):
        expect(strip(page).locator(".watching")).to_have_text("1 watching")
    peter.context.close()
    visitors.contexts.remove(peter.context)
    for page in (anna, otto):
        expect(strip(page).locator(".away")).to_have_text(re.compile("Péter"))


def test_a_guest_seats_a_second_person_when_the_host_agrees(visitors: Visitors) -> None:
    anna = visitors.enter()
    anna.click("[data-testid=create-towers]")
    anna.wait_for_selector(START)
    peter = visitors.enter(anna.url, name="Péter")
    peter.click("[data-testid=sit-down]")
    expect(peter.get_by_test_id("seat-2")).to_contain_text("Péter")
    peter.get_by_test_id("seat-3").click()
    expect(peter.get_by_text("One seat per person here.")).to_be_visible()
    expect(peter.get_by_test_id("sit-here")).to_have_count(0)

    anna.get_by_text("More options").click()
    anna.get_by_role("switch", name="Guests share devices").click()
    peter.get_by_test_id("sit-here").click()
    expect(anna.get_by_test_id("seat-3")).to_contain_text("Player 3")


def test_the_referee_leaves_the_number_of_players_alone(visitors: Visitors) -> None:
    page = visitors.enter()
    page.click("[data-testid=create-towers]")
    page.wait_for_selector(START)
    with page.expect_response(re.compile("/settings$")):  # may come later than the seats
        number_of_players(page, 5).click()
    page.wait_for_selector("[data-testid=seat-5]")
    referee = page.get_by_role("switch", name="Referee for bids")
    with page.expect_response(re.compile("/settings$")) as answer:
        referee.click()
    settings = answer.value.json()["table"]["settings"]
    assert (settings["players"], settings["options"]) == (5, {"referee": False})
    expect(page.get_by_test_id("seat-5")).to_be_visible()
    expect(referee).not_to_be_checked()


def test_fewer_may_play_again(visitors: Visitors) -> None:
    """The third of three was due to start the next game."""
    page = visitors.arrive()
    table = make_table(page, "towers", ["me", "random", "random"], start=2)
    call(page, f"/api/v1/tables/{table}/end", {"seat": 1, "agree": True})
    page.goto(f"/t/{table}")
    page.click("[data-testid=change-table]")
    page.wait_for_selector("[data-testid=seat-3]")
    number_of_players(page, 2).click()
    page.wait_for_selector("[data-testid=seat-3]", state="detached")
    page.click(START)
    page.wait_for_selector("[data-testid=menu]")
    expect(strip(page).locator("[data-seat]")).to_have_count(2)


def test_a_number_that_was_refused_can_be_chosen_again(visitors: Visitors) -> None:
    """Three sit at the table; when one gets up, two are enough."""
    visitors.provoked.append("status of 409")
    page = visitors.arrive()
    table = make_table(page, "towers", ["me", "me", "me", "open"])
    page.goto(f"/t/{table}")
    page.wait_for_selector(START)
    number_of_players(page, 2).click()
    problem = "There are 3 people at the table, too many for 2 seats."
    expect(page.get_by_text(problem)).to_be_visible()
    page.get_by_test_id("seat-3").click()
    page.get_by_role("button", name="Stand up").click()
    expect(page.get_by_test_id("seat-3")).to_have_class(re.compile("open"))
    number_of_players(page, 2).click()
    page.wait_for_selector("[data-testid=seat-3]", state="detached")
