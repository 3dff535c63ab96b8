"""Players as text, for command lines and files.

random                        a level of our own bots
master:iterations=500         with parameters; several are separated by commas
python:mybot.py:Eager         a class of yours, from a file or an importable module
stdio:python3 mybot.py        a program that reads standard input (docs/bots.md)
ws:8765   ws:host:8765        a program that serves a WebSocket; ws:// and wss:// also do
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from draftingtable.bots.core.levels import every_level
from draftingtable.games.core.errors import BadOption

OUTSIDE: Final = ("stdio", "ws")
PYTHON: Final = "python"

PARAMETER: Final = re.compile(r"\s*[A-Za-z_]\w*=")
NAME: Final = re.compile(r"[^\s=,:\"]+( [^\s=,:\"]+)*")

Parameter = str | int | float | bool


@dataclass(frozen=True)
class Player:
    """A player: a level with parameters, or a class, command or address (`target`)."""

    kind: str
    target: str = ""
    params: Mapping[str, Parameter] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """Returns the canonical text, which `parse_player` reads back."""
        if self.kind == "ws":
            return self.target
        params = [f"{name}={spelled(value)}" for name, value in self.params.items()]
        return ":".join(part for part in (self.kind, self.target or ",".join(params)) if part)

    @property
    def outside(self) -> bool:
        return self.kind in OUTSIDE

    @property
    def ours(self) -> bool:
        return self.kind not in (*OUTSIDE, PYTHON)


def parse_player(text: str) -> Player:
    kind, _, rest = text.strip().partition(":")
    if kind in ("ws", "wss") and rest:
        return Player("ws", websocket_address(kind, rest))
    if kind in ("stdio", PYTHON) and rest.strip():
        return Player(kind, rest.strip())
    if kind not in every_level():
        choices = [*every_level(), "python:FILE:CLASS", "stdio:COMMAND", "ws:PORT"]
        raise BadOption("bot-unknown", "", {"found": text, "choices": choices})
    return Player(kind, "", read_parameters(text, rest))


def websocket_address(kind: str, rest: str) -> str:
    if rest.startswith("//"):
        return f"{kind}:{rest}"
    host, _, port = rest.rpartition(":")
    if not (port.isascii() and port.isdigit() and 0 < int(port) < 65536):
        raise BadOption("player-address", "", {"found": f"{kind}:{rest}"})
    return f"{kind}://{host or '127.0.0.1'}:{port}"


def read_parameters(text: str, rest: str) -> dict[str, Parameter]:
    params: dict[str, Parameter] = {}
    for entry in rest.split(",") if rest else []:
        name, equals, value = entry.strip().partition("=")
        if not equals or not name.isidentifier() or not value or name in params:
            raise BadOption("player-parameter", "", {"player": text, "found": entry})
        params[name] = read_value(value)
    return params


def read_value(text: str) -> Parameter:
    try:
        value: object = json.loads(text)
    except ValueError:
        return text
    return value if isinstance(value, bool | int | float) else text


def spelled(value: Parameter) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def split_players(text: str) -> list[str]:
    """Splits `A,B,C` into players.

    A comma in double quotes or before `name=` does not separate players:
    `master:iterations=500,exploration=1,random` names two of them.
    """
    parts: list[str] = []
    for part in split_outside_quotes(text):
        if parts and PARAMETER.match(part):
            parts[-1] += "," + part
        else:
            parts.append(part)
    players = [unquoted(part.strip()) for part in parts]
    if not all(players):
        raise BadOption("seats-empty", "", {"found": text})
    return players


def split_outside_quotes(text: str) -> list[str]:
    parts, quoted = [""], False
    for mark in text:
        quoted ^= mark == '"'
        if mark == "," and not quoted:
            parts.append("")
        else:
            parts[-1] += mark
    return parts


def unquoted(text: str) -> str:
    """Removes quotes around a whole player. Quotes inside belong to its command."""
    whole = len(text) > 1 and text[0] == text[-1] == '"' and '"' not in text[1:-1]
    return text[1:-1].strip() if whole else text


def read_names(given: list[str]) -> dict[str, Player]:
    """Parses `NAME=PLAYER` entries: short names for players with long commands."""
    players: dict[str, Player] = {}
    for entry in given:
        name, equals, text = entry.partition("=")
        name = name.strip()
        if not equals or not NAME.fullmatch(name) or name in players:
            raise BadOption("player-name", "", {"found": entry})
        players[name] = parse_player(text)
    return players
