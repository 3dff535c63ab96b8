"""Rows of the log and of lists, as the store accepts and returns them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

Row = dict[str, object]


def as_json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def freed_code(table_id: str) -> str:
    """Returns what an ended table has instead of its code: unique, and nothing one could type."""
    return f"-{table_id}"


class Listed(NamedTuple):
    state: str
    line: Mapping[str, object]


class CampaignRow(NamedTuple):
    version: int
    player: str
    data: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class LogRow:
    """One entry of a table's log. The store does not interpret it."""

    number: int
    at: int
    """Milliseconds since 1970."""
    kind: str
    data: str
    """JSON."""

    def row(self, table_id: str) -> Row:
        return {
            "table_id": table_id,
            "number": self.number,
            "at": self.at,
            "kind": self.kind,
            "data": self.data,
        }


@dataclass(frozen=True, slots=True)
class Listing:
    """How a table appears in lists, and its players."""

    table_id: str
    code: str
    number: int
    """The newest entry included."""
    state: str
    game: str
    public: bool
    updated: int
    due: int | None
    """When something has to happen at the table without a request."""
    line: str
    """JSON."""
    players: list[str]

    def row(self) -> Row:
        return {
            "table_id": self.table_id,
            "code": self.code,
            "number": self.number,
            "state": self.state,
            "game": self.game,
            "public": self.public,
            "updated": self.updated,
            "due": self.due,
            "line": self.line,
        }
