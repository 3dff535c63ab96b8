"""Results of imagined games are turned into chances."""

import pytest

from draftingtable.analysis.review.calibration import Trust, table, trust_for


def test_chances_add_up_and_keep_their_order() -> None:
    chances = Trust(1.0, 1.5).chances([0.6, 0.3, 0.1], 48)
    assert sum(chances) == pytest.approx(1.0)
    assert chances == sorted(chances, reverse=True)


def test_a_higher_temperature_is_less_sure() -> None:
    sure, unsure = (Trust(1.0, each).chances([0.8, 0.2], 1000)[0] for each in (1.0, 2.0))
    assert 0.5 < unsure < sure < 0.8


def test_a_few_equal_results_are_no_certainty() -> None:
    few, many = (Trust().chances([1.0, 0.0], each)[0] for each in (8, 800))
    assert few < many < 1.0


def test_the_slope_is_that_of_the_chances() -> None:
    trust = Trust(1.0, 1.4)
    before, after = (trust.chances([win, 1.0 - win], 100)[0] for win in (0.495, 0.505))
    assert trust.slope([0.5, 0.5], 100, 0) == pytest.approx((after - before) / 0.01, rel=0.02)
    assert trust.slope([1.0, 0.0], 100, 0) > 0.0


def test_games_that_were_not_measured_are_trusted_as_they_are() -> None:
    assert trust_for("staircase", "", 3) == Trust()
    assert trust_for("cities", "ring", 3) == table()["cities-ring-3"]
