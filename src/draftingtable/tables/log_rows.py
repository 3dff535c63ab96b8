"""A table's entries as rows of the log."""

from draftingtable.store import LogRow
from draftingtable.table import Entry, read_entry


def rows_of(entries: list[Entry]) -> list[LogRow]:
    return [LogRow(entry.number, entry.at, entry.kind, entry.json()) for entry in entries]


def entries_of(rows: list[LogRow]) -> list[Entry]:
    return [read_entry(row.number, row.at, row.kind, row.data) for row in rows]
