"""Every refusal, reached at a table, with the rule it names."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from draftingtable.games import towers
from draftingtable.games.core.errors import IllegalMove
from tests.games import refusing
from tests.games.towers.table import Table

EASY = "s7 c12 t3 j0 h9"


@dataclass(frozen=True)
class Situation(refusing.Situation):
    stack: str = ""
    referee: bool = True


SITUATIONS = [
    Situation("2 bid 3", "not-your-turn", "T4.1b", {"seat": 2, "turn": 1}),
    Situation("2 build s7", "not-your-turn", "T4.1d", {"seat": 2, "turn": 1}, ("1 bid 5",)),
    Situation("1 build s7", "bidding-not-building", "T4.1", {}),
    Situation("1 raze s", "bidding-not-building", "T4.1", {}, stack="s8"),
    Situation("1 withdraw", "bidding-not-building", "T4.1", {}, referee=False),
    Situation("1 bid 4", "building-not-bidding", "T4.2", {}, ("1 bid 5",)),
    Situation("1 pass", "building-not-bidding", "T4.2", {}, ("1 bid 5",)),
    Situation("1 withdraw", "no-withdrawing-with-referee", "T4.3", {}, ("1 bid 5",)),
    Situation("1 pass", "start-player-names-a-number", "T4.1a", {}),
    Situation("2 bid 2", "bid-not-higher", "T4.1b", {"bid": 2, "highest": 3}, ("1 bid 3",)),
    Situation(
        "1 bid 4",
        "bid-not-below-withdrawn",
        "T4.3",
        {"bid": 4, "withdrawn": 4},
        ("1 bid 4", "2 pass", "1 withdraw"),
        referee=False,
    ),
    Situation("1 bid 5", "bid-unbuildable", "T4.1e", {"bid": 5, "largest": 4}, stack="s6 s4"),
    Situation("1 build s6", "not-on-display", "T4.1d", {"card": "s6"}, ("1 bid 5",)),
    Situation(
        "1 build s7",
        "does-not-fit",
        "T2.3",
        {"card": "s7", "top": "s4"},
        ("1 bid 4", "2 pass"),
        stack="s6 s4",
    ),
    Situation(
        "1 build s7",
        "does-not-fit",
        "T2.6",
        {"card": "s7", "top": "s0"},
        ("1 bid 4", "2 pass"),
        stack="s6 s0",
    ),
    Situation(
        "1 build c12",
        "bid-would-fail",
        "T4.1e",
        {"card": "c12", "left": 5},
        ("1 bid 5",),
        stack="s6",
    ),
    Situation(
        "1 raze h",
        "bid-would-fail",
        "T4.1e",
        {"type": "h", "left": 5},
        ("1 bid 5",),
        stack="s6 h15",
    ),
    Situation(
        "1 raze h", "razed-already", "T4.2a", {"type": "h"}, ("1 bid 5", "1 raze s"), "s6 h15"
    ),
    Situation(
        "1 raze h", "raze-comes-first", "T4.2", {"type": "h"}, ("1 bid 5", "1 build s7"), "h15"
    ),
    Situation("1 raze h", "no-tower-to-raze", "T4.2a", {"type": "h"}, ("1 bid 5",)),
    Situation("1 raze s", "roof-not-razed", "T4.2a", {"type": "s"}, ("1 bid 4", "2 pass"), "s6 s0"),
]

ELSEWHERE = {"game-is-over", "cards-come-first", "no-such-move", "bid-above-display"}
"""Tested below: these need more than moves after a first deal."""


@pytest.mark.parametrize("situation", SITUATIONS, ids=str)
def test_a_refusal_names_its_rule_and_changes_nothing(situation: Situation) -> None:
    table = Table(2, referee=situation.referee)
    table.give(1, situation.stack)
    table.show(EASY)
    table.say(*situation.moves)
    refusal = table.refuse(situation.refused)
    assert (refusal.code, refusal.rule, refusal.params) == situation.expected


def test_game_is_over() -> None:
    table = Table(2)
    table.keep_in_pile(EASY)
    table.second_pass()
    table.show(EASY)
    table.say("1 bid 0", "2 pass")
    refusal = table.refuse("1 bid 0")
    assert (refusal.code, refusal.rule, refusal.params) == ("game-is-over", "T7.1", {})


def test_cards_come_first() -> None:
    refusal = Table(2).refuse("1 bid 0")
    assert (refusal.code, refusal.rule, refusal.params) == ("cards-come-first", "T4", {})


def test_bid_above_display() -> None:
    table = Table(2)
    table.keep_in_pile("s7 c12")
    table.second_pass()
    table.show("s7 c12")
    refusal = table.refuse("1 bid 3")
    assert (refusal.code, refusal.rule) == ("bid-above-display", "T7.3")


@pytest.mark.parametrize("number", [-1, 93, 94, 10**9, 10**30, -(10**30)])
@pytest.mark.parametrize("moves", [(), ("1 bid 5",)])
def test_no_such_move(number: int, moves: tuple[str, ...]) -> None:
    table = Table(2)
    table.show(EASY)
    table.say(*moves)
    with pytest.raises(IllegalMove) as caught:
        table.position.apply(0, number)
    assert (caught.value.code, caught.value.params) == ("no-such-move", {"number": number})


@pytest.mark.parametrize("seat", [-1, 2, 5, 10**30])
def test_a_seat_that_does_not_exist_is_out_of_turn(seat: int) -> None:
    table = Table(2)
    table.show(EASY)
    with pytest.raises(IllegalMove) as caught:
        table.position.apply(seat, 0)
    assert caught.value.code == "not-your-turn"


def test_every_refusal_is_reached() -> None:
    written = refusing.codes_in(Path(towers.__file__).with_name("refusals.py"))
    assert written == {situation.code for situation in SITUATIONS} | ELSEWHERE


def test_a_refusal_reads_well_in_a_log() -> None:
    table = Table(2)
    table.give(1, "s6 s4")
    table.show(EASY)
    assert str(table.refuse("1 bid 5")) == "T4.1e: bid-unbuildable (bid=5, largest=4)"
    assert str(table.refuse("1 raze s")) == "T4.1: bidding-not-building"
