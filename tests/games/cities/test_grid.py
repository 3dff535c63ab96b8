"""C4: where tiles may go."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import tile_code
from draftingtable.games.cities.city.grid import (
    BOARD,
    ORIGIN,
    SPAN,
    SQUARES,
    bit,
    lowest_square,
    neighbours,
    square_at,
    square_code,
    square_text,
    squares_in,
    window,
)

from .slow_scorer import Square, around, groups

SHOP = tile_code("S")
DOWN = tile_code("S/F")
ACROSS = tile_code("S-H")
Shape = frozenset[Square]


def xy(square: int) -> Square:
    return square % SPAN - 3, square // SPAN - 3


def legal(city: City, tile: int) -> set[Square]:
    return {xy(square) for square in city.legal_squares(tile)}


def built(*placements: str) -> City:
    """Builds a city from placements such as `S 0,0`, each of them checked."""
    city = City()
    for placement in placements:
        tile_text, _, square_name = placement.partition(" ")
        tile, square = tile_code(tile_text), square_code(square_name)
        assert city.broken_rule(tile, square) == "", placement
        city.place(tile, square)
    return city


def fits(squares: set[Square] | Shape) -> bool:
    """C4.3, literally: whether some 4x4 square contains them all."""
    return any(
        all(left <= x < left + 4 and top <= y < top + 4 for x, y in squares)
        for left in range(-8, 9)
        for top in range(-8, 9)
    )


def slow_legal(occupied: set[Square], step: Square) -> set[Square]:
    """C4 by trying every square within reach; a step of (0, 0) is a single tile."""
    found = set()
    touching = {near for square in occupied for near in around(square)}
    for x in range(-5, 6):
        for y in range(-5, 6):
            tile = {(x, y), (x + step[0], y + step[1])}
            if not tile & occupied and tile & touching and fits(occupied | tile):
                found.add((x, y))
    return found


def random_city(rng: random.Random, size: int) -> City:
    city = City()
    while city.size < size:
        tile = rng.choice([SHOP, SHOP, DOWN, ACROSS])
        squares = city.legal_squares(tile)
        if squares:
            city.place(tile, rng.choice(squares))
    return city


# Squares and sets of squares


def test_squares_and_text() -> None:
    assert square_text(ORIGIN) == "0,0"
    assert square_code("-3,-3") == 0
    assert square_code("3,3") == SQUARES - 1
    for square in range(SQUARES):
        assert square_code(square_text(square)) == square
        assert square_at(*xy(square)) == square


@pytest.mark.parametrize("text", ["", "1", "1,", "a,b", "1;2", "01,0", "+1,0", " 1,0", "1,2,3"])
def test_bad_square_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="bad square"):
        square_code(text)


@pytest.mark.parametrize("text", ["4,0", "0,-4", "100,100"])
def test_c4_3_squares_out_of_reach_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"C4\.3"):
        square_code(text)


def test_every_square_has_its_own_bit() -> None:
    # Compiled, a shift of the constant 1 would be 32 bits wide.
    assert [bit(square) for square in range(SQUARES)] == [2**square for square in range(SQUARES)]
    assert [lowest_square(bit(square)) for square in range(SQUARES)] == list(range(SQUARES))
    assert squares_in(BOARD) == list(range(SQUARES))
    assert squares_in(0) == []


def test_neighbours_are_edge_to_edge() -> None:
    for square in range(SQUARES):
        near = {xy(other) for other in squares_in(neighbours(bit(square)))}
        assert near == {(x, y) for x, y in around(xy(square)) if abs(x) <= 3 and abs(y) <= 3}


def test_window_reads_four_rows() -> None:
    for left in range(4):
        for top in range(4):
            for square in range(SQUARES):
                x, y = square % SPAN - left, square // SPAN - top
                inside = 0 <= x < 4 and 0 <= y < 4
                expected = 2 ** (4 * y + x) if inside else 0
                assert window(bit(square), top * SPAN + left) == expected


# C4


def test_c4_1_first_tile_is_the_origin() -> None:
    for tile in (SHOP, DOWN, ACROSS):
        assert legal(City(), tile) == {(0, 0)}
        assert City().broken_rule(tile, square_at(1, 0)) == "C4.1"


def test_c4_1_later_tiles_touch_edge_to_edge() -> None:
    city = built("S 0,0")
    assert legal(city, SHOP) == {(1, 0), (-1, 0), (0, 1), (0, -1)}
    assert city.broken_rule(SHOP, square_at(1, 1)) == "C4.1"


def test_c4_2_one_half_of_a_duplex_touching_is_enough() -> None:
    city = built("S 0,0")
    assert legal(city, ACROSS) == {(1, 0), (-2, 0), (0, 1), (-1, 1), (0, -1), (-1, -1)}
    assert legal(city, DOWN) == {(0, 1), (0, -2), (1, 0), (1, -1), (-1, 0), (-1, -1)}
    assert city.broken_rule(ACROSS, square_at(1, 1)) == "C4.2"


def test_c4_2_a_duplex_is_placed_as_printed() -> None:
    assert built("F/e 0,0").rows() == ["F", "e"]
    assert built("e-F 0,0").rows() == ["eF"]


def test_c4_2_a_duplex_may_come_first() -> None:
    # It never does in the published modes, where round 1 brings single tiles.
    city = built("e-F 0,0")
    assert legal(city, SHOP) == {(-1, 0), (2, 0), (0, 1), (1, 1), (0, -1), (1, -1)}


def test_c4_3_the_square_is_not_fixed_in_advance() -> None:
    city = built("S 0,0", "S 1,0", "S 2,0")
    assert {(-1, 0), (3, 0)} <= legal(city, SHOP)
    to_the_left, to_the_right = city.copy(), city.copy()
    to_the_left.place(SHOP, square_at(-1, 0))
    to_the_right.place(SHOP, square_at(3, 0))
    assert to_the_left.broken_rule(SHOP, square_at(3, 0)) == "C4.3"
    assert to_the_right.broken_rule(SHOP, square_at(-1, 0)) == "C4.3"


def test_c4_3_a_duplex_does_not_run_over_the_edge() -> None:
    city = built("S 0,0", "S 1,0", "S 2,0", "S 3,0", "S 3,1")
    assert city.broken_rule(ACROSS, square_at(3, -1)) == "C4.3"
    assert city.broken_rule(ACROSS, square_at(3, 2)) == "C4.3"
    assert city.broken_rule(DOWN, square_at(0, 3)) == "C4.3"
    assert city.broken_rule(ACROSS, square_at(2, 2)) == ""


@pytest.mark.parametrize("square", [-1, SQUARES, 1000])
def test_c4_3_no_such_square(square: int) -> None:
    assert built("S 0,0").broken_rule(SHOP, square) == "C4.3"


def test_c4_4_nothing_is_built_over() -> None:
    city = built("S 0,0", "S 1,0")
    assert city.broken_rule(SHOP, square_at(1, 0)) == "C4.4"
    assert city.broken_rule(ACROSS, square_at(-1, 0)) == "C4.4"


def test_c4_legal_squares_agree_with_trying_all() -> None:
    rng = random.Random(4)
    for number in range(150):
        city = random_city(rng, 1 + number % 15)
        occupied = {xy(square) for square in squares_in(city.occupied)}
        assert legal(city, SHOP) == slow_legal(occupied, (0, 0))
        assert legal(city, DOWN) == slow_legal(occupied, (0, 1))
        assert legal(city, ACROSS) == slow_legal(occupied, (1, 0))


def test_c4_broken_rule_agrees_with_legal_squares() -> None:
    rng = random.Random(5)
    for number in range(30):
        city = random_city(rng, 1 + number % 15)
        for tile in (SHOP, DOWN, ACROSS):
            allowed = [s for s in range(SQUARES) if city.broken_rule(tile, s) == ""]
            assert allowed == city.legal_squares(tile)


# C4.5: shapes are equal if one is a shifted (not turned or mirrored) copy of the other: the upper
# left corner of the smallest rectangle is moved to 0,0.


def shape_of(city: City) -> Shape:
    squares = [xy(square) for square in squares_in(city.occupied)]
    left, top = min(x for x, _ in squares), min(y for _, y in squares)
    return frozenset((x - left, y - top) for x, y in squares)


def city_of(shape: Shape) -> City:
    city = City()
    for x, y in shape:
        city.place(SHOP, square_at(x, y))
    return city


def shapes_after(shapes: set[Shape], *tiles: int) -> set[Shape]:
    """Returns all shapes after placing one of the tiles, each of which must fit everywhere."""
    found = set()
    for shape in shapes:
        city = city_of(shape)
        for tile in tiles:
            squares = city.legal_squares(tile)
            assert squares, f"no place for tile {tile} in {city.rows()}"
            for square in squares:
                after = city.copy()
                after.place(tile, square)
                found.add(shape_of(after))
    return found


def connected_shapes(size: int) -> set[Shape]:
    """Returns all connected sets of squares in a 4x4 square, moved to its upper left corner."""
    every = [(x, y) for x in range(4) for y in range(4)]
    return {
        frozenset(squares)
        for squares in combinations(every, size)
        if min(x for x, _ in squares) == min(y for _, y in squares) == 0
        and len(groups(squares)) == 1
    }


def test_c4_5_any_tile_fits_into_any_reachable_city() -> None:
    shapes: set[Shape] = {frozenset([(0, 0)])}
    for _ in range(5):
        shapes = shapes_after(shapes, SHOP)
    assert len(shapes) == 182
    assert shapes == connected_shapes(6)
    # Two rounds of duplexes (C3.2). 16 of the 1,019 connected shapes of eight are not a shape of
    # six plus a duplex.
    shapes = shapes_after(shapes, DOWN, ACROSS)
    assert len(shapes) == 1003
    assert len(connected_shapes(8) - shapes) == 16
    shapes = shapes_after(shapes, DOWN, ACROSS)
    for _ in range(6):
        shapes = shapes_after(shapes, SHOP)
    assert len(shapes) == 1
