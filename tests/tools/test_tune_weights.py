"""Tuning of weights: stronger weights are seen to be stronger, and each step follows the winner."""

import random

import pytest
from tools.tune_weights import STEPS, advantage, lead, moved, step_of, tuned

from draftingtable.bots.towers.numbers import NUMBERS
from draftingtable.bots.towers.weights import Weights


@pytest.mark.parametrize("players", [2, 3])
def test_equal_weights_have_no_lead(players: int) -> None:
    one, two = (Weights(players, NUMBERS[players]) for _ in range(2))
    assert lead(one, two, players, 7, random.Random(1)) == pytest.approx(0.0)


def test_weights_that_throw_cards_away_lose() -> None:
    worse = {name: [-value for value in values] for name, values in NUMBERS[2].items()}
    one, two = Weights(2, NUMBERS[2]), Weights(2, worse)
    assert advantage(one, two, 2, 4, "worse") > 0.25
    assert sum(lead(one, two, 2, word, random.Random(1)) for word in range(4)) > 0


def test_weights_move_by_their_steps() -> None:
    weights = {"fit": [1.0, 2.0], "starts0": [0.5]}
    signs = {"fit": [1.0, -1.0], "starts0": [1.0]}
    far = {"fit": [1.0 + 2 * STEPS["fit"], 2.0 - 2 * STEPS["fit"]], "starts0": [1.0]}
    assert moved(weights, signs, 2.0) == {name: pytest.approx(far[name]) for name in far}
    assert all(step_of(name) > 0 for players in NUMBERS for name in NUMBERS[players])


def test_a_short_run_moves_the_weights_and_keeps_their_shape() -> None:
    found = tuned(2, 0.005, 1, "short")
    assert {name: len(values) for name, values in found.items()} == {
        name: len(values) for name, values in NUMBERS[2].items()
    }
    assert found != NUMBERS[2]
