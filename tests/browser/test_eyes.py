"""Every page and every state of both tables, as people see them: drawn, readable, reachable.

The client is the shipped one, from a real server. Tables are frozen at moments of recorded games
(eyes/seatings.py). The checks are in eyes/page, the pieces that must be drawn in eyes/pieces.py,
the states in eyes/everything.py. A failure saves a picture with the faults outlined in
build/screenshots. Axe looks at the states in AXED too. `make eyes` checks layout and ink in every
size and theme.
"""

from __future__ import annotations

import os

import pytest

from tests.browser.barriers import barriers
from tests.browser.chromium import Chromium
from tests.browser.eyes.everything import STATES
from tests.browser.eyes.examining import examine
from tests.browser.eyes.stage import staged
from tests.browser.eyes.states import THEMES, State
from tests.browser.serving import Server

AXED = (
    *("solo-assigning", "solo-placing", "expert-assigning", "cities-two-choosing"),
    *("cities-two-placing", "towers-scoring", "towers-skyline", "cities-race"),
    *("towers-hint-bid", "towers-hint-raze", "cities-hint-place", "tip-bid", "tip-place"),
    *("first-game-cities", "reference-opened", "score-note-city", "towers-tower-explained"),
    *("cities-proposal", "lesson-cities-offer", "cities-wishing", "cities-wishes"),
    *("cities-closer", "campaign-bonus", "campaign-over", "towers-picture", "cities-picture"),
    *("lesson-towers-wrong", "lesson-cities-place", "exercise-solved", "exercise-cities-place"),
    *("my-games", "my-games-by-level", "my-games-none"),
)
"""States that people with other eyes and hands meet as well, and no other test asks axe about."""
EVERYWHERE = os.environ.get("EYES") == "everywhere"


@pytest.mark.parametrize("state", [pytest.param(state, id=state.name) for state in STATES])
def test_everything_is_seen(state: State, server: Server, chromium: Chromium) -> None:
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        assert examine(stage, state, EVERYWHERE) == []
        if state.name in AXED:
            stage.show(stage.size, THEMES[AXED.index(state.name) % len(THEMES)])
            assert barriers(stage.page) == []
        assert stage.problems == []
