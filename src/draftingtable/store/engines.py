"""Database connections: SQLite in a file, or PostgreSQL by its URL."""

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from draftingtable.games.core.errors import BadInput
from draftingtable.store.private_files import keep_database_private
from draftingtable.store.transactions import (
    AwaitedTransactions,
    ThreadedTransactions,
    Transactions,
)

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql"
BUSY_SECONDS: Final = 20
RETRY_SECONDS: Final = 0.01
READERS: Final = 4
CONNECT_SECONDS: Final = 10
PRAGMAS: Final = (
    *("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"),
    "secure_delete = ON",  # what is forgotten must not stay in the file
)
QUIET: Final[dict[str, Any]] = {"hide_parameters": True}
"""Parameters hold secrets, chat and table ids, which must not get into a log."""


@dataclass(frozen=True)
class Address:
    """The location of a store: a file path, or a PostgreSQL URL."""

    kind: str
    url: URL

    @property
    def path(self) -> Path:
        return Path(self.url.database or "")

    def place(self) -> str:
        """Returns where it is, for messages: without a user or a password."""
        if self.kind == SQLITE:
            return str(self.path)
        host = self.url.host or self.url.query.get("host") or "localhost"
        port = f":{self.url.port}" if self.url.port else ""
        return f"{host}{port}/{self.url.database or ''}"

    def plain(self) -> str:
        """Returns a PostgreSQL URL as its own tools write it."""
        return self.url.set(drivername=POSTGRES).render_as_string(hide_password=False)


def read_address(text: str) -> Address:
    """Parses `sqlite:///file`, `postgresql://...`, or just a file path."""
    if "://" not in text:
        return Address(SQLITE, URL.create("sqlite+aiosqlite", database=text))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadInput("database-address") from None
    kind = url.get_backend_name().replace("postgres", POSTGRES) if url else ""
    if kind.startswith(POSTGRES):
        return Address(POSTGRES, url.set(drivername="postgresql+asyncpg"))
    if kind == SQLITE and url.database:
        return Address(SQLITE, url.set(drivername="sqlite+aiosqlite"))
    raise BadInput("database-address")


@dataclass(frozen=True)
class Engines:
    """One connection for writing, several for reading: SQLite has one writer at a time anyway."""

    writing: Transactions
    reading: AsyncEngine

    async def close(self) -> None:
        await self.writing.close()
        await self.reading.dispose()


def connect(address: Address) -> Engines:
    if address.kind == POSTGRES:
        prompt = {"connect_args": {"timeout": CONNECT_SECONDS}, **QUIET}
        writing = create_async_engine(address.url, pool_size=1, max_overflow=0, **prompt)
        reading = create_async_engine(address.url, pool_size=READERS, **prompt)
        return Engines(AwaitedTransactions(writing), reading)
    keep_database_private(address.path)
    waiting: dict[str, object] = {"connect_args": {"timeout": BUSY_SECONDS}, "max_overflow": 0}
    waiting |= QUIET
    writer = create_engine(address.url.set(drivername=SQLITE), pool_size=1, **waiting)
    durable(writer, "BEGIN IMMEDIATE")
    reading = create_async_engine(address.url, pool_size=READERS, **waiting)
    durable(reading.sync_engine, "BEGIN")
    return Engines(ThreadedTransactions(writer), reading)


def patiently(cursor: Any, statement: str) -> None:
    """Executes a statement, and again while another process has the file.

    SQLite itself does not wait when the journal's mode is to change, which happens once: the first
    servers of a new database may start at the same time.
    """
    deadline = monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute(statement)
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or monotonic() > deadline:
                raise
            sleep(RETRY_SECONDS)


def durable(engine: Engine, begin: str) -> None:
    """Makes commits durable when they return; readers never wait for them."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we send BEGIN ourselves
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            patiently(cursor, f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def say_begin(connection: Any) -> None:
        connection.exec_driver_sql(begin)
