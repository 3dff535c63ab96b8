"""What may be done in a solo game: the only place that decides legality (S2, S3, C4)."""

from __future__ import annotations

from mypy_extensions import i64

from draftingtable.games.cities.draft.placing import (
    count_placements,
    list_placements,
    may_place,
    nth_placement,
    write_placements,
)
from draftingtable.games.cities.moves import (
    MOST_CITIES,
    MOVES,
    assign_move,
    assigned_city,
    assigned_tile,
    is_assign,
    is_place,
    placed_city,
    placed_square,
    placed_tile,
)
from draftingtable.games.cities.solo.state import ASSIGN, AUTOMA, YOU, SoloState
from draftingtable.games.core.arrays import vec
from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.randomness import Randomness


def automa_move(state: SoloState) -> int:
    """Returns the only legal move of the Automa in turn (S4)."""
    decision = state.decisions[-1]
    return assign_move(decision.tile, decision.city)


def assignments(state: SoloState) -> list[int]:
    """Returns moves that assign each different tile of your hand to each city that needs one."""
    moves: list[int] = []
    before = NOBODY
    for tile in state.hands[YOU]:
        if tile != before:
            for city in state.waiting:
                moves.append(assign_move(tile, city))
        before = tile
    return moves


def placements(state: SoloState) -> list[int]:
    """Returns all legal placements of tiles that are assigned and not yet placed."""
    moves: list[int] = []
    before = NOBODY
    for code in state.to_place:
        if code != before:
            city = code % MOST_CITIES
            list_placements(moves, state.city(city), city, code // MOST_CITIES)
        before = code
    return moves


def write_solo_placements(state: SoloState, into: vec[i64]) -> i64:
    """Writes `placements` into an array and returns how many there are."""
    count: i64 = 0
    before = NOBODY
    for code in state.to_place:
        if code != before:
            city = code % MOST_CITIES
            count = write_placements(into, count, state.city(city), city, code // MOST_CITIES)
        before = code
    return count


def random_placement(state: SoloState, randomness: Randomness) -> int:
    """Returns one of `placements`, all equally likely, without listing them."""
    counts: list[int] = []
    before = NOBODY
    for code in state.to_place:
        city = state.city(code % MOST_CITIES)
        counts.append(0 if code == before else count_placements(city, code // MOST_CITIES))
        before = code
    nth = randomness.below(sum(counts))
    place = 0
    while nth >= counts[place]:
        nth -= counts[place]
        place += 1
    chosen = state.to_place[place]
    number = chosen % MOST_CITIES
    return nth_placement(state.city(number), number, chosen // MOST_CITIES, nth)


def is_legal(state: SoloState, move: int) -> bool:
    """Whether the seat in turn may make this move."""
    if not 0 <= move < MOVES:
        return False  # checked first: larger numbers overflow machine integers
    if state.phase == AUTOMA:
        return move == automa_move(state)
    if state.phase == ASSIGN:
        return (
            is_assign(move)
            and assigned_tile(move) in state.hands[YOU]
            and assigned_city(move) in state.waiting
        )
    return is_place(move) and _is_legal_placement(state, move)


def _is_legal_placement(state: SoloState, move: int) -> bool:
    tile: i64 = placed_tile(move)
    city: i64 = placed_city(move)
    if tile * MOST_CITIES + city not in state.to_place:
        return False
    return may_place(state.city(city), tile, placed_square(move))
