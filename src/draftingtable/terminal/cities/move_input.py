"""Parses what a person types for a move: notation in any case, or abbreviated."""

from __future__ import annotations

import re
from typing import Final

from draftingtable.games.cities.city.components import LETTERS, tile_text

TILE: Final = r"(?:[sfophdemb](?:[/-][sfophdemb])?)"
SQUARE: Final = re.compile(r"-?[0-9],-?[0-9]")
PAIR: Final = re.compile(rf"({TILE}|[1-9])(?: |, ?)({TILE}|[1-9])")
PLACING: Final = re.compile(rf"{TILE} [a-g] -?[0-9],-?[0-9]")
VERBS: Final = ("pick", "place", "assign")


def cased_tile(text: str) -> str:
    """Returns the tile in capitals, except for taverns."""
    upper = text.upper()
    return "".join(letter if letter in LETTERS else letter.lower() for letter in upper)


def numbered_tile(text: str, hand: list[int]) -> str:
    """Returns a tile of the hand by its number on the list."""
    if text.isdecimal() and 1 <= int(text) <= len(hand):
        return tile_text(hand[int(text) - 1])
    return cased_tile(text)


def pair(text: str, hand: list[int]) -> str:
    """Returns notation for `1 4` or `s d`, or nothing. The same number twice is not a pair."""
    found = PAIR.fullmatch(text)
    if not found or (found[1] == found[2] and found[1].isdecimal()):
        return ""
    return f"pick {numbered_tile(found[1], hand)} {numbered_tile(found[2], hand)}"


def placing(text: str, begun: str) -> str:
    """Returns notation for `s a 1,0`, or for `1,0` if `begun` has tile and city; or nothing."""
    if PLACING.fullmatch(text):
        return spelled(f"place {text}")
    return f"place {begun} {text}" if begun and SQUARE.fullmatch(text) else ""


def spelled(text: str) -> str:
    """Returns notation with tiles and cities in their proper case."""
    verb, *rest = text.split(" ")
    if verb == "pick":
        return " ".join([verb, *(cased_tile(tile) for tile in rest)])
    if verb in VERBS and rest:
        tile, *others = rest
        return " ".join([verb, cased_tile(tile), *(other.upper() for other in others)])
    return text
