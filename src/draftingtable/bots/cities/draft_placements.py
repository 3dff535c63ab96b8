"""All placements that may come next in a drafting mode, and what each is worth."""

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
    """The two cities of a seat are built one after the other, the left one first.

    The order makes no difference to them, so that nothing is missed, and half of all placements
    need not be looked at.
    """

    def __init__(self, judge: Judge, view: CitiesView) -> None:
        self.judge = judge
        self.view = view
        self.moves: list[int] = []
        self.worths: list[float] = []
        """What both cities come to, the other one with its tile in the best place."""
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
    """With the tile that comes there next, where that is settled."""
    if len(later) == 1:
        worth, _ = best_at_a_glance(judge, city, later[0], rivals)
        return worth
    return judge.closer(city, rivals)
