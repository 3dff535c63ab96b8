"""C2 and C7: who builds which city, and where hands are passed."""

import pytest

from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.draft.seating import (
    builders,
    city_count,
    left_builder,
    left_city,
    reach,
    right_builder,
    right_city,
)
from draftingtable.games.core.chance import NOBODY
from tests.games.cities.draft_table import EVERY_COUNT, RINGS, Table

NEIGHBOURS = {
    2: "AB CD",
    3: "AC BA CB",
    4: "AD BA CB DC",
    5: "AE BA CB DC ED",
    6: "AF BA CB DC ED FE",
    7: "AG BA CB DC ED FE GF",
}
"""Each seat's left and right city by number of players, in notation."""


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_c2_every_seat_has_a_city_on_its_left_and_one_on_its_right(players: int) -> None:
    table = Table(players)
    found = [table.left(seat) + table.right(seat) for seat in range(1, players + 1)]
    assert " ".join(found) == NEIGHBOURS[players]


@pytest.mark.parametrize("players", RINGS)
def test_c2_each_pair_of_neighbours_builds_one_city_together(players: int) -> None:
    assert len(Table(players).position.cities) == players
    for city in range(players):
        assert builders(city, players, False) == sorted([city, (city + 1) % players])


def test_c2_the_letters_are_those_of_the_records() -> None:
    """City A lies between seats 1 and 2; the last one between the last seat and seat 1."""
    assert [seat + 1 for seat in builders(0, 5, False)] == [1, 2]
    assert [seat + 1 for seat in builders(4, 5, False)] == [1, 5]
    assert [city_text(city) for city in range(7)] == list("ABCDEFG")


def test_c7_each_of_two_players_builds_two_cities_alone() -> None:
    assert city_count(2, True) == 4
    assert [builders(city, 2, True) for city in range(4)] == [[0], [0], [1], [1]]


@pytest.mark.parametrize(("players", "two"), [(2, True), *((n, False) for n in RINGS)])
def test_cities_know_their_builders_as_builders_know_their_cities(players: int, two: bool) -> None:
    for seat in range(players):
        assert left_builder(left_city(seat, two), two) == seat
        assert right_builder(right_city(seat, players, two), players, two) == seat


def test_c7_no_city_has_a_builder_on_either_side() -> None:
    assert [left_builder(city, True) for city in range(4)] == [0, NOBODY, 1, NOBODY]
    assert [right_builder(city, 2, True) for city in range(4)] == [NOBODY, 0, NOBODY, 1]


@pytest.mark.parametrize("players", EVERY_COUNT)
@pytest.mark.parametrize("direction", [1, -1])
def test_reach_counts_how_often_a_hand_is_passed(players: int, direction: int) -> None:
    for seat in range(players):
        for times in range(players):
            other = (seat + times * direction) % players
            assert reach(seat, other, players, direction) == times


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_c3_1_hands_pass_to_the_left_in_round_1(players: int) -> None:
    """The left neighbour of seat k is the one it shares its left city with: seat k + 1."""
    check_passing(Table(players), players, 1)


@pytest.mark.parametrize("players", EVERY_COUNT)
def test_c3_3_hands_pass_to_the_right_in_round_3(players: int) -> None:
    table = Table(players)
    table.go_to_round(3, "a" if players == 2 else "")
    check_passing(table, players, -1)


def check_passing(table: Table, players: int, step: int) -> None:
    table.deal_by_chance()
    for _ in range(2):
        table.finish_phase()
        left_over = table.hands()
        table.finish_phase()
        taken = [left_over[(seat - step) % players] for seat in range(players)]
        assert table.hands() == taken


def test_c3_1_the_left_neighbour_is_met_at_the_left_city() -> None:
    for players in RINGS:
        for seat in range(players):
            neighbour = (seat + 1) % players
            assert builders(left_city(seat, False), players, False) == sorted([seat, neighbour])


def test_c7_with_two_players_both_directions_are_the_same() -> None:
    for direction in (1, -1):
        assert [reach(0, 1, 2, direction), reach(1, 0, 2, direction)] == [1, 1]
