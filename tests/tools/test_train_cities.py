"""The training of the networks that value cities."""

from pathlib import Path

import numpy as np
import pytest
from tools.train import cities
from tools.train.cities_games import Cities, joined, play_cities
from tools.train.cities_learning import fit, gradient, network_of, points, untrained
from tools.train.learning import Adam

from draftingtable.bots.cities.value_network import ValueNetwork
from draftingtable.bots.cities.value_weights import unpacked_values

SEED = 5


def games(network: ValueNetwork | None = None, players: int = 2, count: int = 3) -> Cities:
    return joined([play_cities(players, network, SEED, number) for number in range(count)])


def test_numpy_and_the_bots_compute_the_same() -> None:
    played, blocks = games(count=1), untrained(SEED)
    network = network_of(blocks)
    found = [network.points_of_list([int(mark) for mark in marks]) for marks in played.marks]
    assert points(blocks, played) == pytest.approx(found, abs=1e-3)


def test_the_gradient_is_the_slope_of_the_error() -> None:
    played, blocks = games(count=1), untrained(SEED)
    found, _ = gradient(blocks, played)
    for name, place in (("second", (3, 5)), ("output", (0, 2)), ("second_bias", (0, 1))):
        errors = []
        for step in (-0.01, 0.01):
            moved = {**blocks, name: blocks[name].copy()}
            moved[name][place] += step
            errors.append(gradient(moved, played)[1])
        slope = (errors[1] - errors[0]) / 0.02 / 2 / 25
        assert found[name][place] == pytest.approx(slope, rel=0.05, abs=1e-4)


def test_it_learns_from_games() -> None:
    played, blocks = games(), untrained(SEED)
    before = float(np.mean(played.missing**2))
    adam = Adam(blocks, 0.005, decay=0.0)
    for epoch in range(30):
        error = fit(blocks, adam, played, epoch)
    assert error < 0.6 * before


@pytest.mark.parametrize("players", [2, 3])
def test_games_are_repeatable_and_may_be_played_by_a_network(players: int) -> None:
    by_hand, again = games(None, players, 1), games(None, players, 1)
    assert np.array_equal(by_hand.marks, again.marks)
    learned = games(network_of(untrained(SEED)), players, 1)
    assert by_hand.marks.shape == learned.marks.shape
    assert not np.array_equal(by_hand.marks, learned.marks)


def test_a_training_goes_on_and_can_be_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cities, "PACKAGED", tmp_path / "installed")
    with pytest.raises(SystemExit, match="not trained yet: two, ring"):
        cities.install(tmp_path, SEED)
    for mode in cities.MODES:
        cities.Course(mode, tmp_path, SEED).generation_of(1)
    assert cities.Course("two", tmp_path, SEED).generation == 1
    cities.install(tmp_path, SEED)
    assert len(unpacked_values((tmp_path / "installed").read_bytes(), "installed")) == 2
