"""Positions, matches and environments can be copied and pickled, compiled or not."""

import copy
import pickle
from collections.abc import Callable, Sequence
from typing import TypeVar

import numpy as np
import pytest

from draftingtable.adapters import cities_v1, towers_v1
from draftingtable.adapters.gymnasium_env import SeatEnv
from draftingtable.adapters.gymnasium_vector import SeatVectorEnv
from draftingtable.adapters.vector import VectorTable, any_allowed, any_legal
from draftingtable.bots.core.bot import Bot
from draftingtable.games.core import registry
from draftingtable.games.core.dealers import Dealer, SamplingDealer, ScriptDealer, SecretDealer
from draftingtable.games.core.match import Match
from draftingtable.games.core.position import play_out
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View
from tests.conformance.parameters import every_table
from tests.conformance.play import Table, stops

Thing = TypeVar("Thing")
Copy = Callable[[Thing], Thing]


def pickled(thing: Thing) -> Thing:
    copied: Thing = pickle.loads(pickle.dumps(thing))
    return copied


WAYS: list[Copy[object]] = [copy.deepcopy, pickled]
either_way = pytest.mark.parametrize("way", WAYS, ids=["deepcopy", "pickle"])


@either_way
@every_table
def test_a_copied_position_goes_on_like_the_original(table: Table, way: Copy[object]) -> None:
    for position in list(stops(table, every=40))[11::2]:
        twin = way(position)
        assert isinstance(twin, type(position))
        assert twin.snapshot() == position.snapshot()
        assert twin.view(0).as_data() == position.view(0).as_data()
    position = next(stops(table, every=1))
    twin = way(position)
    assert isinstance(twin, type(position))
    for each in (position, twin):
        play_out(each, SamplingDealer(1), Randomness(2))
    assert twin.snapshot() == position.snapshot()


@either_way
def test_a_copied_match_keeps_its_record_its_events_and_undo(way: Copy[object]) -> None:
    game = registry.get("towers")
    match = Match(game, game.setup(2), SamplingDealer(3))
    for _ in range(9):
        seat = match.acting()[0]
        match.play(seat, match.legal_moves(seat)[0])
    twin = way(match)
    assert isinstance(twin, Match)
    assert twin.record() == match.record()
    for each in (match, twin):
        seat = each.acting()[0]
        each.play(seat, each.legal_moves(seat)[-1])
    assert twin.record() == match.record()
    assert [event.public for event in twin.events] == [event.public for event in match.events]
    assert twin.undoable(seat) == match.undoable(seat)


@either_way
@pytest.mark.parametrize(
    "dealer", [SamplingDealer("x"), SecretDealer(b"s", (b"n",)), ScriptDealer([])], ids=repr
)
def test_a_copied_dealer_deals_the_same(dealer: Dealer, way: Copy[object]) -> None:
    assert repr(way(dealer)) == repr(dealer)


class Counting(Bot):
    """A bot of somebody else, with something to remember."""

    def __init__(self, chosen: int) -> None:
        self.chosen = chosen

    def choose(self, view: View, moves: Sequence[int]) -> int:
        self.chosen += 1
        return moves[0]


@either_way
def test_a_copied_bot_keeps_what_it_remembers(way: Copy[object]) -> None:
    twin = way(Counting(5))
    assert isinstance(twin, Counting)
    assert twin.chosen == 5


@either_way
@pytest.mark.parametrize("opponent", ["random", "apprentice", "journeyman"])
def test_a_copied_gymnasium_environment_plays_on(opponent: str, way: Copy[object]) -> None:
    env = SeatEnv("cities", mode="ring", players=3, opponents=opponent)
    _, info = env.reset(seed=5)
    twin = way(env)
    assert isinstance(twin, SeatEnv)
    action = int(np.flatnonzero(info["action_mask"])[0])
    ours, theirs = env.step(action), twin.step(action)
    assert np.array_equal(ours[0], theirs[0])
    assert np.array_equal(ours[4]["action_mask"], theirs[4]["action_mask"])


@either_way
def test_copied_pettingzoo_environments_play_on(way: Copy[object]) -> None:
    env = towers_v1.raw_env(players=3)
    env.reset(seed=5)
    twin = way(env)
    assert isinstance(twin, type(env))
    seen = env.observe("seat_1")["observation"]
    assert np.array_equal(twin.observe("seat_1")["observation"], seen)
    together = cities_v1.parallel_env(players=3)
    together.reset(seed=5)
    other = way(together)
    assert isinstance(other, type(together))
    seen = together.reset(seed=5)[0]["seat_2"]["observation"]
    assert np.array_equal(other.reset(seed=5)[0]["seat_2"]["observation"], seen)


@either_way
def test_a_copied_vector_table_plays_on(way: Copy[object]) -> None:
    games = VectorTable("cities", 3, seed=2, mode="expert")
    batch = games.reset()
    for step in range(50):
        batch = games.step(any_legal(batch, np.random.default_rng(step)))
    twin = way(games)
    assert isinstance(twin, VectorTable)
    for step in range(50):
        actions = any_legal(batch, np.random.default_rng(step))
        batch, other = games.step(actions), twin.step(actions)
        assert np.array_equal(batch.observations, other.observations)
        assert np.array_equal(batch.rewards, other.rewards)


@either_way
def test_a_copied_vector_environment_plays_on(way: Copy[object]) -> None:
    envs = SeatVectorEnv("towers", 3, opponents="apprentice")
    _, infos = envs.reset(seed=2)
    twin = way(envs)
    assert isinstance(twin, SeatVectorEnv)
    for step in range(40):
        actions = any_allowed(infos["action_mask"], np.random.default_rng(step))
        (seen, rewards, *_, infos), others = envs.step(actions), twin.step(actions)
        assert np.array_equal(seen, others[0])
        assert np.array_equal(rewards, others[1])


def test_a_vector_table_can_be_copied_before_its_first_game() -> None:
    games = VectorTable("towers", 2, seed=2)
    assert np.array_equal(pickled(games).reset().observations, games.reset().observations)
