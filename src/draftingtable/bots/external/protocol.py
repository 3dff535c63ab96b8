"""The messages to and from an external bot: one JSON object per line, version 1 (docs/bots.md).

Ours have no spaces and a fixed order of keys, so even a program without a JSON library can pick out
what it needs.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from draftingtable.games.core.options import OptionValue
from draftingtable.version import VERSION

PROTOCOL: Final = 1
LONGEST_LINE: Final = 65_536
"""The most bytes in one answer; a move needs fifty."""


class BadMessage(Exception):
    """Raised for a line that is not a message of this protocol; says why."""


@dataclass(frozen=True)
class GameStart:
    """What a seat learns before its first move. Seats count from 0, as everywhere internally."""

    game: str
    rules: int
    options: Mapping[str, OptionValue]
    players: int


def line(message: Mapping[str, object]) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def hello() -> str:
    program = f"draftingtable {VERSION}"
    return line({"type": "hello", "protocol": PROTOCOL, "program": program})


def start(table: GameStart, seat: int, seed: str, limit: float) -> str:
    return line(
        {
            "type": "start",
            "game": table.game,
            "rules": table.rules,
            "options": dict(table.options),
            "players": table.players,
            "seat": seat + 1,
            "seed": seed,
            "limit": limit,
        }
    )


def choose(number: int, moves: Sequence[str], view: Mapping[str, object]) -> str:
    return line({"type": "choose", "number": number, "moves": list(moves), "view": view})


def end(scores: Sequence[int] | None, winners: Sequence[int], forfeit: int | None) -> str:
    return line(
        {
            "type": "end",
            "scores": None if scores is None else list(scores),
            "winners": [seat + 1 for seat in winners],
            "forfeit": None if forfeit is None else forfeit + 1,
        }
    )


def read(text: str) -> dict[str, object]:
    """Parses a bot's message or raises `BadMessage`."""
    try:
        message: object = json.loads(text)
    except (ValueError, RecursionError):
        raise BadMessage(f"not valid JSON: {text}") from None
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise BadMessage(f'not a JSON object with a "type": {text}')
    return message


def check_hello(message: Mapping[str, object]) -> None:
    if message["type"] != "hello":
        raise BadMessage(f'expected "hello", not {message["type"]!r}')
    if message.get("protocol") != PROTOCOL or message.get("protocol") is True:
        raise BadMessage(f"expected protocol {PROTOCOL}, not {message.get('protocol')!r}")


def read_move(message: Mapping[str, object]) -> tuple[int, str]:
    """Returns the number of the answered request, and the move's text."""
    number, move = message.get("number"), message.get("move")
    if message["type"] != "move" or type(number) is not int or not isinstance(move, str):
        raise BadMessage(f'expected a "move" with "number" and "move": {line(message)}')
    return number, move
