"""What fits on what (T2), and how many cards of a type can be stacked.

The display's cards of one type are packed into one number, a *hand*: five bits per card, each
holding value + 1. At most five cards fit a machine integer, so compiled code can try every order
without allocating.
"""

from typing import Final

from mypy_extensions import i64

from draftingtable.games.towers.components import EIGHT, EMPTY, NINE, ROOF

BITS: Final[i64] = 5
SLOT: Final[i64] = 31


def fits(top: i64, value: i64) -> bool:
    """Whether `value` may go on `top` (T2.2 to T2.6)."""
    if top == EMPTY:
        return True  # T2.2: any value starts a tower
    if top == ROOF:
        return False  # T2.6: nothing goes on a 0
    return value < top or top == EIGHT or value == NINE  # T2.3, T2.4, T2.5


def added(hand: i64, value: i64) -> i64:
    """Returns the hand with one more card."""
    return (hand << BITS) | (value + 1)


def without(hand: i64, place: i64) -> i64:
    """Returns the hand without the card whose slot begins at bit `place`."""
    low: i64 = hand & ((1 << place) - 1)
    return low | ((hand >> (place + BITS)) << place)


def removed(hand: i64, value: i64) -> i64:
    """Returns the hand without one card of `value`, which it must hold."""
    place: i64 = 0
    while ((hand >> place) & SLOT) != value + 1:
        place += BITS
    return without(hand, place)


def longest(top: i64, hand: i64) -> i64:
    """Returns how many cards of the hand can be stacked on `top`, in the best order."""
    if hand <= SLOT:  # the usual case: one card or none
        return 1 if hand and fits(top, hand - 1) else 0
    if top == EIGHT:
        return longest_of_all_orders(top, hand)
    count: i64 = 0
    seen: i64 = 0
    rest = hand
    while rest:
        value: i64 = (rest & SLOT) - 1
        if value == EIGHT or value == NINE:  # noqa: SIM109 (no tuple to make)
            return longest_of_all_orders(top, hand)
        # Without an 8 or a 9, all different values below the top can be stacked in falling order.
        if value < top and not (seen >> value) & 1:
            seen |= 1 << value
            count += 1
        rest >>= BITS
    return count


def longest_of_all_orders(top: i64, hand: i64) -> i64:
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


def top_of(values: tuple[int, ...]) -> int:
    """Returns the value on which this tower's next card would go."""
    return values[-1] if values else EMPTY


def can_raze(top: i64) -> bool:
    """Whether the top can be razed: there must be a card that is not a roof (T4.2a)."""
    return top != EMPTY and top != ROOF
