"""Whether entries can be stored now, from real writes.

A database may answer every question and still store nothing: a full disk, a read-only replica. So
the writer's own success counts, and when nothing was written for a while, it writes something.
"""

import asyncio
import time
from math import inf
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from draftingtable.games.core.errors import Refusal
from draftingtable.store.batch import Heartbeat
from draftingtable.store.transactions import dropped_after
from draftingtable.store.writer import Writer

INTERVAL: Final = 1.0
"""Seconds for which an answer is valid: there is at most one heartbeat in that time."""
PATIENCE: Final = 2.0
"""How many seconds the database may take, including reconnecting."""


class Readiness:
    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.heartbeats = 0
        self.ready = False
        self.checked = -inf
        self.checking: asyncio.Task[None] | None = None

    async def check(self) -> bool:
        """Whether writing works; callers at the same time share one heartbeat."""
        now = time.monotonic()
        if self.writer.closing:
            return False
        if now - self.writer.wrote_at < INTERVAL:
            return True
        old = now - self.checked >= INTERVAL or self.writer.failed_at > self.checked
        if old and self.checking is None:
            self.checking = asyncio.create_task(self._beat())
        if self.checking is not None:
            done, _ = await asyncio.wait([self.checking], timeout=PATIENCE)
            return bool(done) and self.ready
        return self.ready

    async def _beat(self) -> None:
        self.heartbeats += 1
        try:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.writer.gathering().heartbeats.append(Heartbeat(done))
            await done
            self.ready = True
        except Refusal:
            self.ready = False
        finally:
            self.checked = time.monotonic()
            self.checking = None


class Answering:
    """Whether the database answers at all: cheaper, because it writes nothing."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.asking: asyncio.Task[bool] | None = None

    async def check(self) -> bool:
        """Asks, or waits again for the last answer.

        A question is never cancelled: that would wait for the same silent database.
        """
        if self.asking is None or self.asking.done():
            self.asking = asyncio.create_task(self._ask())
        done, _ = await asyncio.wait([self.asking], timeout=PATIENCE)
        return bool(done) and self.asking.result()

    async def close(self) -> None:
        if self.asking is not None:
            await asyncio.wait([self.asking], timeout=PATIENCE)

    async def _ask(self) -> bool:
        try:
            async with (
                self.engine.connect() as connection,
                dropped_after(connection, PATIENCE),
            ):
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError, TimeoutError):
            return False
        return True
