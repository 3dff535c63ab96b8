"""Events of a solo game. Hands are open (S3), so all events are public."""

from __future__ import annotations

from draftingtable.games.cities.city.components import tile_text
from draftingtable.games.cities.city.grid import square_text
from draftingtable.games.cities.city.text import city_text, tiles_text
from draftingtable.games.cities.solo.automa import Decision
from draftingtable.games.cities.solo.automa_cards import SYMBOLS, AutomaCard, names
from draftingtable.games.core.events import Event


def random_event(tile: int, city: int) -> Event:
    return Event("random", {"tile": tile_text(tile), "city": city_text(city)})


def round_event(number: int) -> Event:
    return Event("round", {"round": number, "half": ""})


def hand_event(seat: int, tiles: list[int]) -> Event:
    return Event("hand", {"seat": seat + 1, "count": len(tiles), "tiles": tiles_text(tiles)})


def draw_event(tiles: list[int]) -> Event:
    return Event("draw", {"tiles": tiles_text(tiles)})


def card_event(seat: int, number: int, card: AutomaCard) -> Event:
    return Event(
        "card",
        {
            "seat": seat + 1,
            "card": number + 1,
            "shared": names(card.shared),
            "automacity": names(card.automacity),
        },
    )


def decision_event(decision: Decision) -> Event:
    """Returns the event without the explanation, which is in the view."""
    return Event(
        "automa-assign",
        {
            "seat": decision.seat + 1,
            "tile": tile_text(decision.tile),
            "city": city_text(decision.city),
            "card": decision.card + 1,
            "symbol": SYMBOLS[decision.symbol()],
            "points": decision.points(),
        },
    )


def assign_event(tile: int, city: int) -> Event:
    return Event("assign", {"seat": 1, "tile": tile_text(tile), "city": city_text(city)})


def place_event(tile: int, city: int, square: int) -> Event:
    return Event(
        "place",
        {
            "seat": 1,
            "tile": tile_text(tile),
            "city": city_text(city),
            "square": square_text(square),
        },
    )


def pass_event(to_left: bool, count: int) -> Event:
    return Event("hands-passed", {"side": "left" if to_left else "right", "count": count})


def discard_event(tiles: list[int]) -> Event:
    """Returns the event with the discarded tiles, which are public."""
    return Event("discard-open", {"tiles": tiles_text(tiles)})


def over_event(cities: int) -> Event:
    return Event("cities-finished", {"count": cities})
