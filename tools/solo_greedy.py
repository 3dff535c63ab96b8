"""A sensible solo player for calibration, which looks one turn ahead at all its choices.

It is not one of the program's bots (those are in `draftingtable.bots`). It was written to set the
levels before better bots existed.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from draftingtable.bots.core.bot import Bot
from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import FACTORY, type_counts
from draftingtable.games.cities.city.scoring import factory_count, live_score
from draftingtable.games.cities.moves import assign_move, place_move
from draftingtable.games.cities.solo.automacity import automacity_gain
from draftingtable.games.cities.solo.state import AUTOMACITY, YOU, YOUR_CITIES
from draftingtable.games.cities.solo.view import SoloView
from draftingtable.games.core.view import View

# Tuned by hand on some hundred games; other values gain less than a point.
HIGHER: Final = 0.5
"""The weight of a point in the higher city, relative to one in the lower (C6.1)."""
USUAL: Final = (4.0, 3.5, 4.0, 4.0, 4.0, 4.5)
"""The final value of a building of each type in a good city (C5)."""
HOPE: Final = 0.3
"""How much of that counts before it is built."""
FULL: Final = 16


class GreedySolo(Bot):
    def __init__(self, *seed: object) -> None:
        """Ignores the seed: every decision follows from the view."""

    def choose(self, view: View, moves: Sequence[int]) -> int:
        assert isinstance(view, SoloView)
        return best_assignment(view) if view.phase == "assigning" else best_placement(view)


def best_assignment(view: SoloView) -> int:
    """Returns the assignment after which the turn's best placements are worth most."""
    tiles, waiting = view.hands[YOU], view.waiting
    settled = {city: plan_for(view, city)[0] for city in YOUR_CITIES if city not in waiting}
    worth = {(tile, city): tile_worth(view, tile, city) for tile in set(tiles) for city in waiting}

    def worth_of(chosen: tuple[int, ...]) -> float:
        pairs = zip(chosen, waiting, strict=True)
        return turn_worth({**settled, **{city: worth[tile, city] for tile, city in pairs}})

    best = max(sorted(set(permutations(tiles, len(waiting)))), key=worth_of)
    return assign_move(best[0], waiting[0])


def turn_worth(worth: dict[int, float]) -> float:
    """Returns a turn's value: the lower city counts most; Automacity's gain is your loss (S6)."""
    lower, higher = sorted([worth[city] for city in YOUR_CITIES])
    return lower + HIGHER * higher - worth.get(AUTOMACITY, 0.0)


def tile_worth(view: SoloView, tile: int, city: int) -> float:
    """Returns the city's value after this assignment; for Automacity, its gain."""
    if city == AUTOMACITY:
        rivals = [factory_count(own) for own in view.yours]
        return float(automacity_gain(view.automacity, tile, rivals).total())
    return plan_for(view, city, tile)[0]


def best_placement(view: SoloView) -> int:
    return plan_for(view, min(city for _, city in view.to_place))[1]


def plan_for(view: SoloView, number: int, *further: int) -> tuple[float, int]:
    """Returns the city's value with all its tiles placed optimally, and the first move."""
    tiles = [tile for tile, city in view.to_place if city == number]
    index = YOUR_CITIES.index(number)
    rivals = [view.automacity[FACTORY], factory_count(view.yours[1 - index])]
    return best_plan(view.yours[index], number, [*tiles, *further], rivals)


def best_plan(city: City, number: int, tiles: list[int], rivals: list[int]) -> tuple[float, int]:
    if not tiles:
        return prospect(city, rivals), -1
    best, best_move = float("-inf"), -1
    for tile in sorted(set(tiles)):
        rest = list(tiles)
        rest.remove(tile)
        for square in city.legal_squares(tile):
            after = city.copy()
            after.place(tile, square)
            worth, _ = best_plan(after, number, rest, rivals)
            if worth > best:
                best, best_move = worth, place_move(tile, number, square)
    return best, best_move


def prospect(city: City, rivals: list[int]) -> float:
    """Returns the current score, plus a share of what incomplete sets may still score."""
    points = live_score(city, rivals)
    empty = (FULL - city.size) / FULL
    parts = zip(USUAL, type_counts(city.counts()), points.by_type(), strict=True)
    hoped = sum(max(0.0, usual * count - found) for usual, count, found in parts)
    return float(points.total()) + HOPE * empty * hoped
