"""A table's log: numbered entries, which are all there is to know about a table.

An entry's data is what JSON can hold: seats count from 1 there, secrets never appear.
"""

from dataclasses import dataclass
from typing import Any, Final

Data = dict[str, Any]

SYSTEM: Final = ""
"""Who acts when no person does: the server, for bots, clocks and tables that nobody visits."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What is to happen: decided, and not yet stored."""

    kind: str
    data: Data


@dataclass(frozen=True, slots=True)
class Entry:
    """What has happened: stored. Numbers of a table's entries begin with 1 and have no gaps."""

    number: int
    at: int
    """Milliseconds since 1970."""
    kind: str
    data: Data


class BadLog(Exception):
    """A log that cannot be: a number is missing, a move is illegal, the secret is another one."""
