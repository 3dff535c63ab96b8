"""Runs all writes: one transaction at a time, each a function of its connection.

PostgreSQL is remote, so every statement is awaited. A SQLite file is local: a whole transaction
runs in its own thread, which costs one thread switch instead of one per statement (with many active
tables, that was most of a commit's time).
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

Done = TypeVar("Done")


class Transactions(Protocol):
    async def run(self, work: Callable[[Connection], Done]) -> Done:
        """Runs `work`, which is committed when this returns; if it raises, nothing is."""

    async def close(self) -> None: ...


class AwaitedTransactions:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def run(self, work: Callable[[Connection], Done]) -> Done:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self.engine.dispose()


class ThreadedTransactions:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "writing")

    async def run(self, work: Callable[[Connection], Done]) -> Done:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._run, work)

    def _run(self, work: Callable[[Connection], Done]) -> Done:
        with self.engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()
