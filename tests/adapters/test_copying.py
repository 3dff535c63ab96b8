"""Positions, matches and environments can be copied and pickled, compiled or not."""

import copy
import pickle
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import numpy as np
import pytest
from numpy.typing import NDArray

from draftingtable.adapters import cities_v1, towers_v1
from draftingtable.adapters.gymnasium_env import SeatEnv
from draftingtable.adapters.gymnasium_vector import SeatVectorEnv
from draftingtable.adapters.vector import VectorTable, any_allowed, any_legal
from draftingtable.bots.cities.horizon_guide import HorizonGuide
from draftingtable.bots.cities.learned_judge import CloserForesight, LearnedJudge
from draftingtable.bots.cities.placement_table import Survey
from draftingtable.bots.cities.value_marks import Marks
from draftingtable.bots.cities.value_weights import value_networks
from draftingtable.bots.core.bot import Bot
from draftingtable.bots.core.levels import bot_maker, level_names
from draftingtable.games.cities.city.city import City
from draftingtable.games.core import registry
from draftingtable.games.core.dealers import Dealer, SamplingDealer, ScriptDealer, SecretDealer
from draftingtable.games.core.match import Match
from draftingtable.games.core.position import play_out
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.registry import manifest_of
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


MODES = [
    (manifest.name, mode, counts[0])
    for manifest in (manifest_of("towers"), manifest_of("cities"))
    for mode, counts in manifest.players.items()
]
LEVELS = [
    (game, mode, players, level) for game, mode, players in MODES for level in level_names(game)
]
every_level = pytest.mark.parametrize(
    ("game", "mode", "players", "level"), LEVELS, ids=["-".join(map(str, each)) for each in LEVELS]
)


def options_of(mode: str) -> dict[str, Any]:
    return {"mode": mode} if mode else {}


def opponent_of(level: str) -> str:
    """Returns a specification that does not take long."""
    return f"{level}:iterations=2" if level.endswith("master") else level


def searching(level: str) -> dict[str, Any]:
    return {"iterations": 2} if level.endswith("master") else {}


@either_way
@every_level
def test_a_copied_bot_decides_like_the_original(
    game: str, mode: str, players: int, level: str, way: Copy[object]
) -> None:
    setup = registry.get(game).setup(players, options_of(mode))
    match = Match(registry.get(game), setup, SamplingDealer(1), interactive=False)
    bot = bot_maker(game, level)("copied", **searching(level))
    original = bot
    for decision in range(8):
        if decision == 4:
            copied = way(bot)
            assert isinstance(copied, type(bot))
            bot = copied
        seat = match.acting()[0]
        moves = match.legal_moves(seat)
        move = bot.choose(match.view(seat), moves)
        if bot is not original:
            assert original.choose(match.view(seat), moves) == move
        match.play(seat, move)


@either_way
@every_level
def test_a_copied_gymnasium_environment_plays_on(
    game: str, mode: str, players: int, level: str, way: Copy[object]
) -> None:
    env = SeatEnv(game, players, opponents=opponent_of(level), **options_of(mode))
    _, info = env.reset(seed=5)
    for _ in range(3):
        info = env.step(first_legal(info["action_mask"]))[4]
    twin = way(env)
    assert isinstance(twin, SeatEnv)
    for _ in range(3):
        action = first_legal(info["action_mask"])
        ours, theirs = env.step(action), twin.step(action)
        assert np.array_equal(ours[0], theirs[0])
        info = ours[4]
        assert np.array_equal(info["action_mask"], theirs[4]["action_mask"])


def first_legal(mask: NDArray[np.integer]) -> int:
    return int(np.flatnonzero(mask)[0])


@either_way
@every_level
def test_a_copied_vector_environment_plays_on(
    game: str, mode: str, players: int, level: str, way: Copy[object]
) -> None:
    envs = SeatVectorEnv(game, 2, players, opponents=opponent_of(level), **options_of(mode))
    _, infos = envs.reset(seed=2)
    actions = any_allowed(infos["action_mask"], np.random.default_rng(0))
    infos = envs.step(actions)[4]
    twin = way(envs)
    assert isinstance(twin, SeatVectorEnv)
    for step in range(3):
        actions = any_allowed(infos["action_mask"], np.random.default_rng(step))
        (seen, rewards, *_, infos), others = envs.step(actions), twin.step(actions)
        assert np.array_equal(seen, others[0])
        assert np.array_equal(rewards, others[1])


@either_way
def test_what_a_bot_computes_for_a_decision_can_be_copied(way: Copy[object]) -> None:
    network = value_networks()[1]
    judge, city = LearnedJudge(network, 1), City()
    city.place(0, 24)
    foresight = CloserForesight(judge, [city, city.copy(), city.copy()])
    expected = [foresight.worth(0, tile) for tile in range(9)]
    twin = way(foresight)
    assert isinstance(twin, CloserForesight)
    assert [twin.worth(0, tile) for tile in range(9)] == expected
    assert [twin.worth(1, tile) for tile in range(9)] == [
        foresight.worth(1, tile) for tile in range(9)
    ]
    survey = judge.survey(city, [0, 0])
    surveyed = way(survey)
    assert isinstance(survey, Survey)
    assert isinstance(surveyed, Survey)
    assert [surveyed.squares(each) for each in range(9)] == [
        survey.squares(each) for each in range(9)
    ]
    marks = Marks()
    marks.add(2, 5)
    marked = way(marks)
    assert isinstance(marked, Marks)
    assert (list(marked.marks), marked.begin) == (list(marks.marks), marks.begin)


@either_way
def test_a_tuned_guide_stays_tuned(way: Copy[object]) -> None:
    guide = HorizonGuide(value_networks())
    guide.doubt = 3.5
    guide.player.closer_looks = 1
    twin = way(guide)
    assert isinstance(twin, HorizonGuide)
    assert (twin.doubt, twin.player.closer_looks) == (3.5, 1)


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


def test_a_vector_table_can_be_copied_before_its_first_game() -> None:
    games = VectorTable("towers", 2, seed=2)
    assert np.array_equal(pickled(games).reset().observations, games.reset().observations)
