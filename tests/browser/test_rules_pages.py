"""The rules pages: every number has an anchor, and search finds words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from draftingtable.locale import LANGUAGES
from tests.browser.visitors import PHONE, Visitors

ANCHORS = "[...document.querySelectorAll('article [id]')].map((element) => element.id)"


@pytest.mark.parametrize("rule", ["towers#T4.1e", "cities#C3.4", "solo#S5"])
def test_a_link_to_a_rule_leads_there(visitors: Visitors, rule: str) -> None:
    page = visitors.enter(f"/rules/{rule}", viewport=PHONE)
    number = rule.split("#")[1]
    expect(page.locator(f"[id='{number}']")).to_be_in_viewport()


@pytest.mark.parametrize("page_name", ["towers", "cities", "solo"])
def test_all_languages_have_the_same_rules(visitors: Visitors, page_name: str) -> None:
    page = visitors.enter(f"/rules/{page_name}")
    page.wait_for_selector("article h2")
    found, title = {}, page.locator("h1")
    for language in (*LANGUAGES[1:], LANGUAGES[0]):  # each differs from the one before
        before = title.inner_text()
        page.get_by_role("combobox").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(title).not_to_have_text(before)  # the words come later than their language
        found[language] = page.evaluate(ANCHORS)
    assert found["en"]
    assert all(anchors == found["en"] for anchors in found.values())


def test_words_are_found_and_lead_to_their_rule(visitors: Visitors) -> None:
    page = visitors.enter("/rules/towers")
    page.wait_for_selector("main h1")
    page.keyboard.press("/")
    page.keyboard.type("generous")
    expect(page.locator("main").get_by_role("status").first).not_to_be_empty()
    page.get_by_role("searchbox").fill("connected parks")
    page.locator(".results a", has_text="C5.5").click()
    expect(page.locator("[id='C5.5']")).to_be_in_viewport()
