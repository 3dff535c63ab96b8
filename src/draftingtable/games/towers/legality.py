"""What the seat in turn may do (T4.1, T4.2): the only place that decides legality.

With the referee on, no move is offered after which the bid could not be completed.
"""

from typing import Final

from mypy_extensions import i64

from draftingtable.games.core.arrays import vec
from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.towers.building import SLOT, can_raze, fits, longest, removed
from draftingtable.games.towers.components import (
    BID,
    BUILD,
    PASS,
    RAZE,
    TYPES,
    VALUES,
    WITHDRAW,
)
from draftingtable.games.towers.state import UNKNOWN, TowersState


def most_buildable(state: TowersState, seat: i64) -> i64:
    """Returns how many display cards the seat can build, razing once if that helps (T4.1e)."""
    total: i64 = 0
    raze_gain: i64 = 0
    hands = state.hands
    place: i64 = seat * TYPES
    for kind in range(TYPES):
        hand = hands[kind]
        if hand:
            top = state.tops[place]
            count = longest(top, hand)
            total += count
            # If a single card fits, razing gains nothing.
            if can_raze(top) and (hand > SLOT or count == 0):
                gain = longest(state.unders[place], hand) - count
                if gain > raze_gain:
                    raze_gain = gain
        place += 1
    return total + raze_gain


def largest_bid(state: TowersState) -> i64:
    """Returns how many cards the seat in turn can build, computed once per chance to bid."""
    if state.largest == UNKNOWN:
        state.largest = most_buildable(state, state.turn)
    return state.largest


def lowest_bid(state: TowersState) -> i64:
    """Returns 0 for the start player, otherwise one more than the highest bid (T4.1a, T4.1b)."""
    return 0 if state.turn == state.start else state.high + 1


def highest_bid(state: TowersState) -> i64:
    """Returns the largest number that the seat in turn may bid."""
    most: i64 = min(len(state.display), state.cap)
    if state.referee:
        buildable = largest_bid(state)
        return buildable if buildable < most else most
    return most


def legal_bids(state: TowersState) -> list[int]:
    moves: list[int] = [BID + number for number in range(lowest_bid(state), highest_bid(state) + 1)]
    if state.turn != state.start:
        moves.append(PASS)
    return moves


def write_bids(state: TowersState, into: vec[i64]) -> i64:
    """Writes `legal_bids` into an array and returns how many there are."""
    count: i64 = 0
    for number in range(lowest_bid(state), highest_bid(state) + 1):
        into[count] = BID + number
        count += 1
    if state.turn != state.start:
        into[count] = PASS
        count += 1
    return count


def random_bid(state: TowersState, randomness: Randomness) -> i64:
    """Returns one of `legal_bids`, all equally likely, without listing them."""
    lowest = lowest_bid(state)
    bids = highest_bid(state) - lowest + 1
    if bids < 0:
        bids = 0
    choice: i64 = randomness.index_below(bids if state.turn == state.start else bids + 1)
    return BID + lowest + choice if choice < bids else PASS


def room(state: TowersState) -> i64:
    """Returns how many display cards the builder can place without razing."""
    if state.room != UNKNOWN:
        return state.room
    total: i64 = 0
    place: i64 = state.turn * TYPES
    hands, reach = state.hands, state.reach
    for kind in range(TYPES):
        hand = hands[kind]
        count = longest(state.tops[place], hand) if hand else 0
        reach[kind] = count
        total += count
        place += 1
    state.room = total
    return total


def tower_changed(state: TowersState, kind: i64) -> None:
    """Updates the room after a change to one tower of the builder, or to the hand of its type."""
    if state.room != UNKNOWN:
        count = longest(state.tops[state.turn * TYPES + kind], state.hands[kind])
        state.room += count - state.reach[kind]
        state.reach[kind] = count


def may_raze_now(state: TowersState) -> bool:
    """Whether the builder may raze: only once, and before placing the first card (T4.2)."""
    return state.raze_type == NOBODY and state.left == state.high


def may_raze(state: TowersState, kind: i64) -> bool:
    place: i64 = state.turn * TYPES + kind
    if not can_raze(state.tops[place]):
        return False
    if not state.referee:
        return True
    free = room(state)
    change = longest(state.unders[place], state.hands[kind]) - state.reach[kind]
    return free + change >= state.left


def is_shown(state: TowersState, card: i64) -> bool:
    for shown in state.display:  # noqa: SIM110 (faster compiled)
        if shown == card:
            return True
    return False


def may_build(state: TowersState, shown: i64) -> bool:
    kind: i64 = shown // VALUES
    value: i64 = shown % VALUES
    if not fits(state.tops[state.turn * TYPES + kind], value):
        return False
    if not state.referee:
        return True
    free = room(state)
    hand = state.hands[kind]
    if hand <= SLOT:  # the only card of its type blocks no other
        return free >= state.left
    change = longest(value, removed(hand, value)) - state.reach[kind]
    return free + change >= state.left - 1


def legal_building(state: TowersState) -> list[int]:
    """Returns razing, withdrawing and building moves, in the order of their numbers."""
    moves: list[int] = []
    if may_raze_now(state):
        for kind in range(TYPES):
            if may_raze(state, kind):
                moves.append(RAZE + kind)
    if not state.referee:
        moves.append(WITHDRAW)
    before = NOBODY
    for shown in state.display:
        if shown != before and may_build(state, shown):
            moves.append(BUILD + shown)
        before = shown
    return moves


# The same moves as bits: razing each type, withdrawing, building each place of the display.
WITHDRAWING: Final[i64] = 5
PLACES: Final[i64] = 6


def random_building(state: TowersState, randomness: Randomness) -> i64:
    """Returns one of `legal_building`, all equally likely, without listing them."""
    choices = building_choices(state)
    count: i64 = 0
    rest = choices
    while rest:
        count += 1
        rest &= rest - 1
    number: i64 = randomness.index_below(count)
    while number > 0:
        choices &= choices - 1
        number -= 1
    choice: i64 = 0
    while not choices & 1:
        choices >>= 1
        choice += 1
    return move_of(state, choice)


def write_building(state: TowersState, into: vec[i64]) -> i64:
    """Writes `legal_building` into an array and returns how many there are."""
    choices = building_choices(state)
    count: i64 = 0
    choice: i64 = 0
    while choices:
        if choices & 1:
            into[count] = move_of(state, choice)
            count += 1
        choices >>= 1
        choice += 1
    return count


def move_of(state: TowersState, choice: i64) -> i64:
    """Returns the move for one of these bits."""
    if choice >= PLACES:
        return BUILD + state.display[choice - PLACES]
    return WITHDRAW if choice == WITHDRAWING else RAZE + choice


def building_choices(state: TowersState) -> i64:
    choices: i64 = 0
    if may_raze_now(state):
        for kind in range(TYPES):
            if may_raze(state, kind):
                choices |= 1 << kind
    if not state.referee:
        choices |= 1 << WITHDRAWING
    before: i64 = NOBODY
    place = PLACES
    for shown in state.display:
        if shown != before and may_build(state, shown):
            choices |= 1 << place
        before = shown
        place += 1
    return choices
