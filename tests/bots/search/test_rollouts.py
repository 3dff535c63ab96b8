"""Rollouts find the better move, drop what is clearly worse, and use equal luck for all."""

import pytest

from draftingtable.bots.search.budget import Budget
from draftingtable.bots.search.race import LEAP, SAME, Race
from draftingtable.bots.search.rollouts import Rollouts
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from tests.bots.search.pennies import HEADS, TAILS, PenniesGuide, PenniesView


def race_of(*entries: float, samples: int, trust: float = 0.0) -> Race:
    """Returns a race in which each entry always has the same late payoff."""
    race = Race(len(entries), trust, 2.5)
    for _ in range(samples):
        race.add(0.0, entries[race.turn])
    return race


class Foresight(PenniesGuide):
    """Estimates the second coin as certain to win; the games say that it makes no difference."""

    def __init__(self, trust: float) -> None:
        super().__init__(True)
        self.trust = trust

    def estimate(self, position: Position, dealer: Dealer, randomness: Randomness) -> list[float]:
        first = int(position.snapshot()["coins"] == [TAILS, -1])
        return [float(first), 1.0 - first]


@pytest.mark.parametrize("secrets", [True, False])
def test_the_better_move_is_found_and_the_other_dropped(secrets: bool) -> None:
    search = Rollouts(PenniesGuide(secrets, prize=100), PenniesView(0), "pennies")
    search.run(400)
    best, other = search.analysis().candidates
    assert (best.move, other.move) == (HEADS, TAILS)
    assert best.value > other.value
    assert search.settled()
    assert search.iterations == best.visits + other.visits < 400


def test_moves_of_equal_worth_are_tried_equally_often() -> None:
    search = Rollouts(PenniesGuide(True), PenniesView(0), "pennies")
    search.run(41)
    assert sorted(candidate.visits for candidate in search.analysis().candidates) == [20, 21]
    assert len(search.words) == 21


def test_it_can_be_stopped_and_resumed() -> None:
    whole = Rollouts(PenniesGuide(True), PenniesView(0), "pennies")
    parts = Rollouts(PenniesGuide(True), PenniesView(0), "pennies")
    Budget(iterations=30).spend(whole)
    Budget().spend(parts, lambda: parts.iterations == 11)
    assert parts.iterations == 11
    Budget(iterations=19).spend(parts)
    assert whole.analysis() == parts.analysis()


def test_hidden_information_is_sampled_again_each_time() -> None:
    guide = PenniesGuide(True)
    Rollouts(guide, PenniesView(0), "pennies").run(10)
    assert guide.imagined == 11


@pytest.mark.parametrize(("trust", "best"), [(1e9, TAILS), (1.0, None)])
def test_estimates_count_as_much_as_they_are_trusted(trust: float, best: int | None) -> None:
    search = Rollouts(Foresight(trust), PenniesView(0), "pennies")
    search.run(64)
    values = {candidate.move: candidate.value for candidate in search.analysis().candidates}
    if best is None:
        assert abs(values[HEADS] - values[TAILS]) < 0.5
    else:
        assert search.analysis().best.move == best
        assert values[TAILS] == pytest.approx(1.0, abs=1e-6)


def test_samples_are_taken_in_turn() -> None:
    race = race_of(0.5, 0.4, 0.6, samples=7)
    assert [race.count(entry) for entry in range(3)] == [3, 2, 2]
    assert race.leader() == 2
    assert race.order() == [2, 0, 1]


def test_an_entry_drops_out_when_it_is_always_worse() -> None:
    race = race_of(0.5, 0.6, samples=2 * LEAP)
    assert list(race.running) == [False, True]
    assert race.left == 1


def test_entries_without_any_difference_are_the_same() -> None:
    assert race_of(0.5, 0.5, samples=2 * SAME - 1).left == 2
    assert race_of(0.5, 0.5, samples=2 * SAME).left == 1


def test_untried_entries_come_last_but_stay_in_the_race() -> None:
    race = race_of(0.1, 0.2, 0.3, samples=1)
    assert race.order() == [0, 1, 2]
    assert race.left == 3


def test_the_blend_of_early_and_late_payoffs() -> None:
    race = Race(1, 3.0, 2.5)
    race.add(1.0, 0.0)
    assert race.value(0) == pytest.approx(0.75)
