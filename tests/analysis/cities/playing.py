"""Positions of random games, and what tiles would score in them, found by trying every square."""

from __future__ import annotations

from collections.abc import Iterator

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import BUILDINGS, FACTORY, LETTERS, halves
from draftingtable.games.cities.city.scoring import factory_values
from draftingtable.games.cities.draft.placement_preview import live_scores
from draftingtable.games.cities.moves import placed_city, placed_square, placed_tile
from draftingtable.games.cities.solo.automacity import automacity_score
from draftingtable.games.cities.solo.view import SoloView
from draftingtable.games.core.match import Match, new
from draftingtable.games.core.randomness import Randomness

Tables = list[tuple[str, int]]
SOLO: Tables = [("beginner", 1), ("expert", 1)]
TABLES: Tables = [("ring", 3), ("ring", 5), ("two", 2), *SOLO]


def moments(seed: int, often: int, tables: Tables = TABLES) -> Iterator[tuple[Match, int, int]]:
    """Yields matches with a seat and a random move of it, about one of `often` moves."""
    randomness = Randomness(f"cities {seed}")
    for mode, players in tables:
        match = new("cities", players, {"mode": mode}, seed)
        while not match.over:
            seats = match.acting()
            seat = seats[randomness.below(len(seats))]
            moves = match.legal_moves(seat)
            move = moves[randomness.below(len(moves))]
            if randomness.below(often) == 0:
                yield match, seat, move
            match.play(seat, move)


def grids(match: Match, seat: int) -> tuple[dict[int, City], tuple[int, ...]]:
    """Returns the cities with a grid by number, and the factory counts of the others."""
    view = match.view(seat)
    if isinstance(view, SoloView):
        return {0: view.yours[0], 2: view.yours[1]}, (view.automacity[FACTORY],)
    cities: list[City] = view.cities  # type: ignore[attr-defined]
    return dict(enumerate(cities)), ()


def total(match: Match, seat: int, number: int) -> int:
    cities, elsewhere = grids(match, seat)
    scores = live_scores(list(cities.values()), elsewhere)
    return scores[list(cities).index(number)].total()


def best(match: Match, seat: int, tile: int, number: int) -> int:
    """Returns the most that a tile adds to a city, 0 if the city is finished."""
    cities, elsewhere = grids(match, seat)
    return best_in(cities, elsewhere, tile, number)


def best_after(match: Match, seat: int, tile: int, move: int) -> int:
    """Returns the most that a tile adds to the city of a placement once that is made."""
    cities, elsewhere = grids(match, seat)
    return best_in(with_placed(cities, move), elsewhere, tile, placed_city(move))


def with_placed(cities: dict[int, City], move: int) -> dict[int, City]:
    number = placed_city(move)
    city = cities[number].copy()
    city.place(placed_tile(move), placed_square(move))
    return {**cities, number: city}


def best_in(cities: dict[int, City], elsewhere: tuple[int, ...], tile: int, number: int) -> int:
    place = list(cities).index(number)
    before = live_scores(list(cities.values()), elsewhere)[place].total()
    found: list[int] = []
    for square in cities[number].legal_squares(tile):
        after = cities[number].copy()
        after.place(tile, square)
        there = list(cities.values())
        there[place] = after
        found.append(live_scores(there, elsewhere)[place].total() - before)
    return max(found, default=0)


def automacity_points(view: SoloView, tile: int | None = None) -> int:
    """Returns Automacity's points, with one more tile or as it is (S1)."""
    counts = view.automacity[:]
    for building in halves(tile) if tile is not None else ():
        counts[building] += 1
    assert len(counts) == BUILDINGS
    own = [city.count(FACTORY) for city in view.yours]
    worth = factory_values([counts[FACTORY], *own])[0]
    return automacity_score(counts, worth).total()


def groups(rows: list[str], letter: str) -> set[int]:
    """Returns the sizes of connected groups of a building."""
    left = {(x, y) for y, row in enumerate(rows) for x, one in enumerate(row) if one == letter}
    sizes: set[int] = set()
    while left:
        waiting, size = [left.pop()], 0
        while waiting:
            x, y = waiting.pop()
            size += 1
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= near
            waiting += near
        sizes.add(size)
    return sizes


def lines(rows: list[str], letter: str) -> set[int]:
    """Returns the lengths of straight lines of a building, across and down."""
    assert letter in LETTERS
    down = ["".join(column) for column in zip(*rows, strict=True)]
    others = LETTERS.replace(letter, "") + "."
    table = str.maketrans(others, " " * len(others))
    return {len(run) for row in [*rows, *down] for run in row.translate(table).split()}
