"""The search itself, on games with known answers."""

from typing import Any

import pytest

from draftingtable.bots.search.budget import Budget
from draftingtable.bots.search.tree_search import Search
from draftingtable.games.core.errors import BadOption
from tests.bots.search.pennies import HEADS, TAILS, PenniesGuide, PenniesView


def searched(guide: PenniesGuide, seat: int = 0, iterations: int = 400) -> Search:
    search = Search(guide, PenniesView(seat), "pennies")
    search.run(iterations)
    return search


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_learns_from_hidden_information(seat: int) -> None:
    """With secret choices each side wins half of the time, whichever is asked first."""
    best = searched(PenniesGuide(secrets=True), seat).analysis().best
    assert best.value == pytest.approx(0.5, abs=0.1)


def test_where_nothing_is_secret_the_second_answers_the_first() -> None:
    best = searched(PenniesGuide(secrets=False)).analysis().best
    assert best.value < 0.1


def test_replies_are_searched_only_where_the_guide_wants_it() -> None:
    """Otherwise the second seat's coin is left to chance, even where the first is visible."""
    search = searched(PenniesGuide(secrets=False, deep=False))
    assert search.analysis().best.value == pytest.approx(0.5, abs=0.1)
    assert all(child is None or not child.moves for child in search.root.children)


def test_chance_is_taken_into_account() -> None:
    """An occasional prize for heads makes heads the better coin."""
    for secrets in (True, False):
        search = searched(PenniesGuide(secrets, prize=100))
        assert search.analysis().best.move == HEADS


def test_tries_of_the_same_number_have_the_same_deals() -> None:
    search = Search(PenniesGuide(True, prize=100), PenniesView(0), "deals")
    search.run(200)
    heads, tails = search.root.place_of(HEADS), search.root.place_of(TAILS)
    fewer = min(search.root.counts[heads], search.root.counts[tails])
    assert fewer
    assert len(search.words) == max(search.root.counts)


def test_hidden_information_is_sampled_again_each_time() -> None:
    open_guide, secret_guide = PenniesGuide(secrets=False), PenniesGuide(secrets=True)
    searched(open_guide, iterations=50)
    searched(secret_guide, iterations=50)
    assert (open_guide.imagined, secret_guide.imagined) == (1, 51)


def test_a_search_can_be_stopped_and_resumed() -> None:
    whole = searched(PenniesGuide(True, prize=3), iterations=60)
    parts = Search(PenniesGuide(True, prize=3), PenniesView(0), "pennies")
    asked: list[int] = []

    def stop() -> bool:
        asked.append(parts.iterations)
        return parts.iterations == 25

    Budget().spend(parts, stop)
    assert parts.iterations == 25
    assert asked == list(range(26))
    Budget(iterations=35).spend(parts)
    assert parts.iterations == 60
    assert parts.root.counts == whole.root.counts
    assert parts.root.totals == whole.root.totals


def test_a_search_ends_when_its_time_is_up() -> None:
    search = Search(PenniesGuide(True), PenniesView(0), "clock")
    ticks = iter(range(100))
    search.run(1000, None, lambda: float(next(ticks)), 7.0)
    assert search.iterations == 7


def test_a_budget_of_time_ends() -> None:
    search = Search(PenniesGuide(True), PenniesView(0), "time")
    Budget(iterations=3, seconds=60).spend(search)
    Budget(seconds=1e-9).spend(search)
    assert search.iterations == 3


@pytest.mark.parametrize(
    "limits",
    [
        {"iterations": 0},
        {"iterations": 1.5},
        {"iterations": True},
        {"seconds": 0},
        {"seconds": -1.0},
        {"seconds": float("nan")},
        {"seconds": "long"},
    ],
)
def test_an_invalid_budget_is_refused(limits: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Budget(**limits)
