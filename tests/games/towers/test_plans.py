"""The suggestion for each bid: which cards to take, and what to raze for them."""

import pytest

from draftingtable.games.towers.limits import bid_limit, bid_plans
from tests.games.towers.table import Table


def plans(stack: str, display: str, table: Table | None = None) -> list[tuple[object, object]]:
    table = table or Table(3)
    table.give(1, stack)
    table.show(display)
    found = [plan.as_data() for plan in bid_plans(table.position, 0)]
    return [(plan["raze"], plan["builds"]) for plan in found]


def test_there_is_a_plan_for_every_number_that_can_be_built() -> None:
    found = plans("s6 s4", "s7 c12 t3 j0 h9")
    assert [len(str(builds).split()) if builds else 0 for _, builds in found] == [0, 1, 2, 3, 4]


def test_high_cards_first_because_more_fits_on_them() -> None:
    assert plans("", "c2 h3 t14 j13 s1")[2] == (None, ["t14", "j13"])


def test_points_come_before_room() -> None:
    """The roof doubles three cards."""
    assert plans("s14 s12 s10", "s0 t15 j13 c1 h2")[1] == (None, ["s0"])


def test_a_card_is_razed_only_for_a_number_that_needs_it() -> None:
    found = plans("t4", "t12 t6 h7 s1 s2")
    assert [raze for raze, _ in found] == [None, None, None, None, "t", "t"]
    assert found[5] == ("t", ["h7", "t12", "t6", "s2", "s1"])


def test_what_is_built_after_a_raze_goes_on_the_card_below() -> None:
    assert plans("t13 t4 c0 s0 j0 h0", "t12 t6 c2 s2 j2")[2] == ("t", ["t12", "t6"])


@pytest.mark.parametrize(("late", "first"), [(False, "t15"), (True, "s0")])
def test_at_the_end_room_is_worth_nothing(late: bool, first: str) -> None:
    table = Table(3)
    if late:
        table.keep_in_pile_and_lose_the_rest("s14 s0 t15 j13 c1 h2")
        table.second_pass()
    assert plans("s14", "s0 t15 j13 c1 h2", table)[1] == (None, [first])


def test_the_largest_bid_is_explained_with_its_plan() -> None:
    table = Table(3)
    table.give(1, "c9 c1 s6")
    table.show("c8 c7 s7 t3 j0")
    limit, plan = bid_limit(table.position, 0), bid_plans(table.position, 0)[-1]
    assert (limit.largest, limit.raze, limit.builds) == (4, plan.raze, plan.builds)
