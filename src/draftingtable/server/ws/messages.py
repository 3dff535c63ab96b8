"""Reading what clients send over a WebSocket; whatever is wrong is named."""

import re
from typing import Any

import orjson

from draftingtable.games.core.errors import BadInput, Parameter

LONGEST_ID = 40
LONGEST_MOVE = 100
LONGEST_WORD = 40
MOST_SEATS = 7
PINGED = {
    "city": re.compile(r"[A-Z]"),
    "square": re.compile(r"-?\d,-?\d"),
    "card": re.compile(r"[A-Za-z]\d{0,2}|[A-Za-z][-/][A-Za-z]"),
}
"""What can be pointed at, as records write it; nothing that says more, where chat may be off."""


def bad_message(place: str, problem: str) -> BadInput:
    params: dict[str, Parameter] = {"place": place, "problem": problem}
    return BadInput("bad-message", "", params)


def read_message(data: bytes) -> dict[str, Any]:
    try:
        message = orjson.loads(data)
    except orjson.JSONDecodeError:
        raise bad_message("", "not valid JSON") from None
    if not isinstance(message, dict):
        raise bad_message("", "not an object")
    return message


def id_of(message: dict[str, Any]) -> str | None:
    """The client's own name for a message, if it has one that can be given back."""
    found = message.get("id")
    return found if isinstance(found, str) and len(found) <= LONGEST_ID else None


def a_seat(message: dict[str, Any]) -> int:
    """Counted from 0, as everywhere inside."""
    seat = message.get("seat")
    if type(seat) is not int or not 1 <= seat <= MOST_SEATS:
        raise bad_message("seat", f"a whole number from 1 to {MOST_SEATS}")
    return seat - 1


def a_whole_number(message: dict[str, Any], key: str) -> int:
    number = message.get(key)
    if type(number) is not int or not 0 <= number < 1 << 53:
        raise bad_message(key, "a whole number")
    return number


def a_text(message: dict[str, Any], key: str, longest: int) -> str:
    text = message.get(key)
    if not isinstance(text, str) or not 1 <= len(text) <= longest:
        raise bad_message(key, f"a text of 1 to {longest} letters")
    return text


def a_text_or_none(message: dict[str, Any], key: str, longest: int) -> str | None:
    return None if message.get(key) is None else a_text(message, key, longest)


def pointed_at(message: dict[str, Any]) -> dict[str, Any]:
    """Only known keys are passed on, and only places and cards in them."""
    found: dict[str, Any] = {}
    for key, form in PINGED.items():
        value = a_text_or_none(message, key, LONGEST_WORD)
        if value is None:
            continue
        if not form.fullmatch(value):
            raise bad_message(key, "a city, a square or a card as in records")
        found[key] = value
    return found
