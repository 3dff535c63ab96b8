"""Hands packed into one number, compared with plain lists."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from draftingtable.games.cities.city.components import TILES
from draftingtable.games.cities.draft.hands import (
    count_picks,
    first_tile,
    holds,
    holds_pair,
    list_picks,
    nth_pick,
    packed,
    pair,
    second_tile,
    size,
    tiles_in,
    without,
)
from draftingtable.games.cities.moves import pick_move

some_tiles = st.lists(st.integers(0, TILES - 1), max_size=7)
few_sorts = st.lists(st.integers(0, 3), max_size=7)


@given(some_tiles | few_sorts)
def test_a_hand_holds_what_was_put_into_it(tiles: list[int]) -> None:
    hand = packed(tiles)
    assert tiles_in(hand) == sorted(tiles)
    assert size(hand) == len(tiles)
    assert [tile for tile in range(TILES) if holds(hand, tile)] == sorted(set(tiles))
    assert hand < 2**42


@given(some_tiles | few_sorts)
def test_a_tile_is_taken_out_once(tiles: list[int]) -> None:
    for tile in set(tiles):
        rest = sorted(tiles)
        rest.remove(tile)
        assert tiles_in(without(packed(tiles), tile)) == rest


@given(some_tiles | few_sorts)
def test_choices_are_all_pairs_without_repetition(tiles: list[int]) -> None:
    hand = packed(tiles)
    expected = sorted({pick_move(one, two) for one, two in combinations(tiles, 2)})
    found: list[int] = []
    list_picks(found, hand)
    assert found == expected
    assert count_picks(hand) == len(expected)
    assert [nth_pick(hand, nth) for nth in range(len(expected))] == expected


@given(few_sorts, st.integers(0, 3), st.integers(0, 3))
def test_two_tiles_are_in_the_hand_or_not(tiles: list[int], one: int, other: int) -> None:
    needed = 2 if one == other else 1
    there = tiles.count(one) >= needed and tiles.count(other) >= needed
    assert holds_pair(packed(tiles), one, other) == there


def test_pairs_and_single_tiles() -> None:
    assert tiles_in(pair(3, 20)) == [3, 20]
    assert (first_tile(pair(3, 20)), second_tile(pair(3, 20))) == (3, 20)
    assert (first_tile(packed([5])), second_tile(packed([5]))) == (5, -1)
    assert tiles_in(packed([])) == []
