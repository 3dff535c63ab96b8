"""Colours and shapes of Between Two Cities.

Colour is never the only cue: a building always shows its letter. All taverns are one type (C5.6)
and so share a colour; their letters distinguish drink, food, music and bed.
"""

import re
from typing import Final

from rich.text import Text

from draftingtable.games.cities.city.components import (
    LETTERS,
    TYPE_OF,
    TYPES,
    halves,
    is_duplex,
    tile_text,
)
from draftingtable.games.cities.city.scoring import CATEGORIES
from draftingtable.terminal.capabilities import Look

COLOURS: Final = (
    "#f5d76e",  # shops: yellow
    "#b4bbc4",  # factories: grey
    "#f09a9a",  # taverns: red
    "#8fbdf0",  # offices: blue
    "#8fd18a",  # parks: green
    "#dcb083",  # houses: brown
)
INK: Final = "#1b1b1b"
GHOST: Final = "#ffffff on #4d5566"
BEST_GHOST: Final = "bold #1b1b1b on #ffffff"
TILE: Final = re.compile(
    r"(?<![\w'’„“”/-])(?:([SFOPHdemb])([/-])([SFOPHdemb])|([SFOPHdemb]))(?![\w'’/-])"
)

assert len(COLOURS) == len(TYPES) == len(CATEGORIES)


def style_of(building: int) -> str:
    """Returns dark text on the type's colour, readable on dark and light terminals."""
    return f"{INK} on {COLOURS[TYPE_OF[building]]}"


def category_style(category: str) -> str:
    return f"{INK} on {COLOURS[CATEGORIES.index(category)]}"


def chip(tile: int, look: Look) -> Text:
    """Returns a tile for use in text; a duplex has both its colours."""
    text = tile_text(tile)
    if not look.coloured:
        return Text(f"[{text}]")
    if not is_duplex(tile):
        return Text.assemble((f" {text} ", f"bold {style_of(tile)}"))
    first, second = halves(tile)
    return Text.assemble(
        (f" {text[0]}", f"bold {style_of(first)}"),
        (text[1], style_of(first)),
        (f"{text[2]} ", f"bold {style_of(second)}"),
    )


def chips(tiles: list[int], look: Look) -> Text:
    return Text(" ").join(chip(tile, look) for tile in tiles)


def with_chips(text: str, look: Look) -> Text:
    """Returns text with its tiles coloured."""
    result = Text(text)
    if look.coloured:
        for found in TILE.finditer(text):
            for group in (1, 3, 4):
                if found[group]:
                    style = style_of(LETTERS.index(found[group]))
                    result.stylize(style, *found.span(group))
    return result


def labelled(category: str, label: str, look: Look) -> Text:
    """Returns a category's name or points on its colour."""
    return Text.assemble((label, category_style(category) if look.coloured else ""))


def signed(points: int) -> str:
    return f"{points:+d}"
