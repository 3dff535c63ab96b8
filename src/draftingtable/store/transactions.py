"""Runs all writes: one transaction at a time, each a function of its connection.

PostgreSQL is remote, so every statement is awaited. A SQLite file is local: a whole transaction
runs in its own thread, which costs one thread switch instead of one per statement (with many active
tables, that was most of a commit's time).
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Protocol, TypeVar

import asyncpg
from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Done = TypeVar("Done")


class Transactions(Protocol):
    async def run(self, work: Callable[[Connection], Done], seconds: float | None = None) -> Done:
        """Runs `work`, which is committed when this returns; if it raises, nothing is.

        A connection that does not answer for that long is dropped, and an error raised.
        """

    async def discard(self) -> None:
        """Closes the connection; the next transaction opens a new one."""

    async def close(self) -> None: ...


class AwaitedTransactions:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def run(self, work: Callable[[Connection], Done], seconds: float | None = None) -> Done:
        async with (
            self.engine.connect() as connection,
            dropped_after(connection, seconds),
            connection.begin(),
        ):
            return await connection.run_sync(work)

    async def discard(self) -> None:
        await self.engine.dispose()

    async def close(self) -> None:
        await self.engine.dispose()


class ThreadedTransactions:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "writing")

    async def run(self, work: Callable[[Connection], Done], seconds: float | None = None) -> Done:
        """Runs `work`; a file answers or fails, so no time limit is needed."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._run, work)

    def _run(self, work: Callable[[Connection], Done]) -> Done:
        with self.engine.begin() as connection:
            return work(connection)

    async def discard(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)

    async def close(self) -> None:
        await self.discard()
        self.thread.shutdown()


@asynccontextmanager
async def dropped_after(connection: AsyncConnection, seconds: float | None) -> AsyncIterator[None]:
    """Drops a PostgreSQL connection that is still in use after that time.

    A cut network gives no error: without this, a statement would wait for ever. Cancelling it does
    not help, because then the rollback waits.
    """
    raw = (await connection.get_raw_connection()).driver_connection if seconds else None
    if seconds is None or not isinstance(raw, asyncpg.Connection):
        yield
        return
    handle = asyncio.get_running_loop().call_later(seconds, raw.terminate)
    try:
        yield
    finally:
        handle.cancel()
