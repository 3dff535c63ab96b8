"""Parses `--seats` and `--option` for games and bots."""

import json
from collections.abc import Callable
from typing import Final, cast

from draftingtable.command.files import read_text
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.manifest import load_object
from draftingtable.games.core.registry import manifest_of

AUTOMA_DECK: Final = "deck"


def read_seats(text: str) -> list[str]:
    seats = [seat.strip() for seat in text.split(",")]
    if not all(seats):
        raise BadOption("seats-empty", "", {"found": text})
    return seats


def read_game_options(game: str, given: list[str], file: str | None) -> dict[str, object]:
    """Parses entries such as `referee=false`; values are JSON if possible, else text.

    `file` holds the value of the game's option that is read from a file.
    """
    options = {} if file is None else file_option(game, file)
    for entry in given:
        name, equals, value = entry.partition("=")
        if not equals or not name:
            raise BadOption("option-form", "", {"found": entry})
        if name in options:
            raise BadOption("option-twice", "", {"option": name})
        options[name] = read_value(value)
    return options


def file_option(game: str, file: str) -> dict[str, object]:
    for option in manifest_of(game).options:
        if option.reader:
            read = cast(Callable[[str], object], load_object(option.reader))
            return {option.name: read(read_text(file))}
    choices = [option.name for option in manifest_of(game).options]
    raise BadOption("option-unknown", "", {"option": AUTOMA_DECK, "choices": choices})


def read_value(text: str) -> object:
    try:
        value: object = json.loads(text)
    except ValueError:
        return text
    return value
