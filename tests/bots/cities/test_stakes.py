"""Payoffs of seats: who finishes first (C6, C7)."""

from __future__ import annotations

import pytest

from draftingtable.bots.cities.win_payoffs import CitiesResult, lead_of, stakes

SPREAD = 3.0


def result(*totals: float, two: bool = False) -> CitiesResult:
    players = 2 if two else len(totals)
    return CitiesResult(list(totals), players, two, [0.0] * players)


def test_the_lower_city_counts_in_a_ring() -> None:
    """City A lies between seats 1 and 2, and so on; seat 1's other city is the last one."""
    assert result(56.0, 62.0, 62.0, 52.0, 57.0, 62.0).scores == [56, 56, 62, 52, 52, 57]


def test_two_players_add_their_cities_up() -> None:
    assert result(50.0, 60.0, 55.0, 57.0, two=True).scores == [110, 112]
    assert lead_of(result(50.0, 60.0, 55.0, 57.0, two=True), 0, 1) == -2


def test_a_shared_city_does_not_change_the_balance_between_neighbours() -> None:
    for common in (20.0, 55.0, 90.0):
        found = result(common, 50.0, 60.0)
        assert lead_of(found, 0, 1) == 10
        assert lead_of(found, 1, 0) == -10


@pytest.mark.parametrize("lowest", range(3))
def test_of_three_the_one_who_does_not_build_the_lowest_city_wins(lowest: int) -> None:
    totals = [60.0, 60.0, 60.0]
    totals[lowest] = 40.0
    chances = stakes(result(*totals), SPREAD)
    assert chances.index(max(chances)) == (lowest + 2) % 3
    assert max(chances) > 0.9


@pytest.mark.parametrize("players", range(3, 8))
def test_chances_add_up_to_one(players: int) -> None:
    totals = [50.0 + 7.0 * city % 11.0 for city in range(players)]
    assert sum(stakes(result(*totals), SPREAD)) == pytest.approx(1)
    assert stakes(result(*[55.0] * players), SPREAD) == pytest.approx([1 / players] * players)


def test_no_lead_is_too_large() -> None:
    chances = stakes(result(0.0, 0.0, 900.0, 900.0, two=True), SPREAD)
    assert chances == pytest.approx([0.0, 1.0])
