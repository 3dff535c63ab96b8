"""Placing tiles in a solo game: both of a city's tiles in a turn, in either order (S2, S3)."""

from __future__ import annotations

from draftingtable.bots.cities.judging import (
    NOTHING,
    Judge,
    best_at_a_glance,
    best_of_two,
    best_place,
    with_tile,
)
from draftingtable.games.cities.city.components import FACTORY
from draftingtable.games.cities.city.scoring import factory_count
from draftingtable.games.cities.moves import place_move
from draftingtable.games.cities.solo.view import SoloView


def tiles_for(view: SoloView, number: int) -> list[int]:
    return [tile for tile, city in view.to_place if city == number]


def solo_rivals(view: SoloView, number: int) -> list[int]:
    """Returns the factory counts of Automacity and your other city (C5.2)."""
    return [view.automacity[FACTORY], factory_count(view.yours[1 - (number >> 1)])]


class Spots:
    """The first city with tiles to place, and where they can go."""

    def __init__(self, judge: Judge, view: SoloView) -> None:
        self.judge = judge
        self.number = view.to_place[0][1]
        self.city = view.yours[self.number >> 1]
        self.rivals = solo_rivals(view, self.number)
        self.tiles = tiles_for(view, self.number)

    def best(self) -> int:
        """Returns the first placement of the best way to place all of the city's tiles."""
        best, best_move = NOTHING, -1
        for place, tile in enumerate(self.tiles):
            if len(self.tiles) == 1:
                worth, square = best_place(self.judge, self.city, tile, self.rivals)
            else:
                other = self.tiles[1 - place]
                worth, square = best_of_two(self.judge, self.city, tile, other, self.rivals)
            if worth > best:
                best, best_move = worth, place_move(tile, self.number, square)
        return best_move

    def quick(self) -> int:
        """Returns a quick answer: each tile goes where it is best on its own."""
        best, best_move = NOTHING, -1
        for place, tile in enumerate(self.tiles):
            worth, square = best_at_a_glance(self.judge, self.city, tile, self.rivals)
            if len(self.tiles) > 1:
                after = with_tile(self.city, tile, square)
                worth, _ = best_at_a_glance(self.judge, after, self.tiles[1 - place], self.rivals)
            if worth > best:
                best, best_move = worth, place_move(tile, self.number, square)
        return best_move

    def worths(self) -> tuple[list[int], list[float]]:
        """Returns every possible next placement, and the city's value after it."""
        moves: list[int] = []
        worths: list[float] = []
        for place, tile in enumerate(self.tiles):
            if place > 0 and tile == self.tiles[0]:
                break
            for square in self.city.legal_squares(tile):
                moves.append(place_move(tile, self.number, square))
                worths.append(self._worth(place, square))
        return moves, worths

    def _worth(self, place: int, square: int) -> float:
        after = with_tile(self.city, self.tiles[place], square)
        if len(self.tiles) == 1:
            return self.judge.closer(after, self.rivals)
        worth, _ = best_at_a_glance(self.judge, after, self.tiles[1 - place], self.rivals)
        return worth
