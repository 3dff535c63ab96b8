"""Reasons to place a tile on a square (C4, C5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from draftingtable.analysis.advice import Fact, Params
from draftingtable.analysis.cities.board import Board
from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import BUILDINGS, PARK, SHOP, halves, tile_text
from draftingtable.games.cities.city.grid import FULL, SPAN, STEPS, bit, neighbours, squares_in
from draftingtable.games.cities.city.scoring import CATEGORIES
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.moves import is_place, placed_city, placed_square, placed_tile

LEFT_TO_RIGHT: Final = 1
DOWN: Final = SPAN


def reasons_to_place(board: Board, move: int, moves: Sequence[int]) -> Iterator[Fact]:
    facts = [*gains_of_place(board, move, moves)]
    # A hint without a reason teaches nothing, so there is always one.
    yield from facts or [what_is_left(board, move)]


def gains_of_place(board: Board, move: int, moves: Sequence[int]) -> Iterator[Fact]:
    if len(moves) == 1:
        yield Fact("only-move", {}, 6)
    yield from by_category(board, move)
    yield from among_squares(board, move, moves)
    yield from for_the_next_tile(board, move, moves)
    yield from elsewhere(board, move)
    yield from which_city(board, placed_tile(move), placed_city(move), can_go_to_both(move, moves))


def by_category(board: Board, move: int) -> Iterator[Fact]:
    """What the city gains, category by category."""
    tile, number, square = placed_tile(move), placed_city(move), placed_square(move)
    own = board.effect(tile, number, square).own
    after = board.city(number).copy()
    after.place(tile, square)
    for category in CATEGORIES:
        points = own[category]
        if points <= 0:
            continue
        count = size_of(category, after, tile, square)
        if count > 1 and category == "shops":
            yield Fact("longer-street", {"count": count, "points": points}, 2.5 + points / 3)
        elif count > 1:
            yield Fact("larger-park", {"count": count, "points": points}, 2.5 + points / 3)
        else:
            yield Fact("gains", {"category": category, "points": points}, 2 + points / 3)


def size_of(category: str, city: City, tile: int, square: int) -> int:
    """Returns the length of the line of shops, or the size of the park, that a tile is part of."""
    for half, building in enumerate(halves(tile)):
        here = square + half * STEPS[tile]
        if category == "shops" and building == SHOP:
            return max(line_length(city.shops, here, step) for step in (LEFT_TO_RIGHT, DOWN))
        if category == "parks" and building == PARK:
            return group_size(city.parks, here)
    return 0


def line_length(squares: int, here: int, step: int) -> int:
    length = 1
    for direction in (step, -step):
        next_one = here + direction
        while next_one in squares_in(squares) and adjacent(next_one, next_one - direction):
            length += 1
            next_one += direction
    return length


def adjacent(one: int, other: int) -> bool:
    """Whether two squares touch: the last of a row and the first of the next do not."""
    return bool(neighbours(bit(one)) & bit(other))


def group_size(squares: int, here: int) -> int:
    group: int = bit(here)
    while True:
        grown = group | (neighbours(group) & squares)
        if grown == group:
            return len(squares_in(group))
        group = grown


def among_squares(board: Board, move: int, moves: Sequence[int]) -> Iterator[Fact]:
    """Whether no other square of this city would score more."""
    points = total_of(board, move)
    others = [total_of(board, other) for other in on_any_square(move, moves)]
    count = others.count(points)
    if points == max(others) > min(others) and count > 1:
        yield Fact("equal-squares", {"points": points, "count": count}, 2.2)
    elif points == max(others) > min(others):
        yield Fact("best-square", {"points": points}, 2.2)
    elif len(others) > 1 and max(others) == min(others):
        yield Fact("same-on-every-square", {"points": points}, 2.2)


def on_any_square(move: int, moves: Sequence[int]) -> list[int]:
    """Returns the moves that place the same tile in the same city."""
    tile, city = placed_tile(move), placed_city(move)
    return [
        other
        for other in moves
        if is_place(other) and placed_tile(other) == tile and placed_city(other) == city
    ]


def for_the_next_tile(board: Board, move: int, moves: Sequence[int]) -> Iterator[Fact]:
    """Why this square and not another that adds as much: what it does for the next tile."""
    points = total_of(board, move)
    squares = on_any_square(move, moves)
    equal = [other for other in squares if other != move and total_of(board, other) == points]
    if not equal:
        return
    here, others = after(board, move), [after(board, other) for other in equal]
    yield from prepares(here, others, placed_city(move))
    count, counts = room_in(here, move), [room_in(other, move) for other in others]
    if count >= max(counts) and count > min(counts):
        yield Fact("keeps-open", {"count": count}, 2.25)


def prepares(here: Board, others: Sequence[Board], number: int) -> Iterator[Fact]:
    """The building that could then add more than after the other squares."""
    ahead: list[tuple[int, int, int]] = []
    for building in range(BUILDINGS):
        points = here.best(building, number) or 0
        elsewhere = [other.best(building, number) or 0 for other in others]
        if points >= max(elsewhere) and points > min(elsewhere):
            ahead.append((points - min(elsewhere), points, building))
    if ahead:
        _, points, building = max(ahead)
        yield Fact("prepares", {"tile": tile_text(building), "points": points}, 2.6)


def after(board: Board, move: int) -> Board:
    place = board.numbers.index(placed_city(move))
    city = board.cities[place].copy()
    city.place(placed_tile(move), placed_square(move))
    return replace(board, cities=[*board.cities[:place], city, *board.cities[place + 1 :]])


def room_in(board: Board, move: int) -> int:
    """Returns how many squares of the move's city a single tile may go on."""
    return len(board.city(placed_city(move)).legal_squares(SHOP))


def what_is_left(board: Board, move: int) -> Fact:
    here = after(board, move)
    number = placed_city(move)
    if here.city(number).size == FULL:
        return Fact("finishes-city", {"city": city_text(number)})
    return Fact("leaves-open", {"count": room_in(here, move)})


def total_of(board: Board, move: int) -> int:
    effect = board.effect(placed_tile(move), placed_city(move), placed_square(move))
    return effect.own["total"]


def elsewhere(board: Board, move: int) -> Iterator[Fact]:
    """What other cities lose because their factories rank lower (C5.2)."""
    effect = board.effect(placed_tile(move), placed_city(move), placed_square(move))
    mine = [board.numbers.index(city) for city in board.mine]
    lost = -sum(points for city, points in effect.others.items() if city not in mine)
    if lost > 0:
        yield Fact("others-lose", {"points": lost}, 1.5 + lost / 3)


def can_go_to_both(move: int, moves: Sequence[int]) -> bool:
    cities = {
        placed_city(other)
        for other in moves
        if is_place(other) and placed_tile(other) == placed_tile(move)
    }
    return len(cities) > 1


def which_city(board: Board, tile: int, number: int, free: bool) -> Iterator[Fact]:
    """Why this city and not my other one; `free` if the tile could go to either."""
    if number not in board.mine:
        return
    other = board.other(number)
    here, there = board.best(tile, number), board.best(tile, other)
    if free and here is not None and there is not None and here > there:
        params: Params = {"points": here, "elsewhere": city_text(other), "more": there}
        yield Fact("better-here", params, 2 + (here - there) / 3)
    yield from lower_city(board, number)


def lower_city(board: Board, number: int) -> Iterator[Fact]:
    """My lower city is the one that counts (C6.1)."""
    points, more = board.total(number), board.total(board.other(number))
    if board.lower_counts and points < more:
        params: Params = {"city": city_text(number), "points": points, "more": more}
        yield Fact("lower-city", params, 1.5 + (more - points) / 6)
