"""Moves and deals of Between Two Cities as text (docs/records.md)."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from draftingtable.games.cities.city.components import TILE_TEXTS, tile_code, tile_text
from draftingtable.games.cities.city.grid import FAR, square_at, square_text
from draftingtable.games.cities.city.text import CITY_LETTERS, city_text, tiles_text
from draftingtable.games.cities.moves import (
    MOVES,
    assign_move,
    assigned_city,
    assigned_tile,
    first_picked,
    is_assign,
    is_pick,
    is_place,
    pick_move,
    place_move,
    placed_city,
    placed_square,
    placed_tile,
    second_picked,
)
from draftingtable.games.core.chance import NOBODY, Dealt
from draftingtable.games.core.errors import BadNotation
from draftingtable.games.core.notation import Notation

SQUARE: Final = re.compile(r"(0|-?[1-9][0-9]{0,3}),(0|-?[1-9][0-9]{0,3})", re.ASCII)
NUMBER: Final = re.compile(r"[1-9][0-9]{0,3}", re.ASCII)
SHOWN: Final = 40


def parse_tile(text: str) -> int:
    if text not in TILE_TEXTS:
        raise BadNotation("no-such-tile", "C1", {"found": text[:SHOWN]})
    return tile_code(text)


def parse_city(text: str) -> int:
    if len(text) != 1 or text not in CITY_LETTERS:
        raise BadNotation("no-such-city", "C2", {"found": text[:SHOWN]})
    return CITY_LETTERS.index(text)


def parse_square(text: str) -> int:
    found = SQUARE.fullmatch(text)
    if not found:
        raise BadNotation("no-such-square", "", {"found": text[:SHOWN]})
    x, y = int(found[1]), int(found[2])
    if max(abs(x), abs(y)) > FAR:
        # A 4x4 square around the first tile reaches no further.
        raise BadNotation("square-out-of-reach", "C4.3", {"found": text, "far": FAR})
    return square_at(x, y)


@cache
def spell(move: int) -> str:
    """Returns a move's text, made once: every view names dozens of moves."""
    if not 0 <= move < MOVES:
        raise BadNotation("no-such-move", "", {"number": move})
    if is_place(move):
        tile, city = tile_text(placed_tile(move)), city_text(placed_city(move))
        return f"place {tile} {city} {square_text(placed_square(move))}"
    if is_assign(move):
        return f"assign {tile_text(assigned_tile(move))} {city_text(assigned_city(move))}"
    if is_pick(move):
        return f"pick {tile_text(first_picked(move))} {tile_text(second_picked(move))}"
    raise BadNotation("no-such-move", "", {"number": move})


class CitiesNotation(Notation):
    """Moves like `pick S d`, `place S A 1,0` and `assign S A`.

    Deals are `deal 1 S F ...`, `draw S F O`, `random S A` and `card 7`.
    """

    def move_text(self, move: int) -> str:
        return spell(move)

    def parse_move(self, text: str) -> int:
        match text.split(" "):
            case ["place", tile, city, square]:
                return place_move(parse_tile(tile), parse_city(city), parse_square(square))
            case ["assign", tile, city]:
                return assign_move(parse_tile(tile), parse_city(city))
            case ["pick", one, other]:
                return pick_move(parse_tile(one), parse_tile(other))
        raise BadNotation("no-such-move-text", "", {"found": text[:SHOWN]})

    def chance_text(self, dealt: Dealt) -> str:
        words = [str(card) for card in dealt.items]
        if dealt.kind != "card":
            words = tiles_text(dealt.items)
        if dealt.kind == "deal":
            words.insert(0, str(dealt.target + 1))
        elif dealt.kind == "random":
            words.append(city_text(dealt.target))
        return " ".join([dealt.kind, *words])

    def parse_chance(self, text: str) -> Dealt:
        match text.split(" "):
            case ["deal", seat, *tiles] if tiles and NUMBER.fullmatch(seat):
                return Dealt("deal", int(seat) - 1, [parse_tile(tile) for tile in tiles])
            case ["draw", *tiles] if tiles:
                return Dealt("draw", NOBODY, [parse_tile(tile) for tile in tiles])
            case ["random", tile, city]:
                return Dealt("random", parse_city(city), [parse_tile(tile)])
            case ["card", number] if NUMBER.fullmatch(number):
                return Dealt("card", NOBODY, [int(number)])
        raise BadNotation("no-such-chance-text", "", {"found": text[:SHOWN]})

    def item_text(self, item: int) -> str:
        return tile_text(item)
