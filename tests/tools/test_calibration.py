"""Calibration is measured as its names say."""

import pytest
from tools.strength.calibration import (
    Bin,
    Calibration,
    Predictions,
    bins_of,
    brier,
    by_lead,
    calibration_error,
    diagram,
    log_loss,
)
from tools.train.mixed_play import play_mixed_game
from tools.train.samples import GamePositions

PREDICTIONS: Predictions = [([0.75, 0.25], [1.0, 0.0]), ([0.75, 0.25], [0.0, 1.0])]


def test_the_brier_score_is_the_mean_squared_error() -> None:
    assert brier(PREDICTIONS) == pytest.approx((0.0625 + 0.5625) / 2)


def test_the_log_loss_is_that_of_the_winner() -> None:
    assert log_loss([([0.5, 0.5], [1.0, 0.0])]) == pytest.approx(0.6931, abs=1e-4)


def test_chances_are_compared_with_results_in_tenths() -> None:
    bins = bins_of(PREDICTIONS)
    assert bins == [Bin(0.25, 0.5, 2), Bin(0.75, 0.5, 2)]
    assert calibration_error(bins) == pytest.approx(0.25)
    assert calibration_error(bins_of([([1.0, 0.0], [1.0, 0.0])])) == 0.0


def test_a_lead_makes_a_win_more_likely() -> None:
    game = GamePositions(points_now=[[10, 10], [20, 10]], final_wins=[1.0, 0.0])
    even, ahead = by_lead([game], 5.0)
    assert even[0] == [0.5, 0.5]
    assert ahead[0][0] == pytest.approx(0.8808, abs=1e-4)


def test_the_diagram_shows_every_number_of_players() -> None:
    bins = [Bin(0.1, 0.2, 5), Bin(0.9, 0.8, 5)]
    found = [Calibration(n, 1, 1, 0.1, 0.1, 0.1, 0.1, 0.1, bins) for n in (2, 5)]
    drawn = diagram(found)
    assert drawn.count("<circle") == 4
    assert "2 players" in drawn
    assert "5 players" in drawn


def test_mixed_games_are_played_to_the_end() -> None:
    game = play_mixed_game(3, "a game")
    assert len(game.towers) == len(game.seats) == len(game.points_now) > 15
    assert sum(game.final_wins) == pytest.approx(1.0)
    assert game.points_now[0] == [0, 0, 0]
    assert play_mixed_game(3, "a game").final_scores == game.final_scores
