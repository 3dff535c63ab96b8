"""Games played in a batch are the same as games played one at a time."""

import numpy as np
import pytest

from draftingtable.adapters.observations.arrays import mask, observation
from draftingtable.adapters.rewards import win
from draftingtable.adapters.table_setup import Seeds, TableSetup
from draftingtable.adapters.vector import VectorTable, any_allowed
from draftingtable.adapters.vector_speed import decisions_per_second
from draftingtable.games.core.outcome import Outcome

KINDS: list[tuple[str, int, dict[str, object]]] = [
    ("towers", 2, {}),
    ("towers", 4, {"referee": False}),
    ("cities", 3, {"mode": "ring"}),
    ("cities", 2, {"mode": "two"}),
    ("cities", 3, {"mode": "beginner"}),
    ("cities", 3, {"mode": "expert"}),
]
every_kind = pytest.mark.parametrize(("game", "players", "options"), KINDS)


def made(game: str, players: int, options: dict[str, object], count: int) -> VectorTable:
    return VectorTable(game, count, players, 7, "win", **options)


@every_kind
def test_each_row_matches_a_single_match(
    game: str, players: int, options: dict[str, object]
) -> None:
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
            assert np.array_equal(batch.masks[row], mask(table.encoding, seat, moves))
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
