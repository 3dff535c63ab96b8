"""C3.1: choosing two tiles, all at once, in secret and irrevocably."""

from itertools import permutations

import pytest

from tests.games.cities.draft_table import Table

HANDS = ("S S F O P H d", "F F F O O P e", "H H H m b P P")


def dealt() -> Table:
    table = Table(3)
    table.deal(*HANDS)
    return table


def test_c3_1_any_two_tiles_of_the_hand_may_be_chosen() -> None:
    table = Table(3)
    table.deal("S F d e m b O", *HANDS[1:])
    letters = "SFdembO"
    pairs = [f"pick {one} {two}" for k, one in enumerate(letters) for two in letters[k + 1 :]]
    assert table.may(1) == pairs


def test_c3_1_two_of_a_kind_only_where_there_are_two() -> None:
    may = dealt().may(2)
    assert "pick F F" in may
    assert "pick O O" in may
    assert "pick e e" not in may
    assert len(may) == len(set(may)) == 6 + 2


def test_c3_1_seven_of_a_kind_leave_one_choice() -> None:
    table = Table(3)
    table.deal("S S S S S S S", *HANDS[1:])
    assert table.may(1) == ["pick S S"]


def test_c3_1_everyone_chooses_at_the_same_time() -> None:
    table = dealt()
    assert table.acting() == [1, 2, 3]
    table.say("2 pick F e")
    assert table.acting() == [1, 3]
    assert table.phase() == "picking"
    table.say("3 pick m b", "1 pick S d")
    assert table.phase() == "placing"


@pytest.mark.parametrize("order", list(permutations(["1 pick S d", "2 pick F e", "3 pick m b"])))
def test_c3_1_the_order_of_choosing_makes_no_difference(order: tuple[str, ...]) -> None:
    table, other = dealt(), dealt()
    table.say(*order)
    other.say("1 pick S d", "2 pick F e", "3 pick m b")
    assert table.position.snapshot() == other.position.snapshot()


def test_c3_1_a_choice_made_is_final() -> None:
    table = dealt()
    table.say("1 pick S d")
    assert table.may(1) == []
    assert table.refused_by("1 pick S S") == ("choice-is-final", "C3.1")


def test_c3_1_chosen_tiles_may_be_named_in_either_order() -> None:
    table, other = dealt(), dealt()
    table.say("1 pick d S")
    other.say("1 pick S d")
    assert table.position.snapshot() == other.position.snapshot()


def test_c3_1_chosen_tiles_leave_the_hand() -> None:
    table = dealt()
    table.say("1 pick S d", "2 pick F F")
    assert table.hand(1) == ["S", "F", "O", "P", "H"]
    assert table.hand(2) == ["F", "e", "O", "O", "P"]


def test_c3_1_nothing_is_placed_before_all_have_chosen() -> None:
    table = dealt()
    table.say("1 pick S d", "2 pick F e")
    assert table.refused_by("3 place m B 0,0") == ("picking-not-placing", "C3.1")


def test_c3_1_revealed_tiles_are_those_chosen() -> None:
    table = dealt()
    table.say("1 pick S d", "2 pick F e", "3 pick m b")
    seats = table.data(0)["seats"]
    assert isinstance(seats, list)
    assert [seat["revealed"] for seat in seats] == [["S", "d"], ["F", "e"], ["m", "b"]]


def test_c3_2_two_of_three_duplexes() -> None:
    table = Table(3)
    table.go_to_round(2)
    table.hold(1, "S/F e-F F/O")
    assert table.may(1) == ["pick F/O S/F", "pick F/O e-F", "pick S/F e-F"]
