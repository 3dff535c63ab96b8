"""T2: which cards fit on which."""

import itertools

import pytest

from draftingtable.games.towers.building import fits
from draftingtable.games.towers.components import EMPTY
from draftingtable.games.towers.notation import parse_card
from tests.games.towers.brute_force import build_orders
from tests.games.towers.table import Table


def sand_tower(stack: str, display: str, players: int = 2) -> Table:
    """Seat 1 has this tower, has bid 1 on this display, and may build (referee off)."""
    table = Table(players, referee=False)
    table.give(1, stack)
    table.show(display)
    table.say("1 bid 1", *(f"{seat} pass" for seat in range(2, players + 1)))
    return table


def test_t2_1_a_card_goes_on_the_tower_of_its_own_type() -> None:
    table = sand_tower("s6 c6", "s4 c4 t4 j4 h4")
    table.say("1 build s4")
    assert (table.tower(1, "s"), table.tower(1, "c")) == ([6, 4], [6])


def test_t2_1_there_is_no_second_tower_of_a_type() -> None:
    table = sand_tower("s6", "s7 c4 t4 j4 h4")
    assert table.refused_by("1 build s7") == "T2.3"
    assert len(table.position.towers_of(0)) == 5


def test_t2_1_towers_belong_to_one_player() -> None:
    table = sand_tower("s6", "s4 c4 t4 j4 h4")
    table.say("1 build s4")
    assert table.tower(2, "s") == []


@pytest.mark.parametrize("value", range(16))
def test_t2_2_any_value_starts_a_tower(value: int) -> None:
    table = sand_tower("", f"s{value} c4 t4 j4 h4")
    table.say(f"1 build s{value}")
    assert table.tower(1, "s") == [value]


def test_t2_2_a_card_is_added_on_top() -> None:
    table = sand_tower("s12 s6", "s4 c4 t4 j4 h4")
    table.say("1 build s4")
    assert table.tower(1, "s") == [12, 6, 4]


@pytest.mark.parametrize(("top", "value"), [(15, 14), (7, 6), (7, 1), (2, 1), (1, 0), (15, 0)])
def test_t2_3_a_lower_value_fits(top: int, value: int) -> None:
    table = sand_tower(f"s{top}", f"s{value} c4 t4 j4 h4")
    table.say(f"1 build s{value}")
    assert table.tower(1, "s") == [top, value]


@pytest.mark.parametrize(("top", "value"), [(14, 15), (6, 7), (1, 2), (7, 8), (9, 10), (10, 15)])
def test_t2_3_a_higher_value_does_not_fit(top: int, value: int) -> None:
    refusal = sand_tower(f"s{top}", f"s{value} c4 t4 j4 h4").refuse(f"1 build s{value}")
    assert (refusal.code, refusal.rule) == ("does-not-fit", "T2.3")
    assert refusal.params == {"card": f"s{value}", "top": f"s{top}"}


@pytest.mark.parametrize("value", [2, 5, 7, 10, 12])
def test_t2_3_equal_is_not_enough(value: int) -> None:
    table = sand_tower(f"s{value}", f"s{value} c4 t4 j4 h4", players=4)
    assert table.refused_by(f"1 build s{value}") == "T2.3"


@pytest.mark.parametrize("value", [0, 1, 7, 9, 10, 15])
def test_t2_4_anything_goes_on_an_8(value: int) -> None:
    table = sand_tower("s8", f"s{value} c4 t4 j4 h4")
    table.say(f"1 build s{value}")
    assert table.tower(1, "s") == [8, value]


def test_t2_4_only_an_8_on_top_counts() -> None:
    assert sand_tower("s8 s7", "s15 c4 t4 j4 h4").refused_by("1 build s15") == "T2.3"


@pytest.mark.parametrize("top", [1, 2, 7, 8, 10, 15])
def test_t2_5_a_9_goes_on_anything_but_a_roof(top: int) -> None:
    table = sand_tower(f"s{top}", "s9 c4 t4 j4 h4")
    table.say("1 build s9")
    assert table.tower(1, "s") == [top, 9]


def test_t2_5_on_a_9_the_usual_rule_holds() -> None:
    table = sand_tower("s3 s9", "s8 s10 t4 j4 h4")
    assert table.refused_by("1 build s10") == "T2.3"
    table.say("1 build s8")
    assert table.tower(1, "s") == [3, 9, 8]


def test_t2_5_a_9_does_not_go_on_a_roof() -> None:
    assert sand_tower("s3 s0", "s9 c4 t4 j4 h4").refused_by("1 build s9") == "T2.6"


@pytest.mark.parametrize("value", range(1, 16))
def test_t2_6_nothing_goes_on_a_roof(value: int) -> None:
    refusal = sand_tower("s0", f"s{value} c4 t4 j4 h4").refuse(f"1 build s{value}")
    assert (refusal.code, refusal.rule) == ("does-not-fit", "T2.6")


def test_t2_6_nor_does_a_second_roof() -> None:
    assert sand_tower("s0", "s0 c4 t4 j4 h4", players=4).refused_by("1 build s0") == "T2.6"


def test_t2_7_towers_keep_the_order_in_which_they_were_built() -> None:
    table = Table(2, referee=False)
    table.show("s3 s9 s8 s15 s2")
    table.say("1 bid 5", *(f"1 build {card}" for card in ("s3", "s9", "s8", "s15", "s2")))
    assert table.tower(1, "s") == [3, 9, 8, 15, 2]


def test_t2_7_all_values_stay_visible_to_everybody() -> None:
    table = Table(3)
    table.give(2, "s12 s8 s10 j4")
    for viewer in (-1, 0, 1, 2):
        towers = table.position.view(viewer).as_data()["towers"]
        assert towers == [{}, {"j": ["j4"], "s": ["s12", "s8", "s10"]}, {}]


def test_t2_the_complete_table_of_what_fits() -> None:
    """All of T2 in one table: a row for each top, an `x` under each value that fits."""
    expected = {
        # value  0123456789012345
        EMPTY: "xxxxxxxxxxxxxxxx",
        15: "xxxxxxxxxxxxxxx.",
        14: "xxxxxxxxxxxxxx..",
        13: "xxxxxxxxxxxxx...",
        12: "xxxxxxxxxxxx....",
        11: "xxxxxxxxxxx.....",
        10: "xxxxxxxxxx......",
        9: "xxxxxxxxxx......",
        8: "xxxxxxxxxxxxxxxx",
        7: "xxxxxxx..x......",
        6: "xxxxxx...x......",
        5: "xxxxx....x......",
        4: "xxxx.....x......",
        3: "xxx......x......",
        2: "xx.......x......",
        1: "x........x......",
        0: "................",
    }
    for top, row in expected.items():
        assert "".join("x" if fits(top, value) else "." for value in range(16)) == row


def test_e5_order_matters() -> None:
    for order, tower in (("s10 s8", [12, 10, 8]), ("s8 s10", [12, 8, 10])):
        table = Table(2)
        table.give(1, "s12")
        table.show("s8 s10 c4 t4 j4")
        table.say("1 bid 2", "2 pass", *(f"1 build {card}" for card in order.split()))
        assert table.tower(1, "s") == tower


def test_e6_a_9_between_two_5s() -> None:
    table = Table(4)
    table.show("s5 s5 s9 c4 t4")
    table.say("1 bid 3", "2 pass", "3 pass", "4 pass")
    table.say("1 build s5", "1 build s9", "1 build s5")
    assert table.tower(1, "s") == [5, 9, 5]


@pytest.mark.parametrize(
    ("towers", "display", "ways"),
    [
        ("", "c1 h1 t1 j1 s1", [1, 5, 20, 60, 120, 120]),
        ("", "s1 s2 s3 s4 s5", [1, 5, 10, 10, 5, 1]),
        ("", "s8 s9 s1 s2 s15", [1, 5, 14, 26, 30, 16]),
        ("s12", "s8 s10 c4 t4 j4", [1, 5, 20, 60, 120, 120]),
        ("s0 c0 t0 j0 h0", "s8 c8 t8 j8 h8", [1, 0, 0, 0, 0, 0]),
        ("s7", "s8 s9 s10 s11 s12", [1, 1, 1, 3, 3, 1]),
    ],
)
def test_t4_2b_number_of_ways_to_build(towers: str, display: str, ways: list[int]) -> None:
    """How many orders there are for 0, 1, ... 5 cards: counted in two ways, and kept as data."""
    table = Table(2, referee=False)
    table.give(1, towers)
    table.show(display)
    table.say("1 bid 5")
    assert [count_builds(table, number) for number in range(6)] == ways
    assert [len(build_orders(towers, display, number)) for number in range(6)] == ways


def count_builds(table: Table, number: int) -> int:
    """Counts builds of `number` cards by the position's own legal moves."""
    found = 0
    for order in itertools.permutations(table.display(), number):
        twin = table.position.copy()
        for card in order:
            move = 13 + parse_card(card)
            if twin.over or twin.dealing or move not in twin.legal_moves(0):
                break
            twin.apply(0, move)
        else:
            found += 1
    return found
