"""Explains a move of Between Two Cities."""

from __future__ import annotations

from collections.abc import Sequence

from draftingtable.analysis.advice import Advice, Phrase, advice
from draftingtable.analysis.cities.board import Board, drafted, solo
from draftingtable.analysis.cities.choosing import reasons_to_assign, reasons_to_pick
from draftingtable.analysis.cities.placing import reasons_to_place
from draftingtable.games.cities.city.components import tile_text
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.moves import (
    assigned_city,
    assigned_tile,
    first_picked,
    is_pick,
    is_place,
    placed_city,
    placed_tile,
    second_picked,
)
from draftingtable.games.cities.notation import CitiesNotation
from draftingtable.games.cities.solo.state import AUTOMACITY
from draftingtable.games.cities.solo.view import SoloView
from draftingtable.games.core.view import View

TEXT = CitiesNotation().move_text


def advise(view: View, move: int, moves: Sequence[int]) -> Advice:
    if isinstance(view, SoloView):
        board = solo(view)
        return place(board, move, moves) if is_place(move) else assign(view, board, move, moves)
    assert isinstance(view, CitiesView)
    board = drafted(view)
    return pick(view, board, move, moves) if is_pick(move) else place(board, move, moves)


def place(board: Board, move: int, moves: Sequence[int]) -> Advice:
    tile, city = tile_text(placed_tile(move)), city_text(placed_city(move))
    phrase = Phrase("do-place", {"tile": tile, "city": city})
    marks = [f"tile {tile}", f"move {TEXT(move)}"]
    return advice(phrase, reasons_to_place(board, move, moves), marks)


def pick(view: CitiesView, board: Board, move: int, moves: Sequence[int]) -> Advice:
    pair = (int(first_picked(move)), int(second_picked(move)))
    one, other = tile_text(pair[0]), tile_text(pair[1])
    phrase = Phrase("do-pick", {"tile": one, "other": other})
    marks = [f"tile {one}", f"tile {other}"]
    if one == other:
        phrase = Phrase("do-pick-same", {"tile": one})
        marks[1] = f"tile {one} 2"
    return advice(phrase, reasons_to_pick(view, board, pair, moves), marks)


def assign(view: SoloView, board: Board, move: int, moves: Sequence[int]) -> Advice:
    tile, city = tile_text(assigned_tile(move)), assigned_city(move)
    phrase = Phrase("do-assign", {"tile": tile, "city": city_text(city)})
    if city == AUTOMACITY:
        phrase = Phrase("do-assign-automacity", {"tile": tile})
    marks = [f"tile {tile}", f"move {TEXT(move)}"]
    return advice(phrase, reasons_to_assign(view, board, move, moves), marks)
