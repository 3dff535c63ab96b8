"""Games stepped by several processes are the games that each of them would play alone."""

import copy
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from draftingtable.adapters.vector import Batch, VectorTable, any_legal
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


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_the_games_are_those_of_one_process(workers: int) -> None:
    options: dict[str, Any] = {"opponents": "apprentice", "shaped": True, "illegal_reward": -1.0}
    alone = VectorTable("towers", 5, seed=4, **options)
    with WorkerTables("towers", 5, workers, seed=4, **options) as games:
        one, other = alone.reset(), games.reset()
        ended = 0
        for step in range(170):
            check_same(one, other)
            actions = any_legal(one, np.random.default_rng(step))
            actions[step % 5] += 93 * (step == 30)  # an illegal one
            one, other = alone.step(actions), games.step(actions)
            ended += len(one.ended)
            if step == 120:
                one, other = alone.reset(), games.reset()
        assert ended > 5
        check_same(alone.reset(seed=9), games.reset(seed=9))


def check_same(one: Batch, other: Batch) -> None:
    for name in ("observations", "masks", "seats", "rewards", "done", "firsts", "shaped"):
        assert np.array_equal(getattr(one, name), getattr(other, name)), name
    used = one.firsts[-1]
    assert np.array_equal(one.legal[:used], other.legal[:used])
    assert [(each.row, each.scores) for each in one.ended] == [
        (each.row, each.scores) for each in other.ended
    ]


def test_a_step_writes_into_given_arrays(games: WorkerTables) -> None:
    out = games.empty(np.float32)
    batch = games.reset(seed=3, out=out)
    before = batch.observations.copy()
    assert batch is out
    games.step(any_legal(batch, np.random.default_rng(0)))
    assert np.array_equal(batch.observations, before)
    with pytest.raises(ValueError, match="shape"):
        games.step(batch.legal[batch.firsts[:-1]], out=replace(out, done=np.zeros(4, np.bool_)))


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
