"""A store as lines of JSON, for moving between databases: from SQLite to PostgreSQL, or back.

The last line has the number of rows of each table and a hash of all lines before it, so a dump that
was cut off or changed is recognised before anything is restored.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import IO, Final

from sqlalchemy import Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from draftingtable.games.core.errors import BadInput
from draftingtable.store.migrating import HEAD
from draftingtable.store.rows import Row, as_json
from draftingtable.store.schema import PASSING, metadata
from draftingtable.store.store import Store

NAME: Final = "drafting-table"
FIRST: Final = {NAME: "dump", "version": HEAD}
READABLE: Final = ("0001", "0002", "0003", "0004", HEAD)
DROPPED: Final = {"players"}
"""Tables of older versions that are no longer used."""


class Hashed:
    """Counts rows and hashes lines, while writing a dump or while reading it."""

    def __init__(self) -> None:
        self.rows: Counter[str] = Counter()
        self.hash = sha256()

    def add(self, line: str, table: str = "") -> None:
        self.hash.update(line.encode("utf-8", "surrogateescape") + b"\n")
        if table:
            self.rows[table] += 1

    def end_mark(self) -> dict[str, object]:
        return {NAME: "end", "rows": dict(self.rows), "sha256": self.hash.hexdigest()}


async def dump(store: Store, file: IO[str]) -> int:
    """Writes everything as of one moment; returns the number of rows. As secret as the store."""
    hashed = Hashed()

    def write(data: object, table: str = "") -> None:
        line = as_json(data)
        hashed.add(line, table)
        file.write(line + "\n")

    async def read(connection: AsyncConnection) -> None:
        for table in metadata.sorted_tables:
            if table in PASSING:
                continue
            order = list(table.primary_key.columns)
            async for row in await connection.stream(select(table).order_by(*order)):
                write({table.name: portable(row._asdict())}, table.name)

    write(FIRST)
    await store.snapshot(read)
    file.write(as_json(hashed.end_mark()) + "\n")
    return hashed.rows.total()


def read_dump(lines: Iterable[str], unmarked: bool = False) -> Iterator[tuple[str, Row]]:
    """Yields each row with its table's name; raises a refusal if the dump is not complete.

    The end mark comes last, so nothing may be kept of what was read until the end is reached.
    `unmarked` accepts a dump without one: older versions wrote none.
    """
    hashed, version, ended, number = Hashed(), "", False, 0
    for number, ending in enumerate(lines, 1):
        line = ending.removesuffix("\n")
        data = parsed(line, number)
        if ended:
            raise bad_line(number)
        if number == 1:
            version = readable_version(data)
            hashed.add(line)
        elif NAME in data:
            if data != hashed.end_mark():
                raise BadInput("dump-damaged")
            ended = True
        else:
            ((name, row),) = data.items() if len(data) == 1 else [("", None)]
            hashed.add(line, name)
            if name not in DROPPED:
                yield name, checked_row(name, row, version, number)
    if number == 0 or not (ended or unmarked):
        raise BadInput("dump-unmarked")


def parsed(line: str, number: int) -> dict[str, object]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise bad_line(number) from None
    if not isinstance(data, dict):
        raise bad_line(number)
    return data


def readable_version(data: dict[str, object]) -> str:
    version = data.get("version")
    if data != {**FIRST, "version": version} or version not in READABLE:
        raise bad_line(1)
    return str(version)


def checked_row(name: str, row: object, version: str, number: int) -> Row:
    try:
        return stored(metadata.tables[name], row, version)
    except (ValueError, KeyError, TypeError):
        raise bad_line(number) from None


def bad_line(number: int) -> BadInput:
    return BadInput("dump-line", "", {"line": number})


def portable(row: Row) -> Row:
    return {
        key: {"hex": bytes(value).hex()} if isinstance(value, bytes | memoryview) else value
        for key, value in row.items()
    }


def stored(table: Table, row: object, version: str) -> Row:
    """Returns a row as the database takes it. Older versions may lack columns added since."""
    if not isinstance(row, dict):
        raise TypeError(row)
    missing = [column for column in table.columns if column.name not in row]
    if not row.keys() <= set(table.columns.keys()):
        raise ValueError(row)
    if missing and (version == HEAD or not all(column.nullable for column in missing)):
        raise ValueError(row)
    row = {**row, **{column.name: None for column in missing}}
    return {
        key: bytes.fromhex(value["hex"]) if isinstance(value, dict) else value
        for key, value in row.items()
    }
