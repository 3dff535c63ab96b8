"""The longest words of our languages fit where there is least room for them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import Chromium
from tests.browser.eyes.everything import BY_NAME
from tests.browser.eyes.stage import staged
from tests.browser.serving import Server


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_the_cities_shared_with_automas_show_their_whole_names(
    server: Server, chromium: Chromium, language: str
) -> None:
    assert faults(server, chromium, "solo-assigning", "360x640", language=language) == []


@pytest.mark.parametrize("size", ["1280x800", "768x1024"])
def test_the_question_of_an_auction_is_not_covered_by_its_answer(
    server: Server, chromium: Chromium, size: str
) -> None:
    assert faults(server, chromium, "towers-bidding", size, language="hu", largeText=True) == []


@pytest.mark.parametrize("state", ["towers-second-pass", "towers-last-round"])
def test_large_words_about_the_last_rounds_are_not_broken(
    server: Server, chromium: Chromium, state: str
) -> None:
    """Next to the log there is little room for them."""
    large = replace(BY_NAME[state], settings={"language": "hu", "largeText": True})
    with chromium.driven() as browser, staged(browser, server.address, large) as stage:
        stage.show("1280x800", "light")
        expect(stage.page.locator("aside ol")).to_be_visible()
        label = stage.page.locator(".status :is(.more, .last)")
        words = label.inner_text().split()
        assert label.evaluate(LINES) <= len(words), words


LINES = """(label) => {
  const range = document.createRange();
  range.selectNodeContents(label);
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
}"""


@pytest.mark.parametrize(
    ("name", "size"), [("towers-unseen", "360x640"), ("towers-closer", "390x844")]
)
def test_the_dialogs_of_5_towers_show_their_texts_whole(
    server: Server, chromium: Chromium, name: str, size: str
) -> None:
    assert faults(server, chromium, name, size, language="pl") == []


def faults(
    server: Server, chromium: Chromium, name: str, size: str, **settings: object
) -> list[object]:
    state = replace(BY_NAME[name], settings=settings)
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        stage.show(size, "light")
        return list(stage.eyes.layout_faults())


@pytest.mark.parametrize("size", ["1280x800", "1920x1080", "768x1024"])
@pytest.mark.parametrize("large", [False, True])
def test_no_number_moves_when_it_is_pointed_at(
    server: Server, chromium: Chromium, size: str, large: bool
) -> None:
    """What a bid would add appears next to the question."""
    settings = {"language": "hu", "largeText": large}
    state = replace(BY_NAME["towers-bidding"], settings=settings)
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        stage.show(size, "light")
        numbers = stage.page.locator(".bidding .number")
        before = numbers.first.bounding_box()
        for nth in range(6):
            numbers.nth(nth).hover()
            stage.page.evaluate("new Promise(requestAnimationFrame)")
            assert numbers.first.bounding_box() == before, nth
