"""Chances in ten-thousandths add up to the whole."""

from draftingtable.analysis.review.shares import WHOLE, as_chances, change, in_shares


def test_chances_are_rounded_so_that_they_add_up() -> None:
    assert in_shares([1 / 3] * 3) == [3334, 3333, 3333]
    assert in_shares([0.5, 0.5]) == [5000, 5000]
    assert sum(in_shares([1 / 7] * 7)) == WHOLE


def test_nobody_may_win() -> None:
    assert in_shares([0.0, 0.0]) == [0, 0]


def test_changes_lead_from_one_to_the_other() -> None:
    assert change([5000, 5000], [2500, 7500]) == [-2500, 2500]
    assert as_chances([2500, 7500]) == [0.25, 0.75]
