"""The suggestion for each bid: which cards to take, and what to raze for them."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.towers.building import can_raze, top_of
from draftingtable.games.towers.components import TYPES, VALUES, deck
from draftingtable.games.towers.limits import bid_limit, bid_plans
from draftingtable.games.towers.plans import (
    MANY,
    ROOM,
    BuildPlan,
    Tower,
    plans_of,
    stacks,
    values_of,
    worth_of,
)
from draftingtable.games.towers.rules import TowersPosition
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


def worth(towers: list[Tower], to_come: int) -> int:
    """Returns points, the tallest tower's twice, and room, as the plans weigh them."""
    return sum(worth_of(tower, to_come) for tower in towers) + max(map(len, towers)) * ROOM * MANY


def all_results(display: Tower, towers: list[Tower]) -> Iterator[tuple[int, bool, list[Tower]]]:
    """Yields everything that could be built: how many cards, whether after a raze, the towers."""
    for raze in [None, *(kind for kind in range(TYPES) if can_raze(top_of(towers[kind])))]:
        starts = [tower[:-1] if kind == raze else tower for kind, tower in enumerate(towers)]
        ways = [stacks(top_of(starts[kind]), values_of(display, kind)) for kind in range(TYPES)]
        for chosen in product(*ways):
            built = [start + stack for start, stack in zip(starts, chosen, strict=True)]
            yield sum(map(len, chosen)), raze is not None, built


def built(plan: BuildPlan, towers: list[Tower]) -> list[Tower]:
    after = [tower[:-1] if kind == plan.raze else tower for kind, tower in enumerate(towers)]
    for number in plan.builds:
        after[number // VALUES] += (number % VALUES,)
    return after


@pytest.mark.parametrize("seed", range(60))
def test_no_plan_could_be_better(seed: int) -> None:
    """Against trying everything: without a raze if possible, then what is worth most."""
    random = Random(seed)
    position = TowersPosition(4, True, 0)
    dealer, randomness = SamplingDealer(seed), Randomness(seed)
    for _ in range(random.randrange(1, 150)):
        if position.dealing:
            position.deal(dealer)
        position.apply(position.turn, position.random_move(position.turn, randomness))
    to_come = random.randrange(0, 2 * MANY)
    few = random.sample(range(TYPES), 2)  # many cards for one tower make the hard cases
    display = tuple(random.sample([n for n in deck(4) if n // VALUES in few], 5))
    towers = position.towers_of(random.randrange(4))
    best: dict[int, tuple[bool, int]] = {}
    for count, razed, after in all_results(display, towers):
        rank = (not razed, worth(after, min(to_come, MANY)))
        best[count] = max(rank, best.get(count, rank))
    found = plans_of(display, tuple(towers), to_come)
    ranks = [(p.raze == NOBODY, worth(built(p, towers), min(to_come, MANY))) for p in found]
    assert ranks == [best[count] for count in range(len(best))]
