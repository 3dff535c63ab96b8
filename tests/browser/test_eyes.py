"""Every page and every state of both tables, as people see them: drawn, readable, reachable.

The client is the shipped one, from a real server. Tables are frozen at moments of recorded games
(eyes/seatings.py). The checks are in eyes/page, the pieces that must be drawn in eyes/pieces.py,
the states in eyes/everything.py. A failure saves a picture with the faults outlined in
build/screenshots. `make eyes` checks layout and ink in every size and theme.
"""

from __future__ import annotations

import os

import pytest

from tests.browser.chromium import Chromium
from tests.browser.eyes.everything import STATES
from tests.browser.eyes.examining import examine
from tests.browser.eyes.stage import staged
from tests.browser.eyes.states import State
from tests.browser.serving import Server

EVERYWHERE = os.environ.get("EYES") == "everywhere"


@pytest.mark.parametrize("state", [pytest.param(state, id=state.name) for state in STATES])
def test_everything_is_seen(state: State, server: Server, chromium: Chromium) -> None:
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        assert examine(stage, state, EVERYWHERE) == []
        assert stage.problems == []
