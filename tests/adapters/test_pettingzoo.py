"""PettingZoo's own tests on our environments, and tests of parallel steps."""

import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

from draftingtable.adapters import cities_v1, towers_v1
from draftingtable.adapters.pettingzoo.aec import TurnEnv
from draftingtable.adapters.pettingzoo.parallel import TogetherEnv
from draftingtable.adapters.rewards import leads
from draftingtable.games.core.errors import IllegalMove
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import replay

with warnings.catch_warnings():
    # Where pygame is installed too, their tests import a game in a way that they call deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (  # type: ignore[attr-defined, unused-ignore]
        api_test,
        parallel_api_test,
        parallel_seed_test,
        seed_test,
    )

COMPACT: dict[str, Any] = {"compact": True, "compact_observations": True, "shaped": True}
TURNS = {
    "towers-2": towers_v1.env,
    "towers-3-score": partial(towers_v1.env, players=3, reward="score"),
    "towers-5": partial(towers_v1.env, players=5),
    "towers-2-referee-off": partial(towers_v1.env, referee=False),
    "cities-two": partial(cities_v1.env, mode="two"),
    "cities-ring-3": cities_v1.env,
    "cities-ring-7": partial(cities_v1.env, players=7),
    "towers-shaped": partial(towers_v1.env, shaped=True),
    "cities-compact": partial(cities_v1.env, **COMPACT),
}
TOGETHER = {
    "cities-two": partial(cities_v1.parallel_env, mode="two"),
    "cities-ring-3": cities_v1.parallel_env,
    "cities-ring-5-score": partial(cities_v1.parallel_env, players=5, reward="score"),
    "cities-compact": partial(cities_v1.parallel_env, **COMPACT),
}

# The test suite exempts PettingZoo's own board games, by name, from two warnings about observations
# that are dictionaries with an action mask. Ours are the same kind.
masked = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


@masked
@pytest.mark.parametrize("make", TURNS.values(), ids=TURNS)
def test_turns_pass_the_api_test(make: Callable[[], Any]) -> None:
    api_test(make(), num_cycles=300)


@pytest.mark.parametrize("make", TURNS.values(), ids=TURNS)
def test_turns_pass_the_seed_test(make: Callable[[], Any]) -> None:
    seed_test(make, num_cycles=60)


@pytest.mark.parametrize("make", TOGETHER.values(), ids=TOGETHER)
def test_parallel_steps_pass_the_api_test(make: Callable[[], Any]) -> None:
    parallel_api_test(make(), num_cycles=400)


@pytest.mark.parametrize("make", TOGETHER.values(), ids=TOGETHER)
def test_parallel_steps_pass_the_seed_test(make: Callable[[], Any]) -> None:
    parallel_seed_test(make)


def play_out(env: Any, seed: int) -> dict[str, float]:
    """Plays a random game and returns each agent's reward."""
    env.reset(seed=seed)
    choose = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        if terminated:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(choose.choice(np.flatnonzero(seen["action_mask"])))
    return rewards


@pytest.mark.parametrize("make", [towers_v1.env, cities_v1.env])
def test_a_game_ends_with_the_outcome_as_reward(make: Callable[..., Any]) -> None:
    env = make(players=3)
    rewards = play_out(env, 5)
    outcome = env.unwrapped.match.outcome()
    assert sum(rewards.values()) == pytest.approx(0)
    for seat, agent in enumerate(["seat_1", "seat_2", "seat_3"]):
        assert (rewards[agent] > 0) == (seat in outcome.winners)
    env = make(players=3, reward="score")
    rewards = play_out(env, 5)
    scores = [rewards[agent] for agent in env.possible_agents]
    assert scores == env.unwrapped.match.outcome().scores


def test_a_game_played_here_is_a_record_that_replays() -> None:
    env = cities_v1.env(players=4)
    play_out(env, 1)
    match = env.unwrapped.match
    assert replay(parse(match.record().text())).position.snapshot() == match.position.snapshot()


def test_each_reset_deals_a_new_game_and_the_same_seed_the_same() -> None:
    env = towers_v1.raw_env()
    texts = []
    for seed in (3, None, 3, None):
        env.reset(seed=seed)
        texts.append(env.match.record().text())
    assert texts[:2] == texts[2:]
    assert texts[0] != texts[1]


def test_an_illegal_action_raises_or_loses() -> None:
    raw = towers_v1.raw_env()
    raw.reset(seed=1)
    with pytest.raises(IllegalMove):
        raw.step(len(raw.table.encoding.actions) - 1)
    env = towers_v1.env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(env.action_space(loser).n - 1)
    assert env.rewards[loser] == -1
    assert all(env.terminations.values())


def test_only_the_player_in_turn_has_actions() -> None:
    env = cities_v1.raw_env()
    env.reset(seed=1)
    for agent in env.possible_agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_public_information_is_visible() -> None:
    for env in (
        towers_v1.raw_env(render_mode="ansi"),
        cities_v1.raw_env(render_mode="ansi"),
        cities_v1.parallel_env(render_mode="ansi"),
    ):
        env.reset(seed=1)
        assert env.match.game.name in (env.render() or "")
        env.close()
    silent = cities_v1.parallel_env()
    silent.reset(seed=1)
    assert silent.render() is None


def last_infos(env: Any, seed: int) -> tuple[dict[str, Any], dict[str, float]]:
    """Plays a random game; returns everybody's last info and the sum of their shaped rewards."""
    env.reset(seed=seed)
    choose, sums = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    infos: dict[str, Any] = {}
    for agent in env.agent_iter():
        seen, _, terminated, _, infos[agent] = env.last()
        sums[agent] += infos[agent]["shaped_reward"]
        env.step(None if terminated else choose.choice(np.flatnonzero(seen["action_mask"])))
    return infos, sums


@pytest.mark.parametrize("make", [towers_v1.env, partial(cities_v1.env, compact=True)])
def test_scores_and_shaped_rewards_are_in_the_infos(make: Callable[..., Any]) -> None:
    env = make(players=3, shaped=True)
    infos, sums = last_infos(env, 5)
    scores = env.unwrapped.match.outcome().scores
    for seat, agent in enumerate(env.possible_agents):
        assert infos[agent]["scores"] == scores
        assert sums[agent] == pytest.approx(leads(scores)[seat])
    plain = towers_v1.raw_env()
    plain.reset(seed=1)
    assert plain.infos["seat_1"] == {"scores": [0, 0]}


def test_compact_actions_are_few_and_play_the_same_game() -> None:
    wide, compact = cities_v1.raw_env(players=3), cities_v1.raw_env(players=3, compact=True)
    for env in (wide, compact):
        env.reset(seed=2)
    agent = compact.agent_selection
    assert compact.action_space(agent).n == 217
    for turn in range(63):
        legal = [env.match.legal_moves(turn_of(env)) for env in (wide, compact)]
        assert legal[0] == legal[1]
        for env in (wide, compact):
            table, seat = env.table, turn_of(env)
            actions = table.choices(env.match.position, seat, legal[0])
            assert np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist() == (
                sorted(actions)
            )
            env.step(actions[turn % len(actions)])
    assert wide.match.over
    assert compact.match.record().text() == wide.match.record().text()


def turn_of(env: TurnEnv) -> int:
    return env.possible_agents.index(env.agent_selection)


def test_an_illegal_compact_action_raises_or_loses() -> None:
    raw = cities_v1.raw_env(compact=True)
    raw.reset(seed=1)
    with pytest.raises(ValueError, match="action 216 is not allowed"):
        raw.step(216)
    env = cities_v1.env(compact=True)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(216)
    assert env.rewards[loser] == -1
    assert all(env.terminations.values())


# Parallel steps


def test_parallel_steps_have_scores_and_shaped_rewards() -> None:
    env = cities_v1.parallel_env(players=3, shaped=True, compact=True)
    seen, infos = env.reset(seed=1)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        seen, _, _, _, infos = env.step(choices(env, seen))
        for agent, info in infos.items():
            sums[agent] += info["shaped_reward"]
    scores = env.match.outcome().scores
    assert [infos[agent]["scores"] for agent in env.possible_agents] == [scores] * 3
    assert list(sums.values()) == pytest.approx(leads(scores))


def choices(env: TogetherEnv, seen: dict[str, Any]) -> dict[str, int]:
    return {agent: int(np.argmax(seen[agent]["action_mask"])) for agent in env.agents}


def waits(env: TogetherEnv, seen: dict[str, Any]) -> list[bool]:
    """Returns, by seat, whether the no-op is the only action."""
    masks = [seen[agent]["action_mask"] for agent in env.agents]
    return [bool(mask[env.no_op]) and mask.sum() == 1 for mask in masks]


def test_all_choose_at_once_and_place_one_after_the_other() -> None:
    env = cities_v1.parallel_env(players=3)
    seen, _ = env.reset(seed=1)
    for _ in range(7):
        assert waits(env, seen) == [False] * 3
        seen, *_ = env.step(choices(env, seen))
        for seat in (0, 0, 1, 1, 2, 2):
            assert waits(env, seen) == [other != seat for other in range(3)]
            seen, rewards, ended, _, _ = env.step(choices(env, seen))
    assert all(ended.values())
    assert sum(rewards.values()) == pytest.approx(0)
    assert env.agents == []
    assert env.step({}) == ({}, {}, {}, {}, {})


def test_acting_out_of_turn_loses() -> None:
    env = cities_v1.parallel_env(players=3)
    seen, _ = env.reset(seed=1)
    actions = choices(env, seen)
    seen, *_ = env.step(actions)
    wrong = {**choices(env, seen), "seat_2": actions["seat_2"]}
    _, rewards, ended, _, _ = env.step(wrong)
    assert rewards == {"seat_1": 0, "seat_2": -1, "seat_3": 0}
    assert all(ended.values())


def test_waiting_in_turn_loses() -> None:
    env = cities_v1.parallel_env(players=3)
    seen, _ = env.reset(seed=1)
    _, rewards, _, _, _ = env.step({**choices(env, seen), "seat_3": env.no_op})
    assert rewards == {"seat_1": 0, "seat_2": 0, "seat_3": -1}


def test_the_state_is_what_all_agents_see_together() -> None:
    env = cities_v1.raw_env(players=4)
    env.reset(seed=3)
    state = env.state()
    assert env.state_space.contains(state)
    for row, agent in enumerate(env.agents):
        assert np.array_equal(state[row], env.observe(agent)["observation"])
