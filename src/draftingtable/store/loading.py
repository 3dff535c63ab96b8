"""Restores a dump into a database: what is there already stays as it is."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from time import time
from typing import Final

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import DataError, IntegrityError

from draftingtable.games.core.errors import BadInput, Refusal
from draftingtable.store.dumps import read_dump
from draftingtable.store.moderation import CLEANED, note_change, take_turn
from draftingtable.store.rows import Row
from draftingtable.store.schema import (
    PASSING,
    bans,
    campaigns,
    club,
    log,
    metadata,
    revoked,
    secrets,
    tables,
)
from draftingtable.store.store import Store

CHUNK: Final = 500
CAMPAIGN: Final = "campaign_id"
TABLE: Final = "table_id"
DECIDED: Final = {bans.name: "target", revoked.name: "player", club.name: "key"}
"""What an administrator decides, by its key."""


@dataclass
class Loaded:
    rows: int = 0
    """How many were restored."""
    kept: set[str] = field(default_factory=set)
    """The tables and campaigns that were there already."""


def check_dump(lines: Iterable[str], unmarked: bool = False) -> None:
    """Reads a whole dump, and raises a refusal unless it is complete."""
    for _ in read_dump(lines, unmarked):
        pass


async def load(store: Store, lines: Iterable[str], unmarked: bool = False) -> Loaded:
    """Adds the tables and campaigns of a dump that are not there yet, all of them or none."""

    def write(connection: Connection) -> Loaded:
        return Loading(connection).load(read_dump(lines, unmarked))

    try:
        return await store.engines.writing.run(write)
    except (IntegrityError, DataError):  # a row twice, or with values that no column takes
        raise BadInput("dump-damaged") from None


class Loading:
    """One restore, inside the caller's transaction."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.there = {
            TABLE: self._ids(log) | self._ids(secrets) | self._ids(tables),
            CAMPAIGN: self._ids(campaigns),
        }
        self.codes = self._values(tables, "code") - {None}
        self.decided = {
            name: self._values(metadata.tables[name], key) for name, key in DECIDED.items()
        }

    def _values(self, table: SqlTable, name: str) -> set[object]:
        return {row[0] for row in self.connection.execute(select(table.c[name]).distinct())}

    def _ids(self, table: SqlTable) -> set[object]:
        return self._values(table, CAMPAIGN if CAMPAIGN in table.c else TABLE)

    def load(self, rows: Iterable[tuple[str, Row]]) -> Loaded:
        done = Loaded()
        for name, part in chunks(self._new(rows, done)):
            self.connection.execute(insert(metadata.tables[name]), part)
            done.rows += len(part)
        if done.rows:
            self._note()
        return done

    def _note(self) -> None:
        """Lets running servers read new decisions, and clean tables that are older than the last
        one cleaned.
        """
        take_turn(self.connection)
        self.connection.execute(delete(club).where(club.c.key.startswith(CLEANED)))
        note_change(self.connection, int(time() * 1000))

    def _new(self, rows: Iterable[tuple[str, Row]], done: Loaded) -> Iterator[tuple[str, Row]]:
        """Yields rows of tables and campaigns that are not there yet."""
        for name, row in rows:
            if self._stays(name, row):
                continue
            key = CAMPAIGN if CAMPAIGN in row else TABLE
            if key in row and row[key] in self.there[key]:
                done.kept.add(str(row[key]))
                continue
            if name == tables.name and row["code"] in self.codes:
                raise Refusal("dump-code", "", {"code": str(row["code"])})
            yield name, row

    def _stays(self, name: str, row: Row) -> bool:
        """Whether a row is not for this database, or has its own decision about that already."""
        if name in DECIDED:
            key = row[DECIDED[name]]
            return key in self.decided[name] or str(key).startswith(CLEANED)
        return any(name == table.name for table in PASSING)


def chunks(rows: Iterable[tuple[str, Row]]) -> Iterator[tuple[str, list[Row]]]:
    """Groups consecutive rows of the same table."""
    name = ""
    part: list[Row] = []
    for table, row in rows:
        if part and (table != name or len(part) == CHUNK):
            yield name, part
            part = []
        name = table
        part.append(row)
    if part:
        yield name, part
