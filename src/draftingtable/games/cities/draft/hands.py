"""Hands of up to seven tiles, each packed into one number.

Each tile takes six bits holding code + 1, lowest tile first. A hand fits a machine integer, so
compiled code picks and passes without allocating, and copying all hands copies one short list.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from draftingtable.games.cities.moves import pick_move

BITS: Final = 6
SLOT: Final = 63


def packed(tiles: list[int]) -> i64:
    """Returns the hand with these tiles, given in any order."""
    hand: i64 = 0
    for tile in tiles:
        hand = added(hand, tile)
    return hand


def added(hand: i64, tile: i64) -> i64:
    """Returns the hand with one more tile, keeping it sorted."""
    place: i64 = 0
    while hand >> place != 0 and (hand >> place & SLOT) <= tile:
        place += BITS
    above: i64 = hand >> place
    below: i64 = hand - (above << place)
    return below | (tile + 1) << place | above << (place + BITS)


def tiles_in(hand: i64) -> list[int]:
    """Returns the tiles of a hand, in ascending order."""
    tiles: list[int] = []
    while hand != 0:
        tiles.append(first_tile(hand))
        hand >>= BITS
    return tiles


def first_tile(hand: i64) -> i64:
    """Returns the lowest tile of a hand that is not empty."""
    return (hand & SLOT) - 1


def second_tile(hand: i64) -> i64:
    """Returns the second lowest tile, or -1 if there is none."""
    return (hand >> BITS & SLOT) - 1


def holds(hand: i64, tile: i64) -> bool:
    while hand != 0:
        if (hand & SLOT) == tile + 1:
            return True
        hand >>= BITS
    return False


def size(hand: i64) -> i64:
    tiles: i64 = 0
    while hand != 0:
        tiles += 1
        hand >>= BITS
    return tiles


def pair(low: i64, high: i64) -> i64:
    """Returns a hand of two tiles."""
    return (high + 1) << BITS | (low + 1)


def without(hand: i64, tile: i64) -> i64:
    """Returns the hand without one of this tile, which it must hold."""
    place: i64 = 0
    while ((hand >> place) & SLOT) != tile + 1:
        place += BITS
    below: i64 = hand - ((hand >> place) << place)
    return below | (hand >> (place + BITS)) << place


def holds_pair(hand: i64, low: i64, high: i64) -> bool:
    return holds(hand, low) and holds(without(hand, low), high)


def list_picks(moves: list[int], hand: i64) -> None:
    """Appends each choice of two tiles once, in ascending order (C3.1)."""
    before: i64 = 0
    while hand != 0:
        low: i64 = hand & SLOT
        hand >>= BITS
        if low != before:
            _list_partners(moves, low, hand)
        before = low


def _list_partners(moves: list[int], low: i64, rest: i64) -> None:
    before: i64 = 0
    while rest != 0:
        high: i64 = rest & SLOT
        rest >>= BITS
        if high != before:
            moves.append(pick_move(low - 1, high - 1))
        before = high


def count_picks(hand: i64) -> i64:
    """Returns how many moves `list_picks` would append: pairs of kinds, and kinds held twice."""
    sorts: i64 = 0
    doubles: i64 = 0
    before: i64 = 0
    in_a_row: i64 = 0
    while hand != 0:
        tile: i64 = hand & SLOT
        hand >>= BITS
        in_a_row = in_a_row + 1 if tile == before else 1
        if in_a_row == 1:
            sorts += 1
        elif in_a_row == 2:
            doubles += 1
        before = tile
    return sorts * (sorts - 1) // 2 + doubles


def nth_pick(hand: i64, nth: i64) -> i64:
    """Returns the move that `list_picks` would append at index `nth`."""
    low_before: i64 = 0
    while True:
        low: i64 = hand & SLOT
        hand >>= BITS
        rest: i64 = hand if low != low_before else 0
        high_before: i64 = 0
        while rest != 0:
            high: i64 = rest & SLOT
            rest >>= BITS
            if high != high_before:
                if nth == 0:
                    return pick_move(low - 1, high - 1)
                nth -= 1
            high_before = high
        low_before = low
