"""A survey agrees with evaluating every possible next city."""

from __future__ import annotations

import pytest

from draftingtable.bots.cities.journeyman import PROSPECTS, SoberJudge
from draftingtable.bots.cities.judging import every_place, rivals_of
from draftingtable.bots.cities.placement_table import NOWHERE, Survey
from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import BUILDINGS
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.cities.game import GAME
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.randomness import Randomness

JUDGE = SoberJudge(PROSPECTS)


def cities_of_a_random_game(players: int) -> list[tuple[City, list[int]]]:
    """Returns every city after each turn, with the factories of the others."""
    position = GAME.begin(GAME.setup(players))
    assert isinstance(position, DraftPosition)
    dealer, randomness = SamplingDealer("survey", players), Randomness("survey", players)
    found: list[tuple[City, list[int]]] = []
    turn = 0
    while not position.over:
        if position.dealing:
            position.deal(dealer)
            continue
        seat = position.actor()
        position.apply(seat, position.random_move(seat, randomness))
        if position.turn != turn:
            turn = position.turn
            for number, city in enumerate(position.cities):
                found.append((city.copy(), rivals_of(position.cities, number)))
    return found


@pytest.mark.parametrize("players", range(3, 8))
def test_it_agrees_with_evaluating_each_city(players: int) -> None:
    for city, rivals in cities_of_a_random_game(players):
        survey = Survey(PROSPECTS, city, rivals)
        for building in range(BUILDINGS):
            squares, worths = every_place(JUDGE, city, building, rivals)
            best = sorted(worths, reverse=True)
            assert survey.best[building] == pytest.approx(best[0])
            assert worths[squares.index(survey.best_square[building])] == pytest.approx(best[0])
            if len(best) > 1:
                assert survey.second[building] == pytest.approx(best[1])
                assert survey.second_square[building] in squares


def test_an_empty_city_has_one_square() -> None:
    survey = Survey(PROSPECTS, City(), [0, 0])
    for building in range(BUILDINGS):
        assert survey.squares(building) == City().legal_squares(building)
        assert survey.second_square[building] == NOWHERE
