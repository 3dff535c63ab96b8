"""All states of Between Two Cities."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from draftingtable.games.cities.city.components import TILE_TEXTS
from draftingtable.games.cities.city.grid import single_spots, square_text, squares_in
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.core.match import Match
from draftingtable.games.core.wishes import Wish
from draftingtable.table import actions
from tests.browser.eyes.seatings import Message, Moment, Seating
from tests.browser.eyes.stage import stop_clock
from tests.browser.eyes.states import OnStage, Scene, State, ask_hint, at_table, let_happen, press
from tests.table.sitting import NOON

CITY = ("building",)
BEAT = 1300
PLACE = 900
"""Milliseconds per row of the scoring, and per place decided after it."""
HAND = ("building", "tile")


def data(match: Match) -> dict[str, Any]:
    return match.view(0).as_data()


def at(round_number: int, phase: str, turn: int, *, half: str = "", mine: bool = True) -> Moment:
    """Matches my choice in this turn, or the moment after it if not `mine`."""

    def is_it(match: Match) -> bool:
        now = data(match)
        found = (now["round"], now["phase"], now["turn"], now.get("half") or "")
        return found == (round_number, phase, turn, half) and (0 in match.acting()) == mine

    return is_it


def last_to_choose(match: Match) -> bool:
    """Whether all but one have chosen, so the next choice reveals them all."""
    now = data(match)
    return now["round"] == 3 and now["phase"] == "picking" and len(match.acting()) == 1


def over(match: Match) -> bool:
    return match.over


def propose(stage: OnStage, scene: Scene) -> None:
    """Lets a neighbour propose a spot for my first tile and point at a square."""
    welcome = scene.live[0]
    move = welcome["views"]["1"]["legal"][0]
    reason = {"kind": "longer-street", "params": {"count": 3, "points": 5}}
    proposals = [{"seat": 2, "move": move, "reason": reason}]
    stage.hear({"type": "change", "number": welcome["number"] + 1, "proposals": proposals})
    stage.hear({"type": "pinged", "seat": 2, "city": move.split()[2], "square": "0,0"})


def open_proposal(stage: OnStage, scene: Scene) -> None:
    propose(stage, scene)
    stage.page.get_by_test_id("offer-call").click()


def wish(seating: Seating) -> None:
    """Lets both builders of city A, and of city C, wish for something."""
    match = seating.table.match
    assert match is not None
    position = match.position
    assert isinstance(position, DraftPosition)
    for city, seat, building in (("A", 0, "P"), ("A", 1, "S"), ("C", 0, "m")):
        here = position.cities["ABC".index(city)]
        spots = single_spots(here.occupied, here.room)
        taken = [made.wish.square for made in seating.table.wishes if made.wish.city == city]
        free = [text for spot in squares_in(spots) if (text := square_text(spot)) not in taken]
        making = actions.MakeWish(seat, Wish(city, free[-1], building))
        seating.do(seating.player_at(seat), making)


HAND_SIZE = 7
TILES = [TILE_TEXTS[at : at + HAND_SIZE] for at in range(0, len(TILE_TEXTS), HAND_SIZE)]


def holding(tiles: Sequence[str]) -> State:
    """Returns a state with these tiles in hand. Together such hands show every tile."""

    def edit(welcome: Message) -> None:
        welcome["views"]["1"]["game"]["hand"] = list(tiles)

    name = f"cities-tiles-{tiles[0]}".replace("/", "-")
    first = at(1, "picking", 1)
    return at_table(
        name, "cities-4", first, ".pick", edit=edit, drawn=("tile",), sizes=("1280x800",)
    )


def begin_scoring(stage: OnStage, _scene: Scene) -> None:
    """Waits for the first row of the scoring. The clock is stopped, so no other follows."""
    stage.page.wait_for_selector(".scoring tr.now")


def race(stage: OnStage, scene: Scene) -> None:
    """Moves on to the last place: six rows are counted, and the first score has stopped."""
    begin_scoring(stage, scene)
    stop_clock(stage.page, NOON + 6 * BEAT + PLACE)


DOCK = ".dock"
STATES = [
    at_table("cities-first-choice", "cities-4", at(1, "picking", 1), ".pick", drawn=("tile",)),
    at_table(
        "cities-choosing",
        "cities-3",
        at(3, "picking", 2),
        ".pick .button:enabled",
        steps=press(".pick .tile >> nth=0", ".pick .tile >> nth=2"),
        drawn=HAND,
    ),
    at_table(
        "cities-waiting", "cities-4", at(1, "picking", 2, mine=False), ".dock .waiting", drawn=HAND
    ),
    at_table(
        "cities-reveal",
        "cities-3",
        last_to_choose,
        ".veil",
        news=1,
        steps=let_happen,
        drawn=("tile",),
    ),
    at_table(
        "cities-reveal-seven",
        "cities-7",
        last_to_choose,
        ".veil",
        news=1,
        steps=let_happen,
        drawn=("tile",),
    ),
    at_table("cities-placing", "cities-4", at(1, "placing", 3), ".spot:visible", drawn=HAND),
    at_table(
        "cities-spot-chosen",
        "cities-4",
        at(3, "placing", 2),
        ".place .button.primary:enabled",
        steps=press(".spot:visible"),
        drawn=HAND,
    ),
    at_table(
        "cities-proposal",
        "cities-3",
        at(1, "placing", 3),
        "[data-testid=offer-call]",
        steps=propose,
        drawn=HAND,
    ),
    at_table(
        "cities-proposal-open",
        "cities-3",
        at(1, "placing", 3),
        "[data-testid=offer]",
        steps=open_proposal,
        drawn=HAND,
    ),
    at_table(
        "cities-wishing",
        "cities-3",
        at(1, "picking", 3),
        ".point",
        change=wish,
        steps=press("[data-testid=wishes] [aria-expanded]", "[data-building=P]"),
        drawn=HAND,
    ),
    at_table(
        "cities-wishes", "cities-3", at(3, "placing", 1), "[data-wish]", change=wish, drawn=HAND
    ),
    at_table(
        "cities-pointing",
        "cities-3",
        at(1, "placing", 3),
        ".point:visible",
        steps=press(".talk [aria-pressed]"),
        drawn=HAND,
    ),
    at_table(
        "cities-hint-pick",
        "cities-4",
        at(1, "picking", 3),
        ".hint-note",
        steps=ask_hint,
        hint=True,
        drawn=HAND,
    ),
    at_table(
        "cities-hint-place",
        "cities-4",
        at(3, "placing", 2),
        ".hint-note",
        steps=ask_hint,
        hint=True,
        drawn=HAND,
    ),
    at_table(
        "cities-hint-duplex",
        "cities-3",
        at(2, "placing", 1),
        ".hint-note",
        steps=ask_hint,
        hint=True,
        drawn=HAND,
        sizes=("360x640", "1280x800"),
    ),
    at_table(
        "cities-curtain",
        "cities-3",
        at(3, "picking", 2),
        ".curtain",
        table={"one_device": True},
    ),
    at_table(
        "cities-uncovered",
        "cities-3",
        at(3, "picking", 2),
        ".pick",
        steps=press("[data-testid=curtain]"),
        table={"one_device": True},
        drawn=HAND,
    ),
    at_table("cities-duplexes", "cities-4", at(2, "picking", 1), ".pick.duplex", drawn=HAND),
    at_table("cities-placing-duplex", "cities-3", at(2, "placing", 1), ".spot:visible", drawn=HAND),
    at_table("cities-others", "cities-4", at(3, "placing", 2, mine=False), DOCK, drawn=CITY),
    at_table("cities-spectator", "cities-4", at(3, "placing", 2), ".note", player="", drawn=CITY),
    at_table("cities-seven-choosing", "cities-7", at(1, "picking", 3), ".pick", drawn=HAND),
    at_table("cities-seven-placing", "cities-7", at(3, "placing", 2), ".spot:visible", drawn=HAND),
    at_table(
        "cities-two-choosing", "cities-two", at(1, "picking", 2, half="b"), ".pick", drawn=HAND
    ),
    at_table(
        "cities-two-placing",
        "cities-two",
        at(3, "placing", 2, half="a"),
        ".spot:visible",
        drawn=HAND,
    ),
    at_table(
        "solo-first", "cities-beginner", at(1, "assigning", 1), "[data-move]", drawn=("tile",)
    ),
    at_table("solo-assigning", "cities-beginner", at(3, "assigning", 2), "[data-move]", drawn=HAND),
    at_table(
        "solo-hint",
        "cities-beginner",
        at(3, "assigning", 2),
        ".hint-note",
        steps=ask_hint,
        hint=True,
        drawn=HAND,
    ),
    at_table("solo-duplexes", "cities-beginner", at(2, "assigning", 1), "[data-move]", drawn=HAND),
    at_table("solo-placing", "cities-beginner", at(3, "placing", 2), ".spot:visible", drawn=HAND),
    at_table("expert-assigning", "cities-expert", at(3, "assigning", 2), "[data-move]", drawn=HAND),
    at_table("expert-duplexes", "cities-expert", at(2, "assigning", 1), "[data-move]", drawn=HAND),
    at_table("expert-placing", "cities-expert", at(3, "placing", 2), ".spot:visible", drawn=HAND),
    at_table(
        "expert-placing-duplex", "cities-expert", at(2, "placing", 1), ".spot:visible", drawn=HAND
    ),
    at_table(
        "cities-closer",
        "cities-4",
        at(3, "placing", 2),
        "dialog[open]",
        steps=press(".ring li button >> nth=1"),
        drawn=CITY,
    ),
    at_table(
        "cities-menu",
        "cities-4",
        at(3, "placing", 2),
        "dialog[open]",
        steps=press("[data-testid=menu]"),
    ),
    at_table("cities-scoring", "cities-4", over, ".now", steps=begin_scoring, motion=True),
    at_table("cities-result", "cities-4", over, "[data-testid=result]", drawn=CITY),
    at_table("cities-result-seven", "cities-7", over, "[data-testid=result]", drawn=CITY),
    at_table("cities-result-two", "cities-two", over, "[data-testid=result]", drawn=CITY),
    at_table("solo-result", "cities-beginner", over, "[data-testid=result]", drawn=CITY),
    at_table("expert-result", "cities-expert", over, "[data-testid=result]", drawn=CITY),
    at_table(
        "cities-picture",
        "cities-7",
        over,
        "dialog[open] .card",
        steps=press("[data-testid=picture]"),
    ),
    at_table("cities-race", "cities-7", over, ".players .badge", steps=race, motion=True),
    *map(holding, TILES),
]
