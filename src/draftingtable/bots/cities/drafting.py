"""Picking and placing tiles in the drafting modes, `ring` and `two`, as a judge values them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from draftingtable.bots.cities.judging import (
    Judge,
    best_at_a_glance,
    best_of_two,
    best_place,
    rivals_of,
)
from draftingtable.games.cities.city.components import BUILDINGS, TILES
from draftingtable.games.cities.city.grid import FULL
from draftingtable.games.cities.draft.seating import builders
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.moves import first_picked, is_pick, place_move, second_picked
from draftingtable.games.core.chance import NOBODY

LAST_TURN: Final = 3


def draft_move(judge: Judge, view: CitiesView, moves: Sequence[int]) -> int:
    if len(moves) == 1:
        return moves[0]
    return best_pick(judge, view, moves) if is_pick(moves[0]) else best_placement(judge, view)


def best_pick(judge: Judge, view: CitiesView, moves: Sequence[int]) -> int:
    """Returns the pick that is best for both cities, given the hand it passes on."""
    worths = pick_worths(judge, view, moves)
    return moves[worths.index(max(worths))]


def pick_worths(judge: Judge, view: CitiesView, moves: Sequence[int]) -> list[float]:
    """Returns the value of each pick of two tiles."""
    left, right = view.cities_of(view.viewer)
    in_left = with_each_tile(judge, view, left, True)
    in_right = with_each_tile(judge, view, right, True)
    to_come = tiles_to_come(view, left, right)
    passed = PassedHand(judge, view)
    worths: list[float] = []
    for move in moves:
        one, other = first_picked(move), second_picked(move)
        worth = max(
            pair_worth(judge, view, in_left[one], in_right[other], to_come),
            pair_worth(judge, view, in_left[other], in_right[one], to_come),
        )
        worths.append(worth - passed.cost(one, other))
    return worths


def with_each_tile(judge: Judge, view: CitiesView, city: int, closely: bool) -> list[float]:
    """Returns the city's value with each tile of the viewer's hand."""
    worth = [0.0] * TILES
    rivals = rivals_of(view.cities, city)
    survey = judge.survey(view.cities[city], rivals) if view.hand[0] < BUILDINGS else None
    before = NOBODY
    for tile in view.hand:
        if tile != before:
            if closely:
                found, _ = best_place(judge, view.cities[city], tile, rivals, survey)
            else:
                found, _ = best_at_a_glance(judge, view.cities[city], tile, rivals, survey)
            worth[tile] = found + judge.slip()
        before = tile
    return worth


def tiles_to_come(view: CitiesView, left: int, right: int) -> int:
    return 2 * FULL - 2 - view.cities[left].size - view.cities[right].size


def pair_worth(judge: Judge, view: CitiesView, left: float, right: float, to_come: int) -> float:
    """Returns the value of both cities: their sum for two players (C7), else mostly the lower."""
    return left + right if view.two else judge.both(left, right, to_come)


class PassedHand:
    """The value of the passed tiles to the seat that receives them (C3.1, C3.3)."""

    def __init__(self, judge: Judge, view: CitiesView) -> None:
        self.hand = view.hand
        self.weight = judge.denial(view.two)
        self.gains: list[list[float]] = []
        self.signs: list[float] = []
        if view.direction == 0 or view.turn == LAST_TURN or self.weight == 0.0:
            return
        mine = view.cities_of(view.viewer)
        for city in view.cities_of((view.viewer + view.direction) % view.players):
            self.gains.append(with_each_tile(judge, view, city, False))
            # Helping a city that we share is good for us.
            self.signs.append(-1.0 if city in mine else 1.0)

    def cost(self, one: int, other: int) -> float:
        if not self.gains:
            return 0.0
        rest = self.hand[:]
        rest.remove(one)
        rest.remove(other)
        cost = 0.0
        for gains, sign in zip(self.gains, self.signs, strict=True):
            cost += sign * max([gains[tile] for tile in rest])
        return self.weight * cost


def best_placement(judge: Judge, view: CitiesView) -> int:
    """Returns the best placement: for two tiles the better way round, left city first."""
    seat = view.viewer
    left, right = view.cities_of(seat)
    tiles = view.unplaced[seat]
    if view.used[seat] != NOBODY:
        city = left + right - view.used[seat]
        _, move = placement(judge, view, tiles[0], city)
        return move
    one, other = tiles
    to_come = tiles_to_come(view, left, right)
    one_left, first = placement(judge, view, one, left)
    other_right, _ = placement(judge, view, other, right)
    other_left, second = placement(judge, view, other, left)
    one_right, _ = placement(judge, view, one, right)
    straight = pair_worth(judge, view, one_left, other_right, to_come)
    crossed = pair_worth(judge, view, other_left, one_right, to_come)
    return first if straight >= crossed else second


def placement(judge: Judge, view: CitiesView, tile: int, city: int) -> tuple[float, int]:
    """Returns the city's value with the tile on its best square, and that move."""
    rivals = rivals_of(view.cities, city)
    later = partners_tiles(view, city)
    if len(later) == 1:
        worth, square = best_of_two(judge, view.cities[city], tile, later[0], rivals)
    else:
        worth, square = best_place(judge, view.cities[city], tile, rivals)
    return worth, place_move(tile, city, square)


def partners_tiles(view: CitiesView, city: int) -> list[int]:
    """Returns the tiles the city's other builder may still place there this turn."""
    for seat in builders(city, view.players, view.two):
        if seat != view.viewer and view.used[seat] != city:
            return view.unplaced[seat]
    return []
