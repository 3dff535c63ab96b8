"""Tiles and buildings in words, and the events worth reporting."""

from collections.abc import Sequence
from typing import Final

from draftingtable.games.cities.city.components import HORIZONTAL, halves, tile_text
from draftingtable.games.core.events import Event
from draftingtable.locale import Words

SHOWN: Final = ("hand", "reveal", "card", "automa-assign")
"""Events not reported, because the table shows hands, revealed tiles and the Automas' cards."""
OWN: Final = ("place", "assign", "pick")
"""Events not reported to the player who caused them."""


def building_name(building: int, words: Words) -> str:
    return words("building-name", building=tile_text(building))


def tile_name(tile: int, words: Words) -> str:
    """Returns the name, as in `S shop`; both halves of a duplex, in order."""
    sign = " - " if HORIZONTAL[tile] else " / "
    return f"{tile_text(tile)} {sign.join(building_name(half, words) for half in halves(tile))}"


def category_name(category: str, words: Words) -> str:
    return words("category-name", category=category)


def worth_telling(events: Sequence[Event], viewer: int) -> list[Event]:
    """Returns events that the viewer did not cause and the table does not show."""
    revealed = [at for at, event in enumerate(events) if event.kind == "reveal"]
    last = revealed[-1] if revealed else -1
    return [event for at, event in enumerate(events) if is_news(event, viewer, at < last)]


def is_news(event: Event, viewer: int, outdated: bool) -> bool:
    """Whether to report the event; `outdated` if a later reveal says more than the pick."""
    if event.kind in SHOWN or (event.kind == "pick" and outdated):
        return False
    return event.kind not in OWN or event.public.get("seat") != viewer + 1
