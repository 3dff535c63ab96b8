"""All states, in the order in which people meet them."""

from __future__ import annotations

from tests.browser.eyes import (
    admin,
    cities,
    deals,
    first_games,
    gallery,
    learning,
    my_games,
    offline,
    pages,
    people,
    plain_page,
    towers,
)
from tests.browser.eyes.states import State

STATES: list[State] = [
    *(*pages.STATES, *admin.STATES, *deals.STATES, *towers.STATES, *cities.STATES),
    *learning.STATES,
    *my_games.STATES,
    *people.STATES,
    *first_games.STATES,
    *offline.STATES,
    *plain_page.STATES,
    *gallery.STATES,
]
BY_NAME = {state.name: state for state in STATES}
assert len(BY_NAME) == len(STATES), "two states have the same name"
