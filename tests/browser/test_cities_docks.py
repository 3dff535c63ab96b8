"""Between Two Cities in narrow windows: the dock has one height, and the cities stay in place."""

from __future__ import annotations

import re
from copy import deepcopy
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, expect

from draftingtable.games.core.match import Match
from tests.browser.chromium import Chromium
from tests.browser.eyes.cities import at, data, last_to_choose, over
from tests.browser.eyes.everything import BY_NAME
from tests.browser.eyes.first_games import STATES
from tests.browser.eyes.seatings import Moment
from tests.browser.eyes.stage import staged
from tests.browser.eyes.states import SIZES as SCREENS
from tests.browser.eyes.states import OnStage, Scene, State, at_table, let_happen, press
from tests.browser.serving import Server

SIZES = ("360x640", "390x844", "844x390", "768x1024")
PHONES = SIZES[:2]
DESKS = ("1280x800", "1920x1080")
LONGEST = ("hu", "pl")
"""The languages whose words need most room here."""
CONFIRM = ".place .button.primary:enabled"
PAGE_HEIGHT = "() => document.documentElement.scrollHeight"


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
    draft("placing", at(1, "placing", 3), ".spot:visible"),
    replace(draft("chosen", at(3, "placing", 2), CONFIRM), steps=press(".spot:visible")),
    draft("placed", at(3, "placing", 2, mine=False), ".placed .tile"),
    draft("duplexes", at(2, "picking", 1), ".pick.duplex .tile"),
    draft("placing a duplex", at(2, "placing", 1), ".spot:visible"),
)


def solo(name: str, mode: str, moment: Moment, ready: str) -> State:
    return at_table(name, f"cities-{mode}", moment, ready)


BEGINNER = (
    solo("first", "beginner", at(1, "assigning", 1), "[data-move]"),
    solo("second", "beginner", second_assignment(1), "[data-move]"),
    solo("placing", "beginner", at(1, "placing", 1), ".spot:visible"),
    solo("duplexes", "beginner", second_assignment(2), "[data-move]"),
    solo("placing a duplex", "beginner", at(2, "placing", 1), ".spot:visible"),
)
EXPERT = (
    solo("assigning", "expert", at(3, "assigning", 2), "[data-move]"),
    solo("placing", "expert", at(3, "placing", 2), ".spot:visible"),
    solo("duplexes", "expert", at(2, "assigning", 1), "[data-move]"),
    replace(solo("chosen", "expert", at(2, "placing", 1), CONFIRM), steps=press(".spot:visible")),
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


@pytest.mark.parametrize("language", LONGEST)
def test_on_a_desktop_the_dock_covers_no_tiles_of_neighbours(
    server: Server, chromium: Chromium, language: str
) -> None:
    state = at_table("placing a duplex", "cities-3", at(2, "placing", 1), ".suggest button:visible")
    spoken = replace(state, settings={"language": language})
    with chromium.driven() as browser, staged(browser, server.address, spoken) as stage:
        for size in DESKS:
            stage.show(size, "light")
            dock = top(stage.page.locator(".dock"))
            tiles = stage.page.locator(".suggest button").all()
            bottoms = [
                tile.evaluate("(tile) => tile.getBoundingClientRect().bottom") for tile in tiles
            ]
            assert len(bottoms) == 4
            assert max(bottoms) <= dock, size


TIPS = {
    "tip-pick": ["pick", "grid"],
    "tip-place": ["place"],
    "tip-duplex": ["duplex"],
    "tip-assign": ["assign"],
}
"""By state, the tips that come one after the other as each is closed."""


@pytest.mark.parametrize("name", TIPS)
def test_nothing_moves_when_a_tip_is_closed(server: Server, chromium: Chromium, name: str) -> None:
    state = next(state for state in STATES if state.name == name)
    for size in (*PHONES, "768x1024", *DESKS):
        with (
            chromium.driven() as browser,
            staged(browser, server.address, state, size=size) as stage,
        ):
            page = stage.page
            parts = [page.locator(part) for part in (".dock", ".own", ".own .stage:visible")]
            before = [part.first.bounding_box() for part in parts]
            note = page.locator(".tip-note")
            for tip in TIPS[name]:
                expect(note).to_have_attribute("data-tip", tip)
                note.get_by_role("button").click()
                expect(page.locator(f"[data-tip={tip}]")).to_have_count(0)
                stage.eyes.settle()
                assert [part.first.bounding_box() for part in parts] == before, (size, tip)
            expect(note).to_have_count(0)


@pytest.mark.parametrize(
    ("state", "hand"), [(DRAFT[7], ".pick"), (BEGINNER[0], ".assign")], ids=["draft", "solo"]
)
def test_nothing_moves_when_a_tile_says_what_it_scores(
    server: Server, chromium: Chromium, state: State, hand: str
) -> None:
    for size in (*SIZES, *DESKS):
        with chromium.driven() as browser, staged(browser, server.address, state) as stage:
            stage.show(size, "light")
            page = stage.page
            parts = [page.locator(part) for part in (".dock", ".own", ".own .stage:visible")]
            before = [part.first.bounding_box() for part in parts]
            page.locator(f"{hand} .hand .tile").first.press("i")
            page.locator(".score-note .values").first.wait_for()
            stage.eyes.settle()
            assert [part.first.bounding_box() for part in parts] == before, size


@pytest.mark.parametrize("size", ["360x640", "390x844", "768x1024", "1280x800"])
def test_all_buildings_to_wish_for_are_in_view_with_their_squares(
    server: Server, chromium: Chromium, size: str
) -> None:
    state = BY_NAME["cities-wishing"]
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        stage.show(size, "light")
        for part in (
            "[data-testid=wish-palette] [data-building]",
            ".own .place:not(.behind) .point",
        ):
            for button in stage.page.locator(part).all():
                button.click(trial=True)  # nothing covers its middle


def test_tiles_are_not_shown_before_they_are_turned_up(server: Server, chromium: Chromium) -> None:
    state = at_table("reveal", "cities-4", last_to_choose, ".veil", news=1, steps=let_happen)
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        expect(stage.page.locator(".builders [data-shown]").first).to_be_hidden()


def test_cities_are_folded_below_a_result_that_shows_them(
    server: Server, chromium: Chromium
) -> None:
    state = at_table("result", "cities-4", over, "[data-testid=result]")
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        page = stage.page
        expect(page.locator(".scoring figure")).to_have_count(4)
        expect(page.locator(".own .stage")).to_have_count(0)
        page.get_by_text("Look at the cities again").click()
        expect(page.locator(".own .stage:visible")).to_have_count(2)


def test_nothing_moves_when_a_neighbour_places(server: Server, chromium: Chromium) -> None:
    found: list[object] = []

    def place(stage: OnStage, scene: Scene) -> None:
        page = stage.page
        page.set_viewport_size(SCREENS["390x844"])
        expect(page.locator(".suggest button:visible").first).to_be_visible()
        found.append(page.evaluate(PAGE_HEIGHT))
        welcome = deepcopy(scene.live[0])
        welcome["views"]["1"]["help"].update({"suggest": {}, "first": {}})
        stage.hear(welcome)

    state = at_table(
        "placing", "cities-3", at(2, "placing", 1), ".own:not(:has(.suggest))", steps=place
    )
    with chromium.driven() as browser, staged(browser, server.address, state) as stage:
        found.append(stage.page.evaluate(PAGE_HEIGHT))
    assert found[0] == found[1]
