"""Hands of up to seven tiles, each packed into one number.

Each tile takes six bits holding code + 1, lowest tile first. A hand fits a machine integer, so
compiled code picks and passes without allocating, and copying all hands copies one short list.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from draftingtable.games.cities.city.components import TILES
from draftingtable.games.cities.moves import NUMBERS, PICK, pick_move
from draftingtable.games.core.arrays import vec

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
    before_first: i64 = PICK + (low - 1) * TILES - 1
    before: i64 = 0
    while rest != 0:
        high: i64 = rest & SLOT
        rest >>= BITS
        if high != before:
            moves.append(NUMBERS[before_first + high])  # as `pick_move`
        before = high


def write_picks(into: vec[i64], hand: i64) -> i64:
    """Writes the same into an array and returns how many there are."""
    count: i64 = 0
    before_low: i64 = 0
    while hand != 0:
        low: i64 = hand & SLOT
        hand >>= BITS
        rest: i64 = hand if low != before_low else 0
        before_low = low
        before: i64 = 0
        while rest != 0:
            high: i64 = rest & SLOT
            rest >>= BITS
            if high != before:
                into[count] = pick_move(low - 1, high - 1)
                count += 1
            before = high
    return count


def count_picks(hand: i64) -> i64:
    """Returns how many moves `list_picks` would append: pairs of kinds, and kinds held twice."""
    kinds: i64 = 0
    doubles: i64 = 0
    before: i64 = 0
    in_a_row: i64 = 0
    while hand != 0:
        tile: i64 = hand & SLOT
        hand >>= BITS
        in_a_row = in_a_row + 1 if tile == before else 1
        if in_a_row == 1:
            kinds += 1
        elif in_a_row == 2:
            doubles += 1
        before = tile
    return kinds * (kinds - 1) // 2 + doubles


def count_kinds(hand: i64) -> i64:
    """Returns how many different tiles a hand holds."""
    kinds: i64 = 0
    before: i64 = 0
    while hand != 0:
        tile: i64 = hand & SLOT
        hand >>= BITS
        if tile != before:
            kinds += 1
        before = tile
    return kinds


def nth_pick(hand: i64, nth: i64) -> i64:
    """Returns the move that `list_picks` would append at index `nth`."""
    higher: i64 = count_kinds(hand) - 1
    while True:
        low: i64 = hand & SLOT
        hand >>= BITS
        partners: i64 = higher + 1 if hand & SLOT == low else higher
        if nth < partners:
            return pick_move(low - 1, _nth_kind(hand, nth))
        nth -= partners
        higher -= 1
        while hand & SLOT == low:
            hand >>= BITS


def _nth_kind(hand: i64, nth: i64) -> i64:
    """Returns the different tile at index `nth` of a hand."""
    tile: i64 = hand & SLOT
    while nth > 0:
        hand >>= BITS
        if hand & SLOT != tile:
            tile = hand & SLOT
            nth -= 1
    return tile - 1
