"""Between Two Cities in narrow windows: the dock has one height, and the cities stay in place."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, expect

from draftingtable.games.core.match import Match
from tests.browser.chromium import Chromium
from tests.browser.eyes.cities import at, data, last_to_choose
from tests.browser.eyes.seatings import Moment
from tests.browser.eyes.stage import staged
from tests.browser.eyes.states import State, at_table, let_happen, press
from tests.browser.serving import Server

SIZES = ("360x640", "390x844", "844x390", "768x1024")
PHONES = SIZES[:2]
LONGEST = ("hu", "pl")
"""The languages whose words need most room here."""
CONFIRM = ".place .button.primary:enabled"


def second_assignment(round_number: int) -> Moment:
    """Matches when a tile has been assigned in that round and another is to be."""

    def is_it(match: Match) -> bool:
        now = data(match)
        begun = (now["round"], now["phase"]) == (round_number, "assigning")
        return begun and len(now["to_place"]) > 0

    return is_it


def draft(name: str, moment: Moment, ready: str) -> State:
    return at_table(name, "cities-4", moment, ready)


DRAFT = (
    draft("seven", at(1, "picking", 1), ".pick .tile"),
    draft("three", at(1, "picking", 3), ".pick .tile"),
    draft("waiting", at(1, "picking", 2, mine=False), ".waiting .tile"),
    at_table("reveal", "cities-4", last_to_choose, ".veil", news=1, steps=let_happen),
    draft("placing", at(1, "placing", 3), ".spot"),
    replace(draft("chosen", at(3, "placing", 2), CONFIRM), steps=press(".spot")),
    draft("placed", at(3, "placing", 2, mine=False), ".placed .tile"),
    draft("duplexes", at(2, "picking", 1), ".pick.duplex .tile"),
    draft("placing a duplex", at(2, "placing", 1), ".spot"),
)


def solo(name: str, mode: str, moment: Moment, ready: str) -> State:
    return at_table(name, f"cities-{mode}", moment, ready)


BEGINNER = (
    solo("first", "beginner", at(1, "assigning", 1), "[data-move]"),
    solo("second", "beginner", second_assignment(1), "[data-move]"),
    solo("placing", "beginner", at(1, "placing", 1), ".spot"),
    solo("duplexes", "beginner", second_assignment(2), "[data-move]"),
    solo("placing a duplex", "beginner", at(2, "placing", 1), ".spot"),
)
EXPERT = (
    solo("assigning", "expert", at(3, "assigning", 2), "[data-move]"),
    solo("placing", "expert", at(3, "placing", 2), ".spot"),
    solo("duplexes", "expert", at(2, "assigning", 1), "[data-move]"),
    replace(solo("chosen", "expert", at(2, "placing", 1), CONFIRM), steps=press(".spot")),
)


@pytest.mark.parametrize(
    ("state", "hand"), [(DRAFT[1], ".pick"), (BEGINNER[0], ".assign")], ids=["draft", "solo"]
)
def test_a_tile_in_hand_says_what_it_could_add_now(
    server: Server, chromium: Chromium, state: State, hand: str
) -> None:
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        stage.page.locator(f"{hand} .hand .tile").last.press("i")
        facts = stage.page.locator(".score-note .fact")
        expect(facts).to_have_text([re.compile(r"city [A-D]: up to [+−]?\d+")] * 2)


def top(part: Locator) -> float:
    found: float = part.evaluate("(part) => part.getBoundingClientRect().top")
    return round(found, 1)


@pytest.mark.parametrize("language", LONGEST)
@pytest.mark.parametrize("states", [DRAFT, BEGINNER, EXPERT], ids=["draft", "beginner", "expert"])
def test_dock_and_cities_stay_in_place(
    server: Server, chromium: Chromium, states: tuple[State, ...], language: str
) -> None:
    found: dict[str, dict[str, tuple[float, ...]]] = {size: {} for size in SIZES}
    with chromium.driven() as browser:
        for state in states:
            spoken = replace(state, settings={**state.settings, "language": language})
            with staged(browser, server.address, spoken) as stage:
                for size in SIZES:
                    stage.show(size, "light")
                    dock, own = stage.page.locator(".dock"), stage.page.locator(".own")
                    assert dock.evaluate("(dock) => dock.scrollWidth <= dock.clientWidth")
                    tops = [top(dock), top(own)]
                    if size in PHONES:  # a tablet has large tabs above the city to place in
                        tops.append(top(own.locator(".stage:visible").first))
                    found[size][state.name] = tuple(tops)
    for size, moments in found.items():
        assert len(set(moments.values())) == 1, (size, moments)
