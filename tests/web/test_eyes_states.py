"""The eye tests look at every page of the client and at every moment of both games."""

from __future__ import annotations

import re
from pathlib import Path

from tests.browser.eyes.everything import BY_NAME, STATES

SOURCE = Path(__file__).parents[2] / "web" / "src"
ROUTED = re.compile(r'^    case "(\w*)":$', re.MULTILINE)
MOMENTS = """
    towers-bidding towers-why-not towers-building towers-razing towers-must-raze towers-others-bid
    towers-others-build towers-last-round towers-scoring towers-result replay-towers rules-towers
    cities-choosing cities-reveal cities-placing cities-duplexes cities-placing-duplex cities-others
    cities-two-choosing cities-two-placing cities-scoring cities-result cities-result-two
    replay-cities rules-cities solo-assigning solo-duplexes solo-placing solo-result
    expert-assigning expert-duplexes expert-placing expert-result replay-solo rules-solo
    campaign-begun campaign-bonus campaign-over
"""


def test_every_page_is_looked_at() -> None:
    router = (SOURCE / "lib" / "screen" / "router.svelte.ts").read_text("utf-8")
    own = SOURCE.glob("games/*/pages/*Page.svelte")
    pages = {
        *ROUTED.findall(router),
        *(file.name.removesuffix("Page.svelte").lower() for file in own),
    }
    assert {"", "t", "settings", "solo", "campaign"} <= pages
    assert pages - {re.split("[/?#]", state.path)[1] for state in STATES} == set()


def test_every_moment_of_a_game_is_looked_at() -> None:
    assert set(MOMENTS.split()) - set(BY_NAME) == set()
    assert [name for name in MOMENTS.split() if BY_NAME[name].sizes] == [], "in every size"
