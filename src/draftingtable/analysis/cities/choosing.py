"""Reasons to pick two tiles (C3.1), and to assign a tile to a city (S2, S3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations
from typing import Final

from draftingtable.analysis.advice import Fact, Params
from draftingtable.analysis.cities.board import Board, rivals_of_automacity
from draftingtable.analysis.cities.placing import lower_city, which_city
from draftingtable.games.cities.city.components import HOUSE, TYPE_OF, halves, tile_text
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.moves import assigned_city, assigned_tile, is_assign
from draftingtable.games.cities.solo.automacity import automacity_gain
from draftingtable.games.cities.solo.state import AUTOMACITY
from draftingtable.games.cities.solo.view import SoloView

MUCH: Final = 5
"""Points that are worth denying."""
PROMISES: Final = (
    Fact("shops-promise", {}, 2),
    Fact("factories-promise", {}, 2),
    Fact("taverns-promise", {}, 2),
    Fact("offices-promise", {}, 2),
    Fact("parks-promise", {}, 2),
    Fact("house-grows", {}, 2),
)
"""By type of building (C5): what more of it will score."""
ONE_EACH: Final = (
    Fact("shops-each", {}, 2),
    Fact("factories-promise", {}, 2),
    Fact("taverns-each", {}, 2),
    Fact("offices-each", {}, 2),
    Fact("parks-each", {}, 2),
    Fact("house-grows", {}, 2),
)
"""The same if both tiles have the type: they go into different cities (C3), never together."""


def reasons_to_pick(
    view: CitiesView, board: Board, pair: tuple[int, int], moves: Sequence[int]
) -> Iterator[Fact]:
    if len(moves) == 1:
        yield Fact("only-move", {}, 6)
    split = best_split(board, pair)
    pairs = set(combinations(sorted(view.hand), 2))
    sums = [best_split(board, each).total for each in pairs]
    if view.round == 1 and split.total < max(sums):
        yield from what_each_begins(pair)
    else:
        yield from what_each_adds(pair, split)
    if split.total == max(sums) > min(sums) and split.total > 0:
        yield Fact("best-pair", {"points": split.total}, 3)
    if max(sums) <= 0:
        yield Fact("no-pair-adds", {}, 2)
    yield from kept_from_next(view, board, pair)
    yield from growing_houses(pair)
    for city in board.mine:
        yield from lower_city(board, city)


@dataclass(frozen=True)
class Split:
    """Two tiles in my two cities: where each goes, and the most that it adds there now."""

    city: int
    points: int
    elsewhere: int
    more: int

    @property
    def total(self) -> int:
        return self.points + self.more


def what_each_begins(tiles: Sequence[int]) -> Iterator[Fact]:
    """Early on, a few points now would speak against tiles that are chosen for what follows."""
    types = [[TYPE_OF[building] for building in halves(tile)] for tile in tiles]
    for building_type in dict.fromkeys(chain(*types)):
        in_all = all(building_type in found for found in types)
        yield (ONE_EACH if in_all else PROMISES)[building_type]


def what_each_adds(pair: tuple[int, int], split: Split) -> Iterator[Fact]:
    """What adds nothing is no reason: it is left out."""
    one, other = map(tile_text, pair)
    here, there = city_text(split.city), city_text(split.elsewhere)
    if split.points > 0 and split.more > 0:
        first: Params = {"tile": one, "city": here, "points": split.points}
        second: Params = {"other": other, "elsewhere": there, "more": split.more}
        yield Fact("pair-adds", {**first, **second}, 2)
    elif split.points > 0:
        yield Fact("tile-adds", {"tile": one, "city": here, "points": split.points}, 2)
    elif split.more > 0:
        yield Fact("tile-adds", {"tile": other, "city": there, "points": split.more}, 2)


def best_split(board: Board, pair: tuple[int, int]) -> Split:
    one, other = pair
    left, right = board.mine
    straight = Split(left, board.best(one, left) or 0, right, board.best(other, right) or 0)
    crossed = Split(right, board.best(one, right) or 0, left, board.best(other, left) or 0)
    return straight if straight.total >= crossed.total else crossed


def growing_houses(tiles: Sequence[int]) -> Iterator[Fact]:
    """Early on, houses add little or nothing at once, but grow with their city (C5.6)."""
    if any(HOUSE in halves(tile) for tile in tiles):
        yield Fact("house-grows", {}, 1.2)


def kept_from_next(view: CitiesView, board: Board, pair: tuple[int, int]) -> Iterator[Fact]:
    """What the player who gets the rest of the hand could have scored in a city not mine."""
    if view.direction == 0 or len(view.hand) <= len(pair) + 1:
        return
    seat = (view.viewer + view.direction) % view.players
    theirs = [city for city in view.cities_of(seat) if city not in board.mine]
    for tile in dict.fromkeys(pair):
        points = max([board.best(tile, city) or 0 for city in theirs], default=0)
        if points >= MUCH:
            params: Params = {"tile": tile_text(tile), "seat": seat + 1, "points": points}
            yield Fact("tile-for-rival", params, 1 + points / 4, (f"tile {tile_text(tile)}",))


def reasons_to_assign(
    view: SoloView, board: Board, move: int, moves: Sequence[int]
) -> Iterator[Fact]:
    if len(moves) == 1:
        yield Fact("only-move", {}, 6)
    board = replace(board, waiting=tuple(view.to_place))
    tile, city = assigned_tile(move), assigned_city(move)
    choices = [other for other in moves if is_assign(other)]
    tiles = {assigned_tile(other) for other in choices if assigned_city(other) == city}
    if city == AUTOMACITY:
        yield from for_automacity(view, tile, tiles)
        return
    yield from for_my_city(board, tile, city, tiles)
    yield from growing_houses([tile])
    both = {assigned_city(other) for other in choices if assigned_tile(other) == tile}
    yield from which_city(board, tile, city, set(board.mine) <= both)
    if AUTOMACITY in both:
        points = automacity_points(view, tile)
        if points >= MUCH:
            yield Fact("kept-from-automacity", {"points": points}, 1 + points / 4)


def for_my_city(board: Board, tile: int, city: int, tiles: set[int]) -> Iterator[Fact]:
    points = board.best(tile, city) or 0
    others = [board.best(other, city) or 0 for other in tiles]
    if points == max(others) > min(others):
        yield Fact("best-tile-here", {"points": points}, 3 + points / 5)
    elif points > 0:
        yield Fact("can-add", {"points": points}, 1)


def for_automacity(view: SoloView, tile: int, tiles: set[int]) -> Iterator[Fact]:
    points = automacity_points(view, tile)
    others = [automacity_points(view, other) for other in tiles]
    if points == min(others) < max(others):
        yield Fact("least-for-automacity", {"points": points, "more": max(others)}, 4)
    else:
        yield Fact("automacity-gains", {"points": points}, 1)


def automacity_points(view: SoloView, tile: int) -> int:
    return automacity_gain(view.automacity, tile, rivals_of_automacity(view)).total()
