"""C1: buildings and tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from draftingtable.games.cities.city.components import (
    BUILDINGS,
    DUPLEXES,
    FIRST_HALF,
    HORIZONTAL,
    LETTERS,
    SECOND_HALF,
    SUPPLY,
    TILE_TEXTS,
    TILES,
    TYPE_OF,
    TYPES,
    VERTICAL,
    building_code,
    halves,
    is_duplex,
    tile_code,
    tile_text,
    type_counts,
)


def test_c1_1_supply_of_singles() -> None:
    singles = list(SUPPLY[:BUILDINGS])
    assert dict(zip(LETTERS, singles, strict=True)) == {
        "S": 16,
        "F": 16,
        "O": 20,
        "P": 16,
        "H": 20,
        "d": 5,
        "e": 5,
        "m": 5,
        "b": 5,
    }
    assert sum(singles) == 108
    assert type_counts(singles) == [16, 16, 20, 20, 16, 20]


def test_c1_2_duplexes() -> None:
    assert TILES == len(SUPPLY) == len(TILE_TEXTS) == 33
    assert sum(SUPPLY[BUILDINGS:]) == 24
    assert [text[1] for text in DUPLEXES] == ["/"] * 12 + ["-"] * 12
    assert list(VERTICAL) == [0] * 9 + [1] * 12 + [0] * 12
    assert list(HORIZONTAL) == [0] * 9 + [0] * 12 + [1] * 12
    assert [is_duplex(tile) for tile in range(TILES)] == [False] * 9 + [True] * 24


def test_c1_2_eight_halves_of_each_type_and_two_of_each_tavern() -> None:
    counts = Counter(half for tile in range(BUILDINGS, TILES) for half in halves(tile))
    by_building = [counts[building] for building in range(BUILDINGS)]
    assert by_building == [8, 8, 2, 2, 2, 2, 8, 8, 8]
    assert type_counts(by_building) == [8] * 6


def test_c1_2_codes_follow_the_printed_order() -> None:
    texts = [*LETTERS, "F/e", "F/O", "H/O", "H/S", "O/P", "O/S", "d/H", "P/F", "P/H", "m/P", "S/F"]
    texts += ["S/b", "e-F", "F-O", "F-S", "H-P", "H-b", "O-H", "O-S", "d-P", "P-F", "P-O", "S-m"]
    texts += ["S-H"]
    assert [tile_code(text) for text in texts] == list(range(33))
    assert [tile_text(tile) for tile in range(33)] == texts


def test_c1_2_halves_are_top_or_left_first() -> None:
    for text in ("F/e", "e-F"):
        tile = tile_code(text)
        assert halves(tile) == [FIRST_HALF[tile], SECOND_HALF[tile]]
        assert [LETTERS[half] for half in halves(tile)] == [text[0], text[2]]
    assert halves(tile_code("m")) == [building_code("m")]


def test_s4_codes_are_in_tie_order() -> None:
    assert [TYPES[TYPE_OF[building]] for building in range(BUILDINGS)] == [
        *("shop", "factory", "tavern", "tavern", "tavern", "tavern"),
        *("office", "park", "house"),
    ]
    assert LETTERS[2:6] == "demb"


@pytest.mark.parametrize("text", ["", "x", "s", "SS", "F/S", "F|e", " S", "F/d", "e/H"])
def test_unknown_tile_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="unknown tile"):
        tile_code(text)


@pytest.mark.parametrize("tile", [-1, 33])
def test_unknown_tile_code_is_refused(tile: int) -> None:
    with pytest.raises(ValueError, match="unknown tile code"):
        tile_text(tile)


@pytest.mark.parametrize("letter", ["", "x", "h", "F/e", "."])
def test_unknown_building_is_refused(letter: str) -> None:
    with pytest.raises(ValueError, match="unknown building"):
        building_code(letter)
