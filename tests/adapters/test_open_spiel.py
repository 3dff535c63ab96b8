"""OpenSpiel's own tests on our games, and tests of chance, secrets and search."""

import copy
import pickle
import unittest
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

import draftingtable.adapters.open_spiel.game as adapter
from draftingtable.games.core.errors import BadOption

GAMES = [
    "towers_v1",
    "towers_v1(players=4,start=2,reward=score)",
    "cities_v1",
    "cities_v1(players=2,mode=two,reward=score)",
    "cities_solo_v1",
    "cities_solo_v1(mode=expert,level=5,reward=score)",
]
every_game = pytest.mark.parametrize("name", GAMES)


def random_state(game: Any, seed: int, steps: int = -1) -> Any:
    """Returns a state after `steps` random steps, or at the end of the game."""
    state, choose = game.new_initial_state(), np.random.RandomState(seed)
    while not state.is_terminal() and steps != 0:
        take_any(state, choose)
        steps -= 1
    return state


def take_any(state: Any, choose: np.random.RandomState) -> None:
    if state.is_chance_node():
        items, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(choose.choice(items, p=chances)))
    else:
        state.apply_action(int(choose.choice(state.legal_actions())))


@every_game
def test_games_pass_the_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_a_game_with_withdrawals_stays_within_its_bounds() -> None:
    """The simulation above compares at every step, which takes minutes in such a long game."""
    game = pyspiel.load_game("towers_v1(referee=False)")
    check_bounds(game, random_state(game, 1))


@every_game
def test_games_stay_within_their_bounds(name: str) -> None:
    game = pyspiel.load_game(name)
    for seed in range(3):
        check_bounds(game, random_state(game, seed))


def test_the_mode_for_two_needs_no_number_of_players() -> None:
    assert pyspiel.load_game("cities_v1(mode=two)").num_players() == 2
    assert pyspiel.load_game("cities_v1").num_players() == 3


def check_bounds(game: Any, state: Any) -> None:
    players = Counter(step.player for step in state.full_history())
    dealt = players.pop(pyspiel.PlayerId.CHANCE)
    assert dealt <= game.max_chance_nodes_in_history()
    assert players.total() <= game.max_game_length()
    assert all(game.min_utility() <= each <= game.max_utility() for each in state.returns())


@pytest.mark.parametrize("name", ["towers_v1", "cities_v1", "cities_solo_v1(mode=expert)"])
def test_games_pass_the_api_test(name: str) -> None:
    # Imported here because it loads all of OpenSpiel's Python games.
    from open_spiel.integration_tests import api_test

    case = type("OurGame", (api_test.EnforceAPIOnPartialTreeBase,), {})
    case.game, case.game_name = pyspiel.load_game(name), name  # type: ignore[attr-defined]
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert result.errors + result.failures == []


@every_game
def test_a_serialized_state_is_restored(name: str) -> None:
    game = pyspiel.load_game(name)
    state = random_state(game, 1, steps=60)
    text = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert again.play.position.snapshot() == state.play.position.snapshot()
    assert again.legal_actions() == state.legal_actions()
    for player in range(game.num_players()):
        told = again.information_state_string(player)
        assert told == state.information_state_string(player)


@pytest.mark.parametrize("way", [copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
@every_game
def test_a_copied_state_goes_on_like_the_original(name: str, way: Callable[[Any], Any]) -> None:
    state = random_state(pyspiel.load_game(name), 1, steps=40)
    twin = way(state)
    for each in (state, twin):
        choose = np.random.RandomState(3)
        while not each.is_terminal():
            take_any(each, choose)
    assert twin.returns() == state.returns()
    assert twin.play.position.snapshot() == state.play.position.snapshot()


@every_game
def test_a_clone_is_independent(name: str) -> None:
    state = random_state(pyspiel.load_game(name), 2, steps=50)
    before, told = state.play.position.snapshot(), len(state.play.events)
    clone, choose = state.clone(), np.random.RandomState(0)
    while not clone.is_terminal():
        take_any(clone, choose)
    assert state.play.position.snapshot() == before
    assert len(state.play.events) == told < len(clone.play.events)


def test_registering_twice_changes_nothing() -> None:
    names = pyspiel.registered_names()
    adapter.register()
    assert pyspiel.registered_names() == names


@pytest.mark.parametrize("name", ["towers_v1(players=6)", "cities_v1(players=2)"])
def test_invalid_parameters_are_refused(name: str) -> None:
    with pytest.raises(BadOption, match="player-count"):
        pyspiel.load_game(name)


# Chance


def test_chance_outcomes_are_weighted_by_count() -> None:
    state = pyspiel.load_game("cities_v1").new_initial_state()
    outcomes = dict(state.chance_outcomes())
    assert sum(outcomes.values()) == pytest.approx(1)
    assert outcomes[0] == pytest.approx(16 / 108)  # C1.1: 16 shops among 108 single tiles
    state.apply_action(0)
    assert dict(state.chance_outcomes())[0] == pytest.approx(15 / 107)


def test_forced_chance_outcomes_are_applied() -> None:
    state = pyspiel.load_game("towers_v1").new_initial_state()
    for card in (79, 3, 20, 41, 5):
        assert state.is_chance_node()
        state.apply_action(card)
    assert state.play.position.view(0).display == [79, 3, 20, 41, 5]
    assert state.current_player() == 0
    assert state.action_to_string(0, 3) == "1 bid 3"


# Secrets


def after_dealing(game: Any, seed: int) -> Any:
    state, choose = game.new_initial_state(), np.random.RandomState(seed)
    while state.is_chance_node():
        take_any(state, choose)
    return state


def all_told(state: Any, player: int) -> list[Any]:
    return [
        state.information_state_string(player),
        state.observation_string(player),
        state.observation_tensor(player),
    ]


def test_a_choice_is_hidden_until_all_have_chosen() -> None:
    dealt = after_dealing(pyspiel.load_game("cities_v1"), 1)
    one, other = [dealt.child(action) for action in dealt.legal_actions()[:2]]
    for player in (1, 2):
        assert all_told(one, player) == all_told(other, player)
    assert all_told(one, 0) != all_told(other, 0)
    for state in (one, other):
        for _ in range(2):
            state.apply_action(state.legal_actions()[0])
    assert all_told(one, 1) != all_told(other, 1)


def test_hands_are_hidden() -> None:
    game = pyspiel.load_game("cities_v1")
    one, other = game.new_initial_state(), game.new_initial_state()
    for seat, tiles in enumerate(([0, 0, 1, 1, 6, 6, 7], [7, 7, 7, 8, 8, 8, 8])):
        for tile in tiles:
            one.apply_action(tile)
            other.apply_action(tile if seat == 0 else 6)
    for tile in (0, 1, 2, 3, 4, 5, 6):
        one.apply_action(tile)
        other.apply_action(tile)
    assert all_told(one, 0) == all_told(other, 0)
    assert all_told(one, 1) != all_told(other, 1)


def test_public_and_private_parts_are_available_separately() -> None:
    public = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    private = pyspiel.IIGObservationType(
        perfect_recall=False,
        public_info=False,
        private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER,
    )
    state = after_dealing(pyspiel.load_game("cities_v1"), 1)
    seen = make_observation(state.get_game(), public)
    assert seen.string_from(state, 0) == seen.string_from(state, 1)
    seen.set_from(state, 0)
    assert not seen.dict["hand"].any()
    own = make_observation(state.get_game(), private)
    assert '"hand"' in own.string_from(state, 0) != own.string_from(state, 1)
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    assert make_observation(state.get_game(), everything) is None


# Search and learning


def test_mcts_plays_five_towers() -> None:
    game, choose = pyspiel.load_game("towers_v1"), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, choose)
    bot = mcts.MCTSBot(game, 1.4, 2, evaluator, solve=False, random_state=choose)
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
            decisions += 1
        else:
            take_any(state, choose)
    assert decisions > 10
    assert sum(state.returns()) == 0


def decisive_state(game: Any) -> Any:
    """Returns the last decision of a game in which the moves differ in value."""
    for seed in range(200):
        ended = random_state(game, seed)
        late = game.new_initial_state()
        for action in ended.history()[:-1]:
            late.apply_action(action)
        if len(set(worth(late).values())) > 1:
            return late
    raise AssertionError("no such game found")


def worth(state: Any) -> dict[int, float]:
    """Returns the current player's return for each action that ends the game."""
    children = {action: state.child(action) for action in state.legal_actions()}
    ends = all(child.is_terminal() for child in children.values())
    player = state.current_player()
    return {action: child.returns()[player] for action, child in children.items()} if ends else {}


def test_mcts_finds_the_best_move() -> None:
    game, choose = pyspiel.load_game("towers_v1(reward=score)"), np.random.RandomState(4)
    evaluator = mcts.RandomRolloutEvaluator(1, choose)
    bot = mcts.MCTSBot(game, 1.4, 50, evaluator, solve=False, random_state=choose)
    state = decisive_state(game)
    returns = worth(state)
    assert returns[bot.step(state)] == max(returns.values())


def test_learners_get_observations_and_legal_actions() -> None:
    env = rl_environment.Environment("cities_solo_v1")
    step = env.reset()
    while not step.last():
        legal = step.observations["legal_actions"][0]
        assert len(step.observations["info_state"][0]) == env.observation_spec()["info_state"][0]
        step = env.step([legal[0]])
    assert len(step.rewards) == 1
