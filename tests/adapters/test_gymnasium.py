"""Gymnasium's environment checker on our environments, and games against bots and Automas."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from draftingtable.adapters.gymnasium_env import SeatEnv
from draftingtable.bots.core.levels import level_names
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.registry import manifest_of

SEATS: dict[str, tuple[str, dict[str, Any]]] = {
    "towers-2": ("towers", {}),
    "towers-4-last": ("towers", {"players": 4, "seat": 3, "reward": "score"}),
    "towers-referee-off": ("towers", {"referee": False}),
    "cities-two": ("cities", {"mode": "two", "seat": 1}),
    "cities-ring": ("cities", {"players": 3, "seat": 1}),
    "cities-beginner": ("cities", {"mode": "beginner"}),
    "cities-expert": ("cities", {"mode": "expert", "level": 4, "reward": "score"}),
}
every_seat = pytest.mark.parametrize(("game", "options"), SEATS.values(), ids=SEATS)


def made(game: str, options: dict[str, Any]) -> SeatEnv:
    env = gymnasium.make(manifest_of(game).gymnasium, **options).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def play_out(env: SeatEnv, seed: int) -> float:
    _, info = env.reset(seed=seed)
    choose = np.random.default_rng(seed)
    reward, terminated = 0.0, False
    while not terminated:
        assert reward == 0
        assert np.array_equal(info["action_mask"], env.action_masks())
        action = choose.choice(np.flatnonzero(info["action_mask"]))
        _, reward, terminated, truncated, info = env.step(action)
        assert not truncated
    assert not info["action_mask"].any()
    return reward


@every_seat
def test_environments_pass_the_check(game: str, options: dict[str, Any]) -> None:
    check_env(made(game, options))


@every_seat
def test_a_game_ends_with_the_outcome_as_reward(game: str, options: dict[str, Any]) -> None:
    env = made(game, options)
    reward = play_out(env, 3)
    outcome = env.match.outcome()
    if options.get("reward") == "score":
        assert reward == outcome.scores[env.seat]
    else:
        assert (reward > 0) == (env.seat in outcome.winners)


@every_seat
def test_the_same_seed_plays_the_same_game(game: str, options: dict[str, Any]) -> None:
    texts = []
    for seed in (1, 1, 2):
        env = made(game, options)
        play_out(env, seed)
        texts.append(env.match.record().text())
    assert texts[0] == texts[1] != texts[2]


def test_an_illegal_action_ends_the_game() -> None:
    env = made("towers", {"illegal_reward": -5})
    _, info = env.reset(seed=1)
    _, reward, terminated, _, _ = env.step(int(np.argmin(info["action_mask"])))
    assert (reward, terminated) == (-5, True)


def test_opponents_may_have_different_levels() -> None:
    levels = level_names("towers")
    env = made("towers", {"players": 3, "opponents": [levels[0], levels[-1]]})
    assert env.levels == [levels[0], levels[-1]]
    env.reset(seed=1)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 9},
        {"seat": 2},
        {"seat": -1},
        {"opponents": ["random", "random"]},
        {"reward": "fame"},
        {"mode": "two"},
    ],
)
def test_invalid_settings_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        made("towers", options)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadOption):
        made("towers", {"opponents": "genius"}).reset(seed=1)
