"""The longest words of our languages fit where a small phone has least room for them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.browser.chromium import Chromium
from tests.browser.eyes.everything import BY_NAME
from tests.browser.eyes.stage import staged
from tests.browser.serving import Server


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_the_cities_shared_with_automas_show_their_whole_names(
    server: Server, chromium: Chromium, language: str
) -> None:
    state = replace(BY_NAME["solo-assigning"], settings={"language": language})
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        stage.show("360x640", "light")
        assert stage.eyes.layout_faults() == []
