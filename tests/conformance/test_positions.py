"""Positions: legal moves can be applied, others cannot, and copies are independent."""

from typing import TYPE_CHECKING

import pytest
from mypy_extensions import i64

from draftingtable.compilation import is_compiled
from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.errors import IllegalMove
from draftingtable.games.core.position import MOST_LEGAL, Position, play_out
from draftingtable.games.core.randomness import Randomness
from tests.conformance.parameters import every_table
from tests.conformance.play import Table, step, stops, walk
from tests.conformance.setups import KNOWN

if TYPE_CHECKING:
    from draftingtable.games.core.arrays import vec


@every_table
def test_every_legal_move_is_applicable_and_changes_something(table: Table) -> None:
    for position in stops(table, every=17):
        before = position.snapshot()
        for seat in position.acting():
            for move in position.legal_moves(seat):
                twin = position.copy()
                twin.apply(seat, move)
                assert twin.snapshot() != before
        assert position.snapshot() == before


@every_table
def test_every_other_move_is_refused_and_changes_nothing(table: Table) -> None:
    game, setup = table
    for position in stops(table, every=61):
        before = position.snapshot()
        for seat in range(setup.players):
            illegal = sorted(set(KNOWN[game.name].moves) - set(position.legal_moves(seat)))
            for move in illegal[:: 1 + len(illegal) // 100]:
                with pytest.raises(IllegalMove):
                    position.apply(seat, move)
        assert position.snapshot() == before


@every_table
@pytest.mark.parametrize("number", [-1, 10**6, 2**31, 2**63, -(2**63) - 1, 10**40])
def test_numbers_that_are_not_moves_are_refused(table: Table, number: int) -> None:
    for position in stops(table, every=97):
        for seat in range(table[1].players):
            check_refused(position, seat, number)


@every_table
def test_a_seat_that_does_not_exist_has_no_moves(table: Table) -> None:
    for position in stops(table, every=97):
        for seat in (-1, table[1].players, 1000):
            assert position.legal_moves(seat) == []
            check_refused(position, seat, 0)


def check_refused(position: Position, seat: int, move: int) -> None:
    before = position.snapshot()
    with pytest.raises(IllegalMove) as caught:
        position.apply(seat, move)
    assert caught.value.code
    assert position.snapshot() == before


def array_of(size: int) -> "vec[i64]":
    """Returns an array as the rules want it: compiled ones take only those of `librt`."""
    if is_compiled():
        from librt.vecs import vec
    else:
        from draftingtable.games.core.arrays import vec
    return vec[i64]([0] * size)


@every_table
def test_moves_listed_in_an_array_are_the_legal_ones(table: Table) -> None:
    listed = array_of(MOST_LEGAL)
    for position in walk(table):
        for seat in (-1, *range(table[1].players), 1000):
            legal = position.legal_moves(seat)
            assert position.list_legal(seat, listed) == len(legal) <= MOST_LEGAL
            assert [listed[place] for place in range(len(legal))] == legal


@every_table
def test_scores_are_those_of_the_outcome(table: Table) -> None:
    for position in stops(table, every=7):
        assert position.scores() == position.outcome().scores


@every_table
def test_somebody_may_act_unless_dealing_or_over(table: Table) -> None:
    for position in walk(table):
        acting = position.acting()
        assert bool(acting) != (position.dealing or position.over)
        assert not (position.dealing and position.over)
        assert acting == sorted(set(acting))
        assert position.actor() == (acting[0] if acting else NOBODY)


@every_table
def test_only_acting_seats_have_moves(table: Table) -> None:
    for position in walk(table):
        acting = position.acting()
        for seat in range(table[1].players):
            moves = position.legal_moves(seat)
            assert bool(moves) == (seat in acting)
            assert moves == sorted(set(moves))


@every_table
def test_lists_belong_to_the_caller(table: Table) -> None:
    for position in stops(table, every=29):
        before = position.snapshot()
        for seat in position.acting():
            legal = position.legal_moves(seat)
            position.legal_moves(seat).clear()
            assert position.legal_moves(seat) == legal
        position.acting().clear()
        position.outcome().scores.clear()
        spoil(position.snapshot())
        assert position.snapshot() == before


def spoil(data: dict[str, object]) -> None:
    for value in data.values():
        if isinstance(value, list):
            value.clear()


@every_table
def test_a_copy_is_not_affected_by_the_original(table: Table) -> None:
    dealer, randomness = SamplingDealer("later"), Randomness("later")
    for position in stops(table, every=23):
        original, twin = position.copy(), position.copy()
        before = twin.snapshot()
        for _ in range(15):
            if not original.over:
                step(original, dealer, randomness)
        assert twin.snapshot() == before


@every_table
def test_a_copy_plays_on_like_the_original(table: Table) -> None:
    for position in stops(table, every=401):
        one, other = position.copy(), position.copy()
        play_out(one, SamplingDealer("same"), Randomness("same"))
        play_out(other, SamplingDealer("same"), Randomness("same"))
        assert one.snapshot() == other.snapshot()
        assert one.over


@every_table
def test_a_copy_has_no_journal(table: Table) -> None:
    game, setup = table
    position = game.begin(setup)
    position.journal = []
    assert position.copy().journal is None


@every_table
def test_a_journal_changes_nothing_else(table: Table) -> None:
    game, setup = table
    quiet, told = game.begin(setup), game.begin(setup)
    told.journal = []
    for position in (quiet, told):
        play_out(position, SamplingDealer("told"), Randomness("told"))
    assert quiet.snapshot() == told.snapshot()


@every_table
def test_a_random_move_is_a_legal_one(table: Table) -> None:
    randomness = Randomness("any")
    for position in stops(table, every=7):
        for seat in position.acting():
            assert position.random_move(seat, randomness) in position.legal_moves(seat)


@every_table
def test_playing_at_random_makes_the_random_moves(table: Table) -> None:
    """The quick way, which does not check its own moves, plays the same game."""
    game, setup = table
    quick, checked = game.begin(setup), game.begin(setup)
    dealers = SamplingDealer("quick"), SamplingDealer("quick")
    choices = Randomness("quick"), Randomness("quick")
    while not checked.over:
        if checked.dealing:
            assert quick.deal(dealers[0]) == checked.deal(dealers[1])
        else:
            quick.play_at_random(choices[0])
            seat = checked.actor()
            checked.apply(seat, checked.random_move(seat, choices[1]))
        assert quick.snapshot() == checked.snapshot()


@every_table
def test_every_random_game_ends(table: Table) -> None:
    game, setup = table
    for number in range(10):
        position = game.begin(setup)
        assert play_out(position, SamplingDealer(number), Randomness(number)) > 0
        outcome = position.outcome()
        assert outcome.reason
        assert len(outcome.scores) == len(outcome.breakdown) == setup.players
        assert outcome.winners == sorted(set(outcome.winners))
        assert set(outcome.winners) <= set(range(setup.players))
        assert outcome.result()["winners"] == [seat + 1 for seat in outcome.winners]


@every_table
def test_snapshots_distinguish_positions(table: Table) -> None:
    """Nothing is left out: in a game, no position looks like the one before it."""
    before: dict[str, object] | None = None
    for position in walk(table):
        assert position.snapshot() != before
        before = position.snapshot()
