"""The network that values cities, and the file of its weights."""

from __future__ import annotations

import pytest

from draftingtable.bots.cities.journeyman import PROSPECTS
from draftingtable.bots.cities.learned_judge import LearnedJudge
from draftingtable.bots.cities.value_marks import ROWS, marks_of
from draftingtable.bots.cities.value_network import FIRST, SECOND, ValueNetwork, size_of
from draftingtable.bots.cities.value_weights import packed_values, unpacked_values, value_networks
from draftingtable.bots.learned.weights_file import BadWeights
from draftingtable.games.cities.city.city import city_from_rows

HALF_BUILT = ("SS..", "OO.d", "PHF.", "....")
FINISHED = ("SSSS", "OOOO", "PPHd", "OHPe")


def made_up() -> list[float]:
    """Returns weights whose output is easy to compute: the first unit counts 0.25 per mark."""
    weights = [0.0] * size_of(ROWS)
    for row in range(ROWS):
        weights[row * FIRST] = 0.25
    weights[ROWS * FIRST + FIRST] = 2.0  # from the first unit to the first of the second layer
    second_bias = ROWS * FIRST + FIRST + FIRST * SECOND
    weights[second_bias] = 1.0
    weights[second_bias + SECOND] = 0.5
    weights[-1] = -1.0
    return weights


def test_layers_are_added_up() -> None:
    network = ValueNetwork(ROWS, made_up())
    assert network.points_of_list([0, 20, 40, 60]) == pytest.approx((0.5 * (2 * 1.0 + 1) - 1) * 5)


def test_negative_sums_count_as_nothing() -> None:
    weights = made_up()
    weights[ROWS * FIRST] = -2.0  # the bias of the first unit
    assert ValueNetwork(ROWS, weights).points_of_list([1, 2]) == pytest.approx((0.5 - 1) * 5)


def test_each_fact_has_marks_of_its_own() -> None:
    marks = list(marks_of(city_from_rows(HALF_BUILT), 0, 2, 1))
    assert marks == sorted(set(marks))
    assert marks[-1] < ROWS
    assert marks != list(marks_of(city_from_rows(HALF_BUILT), 3, 2, 1))
    assert len(marks_of(city_from_rows(FINISHED), 5, 9, 3)) == len(marks)


def test_a_finished_city_is_worth_its_score() -> None:
    judge = LearnedJudge(value_networks()[0], 0)
    finished, half = city_from_rows(FINISHED), city_from_rows(HALF_BUILT)
    assert judge.closer(finished, [0, 0, 0]) == PROSPECTS.worth(finished, [0, 0, 0])
    assert judge.closer(half, [0, 0, 0]) != PROSPECTS.worth(half, [0, 0, 0])


def test_weights_survive_the_file() -> None:
    (network,) = unpacked_values(packed_values([made_up()]), "test")
    assert network.points_of_list([3, 30]) == ValueNetwork(ROWS, made_up()).points_of_list([3, 30])


def test_bad_files_are_refused() -> None:
    data = packed_values([made_up()])
    with pytest.raises(BadWeights, match="not a file of weights"):
        unpacked_values(b"something else", "test")
    with pytest.raises(BadWeights, match="damaged"):
        unpacked_values(data[:100] + b"\x01" + data[101:], "test")
    with pytest.raises(BadWeights, match="damaged"):
        unpacked_values(data[:-1], "test")
    with pytest.raises(ValueError, match="weights are needed"):
        ValueNetwork(ROWS, [0.0])
