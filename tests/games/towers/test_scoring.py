"""T8: points and winners."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from draftingtable.games.towers.scoring import (
    breakdown,
    main_points,
    raze_points,
    total_points,
    tower_points,
)
from tests.games.towers.table import Table


@pytest.mark.parametrize("tower", [(), (7,), (12, 7), (15, 9, 8, 14, 1)])
def test_t8_1_one_point_per_card_without_a_roof(tower: tuple[int, ...]) -> None:
    assert tower_points(tower) == len(tower)


@pytest.mark.parametrize("tower", [(0,), (12, 0), (15, 9, 8, 14, 0)])
def test_t8_2_two_points_per_card_with_a_roof_which_counts_too(tower: tuple[int, ...]) -> None:
    assert tower_points(tower) == 2 * len(tower)


def test_t8_3_the_main_tower_gives_one_more_point_for_each_of_its_cards() -> None:
    assert main_points([(), (12, 7, 3), (4, 0), (), ()]) == 3


def test_t8_3_the_tallest_is_taken_with_or_without_a_roof() -> None:
    roofed, tall = (4, 2, 0), (12, 11, 10, 9)
    assert main_points([roofed, tall, (), (), ()]) == 4
    assert total_points([roofed, tall, (), (), ()], 0) == 6 + 4 + 4


def test_t8_3_without_towers_there_is_no_main_tower() -> None:
    assert main_points([(), (), (), (), ()]) == 0


@pytest.mark.parametrize(("razed", "points"), [(0, 0), (1, -1), (2, -3), (3, -6), (10, -55)])
def test_t8_4_razed_cards_cost_1_then_2_then_3(razed: int, points: int) -> None:
    assert raze_points(razed) == points
    assert raze_points(razed) == -sum(range(1, razed + 1))


def test_t8_4_a_score_can_be_negative() -> None:
    table = Table()
    table.give_razed(1, "s1 s2 s3")
    assert table.score(1) == -6


def test_t8_5_most_points_win() -> None:
    table = Table()
    table.give(1, "s7 s6")
    table.give(2, "c7 c6 c5")
    assert table.position.outcome().scores == [4, 6, 0]
    assert table.winners() == [2]


def test_t8_5_a_tie_is_a_shared_victory() -> None:
    table = Table()
    table.give(1, "s7 s6")
    table.give(3, "c7 c6")
    assert table.winners() == [1, 3]
    assert table.position.outcome().tie_break == ""


def test_t8_5_all_may_share() -> None:
    assert Table(5).winners() == [1, 2, 3, 4, 5]


def test_e4_25_points() -> None:
    table = Table()
    table.give(1, "s12 s10 s7 s3 c4 c2 c0 t15 t14 t13 t12 t11 t0")
    table.give_razed(1, "j3 j2")
    assert table.score(1) == 4 + 6 + 12 + 6 - 3 == 25
    assert table.position.outcome().breakdown[0] == {
        "towers": {"candy": 6, "tree": 12, "sand": 4},
        "main": 6,
        "razed": -3,
        "total": 25,
    }


def test_the_score_pads_example_in_the_notation() -> None:
    """Sand 6 4 0, tree 12 and two razed cards make 7 points."""
    assert breakdown([(), (), (12,), (), (6, 4, 0)], 2) == {
        "towers": {"tree": 1, "sand": 6},
        "main": 3,
        "razed": -3,
        "total": 7,
    }


values = st.lists(st.integers(1, 15), max_size=9)
a_tower = st.tuples(values, st.booleans()).map(lambda t: (*t[0], 0) if t[1] else tuple(t[0]))


@given(st.lists(a_tower, min_size=5, max_size=5), st.integers(0, 12))
def test_t8_total_against_counting_card_by_card(towers: list[tuple[int, ...]], razed: int) -> None:
    points = 0
    for tower in towers:
        for _ in tower:
            points += 1
            points += 0 in tower
    points += max(len(tower) for tower in towers)
    for number in range(razed):
        points -= number + 1
    assert total_points(towers, razed) == points
    assert breakdown(towers, razed)["total"] == points
