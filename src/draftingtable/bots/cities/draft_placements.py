"""The possible next placements in a drafting mode, with their values."""

from __future__ import annotations

from draftingtable.bots.cities.drafting import (
    pair_worth,
    partners_tiles,
    placement,
    tiles_to_come,
)
from draftingtable.bots.cities.judging import Judge, best_at_a_glance, rivals_of, with_tile
from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.moves import place_move
from draftingtable.games.core.chance import NOBODY


class Placings:
    """The placements of a seat that builds its left city first.

    The order does not affect the result, so this halves the placements to consider.
    """

    def __init__(self, judge: Judge, view: CitiesView) -> None:
        self.judge = judge
        self.view = view
        self.moves: list[int] = []
        self.worths: list[float] = []
        """The combined value of both cities, the other one with its tile on the best square."""
        left, right = view.cities_of(view.viewer)
        tiles = view.unplaced[view.viewer]
        if view.used[view.viewer] != NOBODY:
            self._add_last(tiles[0], left + right - view.used[view.viewer])
            return
        self._add_pair(tiles[0], left, tiles[1], right)
        if tiles[0] != tiles[1]:
            self._add_pair(tiles[1], left, tiles[0], right)

    def _add_last(self, tile: int, city: int) -> None:
        view = self.view
        done = view.used[view.viewer]
        other = self.judge.worth(view.cities[done], rivals_of(view.cities, done))
        self._add(tile, city, other, tiles_to_come(view, done, city) + 1)

    def _add_pair(self, tile: int, city: int, other_tile: int, other_city: int) -> None:
        worth, _ = placement(self.judge, self.view, other_tile, other_city)
        self._add(tile, city, worth, tiles_to_come(self.view, city, other_city))

    def _add(self, tile: int, number: int, other: float, to_come: int) -> None:
        view = self.view
        rivals, later = rivals_of(view.cities, number), partners_tiles(view, number)
        for square in view.cities[number].legal_squares(tile):
            after = with_tile(view.cities[number], tile, square)
            worth = worth_with(self.judge, after, later, rivals)
            self.moves.append(place_move(tile, number, square))
            self.worths.append(pair_worth(self.judge, view, worth, other, to_come))


def worth_with(judge: Judge, city: City, later: list[int], rivals: list[int]) -> float:
    """Returns the city's value, including the partner's next tile if it is known."""
    if len(later) == 1:
        worth, _ = best_at_a_glance(judge, city, later[0], rivals)
        return worth
    return judge.closer(city, rivals)
