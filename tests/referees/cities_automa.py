"""How an Automa chooses a tile (S4), by trying everything."""

from collections.abc import Mapping, Sequence

from .cities_scoring import automacity_points, city_points, count_of, factory_value
from .cities_tiles import SINGLES, Cells, buildings_at, legal_squares, type_of

AutomaCard = tuple[tuple[str, ...], tuple[str, ...]]  # the shared and the Automacity column

AUTOMACITY = "B"


class SoloCities:
    """The three cities of a solo game: A and C on squares, Automacity as a heap."""

    def __init__(self, squares: Mapping[str, Cells], automacity: Sequence[str]) -> None:
        self.squares = {name: dict(cells) for name, cells in squares.items()}
        self.automacity = list(automacity)

    def letters(self, city: str) -> list[str]:
        return self.automacity if city == AUTOMACITY else list(self.squares[city].values())

    def points(self, city: str) -> int:
        """Returns the points of a city given the current three cities."""
        counts = [count_of(self.letters(name), "factory") for name in "ABC"]
        worth = factory_value(counts, count_of(self.letters(city), "factory"))
        if city == AUTOMACITY:
            return sum(automacity_points(self.automacity, worth).values())
        return sum(city_points(self.squares[city], worth).values())

    def ways_to_add(self, tile: str, city: str) -> list["SoloCities"]:
        """Yields all positions after the tile has been added to the city."""
        if city == AUTOMACITY:
            return [SoloCities(self.squares, [*self.automacity, tile])]
        ways = []
        for x, y in legal_squares(self.squares[city], tile):
            way = SoloCities(self.squares, self.automacity)
            way.squares[city].update(buildings_at(tile, x, y))
            ways.append(way)
        return ways

    def gain(self, tile: str, city: str) -> int:
        """S4 most: the points that the tile adds to that city, at its best legal spot."""
        after = max(way.points(city) for way in self.ways_to_add(tile, city))
        return after - self.points(city)


def tile_with_most(cities: SoloCities, city: str, tiles: list[str]) -> str:
    """Returns the tile that adds most; among equal ones the first in the tie order."""
    gains = {tile: cities.gain(tile, city) for tile in tiles}
    equal = [tile for tile in SINGLES if tile in gains and gains[tile] == max(gains.values())]
    return equal[0]


def automa_choice(cities: SoloCities, city: str, hand: Sequence[str], column: Sequence[str]) -> str:
    """Reads the column from top to bottom until a symbol decides."""
    there = {type_of(letter) for letter in cities.letters(city)}
    for symbol in column:
        if symbol in ("house", "factory"):
            wanted = "H" if symbol == "house" else "F"
            if wanted in hand:
                return wanted
        elif symbol == "new":
            new = [tile for tile in hand if type_of(tile) not in there]
            if "house" in there and new:
                return tile_with_most(cities, city, new)
        elif symbol == "most":
            return tile_with_most(cities, city, list(hand))
        else:
            raise ValueError(f"unknown symbol '{symbol}' on an Automa card")
    raise ValueError("a column of an Automa card decides nothing (S5: it ends in most)")
