"""All states of 5 Towers."""

from __future__ import annotations

from typing import Any

from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.match import Match
from draftingtable.games.towers.limits import bid_plans
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.table import actions
from tests.browser.eyes.seatings import ME, PEOPLE, Message, Moment, Seating
from tests.browser.eyes.stage import stop_clock
from tests.browser.eyes.states import OnStage, Scene, ask_hint, ask_why, at_table, let_happen, press
from tests.table.sitting import NOON

CARDS = ("card", "floor")
BEAT = 1300
"""Milliseconds per row of the scoring."""
PLACE = 900
"""Milliseconds per place decided after it."""


def data(match: Match) -> dict[str, Any]:
    return match.view(-1).as_data()


def my(phase: str, since: int = 1, *, with_raze: bool | None = None) -> Moment:
    """Matches my first bid or build from round `since` on."""

    def is_it(match: Match) -> bool:
        now = data(match)
        if 0 not in match.acting() or now["phase"] != phase or now["round"] < since:
            return False
        razes = [move.startswith("raze") for move in legal(match)]
        return with_raze is None or (any(razes) and (all(razes) or not with_raze))

    return is_it


ONLY_RAZE = True
MAY_RAZE = False


def legal(match: Match) -> list[str]:
    return [match.game.notation.move_text(move) for move in match.legal_moves(0)]


def others(phase: str, since: int = 1) -> Moment:
    def is_it(match: Match) -> bool:
        now = data(match)
        return 0 not in match.acting() and now["phase"] == phase and now["round"] >= since

    return is_it


def needs_raze(match: Match) -> bool:
    """Whether I may bid a number that takes a raze."""
    if not my("bidding", 6)(match):
        return False
    assert isinstance(match.position, TowersPosition)
    plans = bid_plans(match.position, 0)
    return plans[-1].raze != NOBODY and f"bid {len(plans) - 1}" in legal(match)


def last_round(match: Match) -> bool:
    news = any(event.kind == "last-round" for event in match.events)
    return news and 0 in match.acting() and data(match)["phase"] == "bidding"


def last_card(match: Match) -> bool:
    """Whether the next card, which does not take the crane, ends the round."""
    now = data(match)
    return (now["round"], now["phase"], now["left"]) == (12, "building", 1)


def over(match: Match) -> bool:
    return match.over


def two_beats_later(stage: OnStage, _scene: Scene) -> None:
    """Moves on to the middle of the scoring, advancing the page's stopped clock.

    Waits for the first row too: scoring that has not begun would begin at the later time.
    """
    for beats in range(3):
        stop_clock(stage.page, NOON + beats * BEAT)
        stage.page.wait_for_selector(f"tbody tr:nth-child({beats + 1}).now")


def first_place_decided(stage: OnStage, _scene: Scene) -> None:
    """Moves on to the last place, once seven rows have been counted."""
    stage.page.wait_for_selector("tbody tr:nth-child(1).now")
    stop_clock(stage.page, NOON + 7 * BEAT + PLACE)


def talk(seating: Seating) -> None:
    """Adds chat messages and an offer to end the game."""
    seating.do(PEOPLE[1].lower(), actions.Say(text="Jó játékot! Sok szerencsét mindenkinek."))
    seating.do(ME, actions.Say(phrase="good-luck"))
    seating.do(PEOPLE[1].lower(), actions.End(1, True))


def whole_deck(welcome: Message) -> None:
    """Puts all cards on display and all floors in my towers."""
    game = welcome["views"]["1"]["game"]
    game["display"] = [f"{kind}{value}" for kind in "chtjs" for value in range(16)]
    game["towers"][0] = {
        kind: [f"{kind}{value}" for value in range(15, -1, -1)] for kind in "chtjs"
    }


CLOCK = {"clock": {"kind": "bank", "seconds": 600}}
STATES = [
    at_table("towers-bidding", "towers-5", my("bidding", 12), ".bidding", drawn=CARDS),
    at_table("towers-first-bid", "towers-3", my("bidding"), ".bidding", drawn=("card",)),
    at_table("towers-two", "towers-2", my("bidding", 8), ".bidding", drawn=CARDS),
    at_table(
        "towers-why-not",
        "towers-3",
        my("bidding", 17),
        ".bidding .reasons",
        steps=ask_why(".number.closed:not(.pass)"),
        drawn=CARDS,
    ),
    at_table(
        "towers-how-most",
        "towers-5",
        my("bidding", 15),
        ".bidding .reasons",
        steps=press(".most"),
        drawn=CARDS,
    ),
    at_table(
        "towers-raze-preview",
        "towers-3",
        needs_raze,
        ".floor.razed",
        steps=press(".number.best"),
        settings={"confirm": True},
        drawn=CARDS,
        sizes=("360x640", "1280x800"),
    ),
    at_table(
        "towers-icon-explained",
        "towers-5",
        my("bidding", 12),
        ".reasons",
        steps=press(".mine button.part"),
        drawn=CARDS,
        sizes=("360x640", "1280x800"),
    ),
    at_table(
        "towers-tower-explained",
        "towers-5",
        my("bidding", 12),
        ".reasons",
        steps=press(".mine .plot:nth-child(2) .sign"),
        drawn=CARDS,
        sizes=("360x640", "1280x800"),
    ),
    at_table(
        "towers-passes-explained",
        "towers-3",
        my("bidding"),
        ".reasons",
        steps=press(".status .pass"),
        drawn=("card",),
        sizes=("390x844", "1280x800"),
    ),
    at_table(
        "towers-limit-explained",
        "towers-3",
        my("bidding"),
        ".reasons",
        steps=press(".auction .about"),
        drawn=("card",),
        sizes=("390x844",),
    ),
    at_table("towers-building", "towers-5", my("building", 14), ".building", drawn=CARDS),
    at_table(
        "towers-card-chosen",
        "towers-3",
        my("building", 11),
        ".plot.lit .ghost",
        steps=press(".card.open"),
        drawn=CARDS,
    ),
    at_table(
        "towers-razing",
        "towers-5",
        my("building", 15, with_raze=MAY_RAZE),
        ".plot.raze",
        steps=press(".building .danger"),
        drawn=CARDS,
    ),
    at_table(
        "towers-must-raze",
        "towers-3",
        my("building", 6, with_raze=ONLY_RAZE),
        ".building",
        drawn=CARDS,
    ),
    at_table(
        "towers-referee-off",
        "towers-3-referee-off",
        my("building", 14),
        ".building .danger >> nth=1",
        drawn=CARDS,
    ),
    at_table(
        "towers-withdrawing",
        "towers-3-referee-off",
        my("building", 14),
        ".building",
        steps=press(".building .danger >> nth=1"),
        drawn=CARDS,
    ),
    at_table("towers-others-bid", "towers-5", others("bidding", 9), ".waiting", drawn=CARDS),
    at_table("towers-others-build", "towers-3", others("building", 9), ".waiting", drawn=CARDS),
    at_table("towers-second-pass", "towers-3", my("bidding", 19), ".status .more", drawn=CARDS),
    at_table("towers-last-round", "towers-3", last_round, ".bidding", drawn=CARDS),
    at_table(
        "towers-spectator", "towers-5", my("building", 14), ".waiting", player="", drawn=CARDS
    ),
    at_table(
        "towers-unseen",
        "towers-5",
        my("bidding", 12),
        "dialog[open]",
        steps=press(".piles"),
    ),
    at_table(
        "towers-closer",
        "towers-5",
        my("bidding", 12),
        "dialog[open]",
        steps=press(".rival .head"),
        drawn=("floor",),
    ),
    at_table(
        "towers-menu",
        "towers-5",
        my("bidding", 12),
        "dialog[open]",
        steps=press("[data-testid=menu]"),
        change=talk,
    ),
    at_table(
        "towers-shortcuts",
        "towers-3",
        my("bidding", 12),
        "dialog[open]",
        steps=lambda stage, _scene: stage.page.keyboard.press("?"),
    ),
    at_table(
        "towers-log",
        "towers-5",
        my("bidding", 12),
        "aside ol",
        steps=press("header .status"),
        change=talk,
        table=CLOCK,
    ),
    at_table(
        "towers-chat",
        "towers-5",
        my("bidding", 12),
        "aside .chat",
        steps=lambda stage, _scene: stage.page.keyboard.press("c"),
        change=talk,
        table=CLOCK,
    ),
    at_table(
        "towers-scoring",
        "towers-5",
        over,
        ".scoring .now",
        steps=two_beats_later,
        motion=True,
        drawn=("floor",),
    ),
    at_table(
        "towers-hint-bid",
        "towers-5",
        my("bidding", 12),
        ".hint-note",
        steps=ask_hint,
        hint=True,
        drawn=CARDS,
    ),
    at_table(
        "towers-hint-build",
        "towers-5",
        my("building", 14),
        ".hint-note",
        steps=ask_hint,
        hint=True,
        drawn=CARDS,
    ),
    at_table(
        "towers-hint-pass",
        "towers-5",
        my("bidding", 4),
        ".hint-note",
        steps=ask_hint,
        hint=True,
        drawn=("card",),
        sizes=("360x640", "1280x800"),
    ),
    at_table(
        "towers-hint-raze",
        "towers-3",
        my("building", 12, with_raze=MAY_RAZE),
        ".hint-note",
        steps=ask_hint,
        hint=True,
        drawn=CARDS,
        sizes=("360x640", "1280x800"),
    ),
    at_table(
        "towers-hint-withdraw",
        "towers-3-referee-off",
        my("building", 14),
        ".hint-note",
        steps=ask_hint,
        hint="withdraw",
        drawn=CARDS,
        sizes=("360x640", "1280x800"),
    ),
    at_table("towers-result", "towers-3", over, "[data-testid=result]", drawn=("floor",)),
    at_table(
        "towers-result-shared",
        "towers-5",
        over,
        ".scoring .note",
        steps=press("tbody tr:last-child button"),
        drawn=("floor",),
    ),
    at_table(
        "towers-picture",
        "towers-5",
        over,
        "dialog[open] .card",
        steps=press("[data-testid=picture]"),
    ),
    at_table(
        "towers-skyline",
        "towers-3",
        over,
        ".skyline .lit",
        steps=first_place_decided,
        motion=True,
    ),
    at_table(
        "towers-news",
        "towers-3",
        my("building", 11),
        ".waiting",
        news=3,
        steps=let_happen,
        drawn=CARDS,
    ),
    at_table(
        "towers-round-over",
        "towers-5",
        last_card,
        ".cards > p",
        news=1,
        steps=let_happen,
        motion=True,
        settings={"speed": "quick"},  # only the beat with the line waits longer than eyes do
        drawn=("floor",),
    ),
    at_table(
        "towers-whole-deck",
        "towers-3",
        my("bidding"),
        ".card >> nth=79",
        edit=whole_deck,
        drawn=CARDS,
        sizes=("390x844", "1280x800"),
    ),
]
