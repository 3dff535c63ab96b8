"""Buildings and tiles of Between Two Cities as data (C1).

A *building* is one of nine codes 0..8: six types, with taverns of four kinds. A *tile* is one of
33 codes: 0..8 a single tile with that building, 9..32 a duplex in the order of C1.2.
"""

from __future__ import annotations

from typing import Final

# The order of the codes is also our tie order (S4 and C6.3).
SHOP: Final = 0
FACTORY: Final = 1
DRINK: Final = 2
FOOD: Final = 3
MUSIC: Final = 4
BED: Final = 5
OFFICE: Final = 6
PARK: Final = 7
HOUSE: Final = 8
BUILDINGS: Final = 9
LETTERS: Final = "SFdembOPH"

TYPES: Final = ("shop", "factory", "tavern", "office", "park", "house")
# The type of each building; all taverns are one type (C5.6).
TYPE_OF: Final = (0, 1, 2, 2, 2, 2, 3, 4, 5)

# C1.2 as printed: top/bottom is vertical, left-right horizontal. Another source has F/d and e/H
# instead of F/e and d/H; all duplex data is derived from the texts in this table.
DUPLEXES: Final[tuple[str, ...]] = (
    *("F/e", "F/O", "H/O", "H/S", "O/P", "O/S", "d/H", "P/F", "P/H", "m/P", "S/F", "S/b"),
    *("e-F", "F-O", "F-S", "H-P", "H-b", "O-H", "O-S", "d-P", "P-F", "P-O", "S-m", "S-H"),
)
TILES: Final = BUILDINGS + len(DUPLEXES)

# The number of each tile in the box, by tile code (C1.1, C1.2).
SUPPLY: Final[tuple[int, ...]] = (16, 16, 5, 5, 5, 5, 20, 16, 20, *(1 for _ in DUPLEXES))

TILE_TEXTS: Final[tuple[str, ...]] = (*LETTERS, *DUPLEXES)
_TILE_CODES: Final = {text: code for code, text in enumerate(TILE_TEXTS)}

# By tile code: the top or left building, the bottom or right one (both are the same for a single
# tile), and the orientation of a duplex.
FIRST_HALF: Final[bytes] = bytes([LETTERS.index(text[0]) for text in TILE_TEXTS])
SECOND_HALF: Final[bytes] = bytes([LETTERS.index(text[-1]) for text in TILE_TEXTS])
VERTICAL: Final[bytes] = bytes(["/" in text for text in TILE_TEXTS])
HORIZONTAL: Final[bytes] = bytes(["-" in text for text in TILE_TEXTS])


def tile_text(tile: int) -> str:
    """Returns the tile in notation: `S`, `d`, `F/e`, `e-F`."""
    if not 0 <= tile < TILES:
        raise ValueError(f"unknown tile code {tile}: tiles are 0 to {TILES - 1}")
    return TILE_TEXTS[tile]


def tile_code(text: str) -> int:
    """Returns the code of a tile in notation."""
    code = _TILE_CODES.get(text)
    if code is None:
        raise ValueError(f"unknown tile {text!r}: tiles are {' '.join(TILE_TEXTS)}")
    return code


def building_code(letter: str) -> int:
    """Returns the code of a building by its letter."""
    code = _TILE_CODES.get(letter)
    if code is None or code >= BUILDINGS:
        raise ValueError(f"unknown building {letter!r}: buildings are {' '.join(LETTERS)}")
    return code


def is_duplex(tile: int) -> bool:
    return tile >= BUILDINGS


def halves(tile: int) -> list[int]:
    """Returns the buildings on a tile: one, or two for a duplex (top or left first)."""
    if is_duplex(tile):
        return [FIRST_HALF[tile], SECOND_HALF[tile]]
    return [tile]


def type_counts(counts: list[int]) -> list[int]:
    """Sums the counts of the nine buildings into counts of the six types."""
    sums = [0] * len(TYPES)
    for building in range(BUILDINGS):
        sums[TYPE_OF[building]] += counts[building]
    return sums
