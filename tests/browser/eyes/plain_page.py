"""The plain page, which needs no built client: its lists, and a table of each game."""

from __future__ import annotations

from dataclasses import replace

from tests.browser.eyes import cities, pages, towers
from tests.browser.eyes.states import TABLE, State, at_table

PATH = "/plain"


def plainly(state: State) -> State:
    return replace(state, path=f"{PATH}#t={TABLE}")


MOVES = "#moves button"
STATES = [
    State("plain", PATH, "#public li a", pages.lists),
    plainly(at_table("plain-towers", "towers-5", towers.my("bidding", 4), MOVES)),
    plainly(at_table("plain-cities", "cities-4", cities.at(1, "placing", 3), MOVES)),
    plainly(at_table("plain-result", "cities-two", cities.over, "#table-buttons button")),
]
