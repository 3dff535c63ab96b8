"""Database connections: SQLite in a file, or PostgreSQL by its URL."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from draftingtable.games.core.errors import BadInput
from draftingtable.store.transactions import (
    AwaitedTransactions,
    ThreadedTransactions,
    Transactions,
)

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql"
BUSY_SECONDS: Final = 20
READERS: Final = 4


@dataclass(frozen=True)
class Address:
    """The location of a store: a file path, or a PostgreSQL URL."""

    kind: str
    url: URL

    @property
    def path(self) -> Path:
        return Path(self.url.database or "")

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
        writing = create_async_engine(address.url, pool_size=1, max_overflow=0)
        reading = create_async_engine(address.url, pool_size=READERS)
        return Engines(AwaitedTransactions(writing), reading)
    waiting: dict[str, object] = {"connect_args": {"timeout": BUSY_SECONDS}, "max_overflow": 0}
    writer = create_engine(address.url.set(drivername=SQLITE), pool_size=1, **waiting)
    durable(writer, "BEGIN IMMEDIATE")
    reading = create_async_engine(address.url, pool_size=READERS, **waiting)
    durable(reading.sync_engine, "BEGIN")
    return Engines(ThreadedTransactions(writer), reading)


def durable(engine: Engine, begin: str) -> None:
    """Makes commits durable when they return; readers never wait for them."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # we send BEGIN ourselves
        cursor = connection.cursor()
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def say_begin(connection: Any) -> None:
        connection.exec_driver_sql(begin)
