"""Games played in a batch are the same as games played one at a time."""

import copy
import tracemalloc
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from draftingtable.adapters.observations.arrays import in_place, mask, observation
from draftingtable.adapters.observations.counts import MOST, Counts
from draftingtable.adapters.rewards import leads, win
from draftingtable.adapters.table_setup import Seeds, TableSetup
from draftingtable.adapters.vector import Batch, VectorTable, any_allowed, any_legal
from draftingtable.adapters.vector_speed import decisions_per_second
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.match import Match
from draftingtable.games.core.outcome import Outcome
from draftingtable.games.core.view import View

KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("towers", 2, {}),
    ("towers", 4, {"referee": False}),
    ("cities", 3, {"mode": "ring"}),
    ("cities", 2, {"mode": "two"}),
    ("cities", 3, {"mode": "beginner"}),
    ("cities", 3, {"mode": "expert"}),
]
every_kind = pytest.mark.parametrize(("game", "players", "options"), KINDS)


def made(game: str, players: int, options: dict[str, Any], count: int) -> VectorTable:
    return VectorTable(game, count, players, 7, "win", **options)


@every_kind
def test_each_row_matches_a_single_match(game: str, players: int, options: dict[str, Any]) -> None:
    games = made(game, players, options, count=3)
    table, seeds = TableSetup(game, players, options), Seeds(7)
    matches = [table.match(seeds.next()) for _ in range(3)]
    randomness = np.random.default_rng(0)
    batch = games.reset()
    for _ in range(60):
        for row, match in enumerate(matches):
            seat = match.acting()[0]
            moves = match.legal_moves(seat)
            seen = observation(table.encoding, match.view(seat))
            assert batch.seats[row] == seat
            assert np.array_equal(batch.observations[row], seen)
            legal = table.choices(match.position, seat, moves)
            assert np.array_equal(batch.masks[row], mask(table.actions, legal))
        actions = any_allowed(batch.masks, randomness)
        for match, action in zip(matches, actions.tolist(), strict=True):
            match.play(match.acting()[0], table.move(match.acting()[0], action))
        batch = games.step(actions)
        for row, match in enumerate(matches):
            assert batch.done[row] == match.over
            if match.over:
                assert batch.rewards[row].tolist() == pytest.approx(
                    win(match.outcome())[: table.seats]
                )
                matches[row] = table.match(seeds.next())
            else:
                assert not batch.rewards[row].any()


def test_games_that_end_are_followed_by_new_ones() -> None:
    games = VectorTable("cities", 4, mode="beginner", seed=1)
    batch = games.reset()
    randomness = np.random.default_rng(0)
    ended = 0
    for _ in range(120):
        batch = games.step(any_allowed(batch.masks, randomness))
        ended += int(batch.done.sum())
        assert batch.masks.any(axis=1).all()
    assert ended == 4 * 2


def test_the_same_seed_gives_the_same_batches() -> None:
    batches = []
    games = VectorTable("towers", 5, seed=3)
    for seed in (None, 3):
        batch = games.reset(seed)
        for step in range(30):
            batch = games.step(any_allowed(batch.masks, np.random.default_rng(step)))
        batches.append(batch)
    assert np.array_equal(batches[0].observations, batches[1].observations)
    assert np.array_equal(batches[0].rewards, batches[1].rewards)


def test_a_batch_is_not_changed_by_the_next_step() -> None:
    games = VectorTable("towers", 2, seed=3)
    batch = games.reset()
    before = batch.observations.copy(), batch.masks.copy()
    batch.masks[:] = True  # the caller's own copy: it allows nothing
    with pytest.raises(ValueError, match="game 0: action 92 is not allowed"):
        games.step(np.array([92, 92]))
    games.step(any_allowed(before[1], np.random.default_rng(0)))
    assert np.array_equal(batch.observations, before[0])


@pytest.mark.parametrize("action", [-1, 93, 92])
def test_an_illegal_action_is_refused_before_any_is_taken(action: int) -> None:
    games = VectorTable("towers", 2, seed=3)
    batch = games.reset()
    allowed = any_allowed(batch.masks, np.random.default_rng(0))
    with pytest.raises(ValueError, match=f"game 1: action {action}"):
        games.step(np.array([allowed[0], action]))
    games.step(allowed)


def test_steps_need_running_games_and_one_action_each() -> None:
    games = VectorTable("towers", 2, seed=3)
    with pytest.raises(ValueError, match="reset"):
        games.step(np.array([0, 0]))
    games.reset()
    with pytest.raises(ValueError, match="2 actions"):
        games.step(np.array([0]))


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.float32])
def test_a_step_writes_into_the_callers_arrays(dtype: type) -> None:
    games, others = VectorTable("cities", 3, seed=3), VectorTable("cities", 3, seed=3)
    out = games.empty(dtype)
    mine, new = games.reset(out=out), others.reset()
    for step in range(70):
        assert mine.observations is out.observations
        assert mine.observations.dtype == dtype
        assert same(mine, new)
        actions = any_allowed(new.masks, np.random.default_rng(step))
        mine, new = games.step(actions, out), others.step(actions)


def same(one: Batch, other: Batch) -> bool:
    return all(
        np.array_equal(getattr(one, name), getattr(other, name))
        for name in ("observations", "masks", "seats", "rewards", "done", "firsts")
    ) and np.array_equal(one.legal[: one.firsts[-1]], other.legal[: other.firsts[-1]])


@pytest.mark.parametrize(
    ("name", "array", "problem"),
    [
        ("observations", np.zeros((3, 700), np.int8), r"shape \(3, 757\), not \(3, 700\)"),
        ("observations", np.zeros((2, 3, 757), np.int8), "shape"),
        ("observations", np.zeros((3, 757), np.float64), "int8, uint8 or float32, not float64"),
        ("observations", np.zeros((757, 3), np.int8).T, "C-contiguous"),
        ("masks", np.zeros((3, 93), np.int8), "must be bool, not int8"),
        ("seats", np.broadcast_to(np.int64(0), (3,)), "C-contiguous|read-only"),
        ("rewards", np.zeros((3, 3), np.float32), r"shape \(3, 2\)"),
        ("done", np.zeros(2, np.bool_), r"shape \(3,\)"),
    ],
)
def test_unsuitable_arrays_are_refused_before_anything_is_played(
    name: str, array: Any, problem: str
) -> None:
    games = VectorTable("towers", 3, seed=3)
    before = games.reset()
    out = replace(games.empty(), **{name: array})
    with pytest.raises(ValueError, match=rf"out\.{name}.*({problem})"):
        games.step(any_legal(before, choose(0)), out)
    assert np.array_equal(games.live().observations, before.observations)
    with pytest.raises(ValueError, match=name):
        games.reset(out=out)


def test_another_tables_live_arrays_are_refused() -> None:
    games, others = VectorTable("towers", 3, seed=3), VectorTable("towers", 3, seed=3)
    with pytest.raises(ValueError, match="read-only"):
        games.reset(out=others.live())


def test_live_arrays_are_read_only_and_follow_the_games() -> None:
    games, others = VectorTable("towers", 3, seed=3), VectorTable("towers", 3, seed=3)
    live, new = games.reset(out=games.live()), others.reset()
    for step in range(40):
        assert same(live, new)
        actions = any_legal(new, np.random.default_rng(step))
        live, new = games.step(actions, games.live()), others.step(actions)
    with pytest.raises(ValueError, match="read-only"):
        live.observations[:] = 0


@every_kind
def test_lists_and_masks_of_legal_actions_agree(
    game: str, players: int, options: dict[str, Any]
) -> None:
    games = made(game, players, options, count=5)
    batch = games.reset()
    for step in range(60):
        for row in range(5):
            listed = batch.legal[batch.firsts[row] : batch.firsts[row + 1]]
            assert np.flatnonzero(batch.masks[row]).tolist() == sorted(listed.tolist())
        batch = games.step(any_legal(batch, np.random.default_rng(step)))


@pytest.mark.parametrize(
    ("players", "mode"), [(2, "two"), (7, "ring"), (3, "beginner"), (3, "expert")]
)
def test_compact_actions_play_the_same_games(players: int, mode: str) -> None:
    wide, compact = (
        VectorTable("cities", 3, players, 7, "win", compact, mode=mode) for compact in (False, True)
    )
    assert compact.actions == 217
    one, other = wide.reset(), compact.reset()
    for step in range(150):
        assert np.array_equal(one.observations, other.observations)
        assert np.array_equal(one.firsts, other.firsts)
        assert (other.masks.sum(axis=1) == np.diff(other.firsts)).all()  # no two share a number
        places = any_legal(replace(one, legal=np.arange(len(one.legal))), choose(step))
        one, other = wide.step(one.legal[places]), compact.step(other.legal[places])


@pytest.mark.parametrize(
    ("players", "mode", "size"), [(2, "two", 518), (3, "ring", 574), (3, "expert", 412)]
)
def test_compact_observations_play_the_same_games(players: int, mode: str, size: int) -> None:
    wide = VectorTable("cities", 3, players, 7, mode=mode)
    compact = VectorTable("cities", 3, players, 7, mode=mode, compact_observations=True)
    assert compact.layout.size == size
    one, other = wide.reset(), copy.deepcopy(compact).reset()
    for step in range(60):
        assert np.array_equal(one.masks, other.masks)
        for name in ("hand", "hands"):
            if name in compact.layout.fields:
                before = one.observations[:, wide.layout.fields[name].slice]
                shown = other.observations[:, compact.layout.fields[name].slice]
                assert np.array_equal(before, shown)
        actions = any_legal(one, choose(step))
        if step == 0:
            other = compact.reset()
        one, other = wide.step(actions), compact.step(actions)


def choose(step: int) -> np.random.Generator:
    return np.random.default_rng(step)


def test_a_game_without_compact_actions_refuses_them() -> None:
    with pytest.raises(BadOption, match="option-value"):
        VectorTable("towers", 2, compact=True)
    with pytest.raises(BadOption, match="option-value"):
        VectorTable("towers", 2, compact_observations=True)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_opponents_play_the_other_seats(seat: int) -> None:
    def last(view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, CitiesView)
        assert view.viewer != seat
        return moves[-1]

    games = VectorTable("cities", 2, 3, seed=1, opponents=last, seat=seat)
    table, seeds = TableSetup("cities", 3, {}), Seeds(1)
    matches, batch = [table.match(seeds.next()) for _ in range(2)], games.reset()
    while not batch.ended:
        actions = any_legal(batch, choose(0))
        for row, match in enumerate(matches):
            play_others(match, seat)
            assert batch.seats[row] == seat
            shown = observation(table.encoding, match.view(seat))
            assert np.array_equal(batch.observations[row], shown)
            match.play(seat, table.move(seat, int(actions[row])))
            play_others(match, seat)
        batch = games.step(actions)
    assert [ending.scores for ending in batch.ended] == [each.outcome().scores for each in matches]


def play_others(match: Match, seat: int) -> None:
    while not match.over and match.acting()[0] != seat:
        match.play(match.acting()[0], match.legal_moves(match.acting()[0])[-1])


def test_an_illegal_action_loses_where_that_has_a_reward() -> None:
    games = VectorTable("towers", 3, seed=3, illegal_reward=-2.0)
    batch = games.reset()
    seat, before = int(batch.seats[1]), batch.observations[1].copy()
    actions = any_legal(batch, choose(0))
    actions[1] = 92
    batch = games.step(actions)
    (ending,) = batch.ended
    assert (ending.row, ending.legal) == (1, False)
    assert batch.done.tolist() == [False, True, False]
    assert batch.rewards[1, seat] == -2
    assert batch.rewards.sum() == -2
    assert np.array_equal(ending.observations[seat], before)


LITTLE = 4_000
"""Bytes that a step may need for a moment, with 256 games: about one number for each."""


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("cities", {"players": 3}),
        ("cities", {"players": 3, "compact": True, "shaped": True}),
        ("towers", {"players": 2, "shaped": True}),
    ],
)
def test_a_step_into_given_arrays_creates_none(game: str, options: dict[str, Any]) -> None:
    games = VectorTable(game, 256, seed=1, **options)
    out, randomness = games.empty(np.uint8), choose(0)
    batch = games.reset(out=out)
    for _ in range(12):  # until the lists of legal actions have room
        batch = games.step(any_legal(batch, randomness), out)
    arrays = {name: array for name, array in vars(out).items() if name != "ended"}
    needed: list[int] = []
    tracemalloc.start()
    for _ in range(20):
        actions = any_legal(batch, randomness)
        tracemalloc.reset_peak()
        before, _ = tracemalloc.get_traced_memory()
        batch = games.step(actions, out)
        needed.append(tracemalloc.get_traced_memory()[1] - before)
        assert not batch.ended
    tracemalloc.stop()
    # The games themselves grow in some steps, by tiles dealt and cards built.
    assert min(needed) < LITTLE
    assert batch is out
    assert all(getattr(out, name) is array for name, array in arrays.items())


def test_a_step_adds_what_given_arrays_lack() -> None:
    games, others = (VectorTable("towers", 3, seed=3, shaped=True) for _ in range(2))
    out = games.empty()
    bare = Batch(out.observations, out.masks, out.seats, out.rewards, out.done)
    mine, new = games.reset(out=bare), others.reset()
    for step in range(20):
        assert same(mine, new)
        assert mine.shaped is not None
        assert new.shaped is not None
        assert np.array_equal(mine.shaped, new.shaped)
        actions = any_legal(new, choose(step))
        mine, new = games.step(actions, bare), others.step(actions)
    assert mine is bare


def test_shaped_rewards_add_up_to_the_final_lead() -> None:
    games = VectorTable("towers", 2, seed=3, shaped=True)
    batch, total = games.reset(), np.zeros((2, 2))
    while not batch.ended:
        batch = games.step(any_legal(batch, choose(0)))
        assert batch.shaped is not None
        total += batch.shaped
    ending = batch.ended[0]
    assert total[ending.row].tolist() == pytest.approx(leads(ending.scores))


def test_the_end_of_a_game_is_reported_with_its_last_observation() -> None:
    games, table, seeds = VectorTable("cities", 1, seed=7), TableSetup("cities", 3, {}), Seeds(7)
    match, batch = table.match(seeds.next()), games.reset()
    while not batch.ended:
        action = any_legal(batch, np.random.default_rng(0))
        match.play(int(batch.seats[0]), table.move(int(batch.seats[0]), int(action[0])))
        batch = games.step(action)
    (ending,) = batch.ended
    assert match.over
    assert (ending.row, ending.scores) == (0, match.outcome().scores)
    assert batch.rewards[0].tolist() == pytest.approx(ending.rewards)
    for seat in range(3):
        shown = observation(table.encoding, match.view(seat))
        assert np.array_equal(ending.observations[seat], shown)


def test_counts_are_separate_up_to_the_largest() -> None:
    counts = Counts(19)
    expected = np.zeros(19, np.uint8)
    for place in range(19):
        counts.add(place, place * MOST // 18)
        expected[place] = place * MOST // 18
    assert np.array_equal(in_place(counts.words, np.uint8, 19), expected)
    counts.add_all([0, 3, 3], 2)
    expected[[2, 5]] += np.array([1, 2], np.uint8)
    assert np.array_equal(in_place(counts.words, np.uint8, 19), expected)
    counts.clear()
    assert not in_place(counts.words, np.uint8, 19).any()


def test_speed_can_be_measured() -> None:
    assert decisions_per_second(VectorTable("towers", 4, seed=1), 5) > 0


@pytest.mark.parametrize(
    ("seats", "winners", "expected"),
    [
        (2, [1], [-1, 1]),
        (2, [0, 1], [0, 0]),
        (3, [0], [1, -0.5, -0.5]),
        (5, [0, 3], [0.375, -0.25, -0.25, 0.375, -0.25]),
    ],
)
def test_a_victory_is_worth_one_in_total(
    seats: int, winners: list[int], expected: list[float]
) -> None:
    assert win(Outcome([0] * seats, winners, "")) == pytest.approx(expected)
