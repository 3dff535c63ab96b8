"""No words of any language overflow where a game has most of them, on a small phone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from draftingtable.locale import LANGUAGES
from tests.browser.barriers import check_whole
from tests.browser.chromium import Chromium
from tests.browser.eyes.everything import BY_NAME
from tests.browser.eyes.examining import keep_picture
from tests.browser.eyes.stage import staged
from tests.browser.serving import Server

WORDY = (
    *("lesson-towers-wrong", "exercise-solved", "first-game-towers", "tip-duplex"),
    *("towers-hint-bid", "cities-hint-place", "towers-second-pass", "towers-round-over"),
    *("cities-proposal", "cities-wishing", "campaign-bonus"),
)
"""Learning, first games, hints, what a round has brought, talking with partners, a campaign."""
OTHERS = [language for language in LANGUAGES if language != "en"]
SMALL = "360x640"


@pytest.mark.parametrize("language", OTHERS)
def test_no_words_overflow_on_a_small_phone(
    server: Server, chromium: Chromium, language: str
) -> None:
    """English is seen in every size by the tests of all states."""
    found: list[str] = []
    with chromium.driven() as browser:
        for name in WORDY:
            wished = {**BY_NAME[name].settings, "language": language}
            state = replace(BY_NAME[name], settings=wished)
            with staged(browser, server.address, state, size=SMALL) as stage:
                faults = stage.eyes.layout_faults()
                if faults:
                    keep_picture(stage, f"words-{name}-{language}", faults)
                found += [f"{name}: {fault}" for fault in faults]
                check_whole(stage.page, f"{name} in {language}")
                assert stage.problems == []
    assert found == []
