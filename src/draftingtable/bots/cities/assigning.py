"""Assigning and placing against the Automas (S2, S3), by what a judge says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from draftingtable.bots.cities.judging import Judge, best_of_two, best_place, quick_of_two
from draftingtable.games.cities.automacity import automacity_gain
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
    plan = Assignment(judge, view)
    waiting = view.waiting
    plan.search(view.hands[YOU], 0, 0.0)
    return assign_move(plan.best_tile, waiting[0])


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
        self.best: float = -1e9
        self.best_tile = -1
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
        if value > self.best:
            self.best, self.best_tile = value, self.chosen[0]


def with_each_tile(judge: Judge, view: SoloView, city: int) -> list[float]:
    """By tile of your hand: what the city would be worth with it; of Automacity, what it gains."""
    worth = [0.0] * TILES
    yours: list[int] = [factory_count(own) for own in view.yours]
    for tile in sorted(set(view.hands[YOU])):
        if city == AUTOMACITY:
            # S6: the Automas' scores rest on Automacity, so that its gain is your loss.
            gain: int = automacity_gain(view.automacity, tile, yours).total()
            worth[tile] = float(gain)
        else:
            worth[tile] = with_tile(judge, view, city, tile) + judge.slip()
    return worth


def with_tile(judge: Judge, view: SoloView, number: int, tile: int) -> float:
    """The city with this tile, and with the one that already waits for its place there."""
    city, rivals = view.yours[number >> 1], solo_rivals(view, number)
    waiting = tiles_for(view, number)
    if not waiting:
        worth, _ = best_place(judge, city, tile, rivals)
        return worth
    return quick_of_two(judge, city, waiting[0], tile, rivals)


def with_waiting_tiles(judge: Judge, view: SoloView, number: int) -> float:
    city, rivals = view.yours[number >> 1], solo_rivals(view, number)
    waiting = tiles_for(view, number)
    if not waiting:
        return judge.worth(city, rivals)
    if len(waiting) == 1:
        worth, _ = best_place(judge, city, waiting[0], rivals)
        return worth
    return quick_of_two(judge, city, waiting[0], waiting[1], rivals)


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
