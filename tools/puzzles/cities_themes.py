"""What a puzzle of Between Two Cities is about, from the position and the right move."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Final

from draftingtable.analysis.cities.board import Board, drafted, solo
from draftingtable.games.cities.city.components import FACTORY, halves, is_duplex
from draftingtable.games.cities.city.scoring import CATEGORIES, best_spot, factory_count
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.moves import (
    assigned_city,
    assigned_tile,
    first_picked,
    is_pick,
    is_place,
    placed_city,
    placed_square,
    placed_tile,
    second_picked,
)
from draftingtable.games.cities.solo.state import AUTOMACITY
from draftingtable.games.cities.solo.view import SoloView
from draftingtable.games.core.view import View

MUCH: Final = 5
"""Points worth keeping from a neighbour, and what the third kind of tavern adds to a set (C5.3)."""
LOWER: Final = 3
"""How many points lower a city is when it is plainly the one to feed (C6.1)."""
THEMES: Final = (
    *("neighbour", "automacity", "duplex", "factory", "lower"),
    *("shops", "taverns", "offices", "parks", "houses", "other"),
)
Placement = tuple[int, int, int]
"""A tile, a city and a square."""


def theme_of(view: View, move: int) -> str:
    board = board_of(view)
    if is_place(move):
        return placing(board, placed_tile(move), placed_city(move), placed_square(move))
    if is_pick(move):
        assert isinstance(view, CitiesView)
        return picking(view, board, (first_picked(move), second_picked(move)))
    return assigning(board, assigned_tile(move), assigned_city(move))


def board_of(view: View) -> Board:
    if isinstance(view, SoloView):
        return solo(view)
    assert isinstance(view, CitiesView)
    return drafted(view)


def placing(board: Board, tile: int, city: int, square: int) -> str:
    if is_duplex(tile):
        return "duplex"
    return about([(tile, city, square)], board)


def picking(view: CitiesView, board: Board, pair: tuple[int, int]) -> str:
    if any(wanted_next(view, board, tile) for tile in pair):
        return "neighbour"
    if any(map(is_duplex, pair)):
        return "duplex"
    return about(best_placements(board, pair), board)


def assigning(board: Board, tile: int, city: int) -> str:
    if city == AUTOMACITY:
        return "automacity"
    if is_duplex(tile):
        return "duplex"
    return about([placement(board, tile, city)], board)


def wanted_next(view: CitiesView, board: Board, tile: int) -> bool:
    """Whether the tile would score much for whoever gets the hand next, and more than for us."""
    if view.direction == 0 or len(view.hand) <= 3:
        return False
    seat = (view.viewer + view.direction) % view.players
    theirs = [city for city in view.cities_of(seat) if city not in board.mine]
    points = max([board.best(tile, city) or 0 for city in theirs], default=0)
    own = max(board.best(tile, city) or 0 for city in board.mine)
    return points >= MUCH and points > own


def best_placements(board: Board, pair: tuple[int, int]) -> list[Placement]:
    """Returns where two tiles score most, one in each city."""
    ways = [
        [placement(board, tile, city) for tile, city in zip(tiles, board.mine, strict=True)]
        for tiles in permutations(pair)
    ]
    return max(ways, key=lambda way: sum(gain(board, each)["total"] for each in way))


def placement(board: Board, tile: int, city: int) -> Placement:
    """Returns the square of a city where a tile scores most."""
    counts = [factory_count(each) for each in board.cities if each is not board.city(city)]
    square, _ = best_spot(board.city(city), tile, [*counts, *board.elsewhere])
    return tile, city, int(square)


def gain(board: Board, where: Placement) -> dict[str, int]:
    tile, city, square = where
    return board.effect(tile, city, square).own


def about(placements: Iterable[Placement], board: Board) -> str:
    """Returns the theme of the placement that scores most."""
    found = list(placements)
    tile, city, square = max(found, key=lambda each: gain(board, each)["total"])
    own = gain(board, (tile, city, square))
    if any(ranks(board, each) for each in found):
        return "factory"
    if feeds(board, city):
        return "lower"
    best = max(CATEGORIES, key=lambda category: own[category])
    if own[best] <= 0 or best == "factories":
        return "other"
    return best


def ranks(board: Board, where: Placement) -> bool:
    """Whether a factory changes who has most, or second most, of them (C5.2)."""
    tile, city, square = where
    if FACTORY not in halves(tile):
        return False
    effect = board.effect(tile, city, square)
    others = [points for number, points in effect.others.items() if number not in board.mine]
    return bool(others) or effect.own["factories"] > 4


def feeds(board: Board, city: int) -> bool:
    return board.lower_counts and board.total(city) + LOWER <= board.total(board.other(city))
