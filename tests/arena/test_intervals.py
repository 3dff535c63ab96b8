"""Means and intervals for values with known answers."""

import math

import pytest

from draftingtable.arena.intervals import Sample, student, wilson
from draftingtable.games.core.randomness import Randomness


def sample(groups: list[list[float]]) -> Sample:
    found = Sample()
    for group, values in enumerate(groups):
        for value in values:
            found.add(group, value)
    return found


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (5, 2.5706),
        (10, 2.2281),
        (30, 2.0423),
        (1000, 1.9623),
    ],
)
def test_students_quantiles_as_in_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.002)


def test_groups_of_one_give_the_textbook_interval() -> None:
    estimate = sample([[2], [4], [4], [6]]).estimate()
    deviation = math.sqrt(8 / 3)  # of 2, 4, 4, 6
    assert estimate.mean == 4
    assert estimate.high == pytest.approx(4 + 3.1824 * deviation / 2, rel=0.002)
    assert estimate.low == pytest.approx(4 - 3.1824 * deviation / 2, rel=0.005)


def test_only_the_means_of_groups_count() -> None:
    """Ten repeats of the same game on one deal say no more than one."""
    few = sample([[1], [3], [8]]).estimate()
    many = sample([[1] * 10, [3] * 10, [8] * 10]).estimate()
    assert few.low == pytest.approx(many.low)
    assert few.high == pytest.approx(many.high)


def test_balanced_pairs_leave_no_uncertainty() -> None:
    """The seat decides every game, but each player had it once, so the mean is certain."""
    balanced = sample([[0, 10]] * 20)
    assert balanced.standard_error() == pytest.approx(0)
    assert balanced.estimate().low == pytest.approx(5)


def test_groups_of_different_size() -> None:
    """The mean is over all values; the error is that of a ratio, worked out by hand."""
    found = sample([[1, 2, 3], [5]])
    assert found.mean() == 2.75
    spread = (6 - 2.75 * 3) ** 2 + (5 - 2.75) ** 2
    assert found.standard_error() == pytest.approx(math.sqrt(spread * 2) / 4)


def test_one_deal_says_nothing() -> None:
    assert sample([[3, 4]]).estimate().low is None
    share = sample([[1, 1]]).share()
    assert (share.mean, share.low, share.high) == (1, 0, 1)


def test_wilsons_interval_as_in_the_textbook() -> None:
    low, high = wilson(0.5, 100, 1.959964)
    assert low == pytest.approx(0.4038, abs=1e-4)
    assert high == pytest.approx(0.5962, abs=1e-4)
    assert wilson(1.0, 10, 1.959964)[0] == pytest.approx(0.7225, abs=1e-4)


def test_shares_of_independent_games_are_nearly_wilsons() -> None:
    share = sample([[1.0]] * 60 + [[0.0]] * 40).share()
    low, high = wilson(0.6, 99, student(99))
    assert share.low == pytest.approx(low)
    assert share.high == pytest.approx(high)


def test_a_share_without_spread_counts_deals() -> None:
    for value in (0.0, 0.5, 1.0):
        share = sample([[value, value]] * 30).share()
        assert (share.low, share.high) == pytest.approx(wilson(value, 30, student(29)))


def test_intervals_have_the_stated_coverage() -> None:
    """Uses invented deals with correlated games: half of the luck comes from the deal."""
    randomness = Randomness("coverage")
    held = naive = 0
    rounds = 600
    for _ in range(rounds):
        deals = [randomness.below(100) / 100 for _ in range(25)]
        games = [
            [float(randomness.below(200) / 100 < deal + 0.5) for _ in range(4)] for deal in deals
        ]
        share = sample(games).share()
        truth = 0.4975
        held += (share.low or 0) <= truth <= (share.high or 0)
        low, high = wilson(share.mean, 100, 1.96)
        naive += low <= truth <= high
    assert 0.925 <= held / rounds <= 0.98
    assert naive < held
