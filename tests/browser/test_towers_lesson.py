"""The lesson of 5 Towers answers touches that make no move, with the settings of a new device."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.lesson_steps import step_of, steps_of
from tests.browser.visitors import Visitors

LENGTH = len(steps_of("towers"))
PHONE = {"width": 390, "height": 844}


def at_step(visitors: Visitors, name: str) -> Page:
    step = step_of("towers", name)
    page = visitors.enter("/learn/towers", viewport=PHONE, confirm=True)
    expect(page.locator(".coach")).to_be_visible()
    page.evaluate(
        "(kept) => { localStorage['drafting-table-lessons'] = kept; }", json.dumps({"towers": step})
    )
    page.reload()
    expect(page.locator(".coach .count")).to_have_text(f"{step + 1}/{LENGTH}")
    return page


def test_the_tower_of_the_last_card_asks_for_a_visible_confirmation(visitors: Visitors) -> None:
    page = at_step(visitors, "last-card")
    finish = page.locator(".building .primary")
    expect(page.locator(".coach .sentence")).to_contain_text(finish.inner_text())
    expect(page.locator(".building .asked")).to_have_count(0)
    page.locator("[data-plot=h]").click()
    expect(page.locator(".building .primary.asked")).to_be_visible()
    expect(page.locator(".advice.asked")).to_contain_text(finish.inner_text())
    visitors.shot(page, "towers-lesson-last-card")
    page.locator("[data-plot=h]").click()
    expect(page.locator(".coach .count")).to_have_text(f"{step_of('towers', 'pass') + 1}/{LENGTH}")


def test_a_tower_that_cannot_be_razed_says_why_and_the_right_one_is_shown(
    visitors: Visitors,
) -> None:
    page = at_step(visitors, "raze")
    page.locator("[data-plot=s]").click()
    expect(page.locator(".reasons")).to_contain_text("roofs cannot be razed")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".reasons")).to_have_count(0)
    expect(page.locator("[data-plot=t]")).to_have_css("outline-style", "dashed")
    visitors.shot(page, "towers-lesson-shown")
    page.locator("[data-plot=t]").click()
    expect(page.locator(".coach .count")).to_have_text(f"{step_of('towers', 'raze') + 2}/{LENGTH}")
    expect(page.locator("[data-plot=t]")).not_to_have_css("outline-style", "dashed")


def test_showing_a_bid_closes_an_older_note_and_a_pass_says_what_it_does(
    visitors: Visitors,
) -> None:
    page = at_step(visitors, "outbid")
    expect(page.locator(".bidding")).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(".reasons")).to_be_visible()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".reasons")).to_have_count(0)
    expect(page.locator("[data-move='bid 3']")).to_have_css("outline-style", "dashed")
    page.locator(".row .pass").click()
    expect(page.locator(".row .pass")).to_have_text("Pass this round")
    expect(page.locator(".row .primary")).to_have_count(0)


def test_a_wrong_last_card_is_refused_without_asking_to_confirm_it(visitors: Visitors) -> None:
    page = at_step(visitors, "second-tower")
    asked = page.locator(".coach .sentence").inner_text()
    page.locator("[data-card=t3]").click()
    page.locator("[data-plot=t]").click()
    expect(page.locator(".coach .answer.wrong")).to_contain_text("take one of the high cards")
    expect(page.locator(".building .primary")).to_have_count(0)
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".coach .sentence")).to_have_text(asked)


def test_what_is_not_taught_yet_is_not_offered(visitors: Visitors) -> None:
    page = at_step(visitors, "eight")
    expect(page.locator(".building")).to_be_visible()
    expect(page.locator(".building button")).to_have_count(0)


def test_my_towers_keep_their_size_from_step_to_step(visitors: Visitors) -> None:
    page = at_step(visitors, "special")
    plots = page.locator(".mine section")
    expect(plots).to_be_visible()
    before = plots.bounding_box()
    page.locator(".coach .next").click()
    page.locator(".coach .next").click()
    expect(page.locator(".bidding")).to_be_visible()
    after = plots.bounding_box()
    assert before
    assert after
    assert (before["y"], before["height"]) == (after["y"], after["height"])
