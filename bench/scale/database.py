"""What one PostgreSQL can do: commits per second, with and without NOTIFY, and delivering it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import asyncpg
from tests.server.postgres import running_postgres

CHANNEL = "news"
ENTRY = "x" * 150
"""About as long as a log entry."""
NOTICE = "n" * 250
"""About as long as one entry with its notice."""
PACKED = "n" * 7400
"""A payload as full as the servers make it, of about thirty entries."""

INSERT = "INSERT INTO entries (data) VALUES ($1)"
BOTH = f"WITH stored AS (INSERT INTO entries (data) VALUES ($1)) SELECT pg_notify('{CHANNEL}', $2)"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', $1)"
ROWS = "INSERT INTO entries (data) SELECT unnest($1::text[])"


@dataclass(frozen=True, slots=True)
class Rate:
    """Something done `per_second` by so many writers, while so many servers listened."""

    what: str
    writers: int
    listeners: int
    per_second: float


def measure(seconds: float) -> list[Rate]:
    with running_postgres() as cluster:
        return asyncio.run(_measure(cluster.new_database(), seconds))


async def _measure(database: str, seconds: float) -> list[Rate]:
    first = await asyncpg.connect(database)
    await first.execute("CREATE TABLE entries (id bigserial PRIMARY KEY, data text NOT NULL)")
    await first.close()
    rates: list[Rate] = []
    for writers in (1, 2, 4, 8, 16):
        rates.append(await _rate(database, "commit", writers, 0, seconds))
        rates.append(await _rate(database, "commit with NOTIFY", writers, 1, seconds))
    for listeners in (1, 4, 16, 64):
        rates.append(await _rate(database, "NOTIFY of an entry", 4, listeners, seconds))
        rates.append(await _rate(database, "NOTIFY of 7,400 bytes", 4, listeners, seconds))
    rates.append(await _rate(database, "commit of 30 rows", 2, 0, seconds))
    return rates


STATEMENTS: dict[str, tuple[object, ...]] = {
    "commit": (INSERT, ENTRY),
    "commit with NOTIFY": (BOTH, ENTRY, NOTICE),
    "NOTIFY of an entry": (NOTIFY, NOTICE),
    "NOTIFY of 7,400 bytes": (NOTIFY, PACKED),
    "commit of 30 rows": (ROWS, [ENTRY] * 30),
}


async def _rate(database: str, what: str, writers: int, listeners: int, seconds: float) -> Rate:
    """Counts what was sent and, where anybody listens, received by all of them."""
    listening = [await _Listener.at(database) for _ in range(listeners)]
    writing = [await asyncpg.connect(database) for _ in range(writers)]
    try:
        began = time.perf_counter()
        until = began + seconds
        work = STATEMENTS[what]
        counts = await asyncio.gather(*(_write(one.fetch, work, until) for one in writing))
        for listener in listening:
            await listener.reach(sum(counts))
        elapsed = time.perf_counter() - began
    finally:
        for connection in (*writing, *(one.connection for one in listening)):
            await connection.close()
    return Rate(what, writers, listeners, sum(counts) / elapsed)


async def _write(
    fetch: Callable[..., Awaitable[object]], work: tuple[object, ...], until: float
) -> int:
    count = 0
    while time.perf_counter() < until:
        await fetch(*work)
        count += 1
    return count


class _Listener:
    def __init__(self, connection: asyncpg.Connection[asyncpg.Record]) -> None:
        self.connection = connection
        self.heard = 0

    @classmethod
    async def at(cls, database: str) -> _Listener:
        listener = cls(await asyncpg.connect(database))
        await listener.connection.add_listener(CHANNEL, listener.hear)
        return listener

    def hear(self, *_: object) -> None:
        self.heard += 1

    async def reach(self, count: int) -> None:
        while self.heard < count:
            await asyncio.sleep(0.001)
