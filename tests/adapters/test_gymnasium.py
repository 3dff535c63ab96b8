"""Gymnasium's environment checker on our environments, and games against bots and Automas."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from draftingtable.adapters.gymnasium_env import SeatEnv
from draftingtable.adapters.rewards import leads
from draftingtable.bots.core.bot import Bot
from draftingtable.bots.core.levels import level_names
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.registry import manifest_of
from draftingtable.games.core.view import View

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
    _, reward, terminated, _, after = env.step(int(np.argmin(info["action_mask"])))
    assert (reward, terminated) == (-5, True)
    assert not after["action_mask"].any()
    with pytest.raises(ResetNeeded):
        env.step(int(np.argmax(info["action_mask"])))
    assert env.reset(seed=1)[1]["action_mask"].any()


def test_a_finished_game_takes_no_further_action() -> None:
    env = made("cities", {"mode": "beginner"})
    play_out(env, 1)
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_opponents_may_have_different_levels() -> None:
    levels = level_names("towers")
    env = made("towers", {"players": 3, "opponents": [levels[0], levels[-1]]})
    assert env.levels == [levels[0], levels[-1]]
    env.reset(seed=1)


@pytest.mark.parametrize(
    "opponents",
    [
        "master:iterations=3",
        f"python:{__file__}:Last",
        lambda view, moves: moves[-1],
    ],
    ids=["parameters", "class", "function"],
)
def test_opponents_may_be_any_player_of_the_arena(opponents: Any) -> None:
    env = made("cities", {"mode": "two", "opponents": opponents})
    play_out(env, 1)
    assert env.match.over


class Last(Bot):
    """Plays the last legal move."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        return moves[-1]


def test_the_same_opponent_is_the_same_by_name_and_by_function() -> None:
    records = []
    for opponents in (f"python:{__file__}:Last", lambda _, moves: moves[-1]):
        env = made("towers", {"opponents": opponents})
        play_out(env, 1)
        records.append(env.match.record().text())
    assert records[0] == records[1]


def test_scores_and_shaped_rewards_are_in_the_info() -> None:
    env = made("cities", {"seat": 1, "shaped": True, "compact": True})
    _, info = env.reset(seed=4)
    shaped, terminated = info["shaped_reward"], False
    while not terminated:
        action = int(np.argmax(info["action_mask"]))
        _, _, terminated, _, info = env.step(action)
        assert info["scores"].tolist() == env.match.outcome().scores
        shaped += info["shaped_reward"]
    assert shaped == pytest.approx(leads(env.match.outcome().scores)[1])


def test_compact_actions_are_few_and_always_mean_a_legal_move() -> None:
    env = made("cities", {"mode": "expert", "compact": True})
    assert env.action_space == gymnasium.spaces.Discrete(217)
    play_out(env, 2)
    assert env.match.over


@pytest.mark.parametrize(
    "options",
    [
        {"players": 9},
        {"seat": 2},
        {"seat": -1},
        {"opponents": ["random", "random"]},
        {"opponents": "genius"},
        {"opponents": "master:wisdom=3"},
        {"opponents": "python:nowhere.py:Nobody"},
        {"opponents": [7]},
        {"reward": "fame"},
        {"mode": "two"},
        {"compact": True},
    ],
)
def test_invalid_settings_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        made("towers", options)
