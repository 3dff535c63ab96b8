"""Entries as rows of the log, and back."""

import json
from collections.abc import Sequence
from typing import Any

from draftingtable.table import Draft, Entry

Row = dict[str, Any]


def as_json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def numbered(drafts: Sequence[Draft], after: int, at: int) -> list[Entry]:
    """Drafts as the entries that they become once they are stored."""
    return [
        Entry(number, at, draft.kind, draft.data)
        for number, draft in enumerate(drafts, after + 1)
    ]


def row_of(table_id: str, entry: Entry) -> Row:
    return {
        "table_id": table_id,
        "number": entry.number,
        "at": entry.at,
        "kind": entry.kind,
        "data": as_json(entry.data),
    }


def entry_of(row: Any) -> Entry:
    return Entry(row.number, row.at, row.kind, json.loads(row.data))
