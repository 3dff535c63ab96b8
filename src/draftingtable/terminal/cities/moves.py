"""Moves as offered to a player: in steps that a beginner understands, with their points."""

from __future__ import annotations

from dataclasses import dataclass

from draftingtable.games.cities.city.components import tile_text
from draftingtable.games.cities.city.grid import square_text
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.moves import (
    assigned_city,
    assigned_tile,
    first_picked,
    is_assign,
    is_pick,
    pick_move,
    placed_city,
    placed_square,
    placed_tile,
    second_picked,
)
from draftingtable.locale import Words
from draftingtable.terminal.cities.colours import signed
from draftingtable.terminal.cities.drawing import Ghost
from draftingtable.terminal.cities.seat_view import CityTable, Gain, parts_of
from draftingtable.terminal.cities.wording import category_name, tile_name
from draftingtable.terminal.screen import NO_MOVE, Choice


@dataclass(frozen=True)
class Spot:
    """A placement: its move, and the points it would add."""

    move: int
    square: int
    gain: Gain


class Offer:
    """The possible choices at a table, given the legal moves."""

    def __init__(self, table: CityTable, moves: list[int], words: Words) -> None:
        self.table = table
        self.moves = moves
        self.words = words

    # Picking two tiles (C3.1)

    def first_tiles(self, hand: list[int]) -> list[Choice]:
        return [
            Choice(str(place), NO_MOVE, self.tile_words(tile), (tile_text(tile).lower(),))
            for place, tile in enumerate(hand, 1)
        ]

    def second_tiles(self, hand: list[int], first: int) -> list[Choice]:
        """Returns choices with the same numbers as before, without the tile already picked."""
        return [
            Choice(
                str(place),
                pick_move(hand[first], tile),
                self.tile_words(tile),
                (tile_text(tile).lower(),),
            )
            for place, tile in enumerate(hand, 1)
            if place != first + 1
        ]

    def tile_words(self, tile: int) -> str:
        """Returns the tile, and the most it can add to each own city."""
        best = [
            f"{city_text(number)}{signed(self.table.best(tile, number))}"
            for number in self.table.own
        ]
        return f"{tile_name(tile, self.words)} ({' '.join(best)})"

    # Assigning (S2, S3)

    def assignments(self) -> list[Choice]:
        return [
            Choice(str(place), move, self.assign_words(move), (assign_key(move),))
            for place, move in enumerate(self.moves, 1)
        ]

    def assign_words(self, move: int) -> str:
        tile, city = assigned_tile(move), assigned_city(move)
        best = signed(self.table.best(tile, city))
        name = tile_name(tile, self.words)
        return self.words("move-assign", tile=name, city=city_text(city), points=best)

    # Placing (C4): first the tile and its city, then the spot

    def pairs(self) -> list[tuple[int, int]]:
        """Returns each tile with each city it can go into."""
        return sorted({(placed_tile(move), placed_city(move)) for move in self.moves})

    def pair_choices(self) -> list[Choice]:
        return [
            Choice(
                str(place),
                self.only_spot(tile, city),
                self.pair_words(tile, city),
                (pair_text(tile, city),),
            )
            for place, (tile, city) in enumerate(self.pairs(), 1)
        ]

    def only_spot(self, tile: int, city: int) -> int:
        """Returns the move if there is only one spot, as in an empty city: no need to ask."""
        spots = self.spots(tile, city)
        return spots[0].move if len(spots) == 1 else NO_MOVE

    def pair_words(self, tile: int, city: int) -> str:
        best = signed(self.table.best(tile, city))
        name = tile_name(tile, self.words)
        return self.words("move-into", tile=name, city=city_text(city), points=best)

    def spots(self, tile: int, city: int) -> list[Spot]:
        return [
            Spot(move, placed_square(move), self.table.gain(tile, city, placed_square(move)))
            for move in self.moves
            if (placed_tile(move), placed_city(move)) == (tile, city)
        ]

    def spot_choices(self, tile: int, city: int) -> list[Choice]:
        return [
            Choice(str(place), spot.move, self.gain_words(spot.gain))
            for place, spot in enumerate(self.spots(tile, city), 1)
        ]

    def gain_words(self, gain: Gain) -> str:
        """Returns points by category, as in `+5 shops +3, houses +2; B -2`."""
        parts = parts_of(gain.parts)
        names = [category_name(name, self.words) for name, _ in parts]
        text = signed(gain.total)
        if len(parts) == 1:
            text = f"{text} {names[0]}"
        elif parts:
            each = [f"{name} {signed(parts[at][1])}" for at, name in enumerate(names)]
            text = f"{text} ({', '.join(each)})"
        others = [
            f"{city_text(city)} {signed(points)}" for city, points in sorted(gain.others.items())
        ]
        return f"{text}; {self.words('gain-elsewhere', cities=others)}" if others else text

    def ghosts(self, tile: int, city: int) -> dict[int, Ghost]:
        spots = self.spots(tile, city)
        most = max([spot.gain.total for spot in spots], default=0)
        return {
            spot.square: Ghost(place, spot.gain.total, spot.gain.total == most)
            for place, spot in enumerate(spots, 1)
        }

    def described(self, move: int) -> str:
        """Returns a full description of a move about to be made."""
        if is_pick(move):
            one, other = tile_text(first_picked(move)), tile_text(second_picked(move))
            return self.words("move-pick", one=one, other=other)
        if is_assign(move):
            return self.assign_words(move)
        tile, city, square = placed_tile(move), placed_city(move), placed_square(move)
        points = signed(self.table.gain(tile, city, square).total)
        return self.words(
            "move-place",
            tile=tile_text(tile),
            city=city_text(city),
            square=square_text(square),
            points=points,
        )


def assign_key(move: int) -> str:
    return pair_text(assigned_tile(move), assigned_city(move))


def pair_text(tile: int, city: int) -> str:
    return f"{tile_text(tile)} {city_text(city)}".lower()
