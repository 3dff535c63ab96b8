"""Calibration is measured as its names say."""

import tomllib
from pathlib import Path

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
    fitted,
    log_loss,
    measured,
    store,
    stored_calibrations,
)
from tools.strength.mixed_games import Kind, Point, kinds, points_of
from tools.train.mixed_play import play_mixed_game

from draftingtable.analysis.review.calibration import table

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
    points = [Point([], scores, [1.0, 0.0]) for scores in ([10, 10], [20, 10])]
    even, ahead = by_lead(points, 5.0)
    assert even[0] == [0.5, 0.5]
    assert ahead[0][0] == pytest.approx(0.8808, abs=1e-4)


def test_chances_that_are_too_sure_get_a_higher_temperature() -> None:
    right = [Point([0.8, 0.2], [0, 0], [1.0, 0.0])] * 8 + [
        Point([0.8, 0.2], [0, 0], [0.0, 1.0])
    ] * 2
    too_sure = [Point([0.8, 0.2], [0, 0], [1.0, 0.0]), Point([0.8, 0.2], [0, 0], [0.4, 0.6])]
    assert fitted(right) == pytest.approx(1.0, abs=0.11)
    assert fitted(too_sure) > 1.5


def test_the_diagram_shows_every_kind_of_game() -> None:
    bins = [Bin(0.1, 0.2, 5), Bin(0.9, 0.8, 5)]
    found = [
        Calibration(
            f"towers-{n}", f"5 Towers, {n} players", 1, 1, 1.0, 0.1, 0.1, 0.1, 0.1, 0.1, bins
        )
        for n in (2, 5)
    ]
    drawn = diagram(found)
    assert drawn.count("<circle") == 4
    assert "2 players" in drawn
    assert "5 players" in drawn


def test_a_kind_is_measured_and_stored_with_its_temperature(tmp_path: Path) -> None:
    kind = Kind("cities", "ring", 3)
    points = points_of(kind, "a test", 4, 2)
    assert points == points_of(kind, "a test", 4, 2)
    assert all(sum(point.wins) == pytest.approx(1.0) for point in points)
    found = measured(kind, 1.25, points[:4], points[4:], 2)
    file = tmp_path / "calibration.toml"
    file.write_text("version = 1\n[kinds]\n", encoding="utf-8")
    store(found, tmp_path, file)
    assert stored_calibrations(tmp_path) == [found]
    fitted_now = tomllib.loads(file.read_text(encoding="utf-8"))["kinds"]
    assert fitted_now == {"cities-ring-3": {"spread": 1.0, "temperature": 1.25}}


def test_every_kind_has_a_shipped_temperature() -> None:
    assert {kind.name for kind in kinds()} == set(table())


def test_mixed_games_are_played_to_the_end() -> None:
    game = play_mixed_game(3, "a game")
    assert len(game.towers) == len(game.seats) == len(game.points_now) > 15
    assert sum(game.final_wins) == pytest.approx(1.0)
    assert game.points_now[0] == [0, 0, 0]
    assert play_mixed_game(3, "a game").final_scores == game.final_scores
