"""A store as lines of JSON, for moving between databases: from SQLite to PostgreSQL, or back."""

import json
from collections.abc import Iterable, Iterator
from typing import IO, Final

from sqlalchemy import Connection, Table, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from draftingtable.games.core.errors import BadInput
from draftingtable.store.errors import not_empty
from draftingtable.store.migrating import HEAD
from draftingtable.store.rows import as_json
from draftingtable.store.schema import metadata
from draftingtable.store.store import Store

FIRST: Final = {"drafting-table": "dump", "version": HEAD}
READABLE: Final = [FIRST, {"drafting-table": "dump", "version": "0001"}]
DROPPED: Final = {"players"}
"""Tables of older versions that are no longer used."""
CHUNK: Final = 500


async def dump(store: Store, file: IO[str]) -> int:
    """Writes everything as of one moment; returns the number of rows. As secret as the store."""
    file.write(as_json(FIRST) + "\n")

    async def read(connection: AsyncConnection) -> int:
        written = 0
        for table in metadata.sorted_tables:
            order = list(table.primary_key.columns)
            async for row in await connection.stream(select(table).order_by(*order)):
                file.write(as_json({table.name: portable(row._asdict())}) + "\n")
                written += 1
        return written

    return await store.reading(read)


async def load(store: Store, lines: Iterable[str]) -> int:
    """Fills an empty store from a dump, all or nothing."""

    def write(connection: Connection) -> int:
        need_empty(connection)
        written = 0
        for name, rows in chunks(read_lines(lines)):
            connection.execute(insert(metadata.tables[name]), rows)
            written += len(rows)
        return written

    return await store.engines.writing.run(write)


def need_empty(connection: Connection) -> None:
    for table in metadata.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise not_empty()


def read_lines(lines: Iterable[str]) -> Iterator[tuple[str, dict[str, object]]]:
    for number, line in enumerate(lines, 1):
        try:
            data = json.loads(line)
            if number == 1:
                if data not in READABLE:
                    raise ValueError
                continue
            ((name, row),) = data.items()
            if name not in DROPPED:
                yield name, stored(metadata.tables[name], row)
        except (ValueError, KeyError, AttributeError, TypeError):
            raise BadInput("dump-line", "", {"line": number}) from None


def chunks(
    rows: Iterable[tuple[str, dict[str, object]]],
) -> Iterator[tuple[str, list[dict[str, object]]]]:
    """Groups consecutive rows of the same table."""
    name = ""
    part: list[dict[str, object]] = []
    for table, row in rows:
        if part and (table != name or len(part) == CHUNK):
            yield name, part
            part = []
        name = table
        part.append(row)
    if part:
        yield name, part


def portable(row: dict[str, object]) -> dict[str, object]:
    return {
        key: {"hex": bytes(value).hex()} if isinstance(value, bytes | memoryview) else value
        for key, value in row.items()
    }


def stored(table: Table, row: dict[str, object]) -> dict[str, object]:
    if set(row) != {column.name for column in table.columns}:
        raise ValueError
    return {
        key: bytes.fromhex(value["hex"]) if isinstance(value, dict) else value
        for key, value in row.items()
    }
