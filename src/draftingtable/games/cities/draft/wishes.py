"""Wishes for a shared city: a building on a free square. They bind nobody (C3.1)."""

from __future__ import annotations

from draftingtable.games.cities.city.components import BUILDINGS, halves
from draftingtable.games.cities.city.grid import ORIGIN, STEPS, bit
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.cities.moves import is_place, placed_city, placed_square, placed_tile
from draftingtable.games.cities.notation import parse_city, parse_square, parse_tile
from draftingtable.games.core.errors import BadNotation, Refusal
from draftingtable.games.core.position import Position
from draftingtable.games.core.wishes import Wish


def builders(position: Position, city: int) -> list[int]:
    """Returns the seats that share a city; none where everybody builds alone."""
    if not isinstance(position, DraftPosition) or position.two:
        return []
    seats = range(position.players)
    return [seat for seat in seats if city in (position.left(seat), position.right(seat))]


def check_wish(position: Position, seat: int, wish: Wish) -> None:
    if parse_tile(wish.building) >= BUILDINGS:
        raise BadNotation("no-such-tile", "C1.1", {"found": wish.building})
    city, square = parse_city(wish.city), parse_square(wish.square)
    if seat not in builders(position, city):
        raise Refusal("wish-not-shared", "C3.1", {"city": wish.city})
    if not has_room(position, city, square):
        raise Refusal("wish-no-room", "C4.3", {"city": wish.city, "square": wish.square})


def has_room(position: Position, city: int, square: int) -> bool:
    """Whether the square is free and fits into one 4x4 square with all buildings (C4.3)."""
    assert isinstance(position, DraftPosition)
    here = position.cities[city]
    if here.occupied == 0:
        return square == ORIGIN  # C4.1: wherever the first tile goes, its square is called 0,0
    return here.room & ~here.occupied & bit(square) != 0


def grants(move: int, wish: Wish) -> bool:
    """Whether a placement puts the building, or a half that shows it, on the wished square."""
    return built_at(move, wish) == parse_tile(wish.building)


def thwarts(move: int, wish: Wish) -> bool:
    """Whether a placement puts another building on the wished square."""
    return built_at(move, wish) not in (None, parse_tile(wish.building))


def built_at(move: int, wish: Wish) -> int | None:
    """Returns the building that a placement puts on the wished square, if any."""
    if not is_place(move) or placed_city(move) != parse_city(wish.city):
        return None
    tile, square = placed_tile(move), placed_square(move)
    shown = {square + nth * STEPS[tile]: half for nth, half in enumerate(halves(tile))}
    return shown.get(parse_square(wish.square))
