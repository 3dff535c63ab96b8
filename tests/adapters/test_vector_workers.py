"""Games stepped by several processes are the games that each of them would play alone."""

import copy
from collections.abc import Iterator

import numpy as np
import pytest

from draftingtable.adapters.vector import any_legal
from draftingtable.adapters.vector_workers import WorkerTables
from draftingtable.games.core.errors import BadOption


@pytest.fixture(scope="module")
def games() -> Iterator[WorkerTables]:
    with WorkerTables("cities", 5, workers=2, seed=3, mode="beginner", compact=True) as games:
        yield games


def test_workers_play_whole_games_in_every_row(games: WorkerTables) -> None:
    batch, rows = games.reset(seed=3), set()
    for step in range(120):
        for row in range(5):
            listed = batch.legal[batch.firsts[row] : batch.firsts[row + 1]]
            assert np.flatnonzero(batch.masks[row]).tolist() == sorted(listed.tolist())
        batch = games.step(any_legal(batch, np.random.default_rng(step)))
        for ending in batch.ended:
            assert batch.done[ending.row]
            assert batch.rewards[ending.row].tolist() == pytest.approx(ending.rewards)
            rows.add(ending.row)
    assert rows == set(range(5))


def test_the_same_seed_gives_the_same_games(games: WorkerTables) -> None:
    seen = []
    for seed in (4, 4, 5):
        batch = games.reset(seed)
        for step in range(20):
            batch = games.step(any_legal(batch, np.random.default_rng(step)))
        seen.append(batch.observations.copy())
    assert np.array_equal(seen[0], seen[1])
    assert not np.array_equal(seen[0], seen[2])


def test_rows_differ_between_workers(games: WorkerTables) -> None:
    batch = games.reset(seed=3)
    assert len({row.tobytes() for row in batch.observations}) == 5


def test_an_illegal_action_is_refused_before_any_is_taken(games: WorkerTables) -> None:
    batch = games.reset(seed=3)
    before, actions = batch.observations.copy(), any_legal(batch, np.random.default_rng(0))
    actions[4] = 216
    with pytest.raises(ValueError, match="game 4: action 216"):
        games.step(actions)
    assert np.array_equal(batch.observations, before)


def test_a_copy_is_refused_with_the_reason(games: WorkerTables) -> None:
    with pytest.raises(TypeError, match="other processes"):
        copy.deepcopy(games)


def test_wrong_arguments_are_refused_before_any_process_starts() -> None:
    with pytest.raises(BadOption):
        WorkerTables("towers", 4, opponents="genius")
    with pytest.raises(ValueError, match="workers"):
        WorkerTables("towers", 4, workers=5)
