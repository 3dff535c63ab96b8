"""Results of games: unbroken numbers, explained ties, one minus sign, nothing in the way."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from draftingtable.locale import LANGUAGES
from tests.browser.barriers import check_whole
from tests.browser.finished import example, imported, played_by_bots
from tests.browser.playing import RESULT, play_until
from tests.browser.visitors import DESK, PHONE, Visitors, call, make_table

SKIP = "[data-testid=count-skip]"
SIZES = [(360, 640), (390, 844), (844, 390), (1280, 800), (1920, 1080)]
LONG_NAMES = ["Annamária Magdolna B.", "Władysława-Małgorzata W."]

BROKEN_NUMBERS = """() => {
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent.trim();
    if (!/^[+−]?\\d+$/.test(text)) continue;
    range.selectNodeContents(walker.currentNode);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (tops.size > 1) broken.push(text);
  }
  return broken;
}"""
"""Numbers that are broken over several lines."""

SAID = """() => [...document.querySelectorAll("body *")].flatMap((element) => [
  ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent),
  ...["aria-label", "title"].map((name) => element.getAttribute(name) ?? ""),
])"""
"""Every text of a page, visible or only read out."""

SAYS = f"(wanted) => ({SAID})().some((text) => text.includes(wanted))"

HYPHEN_AS_MINUS = re.compile(r"(?<![\w.-])-\d")

FLIGHTS = """() => {
  window.flights = window.acrossScoring = 0;
  const look = () => {
    if (!document.querySelector(".travelling")) return;
    window.flights += 1;
    if (document.querySelector(".scoring")) window.acrossScoring += 1;
  };
  const everything = { subtree: true, childList: true, attributes: true };
  new MutationObserver(look).observe(document, everything);
}"""
"""Counts the page's changes with a flying tile, and how many of those have a score table."""


def show(page: Page, table: str) -> None:
    page.goto(f"/t/{table}")
    page.wait_for_selector(RESULT)
    page.wait_for_selector(".scoring table")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_numbers_stay_on_one_line(visitors: Visitors, width: int, height: int) -> None:
    """C7: the sum of two cities has three digits."""
    page = visitors.arrive(viewport={"width": width, "height": height})
    show(page, imported(page, played_by_bots(LONG_NAMES, "two", 1)))
    page.wait_for_selector(".players li")
    assert re.search(r"\b1\d\d$", page.locator(".players li").first.inner_text())
    assert page.evaluate(BROKEN_NUMBERS) == []
    check_whole(page, "the result of two players")


def test_c6_a_tie_is_explained_step_by_step(visitors: Visitors) -> None:
    """Łucja is out before shops are counted."""
    page = visitors.arrive()
    table = imported(page, example("cities-expert-lost"))
    show(page, table)
    expect(page.locator(".scoring .tie")).to_have_text(
        [
            "The scores are tied. The tie-breaker is the higher city: "
            "Łucja 53, Autommaso 66, Automarta 66.",
            "Still tied: Autommaso and Automarta. The next tie-breaker is the number of shops: "
            "Autommaso 4, Automarta 5.",
        ]
    )
    names = page.locator(".players .name").all_inner_texts()
    assert names == ["Automarta", "Autommaso", "Łucja"]
    page.goto(f"/plain#t={table}")
    expect(page.locator("#status")).to_contain_text(
        "Equal scores, decided by higher-city: Łucja 53, Autommaso 66, Automarta 66. "
        "Still equal, decided by shops: Autommaso 4, Automarta 5."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_one_minus_sign(visitors: Visitors, language: str) -> None:
    page = visitors.arrive(viewport=DESK, language=language)
    show(page, imported(page, example("towers-5-referee-on")))
    page.wait_for_function(SAYS, arg="−21")
    assert [text for text in page.evaluate(SAID) if HYPHEN_AS_MINUS.search(text)] == []
    show(page, imported(page, example("cities-ring-3")))
    page.locator(".again summary").click()  # the cities, folded below the count
    page.locator(".again [data-city]").first.wait_for()
    assert [text for text in page.evaluate(SAID) if HYPHEN_AS_MINUS.search(text)] == []
    page.goto("/solo")
    page.get_by_text("−8").first.wait_for()  # where Automacity starts
    assert [text for text in page.evaluate(SAID) if HYPHEN_AS_MINUS.search(text)] == []


def test_the_last_tile_does_not_fly_across_the_scoring(visitors: Visitors) -> None:
    page = visitors.arrive(motion="full")
    options = {"mode": "beginner", "level": 2}
    page.goto(f"/t/{make_table(page, 'cities', ['me'], players=3, options=options)}")
    page.wait_for_selector("[data-testid=menu]")
    page.evaluate(FLIGHTS)
    play_until(lambda: page.locator(f"{SKIP}, {RESULT}").count() > 0, page)
    page.keyboard.press("Escape")  # skips the count if it is still running
    page.wait_for_selector(RESULT)
    assert page.evaluate("window.flights") > 0
    assert page.evaluate("window.acrossScoring") == 0


def test_s3_round_2_shows_no_automa_cards(visitors: Visitors) -> None:
    page = visitors.arrive(viewport=DESK)
    page.goto(f"/replay/{imported(page, example('cities-expert-won'))}")
    cards = page.get_by_role("region", name="What the Automas took")
    page.get_by_label("Round").select_option(index=0)
    page.get_by_role("button", name="Step forward").click()
    expect(cards).to_be_visible()
    page.get_by_label("Round").select_option(index=1)
    expect(page.get_by_text("Round 2: duplex tiles")).to_be_visible()
    expect(cards).to_have_count(0)
    page.get_by_label("Round").select_option(index=2)
    expect(cards).to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
def test_a_watcher_reads_who_builds_each_city(visitors: Visitors, viewport: object) -> None:
    anna = visitors.arrive()
    table = make_table(anna, "cities", ["me", "random", "random"])
    anna.goto(f"/t/{table}")
    expect(anna.get_by_role("heading", name="City A with Wirra")).to_be_visible()
    watcher = visitors.arrive(name="Otto", viewport=viewport)
    watcher.goto(f"/t/{table}")
    expect(watcher.get_by_role("heading", name="City A by Anna and Wirra")).to_be_visible()
    expect(watcher.get_by_role("heading", name="City C by Anna and Fizzi")).to_be_visible()
    assert watcher.get_by_text(re.compile("City . with")).count() == 0


def test_changing_a_solo_game_leads_to_its_page_and_makes_no_table(visitors: Visitors) -> None:
    page = visitors.arrive(viewport=PHONE)
    options = {"mode": "beginner", "level": 2}
    table = make_table(page, "cities", ["me"], players=3, options=options)
    call(page, f"/api/v1/tables/{table}/resign", {"seat": 1})
    page.goto(f"/t/{table}")
    page.get_by_test_id("change-level").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert page.url.endswith("/solo")
    mine = page.request.get("/api/v1/tables?mine=true").json()["tables"]
    assert [line["id"] for line in mine] == [table]
