"""Tiles of Between Two Cities (C1) and where they may go (C4)."""

import re

Square = tuple[int, int]
Cells = dict[Square, str]  # the buildings of a city, by square: x to the right, y down

SINGLE_COUNTS = {
    "S": 16,
    "F": 16,
    "d": 5,
    "e": 5,
    "m": 5,
    "b": 5,
    "O": 20,
    "P": 16,
    "H": 20,
}  # C1.1; the order is also the tie order of S4
VERTICAL = [
    "F/e",
    "F/O",
    "H/O",
    "H/S",
    "O/P",
    "O/S",
    "d/H",
    "P/F",
    "P/H",
    "m/P",
    "S/F",
    "S/b",
]  # C1.2
HORIZONTAL = ["e-F", "F-O", "F-S", "H-P", "H-b", "O-H", "O-S", "d-P", "P-F", "P-O", "S-m", "S-H"]
SINGLES = list(SINGLE_COUNTS)
DUPLEXES = VERTICAL + HORIZONTAL
TILE_ORDER = SINGLES + DUPLEXES
TAVERNS = "demb"
BUILDING_TYPES = ("shop", "factory", "tavern", "office", "park", "house")  # as in C6.3

SQUARE = re.compile(r"(0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*)")


def type_of(letter: str) -> str:
    """Returns the building type of a letter (all taverns are one type)."""
    if letter in TAVERNS:
        return "tavern"
    return {"S": "shop", "F": "factory", "O": "office", "P": "park", "H": "house"}[letter]


def full_supply(kind: str) -> list[str]:
    """Returns all tiles of a kind ('single' or 'duplex')."""
    if kind == "duplex":
        return list(DUPLEXES)
    return [letter for letter, count in SINGLE_COUNTS.items() for _ in range(count)]


def letters_of(tile: str) -> list[str]:
    """Returns the one or two buildings of a tile."""
    return [tile[0]] if len(tile) == 1 else [tile[0], tile[2]]


def buildings_at(tile: str, x: int, y: int) -> Cells:
    """Returns the buildings of a tile whose only, top or left half is at x,y."""
    if len(tile) == 1:
        return {(x, y): tile}
    second = (x, y + 1) if tile[1] == "/" else (x + 1, y)
    return {(x, y): tile[0], second: tile[2]}


def neighbours(square: Square) -> list[Square]:
    """Returns the squares that share an edge with this one."""
    x, y = square
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def fits_some_square(squares: list[Square]) -> bool:
    """C4.3: whether all squares lie in one 4x4 square, anywhere."""
    across = [x for x, _ in squares]
    down = [y for _, y in squares]
    return max(across) - min(across) <= 3 and max(down) - min(down) <= 3


def placement_refusal(cells: Cells, tile: str, x: int, y: int) -> str | None:
    """Returns why the tile may not go there (rule first), or None if it may."""
    new = buildings_at(tile, x, y)
    if not cells:
        # C4.1: anywhere, but the notation counts squares from the first tile
        return None if (x, y) == (0, 0) else "notation: a city's first tile stands at 0,0"
    if any(square in cells for square in new):
        return f"C4.4 {x},{y} is not free for {tile}"
    if not any(beside in cells for square in new for beside in neighbours(square)):
        rule = "C4.1" if len(tile) == 1 else "C4.2"
        return f"{rule} {tile} at {x},{y} touches no building"
    if not fits_some_square([*cells, *new]):
        return f"C4.3 with {tile} at {x},{y} the city fits no 4x4 square"
    return None


def legal_squares(cells: Cells, tile: str) -> list[Square]:
    """Tries every square that can share a 4x4 square with 0,0."""
    return [
        (x, y)
        for x in range(-4, 5)
        for y in range(-4, 5)
        if placement_refusal(cells, tile, x, y) is None
    ]
