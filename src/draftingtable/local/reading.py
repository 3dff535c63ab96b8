"""Reads a client's messages and requests, key by key.

A server reads them with pydantic, which browsers do not have.
"""

from typing import Final

from draftingtable.games.core.errors import BadInput
from draftingtable.games.core.json_checks import (
    require_flag,
    require_list,
    require_number,
    require_object,
    require_text,
)
from draftingtable.games.core.registry import most_players

LARGEST: Final = (1 << 53) - 1
"""The largest whole number that JavaScript knows."""
HEX_FORM: Final = "hexadecimal digits"


class Given:
    """A message or the body of a request. What is missing or has the wrong form is refused."""

    def __init__(self, data: object) -> None:
        self.data = require_object(data, "", ())

    def text(self, key: str) -> str:
        return require_text(self.data.get(key), key)

    def text_or_none(self, key: str) -> str | None:
        return None if self.data.get(key) is None else self.text(key)

    def nickname(self) -> str | None:
        """Returns the nickname as it is, if there is one: a blank one has a refusal of its own."""
        found = self.data.get("nickname")
        return found if isinstance(found, str) else self.text_or_none("nickname")

    def text_up_to(self, key: str, most: int) -> str:
        text = self.text(key)
        if len(text) > most:
            problem = f"at most {most} letters"
            raise BadInput("bad-request", "", {"place": key, "problem": problem})
        return text

    def number(self, key: str, usual: int | None = None) -> int:
        return require_number(self.data.get(key, usual), key, 0, LARGEST)

    def flag(self, key: str, usual: bool) -> bool:
        return require_flag(self.data.get(key, usual), key)

    def seat(self, key: str = "seat") -> int:
        """Returns a seat counted from 0; clients count from 1."""
        return require_number(self.data.get(key), key, 1, most_players()) - 1

    def seat_or_none(self, key: str = "seat") -> int | None:
        return None if self.data.get(key) is None else self.seat(key)

    def seats(self, key: str) -> tuple[int, ...]:
        found = require_list(self.data.get(key), key, 1, most_players())
        return tuple(require_number(seat, key, 1, most_players()) - 1 for seat in found)

    def texts(self, key: str) -> tuple[str, ...]:
        if self.data.get(key) is None:
            return ()
        found = require_list(self.data[key], key, 0, most_players())
        return tuple(require_text(text, key) for text in found)

    def line(self) -> dict[str, object] | None:
        """Returns a table's line as it was stored, if there is one."""
        found = self.data.get("line")
        return None if found is None else require_object(found, "line", ("state", "updated"))

    def hexadecimal(self, key: str) -> bytes:
        return from_hex(self.text(key), key)

    def hexadecimals(self, key: str) -> tuple[bytes, ...]:
        return tuple(from_hex(text, key) for text in self.texts(key))

    def others(self, *known: str) -> dict[str, object]:
        """Returns all other keys that have a value."""
        found = self.data.items()
        return {key: value for key, value in found if key not in known and value is not None}


def from_hex(text: str, key: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadInput("bad-request", "", {"place": key, "problem": HEX_FORM}) from None
