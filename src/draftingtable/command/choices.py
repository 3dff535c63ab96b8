"""Turning `--seats` and `--option` into what games and bots understand."""

import json

from draftingtable.command.reading import read_text
from draftingtable.games.cities.solo.deck import deck_option
from draftingtable.games.core.errors import BadOption


def read_seats(text: str) -> list[str]:
    seats = [seat.strip() for seat in text.split(",")]
    if not all(seats):
        raise BadOption("seats-empty", "", {"found": text})
    return seats


def read_game_options(given: list[str], automa_deck: str | None) -> dict[str, object]:
    """`referee=false` and the like; values are JSON where they can be, else text."""
    options: dict[str, object] = {}
    if automa_deck is not None:
        options["deck"] = deck_option(read_text(automa_deck))
    for entry in given:
        name, equals, value = entry.partition("=")
        if not equals or not name:
            raise BadOption("option-form", "", {"found": entry})
        if name in options:
            raise BadOption("option-twice", "", {"option": name})
        options[name] = read_value(value)
    return options


def read_value(text: str) -> object:
    try:
        value: object = json.loads(text)
    except ValueError:
        return text
    return value
