"""Moves in moments of games, and what is true of them by trying them."""

from __future__ import annotations

from typing import Any, cast

from draftingtable.analysis.advice import Fact
from draftingtable.games.cities.city.components import TYPE_OF, TYPES, halves, tile_code
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.help import assignments
from draftingtable.games.cities.moves import (
    assign_move,
    assigned_city,
    assigned_tile,
    first_picked,
    is_assign,
    is_pick,
    is_place,
    placed_city,
    placed_tile,
    second_picked,
)
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.cities.solo.view import SoloView
from draftingtable.games.core.match import Match
from tests.analysis.cities.playing import automacity_points, best, grids, total, with_placed


class Case:
    """A moment, the move in question and a fact that was stated about it."""

    def __init__(self, match: Match, seat: int, move: int, fact: Fact) -> None:
        self.match = match
        self.seat = seat
        self.move = move
        self.params = fact.params
        self.view = match.view(seat)
        self.moves = match.legal_moves(seat)

    def number(self, name: str) -> int:
        return cast(int, self.params[name])

    def city(self, name: str = "city") -> int:
        return ord(cast(str, self.params[name])) - ord("A")

    def tile(self, name: str = "tile") -> int:
        return tile_code(cast(str, self.params[name]))

    def mine(self) -> list[int]:
        if isinstance(self.view, SoloView):
            return [0, 2]
        return cast(CitiesView, self.view).cities_of(self.seat)

    def best(self, tile: int, city: int) -> int:
        if is_assign(self.move):
            return self.shown_at_best(tile, city)
        return best(self.match, self.seat, tile, city)

    def shown_at_best(self, tile: int, city: int) -> int:
        """What the table shows on the city's button: the hint must not name another number."""
        position = self.match.position
        assert isinstance(position, SoloPosition)
        (shown,) = assignments(position, [assign_move(tile, city)]).values()
        return shown["total"]

    def scores(self, move: int | None = None) -> list[dict[str, int]]:
        return [city["score"] for city in self.cities(move)]

    def cities(self, move: int | None = None) -> list[dict[str, Any]]:
        """The cities as everyone sees them, now or after a move."""
        position = self.match.position.copy()
        if move is not None:
            position.apply(self.seat, move)
        return cast(list[dict[str, Any]], position.view(self.seat).as_data()["cities"])

    def change(self, category: str, move: int, city: int) -> int:
        return self.scores(move)[city][category] - self.scores()[city][category]

    def placed(self) -> tuple[int, int]:
        """The tile and the city of the move."""
        if is_place(self.move):
            return placed_tile(self.move), placed_city(self.move)
        return assigned_tile(self.move), assigned_city(self.move)

    def same_tile_and_city(self) -> list[int]:
        return [
            move
            for move in self.moves
            if is_place(move) and (placed_tile(move), placed_city(move)) == self.placed()
        ]

    def gains(self, category: str) -> bool:
        return self.change(category, self.move, self.placed()[1]) == self.number("points")

    def rows(self) -> list[str]:
        return cast(list[str], self.cities(self.move)[self.placed()[1]]["rows"])

    def on_squares(self) -> list[int]:
        city = self.placed()[1]
        return [self.change("total", move, city) for move in self.same_tile_and_city()]

    def squares_adding_as_much(self) -> list[int]:
        city = self.placed()[1]
        points = self.change("total", self.move, city)
        squares = self.same_tile_and_city()
        return [move for move in squares if self.change("total", move, city) == points]

    def open_after(self, move: int) -> int:
        """How many squares a single tile may go on after a placement."""
        cities = with_placed(grids(self.match, self.seat)[0], move)
        return len(cities[self.placed()[1]].legal_squares(tile_code("S")))

    def tiles_with(self, name: str) -> int:
        """How many tiles of the move have a building of this type: each goes into its own city."""
        number = TYPES.index(name)
        found = [{TYPE_OF[each] for each in halves(tile)} for tile in self.tiles_of_move()]
        return sum(number in types for types in found)

    def tiles_of_move(self) -> list[int]:
        if is_pick(self.move):
            return [int(first_picked(self.move)), int(second_picked(self.move))]
        return [self.placed()[0]]

    def hand_after(self) -> list[int]:
        """What a pick leaves in my hand, to be passed on."""
        left = list(cast(CitiesView, self.view).hand)
        for tile in self.tiles_of_move():
            left.remove(tile)
        return sorted(left)

    def moves_after(self) -> list[int]:
        """My legal moves once the move is made."""
        position = self.match.position.copy()
        position.apply(self.seat, self.move)
        return position.legal_moves(self.seat)

    def tiles_for(self, city: int) -> set[int]:
        return {assigned_tile(move) for move in self.moves if assigned_city(move) == city}

    def solo(self) -> SoloView:
        assert isinstance(self.view, SoloView)
        return self.view

    def for_automacity(self, tile: int) -> int:
        return automacity_points(self.solo(), tile) - automacity_points(self.solo())


def lower_city(case: Case) -> bool:
    here, (there,) = case.city(), [city for city in case.mine() if city != case.city()]
    return (
        not getattr(case.view, "two", False)
        and total(case.match, case.seat, here) == case.number("points")
        and total(case.match, case.seat, there) == case.number("more")
        and case.number("points") < case.number("more")
    )
