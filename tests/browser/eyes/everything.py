"""All states, in the order in which people meet them."""

from __future__ import annotations

from tests.browser.eyes import cities, gallery, pages, towers
from tests.browser.eyes.states import State

STATES: list[State] = [*pages.STATES, *towers.STATES, *cities.STATES, *gallery.STATES]
BY_NAME = {state.name: state for state in STATES}
assert len(BY_NAME) == len(STATES), "two states have the same name"
