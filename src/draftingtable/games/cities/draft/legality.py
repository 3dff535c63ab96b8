"""What a seat may do in a drafting mode (C3, C4, C7): the only place that decides legality.

Listing all moves and drawing one at random use the same order: tile, city, square.
"""

from __future__ import annotations

from mypy_extensions import i64

from draftingtable.games.cities.city.components import BUILDINGS
from draftingtable.games.cities.city.grid import count_of, nth_square
from draftingtable.games.cities.draft.hands import (
    count_picks,
    first_tile,
    holds,
    list_picks,
    nth_pick,
    second_tile,
    write_picks,
)
from draftingtable.games.cities.draft.placing import list_placements, may_place, write_placements
from draftingtable.games.cities.draft.seating import left_builder, right_builder
from draftingtable.games.cities.draft.state import PLACING, DraftState
from draftingtable.games.cities.moves import place_move
from draftingtable.games.core.arrays import vec
from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.randomness import Randomness


def legal_picks(state: DraftState, seat: i64) -> list[int]:
    moves: list[int] = []
    list_picks(moves, state.hands[seat])
    return moves


def random_pick(state: DraftState, seat: i64, randomness: Randomness) -> i64:
    hand = state.hands[seat]
    return nth_pick(hand, randomness.index_below(count_picks(hand)))


def lower_city(state: DraftState, seat: i64) -> i64:
    """Returns the lower of the seat's cities that still need its tile."""
    left, right = state.left(seat), state.right(seat)
    low = left if left < right else right
    return low if state.used[seat] != low else left + right - low


def higher_city(state: DraftState, seat: i64) -> i64:
    """Returns the higher of them if both need a tile, otherwise NOBODY."""
    if state.used[seat] != NOBODY:
        return NOBODY
    left, right = state.left(seat), state.right(seat)
    return left if left > right else right


def legal_placements(state: DraftState, seat: i64) -> list[int]:
    """Returns the placements: one tile in the left city, one in the right, in any order (C3.1)."""
    moves: list[int] = []
    rest: i64 = state.unplaced[seat]
    first, second = first_tile(rest), second_tile(rest)
    low, high = lower_city(state, seat), higher_city(state, seat)
    _list_tile(moves, state, first, low, high)
    if second > first:
        _list_tile(moves, state, second, low, high)
    return moves


def _list_tile(moves: list[int], state: DraftState, tile: i64, low: i64, high: i64) -> None:
    list_placements(moves, state.cities[low], low, tile)
    if high != NOBODY:
        list_placements(moves, state.cities[high], high, tile)


def write_picks_of(state: DraftState, seat: i64, into: vec[i64]) -> i64:
    """Writes `legal_picks` into an array and returns how many there are."""
    return write_picks(into, state.hands[seat])


def write_legal_placements(state: DraftState, seat: i64, into: vec[i64]) -> i64:
    """Does the same for `legal_placements`."""
    rest: i64 = state.unplaced[seat]
    first, second = first_tile(rest), second_tile(rest)
    low, high = lower_city(state, seat), higher_city(state, seat)
    count = _write_tile(into, 0, state, first, low, high)
    return _write_tile(into, count, state, second, low, high) if second > first else count


def _write_tile(
    into: vec[i64], count: i64, state: DraftState, tile: i64, low: i64, high: i64
) -> i64:
    count = write_placements(into, count, state.cities[low], low, tile)
    if high == NOBODY:
        return count
    return write_placements(into, count, state.cities[high], high, tile)


def random_placement(state: DraftState, seat: i64, randomness: Randomness) -> i64:
    """Returns one of `legal_placements`, all equally likely, without listing them."""
    rest: i64 = state.unplaced[seat]
    tile, second = first_tile(rest), second_tile(rest)
    low, high = lower_city(state, seat), higher_city(state, seat)
    in_low, in_high = _spots(state, low, high, tile)
    count = count_of(in_low) + count_of(in_high)
    if second <= tile:
        nth = randomness.index_below(count)
    elif second < BUILDINGS:  # single tiles fit on the same squares
        nth = randomness.index_below(2 * count)
        if nth >= count:
            nth, tile = nth - count, second
    else:
        second_in_low, second_in_high = _spots(state, low, high, second)
        nth = randomness.index_below(count + count_of(second_in_low) + count_of(second_in_high))
        if nth >= count:
            nth, tile = nth - count, second
            in_low, in_high = second_in_low, second_in_high
    count = count_of(in_low)
    if nth < count:
        return place_move(tile, low, nth_square(in_low, nth))
    return place_move(tile, high, nth_square(in_high, nth - count))


def _spots(state: DraftState, low: i64, high: i64, tile: i64) -> tuple[i64, i64]:
    """Returns where the tile fits in both cities; `high` may be NOBODY."""
    in_high: i64 = 0
    if high != NOBODY:
        in_high = state.cities[high].spots(tile)
    return state.cities[low].spots(tile), in_high


def may_place_now(state: DraftState, seat: i64, tile: i64, city: i64, square: i64) -> bool:
    return (
        owes(state, seat, city)
        and holds(state.unplaced[seat], tile)
        and may_place(state.cities[city], tile, square)
    )


def owes(state: DraftState, seat: i64, city: i64) -> bool:
    """Whether this city still needs the seat's tile of this turn."""
    return (
        state.unplaced[seat] != 0
        and state.used[seat] != city
        and (city == state.left(seat) or city == state.right(seat))
    )


def must_place_first(state: DraftState, city: int) -> int:
    """Returns who places first if both builders of a city wait for each other, or NOBODY (C3.4)."""
    one = left_builder(city, state.two)
    other = right_builder(city, state.players, state.two)
    if state.phase != PLACING or one == NOBODY or other == NOBODY:
        return NOBODY
    if not owes(state, one, city) or not owes(state, other, city):
        return NOBODY
    return one if one < other else other
