"""Between Two Cities among apprentices: they answer, propose, and react to wishes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.neighbours import choose_two
from tests.browser.playing import play_until, shows_result
from tests.browser.visitors import DESK, PHONE, Visitors, make_table

SCREENS = {"desk": DESK, "phone": PHONE}


def sit_down(visitors: Visitors, viewport: ViewportSize = DESK) -> Page:
    """Opens a table with two apprentices as neighbours."""
    page = visitors.arrive(viewport=viewport, confirm=True)
    page.goto(f"/t/{make_table(page, 'cities', ['me', 'apprentice', 'apprentice'])}")
    page.wait_for_selector(".pick .tile:enabled")
    return page


def notice(page: Page, words: str) -> Locator:
    return page.locator(".notices").get_by_text(re.compile(words))


@pytest.mark.parametrize("screen", SCREENS)
def test_an_apprentice_answers_a_proposal_with_a_reason(visitors: Visitors, screen: str) -> None:
    page = sit_down(visitors, SCREENS[screen])
    choose_two(page)
    page.locator(".spot").first.click()
    page.get_by_role("button", name="Propose to your neighbour").click()
    expect(notice(page, r"(agrees|declines): .* in city [AC]\. \S.+\.$")).to_be_visible()
    visitors.shot(page, f"cities-bot-answers-{screen}")


@pytest.mark.parametrize("screen", SCREENS)
def test_an_apprentice_proposes_a_square_and_says_why(visitors: Visitors, screen: str) -> None:
    page = sit_down(visitors, SCREENS[screen])
    call = page.get_by_test_id("offer-call")
    play_until(lambda: call.count() > 0 or shows_result(page), page)
    call.click()
    offer = page.get_by_test_id("offer")
    expect(offer.get_by_test_id("offer-reason")).to_have_text(re.compile(r"\S.+\.$"))
    visitors.shot(page, f"cities-bot-proposes-{screen}")
    where = offer.locator(".where")
    first = where.inner_text()
    offer.get_by_role("button", name="Suggest otherwise").click()
    offer.get_by_role("button", name="Another spot").click()
    call.click()
    expect(where).not_to_have_text(first)
    offer.get_by_role("button", name="Yes, here").click()
    expect(offer).to_have_count(0)


def wish_for(page: Page, building: str, city: str = "") -> None:
    """Wishes for a building on the first square where it can be, in the open city or this one."""
    wishes = page.get_by_test_id("wishes")
    wishes.get_by_role("button", name="Make a wish").click()
    page.get_by_test_id("wish-palette").get_by_role("button", name=building).click()
    inside = f"[data-city={city}] " if city else ""
    page.locator(f"{inside}.point:visible").first.click()


@pytest.mark.parametrize("screen", SCREENS)
def test_an_apprentice_says_what_it_thinks_of_a_wish(visitors: Visitors, screen: str) -> None:
    page = sit_down(visitors, SCREENS[screen])
    wish_for(page, "shop")
    answer = r"(will keep your wish in mind|would rather not): shop in city [AC], [^.]+\. \S.+\.$"
    expect(notice(page, answer)).to_be_visible()
    visitors.shot(page, f"cities-bot-hears-wish-{screen}")


def test_an_apprentice_grants_a_wish_and_says_so(visitors: Visitors) -> None:
    """With this test's seed, Mila has chosen a shop and a house."""
    page = sit_down(visitors)
    wish_for(page, "shop", "C")
    expect(page.locator("[data-wish]")).to_have_count(1)
    choose_two(page)
    expect(notice(page, "Mila grants your wish: shop in city C, ")).to_be_visible()
    expect(page.locator("[data-wish]")).to_have_count(0)
    visitors.shot(page, "cities-bot-grants-wish")
