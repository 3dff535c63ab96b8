"""Tiles and buildings in words, and which events are worth telling."""

from collections.abc import Sequence
from typing import Final

from draftingtable.games.cities.city.components import HORIZONTAL, halves, tile_text
from draftingtable.games.core.events import Event
from draftingtable.locale import Words

SHOWN: Final = ("hand", "reveal", "card", "automa-assign")
"""The table shows hands, what was revealed, and the Automas' cards with all they compared."""
OWN: Final = ("place", "assign", "pick")
"""Nobody needs to be told what they have done themselves."""


def building_name(building: int, words: Words) -> str:
    return words("building-name", building=tile_text(building))


def tile_name(tile: int, words: Words) -> str:
    """`S shop`; of a duplex both halves, as they lie."""
    sign = " - " if HORIZONTAL[tile] else " / "
    return f"{tile_text(tile)} {sign.join(building_name(half, words) for half in halves(tile))}"


def category_name(category: str, words: Words) -> str:
    return words("category-name", category=category)


def worth_telling(events: Sequence[Event], viewer: int) -> list[Event]:
    """Not what the viewer has just done, nor what the table shows."""
    revealed = [at for at, event in enumerate(events) if event.kind == "reveal"]
    last = revealed[-1] if revealed else -1
    return [event for at, event in enumerate(events) if is_news(event, viewer, at < last)]


def is_news(event: Event, viewer: int, outdated: bool) -> bool:
    """`outdated`: a reveal comes later, which says more than that somebody has chosen."""
    if event.kind in SHOWN or (event.kind == "pick" and outdated):
        return False
    return event.kind not in OWN or event.public.get("seat") != viewer + 1
