"""Legal placements agree whether listed, counted or drawn by number (C4)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from draftingtable.games.cities.city.city import City, city_from_rows
from draftingtable.games.cities.city.components import TILES, tile_code
from draftingtable.games.cities.city.grid import SQUARES, square_code
from draftingtable.games.cities.draft.placing import (
    bad_placement,
    count_placements,
    list_placements,
    may_place,
    nth_placement,
)
from draftingtable.games.cities.moves import place_move


def grown(choices: list[tuple[int, int]]) -> City:
    """Returns a city in which each tile went to one of its legal squares."""
    city = City()
    for tile, nth in choices:
        squares = city.legal_squares(tile)
        if squares and city.size < 15:
            city.place(tile, squares[nth % len(squares)])
    return city


@given(st.lists(st.tuples(st.integers(0, TILES - 1), st.integers(0, 30)), max_size=14))
def test_listing_counting_and_drawing_agree(choices: list[tuple[int, int]]) -> None:
    city = grown(choices)
    for tile in (0, tile_code("F/e"), tile_code("e-F")):
        moves: list[int] = []
        list_placements(moves, city, 3, tile)
        assert moves == [place_move(tile, 3, square) for square in city.legal_squares(tile)]
        assert count_placements(city, tile) == len(moves)
        assert [nth_placement(city, 3, tile, nth) for nth in range(len(moves))] == moves
        legal = [square for square in range(SQUARES) if may_place(city, tile, square)]
        assert legal == city.legal_squares(tile)


@given(st.lists(st.tuples(st.integers(0, TILES - 1), st.integers(0, 30)), max_size=14))
def test_illegal_placements_are_refused_by_a_rule(choices: list[tuple[int, int]]) -> None:
    city = grown(choices)
    for tile in (0, tile_code("F/e"), tile_code("e-F")):
        for square in range(SQUARES):
            if not may_place(city, tile, square):
                refusal = bad_placement(city, 0, tile, square)
                assert refusal.rule == city.broken_rule(tile, square)
                assert {"tile", "city", "square"} <= refusal.params.keys()


@pytest.mark.parametrize(
    ("tile", "square", "code", "rule"),
    [
        ("S", "0,0", "square-taken", "C4.4"),
        ("S", "-3,0", "outside-four-by-four", "C4.3"),
        ("S", "1,2", "touches-no-building", "C4.1"),
        ("S/F", "0,2", "touches-no-building", "C4.2"),
        ("S/F", "0,-1", "square-taken", "C4.4"),
        ("e-F", "-1,0", "square-taken", "C4.4"),
        ("e-F", "3,0", "outside-four-by-four", "C4.3"),
        ("e-F", "-2,1", "outside-four-by-four", "C4.3"),
    ],
)
def test_codes_and_rules(tile: str, square: str, code: str, rule: str) -> None:
    city = city_from_rows(["SOP.", "....", "....", "...."])
    refusal = bad_placement(city, 0, tile_code(tile), square_code(square))
    assert (refusal.code, refusal.rule) == (code, rule)
