"""Tiles, cities and squares as text (docs/records.md)."""

from __future__ import annotations

from typing import Final

from draftingtable.games.cities.city.components import TILE_TEXTS

CITY_LETTERS: Final = "ABCDEFG"


def city_text(city: int) -> str:
    return CITY_LETTERS[city]


def tiles_text(tiles: list[int]) -> list[str]:
    return [TILE_TEXTS[tile] for tile in tiles]
