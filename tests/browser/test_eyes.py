"""Every page and every state of both tables, as people see them: drawn, readable, within reach.

The client is the one that ships, from a real server; tables stand still at moments of recorded
games (eyes/seatings.py). What the eyes look for is in eyes/page, what must be drawn in
eyes/pieces.py, the states in eyes/everything.py. A failure leaves a picture in build/screenshots
with what is wrong outlined. `make eyes` looks at the ink in every size and theme, not only in two.
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
