"""Compact actions of Between Two Cities: 217 of them, where moves need more than 3,300.

A compact action does not name tiles: it says which of the seat's tiles it means, counted in
ascending order. Of equal tiles only the first counts.

| actions | drafting modes | solo modes |
|---|---|---|
| 0 to 20 | choose tiles i < j of the hand (0 1, 0 2, ..., 5 6) | assign tile i to A, B or C |
| 21 to 216 | place tile 0 or 1 in the left or right city, by square | place tile 0 to 3 by square |
"""

from typing import Final

from mypy_extensions import i64

from draftingtable.adapters.observations.memory import vec
from draftingtable.games.cities.city.grid import SQUARES
from draftingtable.games.cities.draft.hands import BITS, SLOT, first_tile
from draftingtable.games.cities.draft.state import DraftState
from draftingtable.games.cities.moves import (
    MOST_CITIES,
    assigned_city,
    assigned_tile,
    first_picked,
    is_place,
    placed_city,
    placed_square,
    placed_tile,
    second_picked,
)
from draftingtable.games.cities.solo.state import CITIES, YOU, SoloState

HAND: Final = 7
"""The largest hand (C3.1, S3)."""
FIRST_PLACE: Final = 21
"""As many as pairs in a hand, and as many as tiles in a hand times cities."""
TILES_TO_PLACE: Final = 4
"""Two in each of two cities, or one of two in either (C3.1, S2, S3)."""
ACTIONS: Final = FIRST_PLACE + TILES_TO_PLACE * SQUARES


def compact_draft(
    state: DraftState, seat: i64, moves: vec[i64], count: i64, into: vec[i64]
) -> None:
    """Writes the compact actions of the seat's first `count` legal moves into an array."""
    hand: i64 = state.hands[seat]
    first = first_tile(state.unplaced[seat])
    left = state.left(seat)
    for number in range(count):
        move: i64 = moves[number]
        if is_place(move):
            tile: i64 = 0 if placed_tile(move) == first else 2
            side: i64 = 0 if placed_city(move) == left else 1
            into[number] = FIRST_PLACE + (tile + side) * SQUARES + placed_square(move)
        else:
            into[number] = pair_number(hand, first_picked(move), second_picked(move))


def pair_number(hand: i64, low: i64, high: i64) -> i64:
    """Returns the number of a pair of tiles in a sorted hand: 0 1, 0 2, ..., 1 2, ..., 5 6."""
    one = place_in(hand, low, 0)
    other = place_in(hand, high, one + 1)
    return one * (2 * HAND - one - 1) // 2 + other - one - 1


def place_in(hand: i64, tile: i64, start: i64) -> i64:
    """Returns the first place of a tile in a hand that has it there, not before `start`."""
    place: i64 = start
    while (hand >> (place * BITS) & SLOT) != tile + 1:
        place += 1
    return place


def compact_solo(state: SoloState, moves: vec[i64], count: i64, into: vec[i64]) -> None:
    """Does the same for your legal moves."""
    for number in range(count):
        move: i64 = moves[number]
        if is_place(move):
            place = state.to_place.index(placed_tile(move) * MOST_CITIES + placed_city(move))
            into[number] = FIRST_PLACE + place * SQUARES + placed_square(move)
        else:
            place = state.hands[YOU].index(assigned_tile(move))
            into[number] = place * CITIES + assigned_city(move)
