"""What the seat in turn may do (T4.1, T4.2): the one source of legality.

With the referee on, nothing is offered after which the bid could not be completed.
"""

from mypy_extensions import i64

from draftingtable.games.core.chance import NOBODY
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


def most_buildable(state: TowersState, seat: int) -> int:
    """T4.1e: how many display cards the seat could really build, razing once if that helps."""
    total: i64 = 0
    raze_gain: i64 = 0
    hands = state.hands
    place: i64 = seat * TYPES
    for kind in range(TYPES):
        hand: i64 = hands[kind]
        if hand:
            top: i64 = state.tops[place]
            count = longest(top, hand)
            total += count
            # A single card that fits leaves a raze nothing to gain.
            if can_raze(top) and (hand > SLOT or count == 0):
                gain = longest(state.unders[place], hand) - count
                if gain > raze_gain:
                    raze_gain = gain
        place += 1
    return total + raze_gain


def largest_bid(state: TowersState) -> int:
    """What the seat in turn could really build; worked out once for each chance to bid."""
    if state.largest == UNKNOWN:
        state.largest = most_buildable(state, state.turn)
    return state.largest


def lowest_bid(state: TowersState) -> int:
    """T4.1a, T4.1b: the start player names any number, the others a higher one."""
    return 0 if state.turn == state.start else state.high + 1


def highest_bid(state: TowersState) -> int:
    """The largest number that the seat in turn may name."""
    most = min(len(state.display), state.cap)
    return min(most, largest_bid(state)) if state.referee else most


def legal_bids(state: TowersState) -> list[int]:
    moves = [BID + number for number in range(lowest_bid(state), highest_bid(state) + 1)]
    if state.turn != state.start:
        moves.append(PASS)
    return moves


def room(state: TowersState) -> i64:
    """How many display cards the builder can place without razing."""
    if state.room != UNKNOWN:
        return state.room
    total: i64 = 0
    place: i64 = state.turn * TYPES
    for kind in range(TYPES):
        count = longest(state.tops[place], state.hands[kind])
        state.reach[kind] = count
        total += count
        place += 1
    state.room = total
    return total


def tower_changed(state: TowersState, kind: int) -> None:
    """Keep the room up to date: only one tower of the builder, or its hand, has changed."""
    if state.room != UNKNOWN:
        count = longest(state.tops[state.turn * TYPES + kind], state.hands[kind])
        state.room += count - state.reach[kind]
        state.reach[kind] = count


def may_raze_now(state: TowersState) -> bool:
    """T4.2: one card at the most, and before the first card is placed."""
    return state.raze_type == NOBODY and state.left == state.high


def may_raze(state: TowersState, kind: int) -> bool:
    place: i64 = state.turn * TYPES + kind
    top: i64 = state.tops[place]
    if not can_raze(top):
        return False
    if not state.referee:
        return True
    free = room(state)
    change = longest(state.unders[place], state.hands[kind]) - state.reach[kind]
    return free + change >= state.left


def is_shown(state: TowersState, card: int) -> bool:
    for shown in state.display:  # noqa: SIM110 (faster compiled)
        if shown == card:
            return True
    return False


def may_build(state: TowersState, shown: int) -> bool:
    kind = shown // VALUES
    value: i64 = shown % VALUES
    top: i64 = state.tops[state.turn * TYPES + kind]
    if not fits(top, value):
        return False
    if not state.referee:
        return True
    hand: i64 = state.hands[kind]
    if hand <= SLOT:  # the only card of its type takes no other's place
        return room(state) >= state.left
    free = room(state)
    change = longest(value, removed(hand, value)) - state.reach[kind]
    return free + change >= state.left - 1


def legal_building(state: TowersState) -> list[int]:
    """Razing, the way out, cards: in the order of the moves' numbers."""
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
