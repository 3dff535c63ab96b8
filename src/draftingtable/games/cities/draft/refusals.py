"""Why a drafting move is refused: the rule it breaks, and what a person needs to understand it.

A refusal contains only what the seat that tried the move already knows.
"""

from __future__ import annotations

from draftingtable.games.cities.city.components import tile_text
from draftingtable.games.cities.city.text import city_text, tiles_text
from draftingtable.games.cities.draft.hands import holds, tiles_in
from draftingtable.games.cities.draft.placing import bad_placement
from draftingtable.games.cities.draft.state import DEALING, MOST_PLAYERS, OVER, PICKING, DraftState
from draftingtable.games.cities.moves import (
    MOVES,
    first_picked,
    is_assign,
    is_pick,
    is_place,
    placed_city,
    placed_square,
    placed_tile,
    second_picked,
)
from draftingtable.games.core.errors import IllegalMove


def not_awaited(state: DraftState, seat: int) -> IllegalMove:
    if state.phase == OVER:
        return IllegalMove("game-is-over", state.rule())
    if not 0 <= seat < MOST_PLAYERS or seat >= state.players:
        return IllegalMove("no-such-seat", "", {"seat": seat + 1, "seats": state.players})
    if state.phase == DEALING:
        return IllegalMove("tiles-come-first", state.rule())
    if state.phase == PICKING:
        return IllegalMove("choice-is-final", state.rule(), {"seat": seat + 1})
    return IllegalMove("both-tiles-placed", state.rule(), {"seat": seat + 1})


def wrong_phase(state: DraftState, move: int) -> IllegalMove:
    if 0 <= move < MOVES:
        if is_assign(move):
            return IllegalMove("assigning-is-solo", "S2")
        if is_place(move):
            return IllegalMove("picking-not-placing", state.rule())
        if is_pick(move):
            return IllegalMove("placing-not-picking", state.rule())
    return IllegalMove("no-such-move", "", {"number": move})


def bad_pick(state: DraftState, seat: int, move: int) -> IllegalMove:
    low, high = first_picked(move), second_picked(move)
    if low == high and holds(state.hands[seat], low):
        return IllegalMove("only-one-in-hand", state.rule(), {"tile": tile_text(low)})
    missing = high if holds(state.hands[seat], low) else low
    return IllegalMove("not-in-hand", state.rule(), {"tile": tile_text(missing)})


def bad_place(state: DraftState, seat: int, move: int) -> IllegalMove:
    tile, city = placed_tile(move), placed_city(move)
    if not holds(state.unplaced[seat], tile):
        own_tiles = tiles_text(tiles_in(state.unplaced[seat]))
        return IllegalMove(
            "not-to-be-placed", state.rule(), {"tile": tile_text(tile), "tiles": own_tiles}
        )
    own = [state.left(seat), state.right(seat)]
    if city not in own:
        cities = [city_text(number) for number in sorted(own)]
        return IllegalMove(
            "not-your-city", state.rule(), {"city": city_text(city), "cities": cities}
        )
    if city == state.used[seat]:
        other = city_text(sum(own) - city)
        return IllegalMove(
            "one-tile-for-each-city", state.rule(), {"city": city_text(city), "other": other}
        )
    return bad_placement(state.cities[city], city, tile, placed_square(move))
