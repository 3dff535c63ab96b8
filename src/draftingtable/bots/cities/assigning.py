"""Assigning and placing tiles against the Automas (S2, S3), as a judge values them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from draftingtable.bots.cities.judging import (
    Judge,
    best_at_a_glance,
    best_place,
    with_tile,
)
from draftingtable.bots.cities.placement_table import Survey
from draftingtable.bots.cities.solo_placements import Spots, solo_rivals, tiles_for
from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import TILES
from draftingtable.games.cities.city.grid import FULL
from draftingtable.games.cities.city.scoring import factory_count
from draftingtable.games.cities.moves import assign_move, is_assign
from draftingtable.games.cities.solo.automacity import automacity_gain
from draftingtable.games.cities.solo.state import AUTOMACITY, YOU, YOUR_CITIES
from draftingtable.games.cities.solo.view import SoloView

DUPLEX_ROUND: Final = 2


def solo_move(judge: Judge, view: SoloView, moves: Sequence[int]) -> int:
    if len(moves) == 1:
        return moves[0]
    return best_assignment(judge, view) if is_assign(moves[0]) else Spots(judge, view).best()


def best_assignment(judge: Judge, view: SoloView) -> int:
    """Returns the first move of the assignment that maximises the value of the turn's cities."""
    moves, worths = assignment_worths(judge, view)
    return moves[worths.index(max(worths))]


def assignment_worths(judge: Judge, view: SoloView) -> tuple[list[int], list[float]]:
    """Returns each tile for the first waiting city, and the value of the turn's cities with it."""
    plan = Assignment(judge, view)
    plan.search(view.hands[YOU], 0, 0.0)
    moves = [assign_move(tile, view.waiting[0]) for tile in plan.tiles]
    return moves, plan.worths


class Assignment:
    """Tries every way to assign the hand's tiles to the waiting cities."""

    def __init__(self, judge: Judge, view: SoloView) -> None:
        self.judge = judge
        self.waiting = view.waiting
        self.by_city = [with_each_tile(judge, view, city) for city in view.waiting]
        # A city that already has this turn's tile is valued with it.
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
    """Returns the city's value with each tile of your hand; for Automacity, its gain."""
    worth = [0.0] * TILES
    tiles = sorted(set(view.hands[YOU]))
    if city == AUTOMACITY:
        yours: list[int] = [factory_count(own) for own in view.yours]
        for tile in tiles:
            # S6: the Automas' scores depend on Automacity, so its gain is your loss.
            gain: int = automacity_gain(view.automacity, tile, yours).total()
            worth[tile] = float(gain)
        return worth
    growth = Growth(judge, view, city, tiles_for(view, city))
    for tile in tiles:
        worth[tile] = growth.with_tile(tile) + judge.slip()
    return worth


class Growth:
    """One of your cities, with the tile that may already be waiting to be placed there."""

    def __init__(self, judge: Judge, view: SoloView, number: int, waiting: list[int]) -> None:
        self.judge = judge
        self.city = view.yours[number >> 1]
        self.rivals = solo_rivals(view, number)
        self.waiting = waiting
        self.singles = view.round != DUPLEX_ROUND
        self.survey = self._surveyed(self.city)
        # The waiting tile where it is best on its own.
        self.after: City | None = self._with_best(waiting[0]) if waiting else None
        self.survey_after: Survey | None = None
        if self.after is not None:
            self.survey_after = self._surveyed(self.after)

    def with_tile(self, tile: int) -> float:
        """Returns the value with both tiles, placed in the order that looks better at first."""
        judge, rivals, after = self.judge, self.rivals, self.after
        if after is None:
            return best_place(judge, self.city, tile, rivals, self.survey)[0]
        waiting, first = self.waiting[0], self._with_best(tile)
        tile_last = best_at_a_glance(judge, after, tile, rivals, self.survey_after)[0]
        tile_first = best_at_a_glance(judge, first, waiting, rivals)[0]
        if tile_first > tile_last:
            return best_place(judge, first, waiting, rivals)[0]
        return best_place(judge, after, tile, rivals, self.survey_after)[0]

    def _surveyed(self, city: City) -> Survey | None:
        return self.judge.survey(city, self.rivals) if self.singles else None

    def _with_best(self, tile: int) -> City:
        _, square = best_at_a_glance(self.judge, self.city, tile, self.rivals, self.survey)
        return with_tile(self.city, tile, square)


def with_waiting_tiles(judge: Judge, view: SoloView, number: int) -> float:
    waiting = tiles_for(view, number)
    if not waiting:
        return judge.worth(view.yours[number >> 1], solo_rivals(view, number))
    return Growth(judge, view, number, waiting[1:]).with_tile(waiting[0])
