"""Invariants of both solo modes, checked throughout random games."""

import json

import pytest

from draftingtable.games.core.errors import IllegalMove
from tests.games.cities.solo_table import SoloTable, begin


@pytest.mark.parametrize("mode", ["beginner", "expert"])
@pytest.mark.parametrize("seed", range(8))
def test_no_building_is_lost_or_made(mode: str, seed: int) -> None:
    table = SoloTable(mode, seed=seed)
    all_there_are = table.letters()
    assert sum(all_there_are.values()) == 108 + 2 * 24
    while not table.position.over:
        table.step()
        assert table.letters() == all_there_are
    assert table.sizes() == [16, 16, 16]
    discarded = 8 if mode == "expert" else 0
    assert len(table.position.discard) == discarded


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_a_copy_is_independent(mode: str) -> None:
    table = SoloTable(mode, seed="copy")
    while not table.position.over:
        before = table.position.snapshot()
        twin = table.position.copy()
        assert twin.snapshot() == before
        assert twin.journal is None
        own, table.position = table.position, twin
        table.step()
        assert own.snapshot() == before
        assert table.position.snapshot() != before


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_a_random_move_is_one_of_the_legal_ones(mode: str) -> None:
    table = SoloTable(mode, seed="random")
    while not table.position.over:
        seat = table.position.actor()
        if not table.position.dealing:
            moves = table.position.legal_moves(seat)
            assert moves == sorted(set(moves))
            same = table.randomness.copy()
            assert table.position.random_move(seat, same) in moves
        table.step()


def test_every_placement_is_equally_likely() -> None:
    table = SoloTable("beginner")
    table.say("random S A", "random F B", "random O C", "draw P H d")
    table.say("1 assign P A", "1 assign H C", "1 assign d B")
    table.say("1 place P A 0,0", "1 place H C 0,0")
    moves = table.position.legal_moves(0)
    found = [table.position.random_move(0, table.randomness) for _ in range(2000)]
    assert set(found) == set(moves)
    assert max(found.count(move) for move in moves) < 1.4 * 2000 / len(moves)


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_views_are_plain_data_and_the_same_for_all(mode: str) -> None:
    table = SoloTable(mode, seed="view")
    while not table.position.over:
        data = table.data(1)
        assert json.loads(json.dumps(data)) == data
        for viewer in (0, 2, 3):
            assert {**table.data(viewer), "viewer": 1} == data
        table.position.singles.reverse()
        table.position.duplexes.reverse()
        table.position.cards.reverse()
        assert table.data(1) == data
        table.step()


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_automas_follow_a_rule_and_you_do_not(mode: str) -> None:
    position = begin(mode)
    assert [position.automatic(seat) for seat in range(3)] == [False, True, True]


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_only_the_seat_in_turn_may_act(mode: str) -> None:
    table = SoloTable(mode, seed="turn")
    while not table.position.over:
        actor = table.position.actor()
        assert table.position.acting() == ([] if actor < 0 else [actor])
        for seat in (-1, 0, 1, 2, 3, 10**30):
            assert bool(table.position.legal_moves(seat)) == (seat == actor and actor >= 0)
            if seat < 0 or seat != actor:
                with pytest.raises(IllegalMove):
                    table.position.apply(seat, 0)
        table.step()
    assert table.happened()[-1] == "cities-finished"
    assert table.happened().count("round") == 3
