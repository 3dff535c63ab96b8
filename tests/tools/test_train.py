"""Training in small: a few hundred games make the network better at what it is for."""

from pathlib import Path

import numpy as np
import pytest
from tools.train.judging import NumpyJudge
from tools.train.learning import SHAPE, as_list, blocks_of, forward, gradient, losses, untrained
from tools.train.report import write_report
from tools.train.samples import GamePositions, Samples, samples_of
from tools.train.self_play import play_game
from tools.train.tempering import best_temperature
from tools.train.trainer import Plan, Trainer

from draftingtable.bots.learned.network import Network
from draftingtable.bots.learned.weights_file import unpacked
from draftingtable.bots.towers.chances import Judge

SMALL = Plan(
    players=(2,),
    hand_generations=1,
    first_games=60,
    first_batches=30,
    games=2,
    batches=5,
    measure_every=100,
    deals=1,
    seed=5,
)


@pytest.fixture(scope="module")
def unseen() -> Samples:
    games = [play_game(2, None, 1.0, 0.08, "unseen", number) for number in range(60)]
    return samples_of(games, 2, 1.0)


def test_a_small_training_improves_on_the_untrained_network(
    unseen: Samples, tmp_path: Path
) -> None:
    trainer = Trainer(SMALL, tmp_path)
    before = losses(forward(trainer.course(2).blocks, unseen), unseen)
    trainer.generation(2, 0.0)
    trainer.generation(2, 1.0)
    after = losses(forward(trainer.course(2).blocks, unseen), unseen)
    assert after[0] < before[0] - 0.02
    assert after[1] < before[1] / 3


def test_a_saved_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    trainer = Trainer(SMALL, tmp_path)
    trainer.generation(2, 60.0)
    trainer.save()
    again = Trainer(SMALL, tmp_path)
    assert again.resume()
    assert again.weights() == trainer.weights()
    assert again.courses[2].log == trainer.courses[2].log
    assert unpacked((tmp_path / "towers.weights").read_bytes(), "towers.weights")
    page = write_report(again).read_text(encoding="utf-8")
    assert page.count("<svg") == 2
    assert "<td>60</td>" in page


def test_numpy_and_the_network_agree() -> None:
    blocks = untrained(3)
    network = Network(SHAPE, as_list(blocks))
    assert all((blocks_of(network)[name] == block).all() for name, block in blocks.items())
    by_hand = Judge(network)
    game = play_game(2, by_hand, 0.9, 0.1, "agree")
    done = forward(blocks, samples_of([game], 2, 1.0))
    assert done.wins == pytest.approx(np.array(game.wins), abs=1e-5)
    again = play_game(2, NumpyJudge(blocks), 0.9, 0.1, "agree")
    assert again.final_scores == game.final_scores
    assert np.array(again.scores) == pytest.approx(np.array(game.scores), abs=1e-2)
    assert again.wins[-1] == pytest.approx(game.wins[-1], abs=1e-5)


def test_the_gradient_is_that_of_the_loss() -> None:
    samples = samples_of([play_game(3, None, 1.0, 0.1, "gradient")], 3, 1.0)
    blocks = {name: block.astype(np.float64) for name, block in untrained(4).items()}
    found = gradient(blocks, forward(blocks, samples), samples)  # type: ignore[arg-type]
    for name, block in blocks.items():
        place = np.unravel_index(np.argmax(np.abs(found[name])), block.shape)
        steps = []
        for change in (1e-5, -2e-5):
            block[place] += change
            done = forward(blocks, samples)  # type: ignore[arg-type]
            log_loss, error = losses(done, samples)
            steps.append(log_loss + 0.125 * error / 100)
        slope = (steps[0] - steps[1]) / 2e-5
        block[place] += 1e-5
        assert slope == pytest.approx(float(found[name][place]), rel=1e-3), name


def test_targets_mix_results_with_later_chances() -> None:
    game = GamePositions(
        towers=[np.zeros(1, np.int16)] * 2,
        wins=[[0.5, 0.5], [0.8, 0.2]],
        scores=[[40.0, 40.0], [50.0, 30.0]],
        final_wins=[0.0, 1.0],
        final_scores=[20.0, 60.0],
    )
    wins, scores = game.targets(0.75)
    assert wins[1].tolist() == [0.0, 1.0]
    assert wins[0].tolist() == pytest.approx([0.2, 0.8])
    assert scores[0].tolist() == pytest.approx([27.5, 52.5])


def test_a_network_that_is_too_sure_is_tempered() -> None:
    """Nine in ten was claimed, three in four came true: odds of 9 become odds of 3."""
    chances = np.array([[0.9, 0.1]] * 4, np.float32)
    results = np.array([[1, 0]] * 3 + [[0, 1]], np.float32)
    assert best_temperature(chances, results) == pytest.approx(2.0)
    honest = np.array([[0.75, 0.25]] * 4, np.float32)
    assert best_temperature(honest, results) == 1.0
