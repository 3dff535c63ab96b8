"""Every refusal of the drafting modes, reached at a table, with the rule it names."""

from pathlib import Path

import pytest

from draftingtable.games import cities
from draftingtable.games.cities.moves import MOVES, PICK
from draftingtable.games.core.errors import IllegalMove
from tests.games.cities.draft_table import Table
from tests.games.refusing import Situation, codes_in

HANDS = ("S S F O P H d", "F F F O O P e", "H H H m b P P")
PICKS = ("1 pick S d", "2 pick F e", "3 pick m b")


SITUATIONS = [
    Situation("1 pick S S", "choice-is-final", "C3.1", {"seat": 1}, PICKS[:1]),
    Situation("1 pick S m", "not-in-hand", "C3.1", {"tile": "m"}),
    Situation("1 pick m S", "not-in-hand", "C3.1", {"tile": "m"}),
    Situation("1 pick S S/F", "not-in-hand", "C3.1", {"tile": "S/F"}),
    Situation("1 pick m b", "not-in-hand", "C3.1", {"tile": "m"}),
    Situation("1 pick b b", "not-in-hand", "C3.1", {"tile": "b"}),
    Situation("1 pick d d", "only-one-in-hand", "C3.1", {"tile": "d"}),
    Situation("1 place S A 0,0", "picking-not-placing", "C3.1", {}),
    Situation("1 assign S A", "assigning-is-solo", "S2", {}),
    Situation("1 assign S A", "assigning-is-solo", "S2", {}, PICKS),
    Situation("1 pick S S", "placing-not-picking", "C3.1", {}, PICKS),
    Situation(
        "1 place F A 0,0", "not-to-be-placed", "C3.1", {"tile": "F", "tiles": ["S", "d"]}, PICKS
    ),
    Situation(
        "1 place S A 0,0",
        "not-to-be-placed",
        "C3.1",
        {"tile": "S", "tiles": ["d"]},
        (*PICKS, "1 place S C 0,0"),
    ),
    Situation(
        "2 place F C 0,0", "not-your-city", "C3.1", {"city": "C", "cities": ["A", "B"]}, PICKS
    ),
    Situation(
        "2 place F G 0,0", "not-your-city", "C3.1", {"city": "G", "cities": ["A", "B"]}, PICKS
    ),
    Situation(
        "1 place d C 1,0",
        "one-tile-for-each-city",
        "C3.1",
        {"city": "C", "other": "A"},
        (*PICKS, "1 place S C 0,0"),
    ),
    Situation(
        "2 place F B 0,0",
        "both-tiles-placed",
        "C3.1",
        {"seat": 2},
        (*PICKS, "2 place F B 0,0", "2 place e A 0,0"),
    ),
    Situation(
        "1 place S A 0,1",
        "first-tile-is-origin",
        "C4.1",
        {"tile": "S", "city": "A", "square": "0,1"},
        PICKS,
    ),
    Situation(
        "1 place S A 1,1",
        "touches-no-building",
        "C4.1",
        {"tile": "S", "city": "A", "square": "1,1"},
        (*PICKS, "2 place F A 0,0"),
    ),
    Situation(
        "1 place S A 0,0",
        "square-taken",
        "C4.4",
        {"tile": "S", "city": "A", "square": "0,0", "taken": "0,0", "building": "F"},
        (*PICKS, "2 place F A 0,0"),
    ),
]

ELSEWHERE = {
    *("game-is-over", "tiles-come-first", "no-such-move", "no-such-seat", "outside-four-by-four")
}
"""Tested below: these need more than moves after a first deal."""


@pytest.mark.parametrize("situation", SITUATIONS, ids=str)
def test_a_refusal_names_its_rule_and_changes_nothing(situation: Situation) -> None:
    table = Table(3)
    table.deal(*HANDS)
    table.say(*situation.moves)
    refusal = table.refuse(situation.refused)
    assert (refusal.code, refusal.rule, refusal.params) == situation.expected


def test_game_is_over() -> None:
    table = Table(3)
    table.finish()
    assert table.refused_by("1 pick S S") == ("game-is-over", "C3.3")


def test_tiles_come_first() -> None:
    assert Table(3).refused_by("1 pick S S") == ("tiles-come-first", "C3.1")


def test_outside_four_by_four() -> None:
    table = Table(3)
    table.deal(*HANDS)
    table.stand("A", "SOPd", "....", "....", "....")
    table.say(*PICKS)
    refusal = table.refuse("1 place S A -1,0")
    assert (refusal.code, refusal.rule) == ("outside-four-by-four", "C4.3")
    assert refusal.params == {"tile": "S", "city": "A", "square": "-1,0"}


BEYOND = [-1, MOVES, 10**9, 2**62, 2**63, 10**30, -(10**30)]
WRONG_WAY_ROUND = PICK + 1 * 33 + 0
"""Tiles F and S, which are written S and F."""


@pytest.mark.parametrize("number", [*BEYOND, WRONG_WAY_ROUND])
@pytest.mark.parametrize("moves", [(), PICKS])
def test_no_such_move(number: int, moves: tuple[str, ...]) -> None:
    table = Table(3)
    table.deal(*HANDS)
    table.say(*moves)
    before = table.position.snapshot()
    with pytest.raises(IllegalMove) as caught:
        table.position.apply(0, number)
    assert (caught.value.code, caught.value.params) == ("no-such-move", {"number": number})
    assert table.position.snapshot() == before


@pytest.mark.parametrize("seat", [-1, 3, 7, 64, 10**30, -(10**30)])
@pytest.mark.parametrize("moves", [(), PICKS])
def test_no_such_seat(seat: int, moves: tuple[str, ...]) -> None:
    table = Table(3)
    table.deal(*HANDS)
    table.say(*moves)
    assert table.position.legal_moves(seat) == []
    with pytest.raises(IllegalMove) as caught:
        table.position.apply(seat, 0)
    assert caught.value.code == "no-such-seat"
    assert caught.value.params == {"seat": seat + 1, "seats": 3}
    with pytest.raises(IllegalMove):
        random_move(table, seat)


def random_move(table: Table, seat: int) -> None:
    table.position.random_move(seat, table.randomness)


def test_nothing_random_is_done_out_of_turn() -> None:
    table = Table(3)
    table.deal(*HANDS)
    table.say("1 pick S d")
    with pytest.raises(IllegalMove) as caught:
        random_move(table, 0)
    assert caught.value.code == "choice-is-final"


@pytest.mark.parametrize(("number", "rule"), [(1, "C3.1"), (2, "C3.2"), (3, "C3.3")])
def test_each_round_cites_its_own_rule(number: int, rule: str) -> None:
    table = Table(3)
    table.go_to_round(number)
    assert table.refuse("1 place S A 0,0").rule == rule


def test_c7_is_cited_with_two_players() -> None:
    table = Table(2)
    table.deal(*HANDS[:2])
    table.say("1 pick S d")
    assert table.refused_by("1 pick S S") == ("choice-is-final", "C7")


def test_every_refusal_is_reached() -> None:
    folder = Path(cities.__file__).parent / "draft"
    written = codes_in(folder / "refusals.py", folder / "placing.py")
    assert written == {situation.code for situation in SITUATIONS} | ELSEWHERE
