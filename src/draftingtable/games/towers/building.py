"""What fits on what (T2), and how many cards of a kind can be stacked.

The display's cards of one type travel as one number, a *hand*: five bits a card, each holding
value + 1. With at most five cards this fits a machine integer, so that compiled code can try
every order without allocating anything.
"""

from typing import Final

from mypy_extensions import i64

from draftingtable.games.towers.components import EIGHT, EMPTY, NINE, ROOF

BITS: Final[i64] = 5
SLOT: Final[i64] = 31


def fits(top: i64, value: i64) -> bool:
    """May `value` go on `top` (T2.2 to T2.6)?"""
    if top == EMPTY:
        return True  # T2.2: any value starts a tower
    if top == ROOF:
        return False  # T2.6: nothing goes on a 0
    return value < top or top == EIGHT or value == NINE  # T2.3, T2.4, T2.5


def added(hand: i64, value: i64) -> i64:
    """The hand with one more card."""
    return (hand << BITS) | (value + 1)


def without(hand: i64, place: i64) -> i64:
    """The hand without the card whose slot begins at bit `place`."""
    low: i64 = hand & ((1 << place) - 1)
    return low | ((hand >> (place + BITS)) << place)


def removed(hand: i64, value: i64) -> i64:
    """The hand without one card of `value`, which it holds."""
    place: i64 = 0
    while ((hand >> place) & SLOT) != value + 1:
        place += BITS
    return without(hand, place)


def longest(top: i64, hand: i64) -> i64:
    """How many cards of the hand can be stacked on `top`, in the best order."""
    if hand <= SLOT:  # one card or none, most of the time
        return 1 if hand and fits(top, hand - 1) else 0
    best: i64 = 0
    place: i64 = 0
    while hand >> place:
        value: i64 = ((hand >> place) & SLOT) - 1
        if fits(top, value):
            count = 1 + longest(value, without(hand, place))
            if count > best:
                best = count
        place += BITS
    return best
