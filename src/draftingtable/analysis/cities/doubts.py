"""Why one move of Between Two Cities is worse than another: facts that speak against it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from draftingtable.analysis.advice import Fact, Params
from draftingtable.analysis.cities.board import Board, drafted, solo
from draftingtable.analysis.cities.choosing import MUCH, automacity_points, best_split
from draftingtable.analysis.cities.placing import after, lower_city, room_in, total_of
from draftingtable.games.cities.city.components import tile_text
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.moves import (
    assigned_city,
    assigned_tile,
    first_picked,
    is_assign,
    is_pick,
    is_place,
    placed_city,
    second_picked,
)
from draftingtable.games.cities.solo.state import AUTOMACITY, YOU
from draftingtable.games.cities.solo.view import SoloView
from draftingtable.games.core.view import View


def doubts(view: View, played: int, best: int, moves: Sequence[int]) -> Iterator[Fact]:
    if isinstance(view, SoloView):
        board = solo(view)
        if is_assign(played):
            board = replace(board, waiting=tuple(view.to_place))
            yield from doubts_of_assigning(view, board, played, best)
            return
    else:
        assert isinstance(view, CitiesView)
        board = drafted(view)
        if is_pick(played):
            yield from doubts_of_pick(view, board, pair_of(played), pair_of(best))
            return
    if is_place(played) and is_place(best):
        yield from doubts_of_place(board, played, best)


def pair_of(move: int) -> tuple[int, int]:
    return int(first_picked(move)), int(second_picked(move))


def less(points: int, more: int) -> Iterator[Fact]:
    if points < more:
        yield Fact("less-than-best", {"points": points, "more": more}, 2 + (more - points) / 3)


def doubts_of_place(board: Board, played: int, best: int) -> Iterator[Fact]:
    yield from less(total_of(board, played), total_of(board, best))
    if placed_city(played) != placed_city(best):
        yield from lower_city(board, placed_city(best))
        return
    count, more = room_in(after(board, played), played), room_in(after(board, best), best)
    if count < more:
        yield Fact("fewer-squares", {"count": count, "more": more}, 2)


def doubts_of_pick(
    view: CitiesView, board: Board, pair: tuple[int, int], better: tuple[int, int]
) -> Iterator[Fact]:
    yield from less(best_split(board, pair).total, best_split(board, better).total)
    if view.direction == 0 or len(view.hand) <= 3:
        return  # what is left is discarded
    seat = (view.viewer + view.direction) % view.players
    theirs = [city for city in view.cities_of(seat) if city not in board.mine]
    for tile in dict.fromkeys(better):
        points = max([board.best(tile, city) or 0 for city in theirs], default=0)
        if points >= MUCH and tile not in pair:
            params: Params = {"tile": tile_text(tile), "seat": seat + 1, "points": points}
            yield Fact("passes-on", params, 1 + points / 4, (f"tile {tile_text(tile)}",))


def doubts_of_assigning(view: SoloView, board: Board, played: int, best: int) -> Iterator[Fact]:
    tile, instead = assigned_tile(played), assigned_tile(best)
    if assigned_city(played) != assigned_city(best) or not is_assign(best):
        return
    city = assigned_city(played)
    if city == AUTOMACITY:
        points, fewer = automacity_points(view, tile), automacity_points(view, instead)
        if points > fewer:
            yield Fact("gives-automacity", {"points": points, "less": fewer}, 3)
        return
    yield from less(board.best(tile, city) or 0, board.best(instead, city) or 0)
    if view.hands[YOU].count(instead) > 1:
        return  # the better move leaves it too
    points, fewer = automacity_points(view, instead), automacity_points(view, tile)
    if AUTOMACITY in view.waiting and points >= MUCH and points > fewer:
        yield Fact("leaves-for-automacity", {"tile": tile_text(instead), "points": points}, 2)
