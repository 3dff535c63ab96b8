"""Payoffs of seats."""

import pytest

from draftingtable.bots.search.payoffs import first_of, pairwise, shared_win


def test_payoffs_are_shared_out() -> None:
    for scores in ([3.0, 9.0], [1.0, 1.0, 5.0], [4.0, 8.0, 15.0, 16.0, 23.0]):
        assert sum(pairwise(scores, 10.0)) == pytest.approx(len(scores) / 2)


def test_more_points_are_worth_more_but_less_and_less() -> None:
    values = [pairwise([lead, 0.0], 10.0)[0] for lead in (0.0, 5.0, 10.0, 15.0, 40.0)]
    assert values[0] == 0.5
    assert values == sorted(values)
    assert values[1] - values[0] > values[2] - values[1] > values[3] - values[2]
    assert values[2] == pytest.approx(0.731, abs=0.001)


def test_no_lead_is_too_large() -> None:
    assert pairwise([0.0, 1e9], 1.0) == pytest.approx([0.0, 1.0])


def test_a_victory_may_be_shared() -> None:
    assert shared_win(3, first_of([4.0, 7.0, 7.0])) == [0.0, 0.5, 0.5]
    assert shared_win(2, [0]) == [1.0, 0.0]
