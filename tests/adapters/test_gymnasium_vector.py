"""Gymnasium's vector environments: the same games as one at a time, reset in the same step."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from draftingtable.adapters.batches import any_allowed
from draftingtable.adapters.gymnasium_vector import SeatVectorEnv
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.registry import manifest_of


def made(game: str, count: int, **options: Any) -> SeatVectorEnv:
    envs = gymnasium.make_vec(
        f"draftingtable.adapters.gymnasium_env:{manifest_of(game).gymnasium}",
        num_envs=count,
        vectorization_mode="vector_entry_point",
        **options,
    )
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    return envs.unwrapped


def test_it_says_how_games_are_reset() -> None:
    assert made("towers", 2).metadata["autoreset_mode"] == AutoresetMode.SAME_STEP


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("towers", {"players": 3, "seat": 2}),
        ("cities", {"mode": "beginner", "compact": True, "compact_observations": True}),
        ("cities", {"players": 3, "seat": 1, "opponents": "apprentice", "shaped": True}),
    ],
)
def test_a_game_that_ends_gives_its_last_observation(game: str, options: dict[str, Any]) -> None:
    envs = made(game, 3, **options)
    observations, infos = envs.reset(seed=5)
    randomness, ended = np.random.default_rng(0), 0
    while ended < 4:
        assert envs.observation_space.contains(observations)
        actions = any_allowed(infos["action_mask"], randomness)
        assert envs.action_space.contains(actions)
        observations, rewards, terminated, truncated, infos = envs.step(actions)
        assert not truncated.any()
        assert ("shaped_reward" in infos) == ("shaped" in options)
        assert terminated.any() == ("final_obs" in infos)
        for row in np.flatnonzero(terminated):
            assert infos["_final_obs"][row]
            assert not np.array_equal(infos["final_obs"][row], observations[row])
            check_reward(rewards[row], infos["final_info"]["scores"][row], envs.seat)
            ended += 1
    envs.close()


def check_reward(reward: float, scores: list[int], seat: int) -> None:
    if scores[seat] < max(scores):
        assert reward < 0


def test_the_same_seed_gives_the_same_games_and_seeds_may_be_a_list() -> None:
    envs = made("towers", 2)
    for seed in (3, [3, 4]):
        assert np.array_equal(envs.reset(seed=seed)[0], envs.reset(seed=seed)[0])
    assert not np.array_equal(envs.reset(seed=3)[0], envs.reset(seed=4)[0])


def test_an_illegal_action_ends_only_its_game() -> None:
    envs = made("towers", 3, illegal_reward=-7)
    _, infos = envs.reset(seed=5)
    actions = any_allowed(infos["action_mask"], np.random.default_rng(0))
    actions[1] = 92
    _, rewards, terminated, _, infos = envs.step(actions)
    assert terminated.tolist() == [False, True, False]
    assert rewards.tolist() == [0, -7, 0]
    assert infos["final_info"]["legal"].tolist() == [False, False, False]
    assert infos["action_mask"].any(axis=1).all()


def test_several_processes_play_the_same_games() -> None:
    options: dict[str, Any] = {"opponents": "apprentice", "shaped": True}
    alone, several = made("towers", 3, **options), made("towers", 3, workers=2, **options)
    seen, infos = alone.reset(seed=5)
    assert np.array_equal(seen, several.reset(seed=5)[0])
    ended = 0
    for step in range(150):
        actions = any_allowed(infos["action_mask"], np.random.default_rng(step))
        one, other = alone.step(actions), several.step(actions)
        infos = one[-1]
        assert np.array_equal(one[0], other[0])
        assert np.array_equal(one[1], other[1])
        assert np.array_equal(one[2], other[2])
        assert infos.keys() == other[-1].keys()
        assert np.array_equal(infos["action_mask"], other[-1]["action_mask"])
        assert np.array_equal(infos["shaped_reward"], other[-1]["shaped_reward"])
        if "final_info" in infos:
            ended += 1
            last, final = infos["final_info"], other[-1]["final_info"]
            assert np.array_equal(last["scores"], final["scores"])
    assert ended > 1
    several.close()


def test_wrong_opponents_are_refused_at_once() -> None:
    with pytest.raises(BadOption):
        made("towers", 3, opponents="genius")
