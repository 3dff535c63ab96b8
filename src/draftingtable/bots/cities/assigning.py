"""Assigning and placing against the Automas (S2, S3), by what a judge says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from draftingtable.bots.cities.judging import (
    Judge,
    best_at_a_glance,
    best_of_two,
    best_place,
    with_tile,
)
from draftingtable.games.cities.automacity import automacity_gain
from draftingtable.games.cities.city import City
from draftingtable.games.cities.components import FACTORY, TILES
from draftingtable.games.cities.moves import assign_move, is_assign, place_move
from draftingtable.games.cities.scoring import factory_count
from draftingtable.games.cities.solo_state import AUTOMACITY, YOU, YOUR_CITIES
from draftingtable.games.cities.solo_view import SoloView

FULL: Final = 16


def solo_move(judge: Judge, view: SoloView, moves: Sequence[int]) -> int:
    if len(moves) == 1:
        return moves[0]
    return best_assignment(judge, view) if is_assign(moves[0]) else best_spot(judge, view)


def best_assignment(judge: Judge, view: SoloView) -> int:
    """The first step of the assignment that leaves the turn's cities worth most."""
    moves, worths = assignment_worths(judge, view)
    return moves[worths.index(max(worths))]


def assignment_worths(judge: Judge, view: SoloView) -> tuple[list[int], list[float]]:
    """Each tile for the first city that waits, and what the turn's cities come to with it."""
    plan = Assignment(judge, view)
    plan.search(view.hands[YOU], 0, 0.0)
    moves = [assign_move(tile, view.waiting[0]) for tile in plan.tiles]
    return moves, plan.worths


class Assignment:
    """Tries each way to give the hand's tiles to the waiting cities."""

    def __init__(self, judge: Judge, view: SoloView) -> None:
        self.judge = judge
        self.waiting = view.waiting
        self.by_city = [with_each_tile(judge, view, city) for city in view.waiting]
        # A city that has its tile of this turn already is worth what it comes to with that.
        self.settled = [
            with_waiting_tiles(judge, view, city)
            for city in YOUR_CITIES
            if city not in view.waiting
        ]
        self.to_come: int = 2 * FULL - 4 - view.yours[0].size - view.yours[1].size
        self.tiles: list[int] = []
        self.worths: list[float] = []
        self.chosen: list[int] = []

    def search(self, tiles: list[int], place: int, lost: float) -> None:
        if place == len(self.waiting):
            self._weigh(lost)
            return
        before = -1
        for at, tile in enumerate(tiles):
            if tile == before:
                continue
            before = tile
            self.chosen.append(tile)
            rest = tiles[:at] + tiles[at + 1 :]
            given = self.by_city[place][tile] if self.waiting[place] == AUTOMACITY else 0.0
            self.search(rest, place + 1, lost + given)
            self.chosen.pop()

    def _weigh(self, lost: float) -> None:
        worth = self.settled[:]
        for place, tile in enumerate(self.chosen):
            if self.waiting[place] != AUTOMACITY:
                worth.append(self.by_city[place][tile])
        value = self.judge.both(worth[0], worth[1], self.to_come) - lost
        if not self.tiles or self.tiles[-1] != self.chosen[0]:
            self.tiles.append(self.chosen[0])
            self.worths.append(value)
        elif value > self.worths[-1]:
            self.worths[-1] = value


def with_each_tile(judge: Judge, view: SoloView, city: int) -> list[float]:
    """By tile of your hand: what the city would be worth with it; of Automacity, what it gains."""
    worth = [0.0] * TILES
    tiles = sorted(set(view.hands[YOU]))
    if city == AUTOMACITY:
        yours: list[int] = [factory_count(own) for own in view.yours]
        for tile in tiles:
            # S6: the Automas' scores rest on Automacity, so that its gain is your loss.
            gain: int = automacity_gain(view.automacity, tile, yours).total()
            worth[tile] = float(gain)
        return worth
    growth = Growth(judge, view.yours[city >> 1], solo_rivals(view, city), tiles_for(view, city))
    for tile in tiles:
        worth[tile] = growth.with_tile(tile) + judge.slip()
    return worth


class Growth:
    """One of your cities, and the tile that may already wait for its place there."""

    def __init__(self, judge: Judge, city: City, rivals: list[int], waiting: list[int]) -> None:
        self.judge = judge
        self.city = city
        self.rivals = rivals
        self.waiting = waiting
        self.survey = judge.survey(city, rivals)
        if waiting:
            # Where the waiting tile goes first, whatever comes after it.
            self.after = self._with_best(waiting[0])
            self.survey_after = judge.survey(self.after, rivals)

    def with_tile(self, tile: int) -> float:
        """The city with both tiles, each put where it does best by itself, in the better order."""
        judge, rivals = self.judge, self.rivals
        if not self.waiting:
            return best_place(judge, self.city, tile, rivals, self.survey)[0]
        last = best_place(judge, self.after, tile, rivals, self.survey_after)[0]
        first = best_place(judge, self._with_best(tile), self.waiting[0], rivals)[0]
        return max(last, first)

    def _with_best(self, tile: int) -> City:
        _, square = best_at_a_glance(self.judge, self.city, tile, self.rivals, self.survey)
        return with_tile(self.city, tile, square)


def with_waiting_tiles(judge: Judge, view: SoloView, number: int) -> float:
    city, rivals = view.yours[number >> 1], solo_rivals(view, number)
    waiting = tiles_for(view, number)
    if not waiting:
        return judge.worth(city, rivals)
    return Growth(judge, city, rivals, waiting[1:]).with_tile(waiting[0])


def tiles_for(view: SoloView, number: int) -> list[int]:
    return [tile for tile, city in view.to_place if city == number]


def solo_rivals(view: SoloView, number: int) -> list[int]:
    """C5.2: Automacity's factories, and those of your other city."""
    return [view.automacity[FACTORY], factory_count(view.yours[1 - (number >> 1)])]


def best_spot(judge: Judge, view: SoloView) -> int:
    """The first placement of the best way to place a city's tiles of this turn."""
    number = view.to_place[0][1]
    city, rivals = view.yours[number >> 1], solo_rivals(view, number)
    tiles = tiles_for(view, number)
    if len(tiles) == 1:
        _, square = best_place(judge, city, tiles[0], rivals)
        return place_move(tiles[0], number, square)
    one, other = tiles[0], tiles[1]
    one_first, one_square = best_of_two(judge, city, one, other, rivals)
    other_first, other_square = best_of_two(judge, city, other, one, rivals)
    if one_first >= other_first:
        return place_move(one, number, one_square)
    return place_move(other, number, other_square)


def spot_worths(judge: Judge, view: SoloView) -> tuple[list[int], list[float]]:
    """Every placement in the first city that has tiles to place, and what it comes to."""
    number = view.to_place[0][1]
    city, rivals = view.yours[number >> 1], solo_rivals(view, number)
    tiles = tiles_for(view, number)
    moves: list[int] = []
    worths: list[float] = []
    for place, tile in enumerate(tiles):
        later = tiles[1 - place] if len(tiles) > 1 else -1
        if place > 0 and later == tile:
            break
        for square in city.legal_squares(tile):
            after = with_tile(city, tile, square)
            moves.append(place_move(tile, number, square))
            if later < 0:
                worths.append(judge.closer(after, rivals))
            else:
                worths.append(best_at_a_glance(judge, after, later, rivals)[0])
    return moves, worths
