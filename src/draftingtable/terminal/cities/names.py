"""Tiles and cities in words."""

from draftingtable.games.cities.city.components import HORIZONTAL, halves, tile_text
from draftingtable.locale import Words


def building_name(building: int, words: Words) -> str:
    return words("building-name", building=tile_text(building))


def tile_name(tile: int, words: Words) -> str:
    """`S shop`; of a duplex both halves, as they lie."""
    sign = " - " if HORIZONTAL[tile] else " / "
    return f"{tile_text(tile)} {sign.join(building_name(half, words) for half in halves(tile))}"


def category_name(category: str, words: Words) -> str:
    return words("category-name", category=category)
