"""Ratings computed from invented results."""

import math

import pytest

from draftingtable.arena.ratings import Rating, Ratings, rate
from draftingtable.games.core.randomness import Randomness
from tests.arena.invented import forfeited, game, tournament, unit

SCALE = 25 / 6 * math.sqrt(2)
"""Rating points per factor of e in the odds, at a table of two."""


def rated(probability: float, deals: int) -> dict[str, Rating]:
    randomness = Randomness("ratings", probability)
    pair = tournament(("strong", "weak"), deals=deals)
    results = []
    for deal in range(deals):
        wins = [randomness.below(1000) < probability * 1000 for _ in range(2)]
        results.append(unit(deal, game(int(wins[0]), 1 - wins[0]), game(1 - wins[1], int(wins[1]))))
    return rate(pair, results)


@pytest.mark.parametrize("probability", [0.5, 0.6, 0.75, 0.9])
def test_a_lead_is_worth_its_odds(probability: float) -> None:
    ratings = rated(probability, 1000)
    lead = ratings["strong"].mu - ratings["weak"].mu
    odds = math.log(probability / (1 - probability))
    uncertainty = math.hypot(ratings["strong"].sigma, ratings["weak"].sigma)
    assert uncertainty < 0.8
    assert lead == pytest.approx(SCALE * odds, abs=2.5 * uncertainty)


def test_more_games_are_more_certain() -> None:
    few, many = rated(0.6, 20), rated(0.6, 500)
    assert many["strong"].sigma < few["strong"].sigma / 2
    estimate = few["strong"].estimate()
    assert estimate.low is not None
    assert estimate.low == pytest.approx(estimate.mean - 1.96 * few["strong"].sigma, abs=0.01)


def test_ties_keep_equals_equal() -> None:
    pair = tournament(("a", "b"))
    ratings = rate(pair, [unit(deal, game(3, 3), game(5, 5)) for deal in range(50)])
    assert ratings["a"].mu == pytest.approx(ratings["b"].mu)
    assert ratings["a"].sigma < 3


def test_places_count_at_larger_tables() -> None:
    ratings = Ratings(["a", "b", "c"])
    for _ in range(30):
        ratings.add(("a", "b", "c"), game(9, 5, 1))
    found = ratings.by_name
    assert found["a"].mu > found["b"].mu > found["c"].mu


def test_one_against_itself_elsewhere() -> None:
    ratings = Ratings(["a", "b"])
    for _ in range(40):
        for scores in ((9, 5, 1), (5, 9, 1), (1, 5, 9)):  # each place equally often: as good as b
            ratings.add(("a", "b", "b"), game(*scores))
    assert ratings.by_name["a"].mu == pytest.approx(ratings.by_name["b"].mu, abs=1.5)
    alone = Ratings(["a"])
    alone.add(("a", "a"), game(5, 9))
    assert alone.by_name["a"].mu == 25


def test_forfeiting_ranks_last() -> None:
    assert forfeited(1, 3).ranks() == [0, 1, 0]
    ratings = Ratings(["a", "b"])
    ratings.add(("a", "b"), forfeited(0, 2))
    assert ratings.by_name["a"].mu < ratings.by_name["b"].mu


def test_ranks() -> None:
    assert game(3, 9, 3, 1).ranks() == [1, 0, 1, 3]
    assert game(7, 7).ranks() == [0, 0]
