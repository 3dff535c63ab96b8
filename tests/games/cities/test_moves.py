"""Move numbers are stable, unique and reversible."""

import pytest

from draftingtable.games.cities.city.components import TILES, tile_code
from draftingtable.games.cities.city.grid import SQUARES, square_at
from draftingtable.games.cities.moves import (
    ASSIGN,
    MOST_CITIES,
    MOVES,
    PICK,
    PLACE,
    assign_move,
    assigned_city,
    assigned_tile,
    first_picked,
    is_assign,
    is_pick,
    is_place,
    pick_move,
    place_move,
    placed_city,
    placed_square,
    placed_tile,
    second_picked,
)


def test_the_ranges_are_contiguous() -> None:
    """Bots and adapters store these numbers: they must not change."""
    assert (PLACE, ASSIGN, PICK, MOVES) == (0, 11319, 11550, 12639)
    assert place_move(TILES - 1, MOST_CITIES - 1, SQUARES - 1) == ASSIGN - 1
    assert assign_move(TILES - 1, MOST_CITIES - 1) == PICK - 1
    assert pick_move(TILES - 1, TILES - 1) == MOVES - 1


@pytest.mark.parametrize(
    ("move", "number"),
    [
        (place_move(0, 0, 0), 0),
        (place_move(tile_code("S"), 0, square_at(0, 0)), 24),
        (place_move(tile_code("e-F"), 6, square_at(-3, 3)), (21 * 7 + 6) * 49 + 42),
        (assign_move(tile_code("F"), 2), 11319 + 9),
        (pick_move(tile_code("S"), tile_code("d")), 11550 + 2),
        (pick_move(tile_code("d"), tile_code("S")), 11550 + 2),
        (pick_move(tile_code("H"), tile_code("H")), 11550 + 8 * 33 + 8),
    ],
)
def test_moves_keep_their_numbers(move: int, number: int) -> None:
    assert move == number


def test_placements_survive_a_round_trip() -> None:
    for number in range(PLACE, ASSIGN):
        tile, city, square = placed_tile(number), placed_city(number), placed_square(number)
        assert place_move(tile, city, square) == number
        assert 0 <= tile < TILES
        assert 0 <= city < MOST_CITIES
        assert 0 <= square < SQUARES
        assert (is_place(number), is_assign(number), is_pick(number)) == (True, False, False)


def test_assignments_survive_a_round_trip() -> None:
    for number in range(ASSIGN, PICK):
        assert assign_move(assigned_tile(number), assigned_city(number)) == number
        assert (is_place(number), is_assign(number), is_pick(number)) == (False, True, False)


def test_choices_survive_a_round_trip() -> None:
    picks = [number for number in range(PICK, MOVES) if is_pick(number)]
    assert len(picks) == TILES * (TILES + 1) // 2
    for number in picks:
        assert pick_move(first_picked(number), second_picked(number)) == number
        assert pick_move(second_picked(number), first_picked(number)) == number


@pytest.mark.parametrize("number", [-1, MOVES])
def test_no_other_numbers_are_moves(number: int) -> None:
    assert not is_place(number)
    assert not is_assign(number)
    assert not is_pick(number)
