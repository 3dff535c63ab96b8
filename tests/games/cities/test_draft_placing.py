"""C3.1 and C4 at a table: one tile into each of one's cities, in any order, where it fits."""

from itertools import permutations

import pytest

from tests.games.cities.draft_table import RINGS, Table

HANDS = ("S S F O P H d", "F F F O O P e", "H H H m b P P")


def revealed() -> Table:
    """Seat 1 has S and d, seat 2 F and e, seat 3 m and b; nothing is built yet."""
    table = Table(3)
    table.deal(*HANDS)
    table.say("1 pick S d", "2 pick F e", "3 pick m b")
    return table


def test_c3_1_one_tile_goes_left_the_other_right() -> None:
    table = revealed()
    table.say("1 place S A 0,0")
    assert table.may(1) == ["place d C 0,0"]
    assert table.refused_by("1 place d A 1,0") == ("one-tile-for-each-city", "C3.1")


def test_c3_1_which_tile_goes_where_is_the_owners_choice() -> None:
    assert revealed().may(1) == [
        "place S A 0,0",
        "place S C 0,0",
        "place d A 0,0",
        "place d C 0,0",
    ]


def test_c3_1_nobody_places_in_a_city_that_is_not_theirs() -> None:
    table = revealed()
    refusal = table.refuse("1 place S B 0,0")
    assert (refusal.code, refusal.rule) == ("not-your-city", "C3.1")
    assert refusal.params == {"city": "B", "cities": ["A", "C"]}


def test_c3_1_nobody_places_another_players_tile() -> None:
    assert revealed().refused_by("1 place F A 0,0") == ("not-to-be-placed", "C3.1")


def test_c3_1_everybody_places_at_the_same_time() -> None:
    table = revealed()
    assert table.acting() == [1, 2, 3]
    table.say("2 place F B 0,0", "2 place e A 0,0")
    assert table.acting() == [1, 3]
    assert table.refused_by("2 place e A 1,0") == ("both-tiles-placed", "C3.1")


@pytest.mark.parametrize("order", list(permutations([1, 2, 3])))
def test_c3_1_seats_place_in_any_order(order: tuple[int, ...]) -> None:
    table = revealed()
    for seat in order:
        table.say(f"{seat} {table.may(seat)[0]}", f"{seat} {table.may(seat)[-1]}")
    assert table.phase() == "picking"
    assert sorted(table.sizes()) == [2, 2, 2]


def test_c3_1_two_equal_tiles_are_one_choice() -> None:
    table = Table(3)
    table.deal(*HANDS)
    table.say("1 pick S S", "2 pick F e", "3 pick m b")
    assert table.may(1) == ["place S A 0,0", "place S C 0,0"]
    table.say("1 place S C 0,0")
    assert table.may(1) == ["place S A 0,0"]


def test_c4_1_the_first_tile_goes_to_the_origin() -> None:
    refusal = revealed().refuse("1 place S A 1,0")
    assert (refusal.code, refusal.rule) == ("first-tile-is-origin", "C4.1")
    assert refusal.params == {"tile": "S", "city": "A", "square": "1,0"}


def test_c4_1_a_later_tile_touches_a_building() -> None:
    table = revealed()
    table.say("2 place F A 0,0")
    assert table.refused_by("1 place S A 1,1") == ("touches-no-building", "C4.1")
    assert [move for move in table.may(1) if "S A" in move] == [
        "place S A 0,-1",
        "place S A -1,0",
        "place S A 1,0",
        "place S A 0,1",
    ]


def test_c4_2_a_duplex_touches_with_one_half_at_least() -> None:
    table = Table(3)
    table.go_to_round(2)
    table.stand("A", "SO..", "Pd..", "mF..", "....")
    table.stand("C", "SOPd", "....", "....", "....")
    table.hold(1, "S/F e-F F/O")
    table.say("1 pick S/F e-F")
    table.finish_phase()
    assert table.refused_by("1 place S/F C 1,2") == ("touches-no-building", "C4.2")
    assert "place S/F C 1,1" in table.may(1)
    assert "place S/F A 2,2" in table.may(1)


def test_c4_3_the_city_still_fits_some_four_by_four_square() -> None:
    table = Table(3)
    table.deal(*HANDS)
    table.stand("A", "SOPd", "....", "....", "....")
    table.say("1 pick S d", "2 pick F e", "3 pick m b")
    assert table.refused_by("1 place S A -1,0") == ("outside-four-by-four", "C4.3")
    assert "place S A 3,-1" in table.may(1)


@pytest.mark.parametrize(
    ("row", "ends"),
    [("S...", "-1,0 1,0"), ("SO..", "-1,0 2,0"), ("SOP.", "-1,0 3,0"), ("SOPd", "")],
)
def test_c4_3_the_square_is_not_fixed_in_advance(row: str, ends: str) -> None:
    """A row may grow at both ends until it is four long."""
    table = Table(3)
    table.deal(*HANDS)
    table.stand("A", row, "....", "....", "....")
    table.say("1 pick S d", "2 pick F e", "3 pick m b")
    squares = {move.split(" ")[3] for move in table.may(1) if "S A" in move}
    assert {square for square in squares if square.endswith(",0")} == set(ends.split())


def test_c4_4_nothing_is_built_over() -> None:
    table = Table(3)
    table.deal(*HANDS)
    table.stand("A", "SO..", "....", "....", "....")
    table.say("1 pick S d", "2 pick F e", "3 pick m b")
    refusal = table.refuse("1 place d A 1,0")
    assert (refusal.code, refusal.rule) == ("square-taken", "C4.4")
    assert refusal.params == {
        "tile": "d",
        "city": "A",
        "square": "1,0",
        "taken": "1,0",
        "building": "O",
    }


def test_c4_4_the_second_half_of_a_duplex_may_be_in_the_way() -> None:
    table = Table(3)
    table.go_to_round(2)
    table.stand("A", "SO..", "Pd..", "mF..", "....")
    table.hold(1, "S/F e-F F/O")
    table.say("1 pick S/F e-F")
    table.finish_phase()
    refusal = table.refuse("1 place e-F A -1,1")
    assert refusal.params["taken"] == "0,1"
    assert refusal.params["building"] == "P"


def test_c3_4_the_lower_seat_number_places_first() -> None:
    table = revealed()
    assert [table.first_placer(city) for city in "ABC"] == [1, 2, 1]


def test_c3_4_only_while_both_have_a_tile_for_that_city() -> None:
    table = revealed()
    table.say("2 place F A 0,0")
    assert [table.first_placer(city) for city in "ABC"] == [None, 2, 1]
    table.say("2 place e B 0,0")
    assert [table.first_placer(city) for city in "ABC"] == [None, None, 1]


def test_c3_4_is_about_placing_and_nothing_else() -> None:
    table = Table(3)
    assert table.first_placer("A") is None
    table.deal(*HANDS)
    assert table.first_placer("A") is None
    table.finish()
    assert table.first_placer("A") is None


def test_c3_4_nobody_is_kept_from_placing_first() -> None:
    """It decides only if both want the other to begin."""
    table = revealed()
    table.say("2 place F A 0,0", "3 place m C 0,0")


@pytest.mark.parametrize("players", RINGS)
def test_c3_4_in_every_ring(players: int) -> None:
    table = Table(players)
    table.deal_by_chance()
    table.finish_phase()
    letters = "ABCDEFG"[:players]
    lower = [min(k, (k + 1) % players) + 1 for k in range(players)]
    assert [table.first_placer(city) for city in letters] == lower


def test_c7_two_players_never_wait_for_each_other() -> None:
    table = Table(2)
    table.deal_by_chance()
    table.finish_phase()
    assert [table.first_placer(city) for city in "ABCD"] == [None] * 4


def test_c7_each_places_in_their_own_cities() -> None:
    table = Table(2)
    table.deal("S S F O P H d", "F F F O O P e")
    table.say("1 pick S d", "2 pick F e")
    assert {move.split(" ")[2] for move in table.may(1)} == {"A", "B"}
    assert {move.split(" ")[2] for move in table.may(2)} == {"C", "D"}
    assert table.refused_by("1 place S C 0,0") == ("not-your-city", "C7")
