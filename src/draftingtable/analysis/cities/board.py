"""The cities of a view, of either kind, and what a tile would score in them."""

from __future__ import annotations

from dataclasses import dataclass

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import FACTORY
from draftingtable.games.cities.city.scoring import best_spot, factory_count
from draftingtable.games.cities.draft.placement_preview import (
    Effect,
    live_scores,
    placement_effect,
)
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.help import best_total
from draftingtable.games.cities.solo.state import YOUR_CITIES
from draftingtable.games.cities.solo.view import SoloView


@dataclass(frozen=True)
class Board:
    cities: list[City]
    numbers: list[int]
    """The number of each city in the game."""
    elsewhere: tuple[int, ...]
    """Factory counts of cities without a grid (S1)."""
    mine: list[int]
    """My two cities."""
    lower_counts: bool
    """Whether only my lower city counts (C6.1), not the sum of both (C7)."""
    waiting: tuple[tuple[int, int], ...] = ()
    """Tiles assigned to a city that will be placed together with the next one (S2, S3)."""

    def city(self, number: int) -> City:
        return self.cities[self.numbers.index(number)]

    def total(self, number: int) -> int:
        """Returns a city's current points."""
        return live_scores(self.cities, self.elsewhere)[self.numbers.index(number)].total()

    def effect(self, tile: int, number: int, square: int) -> Effect:
        place = self.numbers.index(number)
        return placement_effect(self.cities, place, tile, square, self.elsewhere)

    def best(self, tile: int, number: int) -> int | None:
        """Returns the most that a tile can add to a city now; None if it is finished."""
        city = self.city(number)
        if city.spots(tile) == 0:
            return None
        counts = [factory_count(each) for each in self.cities if each is not city]
        rivals = [*counts, *self.elsewhere]
        waiting = [assigned for assigned, into in self.waiting if into == number]
        if not waiting:
            return int(best_spot(city, tile, rivals)[1])
        return best_total(city, [*waiting, tile], rivals) - best_total(city, waiting, rivals)

    def other(self, number: int) -> int:
        """Returns the other one of my cities."""
        return next(city for city in self.mine if city != number)


def drafted(view: CitiesView) -> Board:
    mine = view.cities_of(view.viewer)
    return Board(view.cities, list(range(len(view.cities))), (), mine, not view.two)


def solo(view: SoloView) -> Board:
    mine = list(YOUR_CITIES)
    return Board(view.yours, mine, (view.automacity[FACTORY],), mine, lower_counts=True)


def rivals_of_automacity(view: SoloView) -> list[int]:
    return [factory_count(city) for city in view.yours]
