"""Why a solo move is refused: the rule it breaks, and what a person needs to understand it."""

from __future__ import annotations

from draftingtable.games.cities.city.components import tile_text
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.draft.placing import bad_placement
from draftingtable.games.cities.moves import (
    MOST_CITIES,
    MOVES,
    assigned_city,
    assigned_tile,
    is_pick,
    is_place,
    placed_city,
    placed_square,
    placed_tile,
)
from draftingtable.games.cities.solo.state import (
    ASSIGN,
    AUTOMA,
    AUTOMACITY,
    CITIES,
    OVER,
    SEATS,
    YOU,
    SoloState,
)
from draftingtable.games.core.errors import IllegalChance, IllegalMove, Parameter


def solo_rule(state: SoloState) -> str:
    """Returns the rule for the order of play."""
    return "S3" if state.expert else "S2"


def wrong_turn(state: SoloState, seat: int, actor: int) -> IllegalMove:
    rule = solo_rule(state)
    if state.phase == OVER:
        return IllegalMove("game-is-over", rule)
    if not 0 <= seat < SEATS:
        return IllegalMove("no-such-seat", "", {"seat": seat + 1, "seats": SEATS})
    if state.dealing:
        return IllegalMove("tiles-come-first", rule)
    return IllegalMove("not-your-turn", rule, {"seat": seat + 1, "turn": actor + 1})


def wrong_move(state: SoloState, move: int) -> IllegalMove:
    """Returns the refusal of a move that the seat in turn may not make."""
    if state.phase == AUTOMA:
        return _automa_takes(state)
    if not 0 <= move < MOVES:
        return IllegalMove("no-such-move", "", {"number": move})
    if is_pick(move):
        return IllegalMove("no-picking-in-solo", solo_rule(state))
    if state.phase == ASSIGN:
        if is_place(move):
            return IllegalMove("assigning-not-placing", solo_rule(state))
        return _bad_assignment(state, assigned_tile(move), assigned_city(move))
    if not is_place(move):
        return IllegalMove("placing-not-assigning", solo_rule(state))
    return _bad_place(state, placed_tile(move), placed_city(move), placed_square(move))


def _automa_takes(state: SoloState) -> IllegalMove:
    decision = state.decisions[-1]
    return IllegalMove(
        "automa-takes-another",
        "S4",
        {
            "seat": decision.seat + 1,
            "card": decision.card + 1,
            "tile": tile_text(decision.tile),
            "city": city_text(decision.city),
        },
    )


def _bad_assignment(state: SoloState, tile: int, city: int) -> IllegalMove:
    params: dict[str, Parameter] = {"tile": tile_text(tile), "city": city_text(city)}
    if tile not in state.hands[YOU]:
        return IllegalMove("not-in-hand", solo_rule(state), {"tile": tile_text(tile)})
    if city >= CITIES:
        return IllegalMove("no-such-city", solo_rule(state), params)
    if city == AUTOMACITY and state.expert:
        return IllegalMove("automacity-is-not-yours", "S3", params)
    return IllegalMove("city-has-its-tile", solo_rule(state), params)


def _bad_place(state: SoloState, tile: int, city: int, square: int) -> IllegalMove:
    if tile * MOST_CITIES + city in state.to_place:
        return bad_placement(state.city(city), city, tile, square)
    params: dict[str, Parameter] = {
        "tile": tile_text(tile),
        "city": city_text(city),
        "to_place": [assigned_text(code) for code in state.to_place],
    }
    return IllegalMove("not-assigned-there", solo_rule(state), params)


def assigned_text(code: int) -> str:
    """Returns a tile to be placed, and its city: `S A`."""
    return f"{tile_text(code // MOST_CITIES)} {city_text(code % MOST_CITIES)}"


def bad_card(refusal: IllegalChance) -> IllegalChance:
    """Names an impossible Automa card: dealers only know numbers."""
    item = refusal.params.get("item")
    if isinstance(item, int):
        refusal.params["item"] = f"card {item}"
    return refusal
