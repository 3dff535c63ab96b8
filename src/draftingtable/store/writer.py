"""The one task that writes: takes what has gathered, commits it, and says so."""

import asyncio
import logging
import time
from typing import Any, Final

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from draftingtable.store.batch import Batch, Writing
from draftingtable.store.errors import Conflict, store_down
from draftingtable.store.notices import CHANNEL, Notice, payloads
from draftingtable.store.transactions import Transactions

PATIENCE: Final = 30.0
"""Seconds for which a lost database is tried again before everybody is told."""
MOST_WAIT: Final = 1.0
SIGNS_OF_LOSS: Final = ("locked", "closed", "connect", "shutting down", "starting up")

logger = logging.getLogger(__name__)


class Writer:
    """`batch` is open for more until the writer takes it."""

    def __init__(self, transactions: Transactions, patience: float = PATIENCE) -> None:
        self.transactions = transactions
        self.patience = patience
        self.batch = Batch()
        self.commits = 0
        self.closing = False
        self.wanted = asyncio.Event()
        self.task = asyncio.create_task(self._run())

    def gathering(self) -> Batch:
        """What will be written next: add to it at once, before anything is awaited."""
        if self.closing:
            raise store_down()
        self.wanted.set()
        return self.batch

    async def close(self) -> None:
        """Finish what was asked for."""
        self.closing = True
        self.wanted.set()
        await self.task

    async def _run(self) -> None:
        while not (self.closing and self.batch.is_empty()):
            await self.wanted.wait()
            self.wanted.clear()
            batch, self.batch = self.batch, Batch()
            if not batch.is_empty():
                await self._commit(batch)
            if self.closing:
                self.wanted.set()

    async def _commit(self, batch: Batch) -> None:
        deadline = time.monotonic() + self.patience
        wait, again = 0.02, False
        while True:
            try:
                await self._try(batch, again)
            except (DBAPIError, OSError, TimeoutError) as error:
                if not is_lost(error) or time.monotonic() > deadline:
                    await self._give_up(batch, is_lost(error))
                    return
                logger.warning("the database does not answer; trying again")
                await asyncio.sleep(wait)
                wait, again = min(2 * wait, MOST_WAIT), True
            except Exception:
                await self._give_up(batch, False)
                return
            else:
                self._tell(batch)
                return

    async def _give_up(self, batch: Batch, lost: bool) -> None:
        """One thing that cannot be written must not spoil what was gathered with it."""
        parts = [] if lost else batch.parts()
        if len(parts) > 1:
            for part in parts:
                await self._commit(part)
            return
        logger.exception("a batch could not be written")
        for write in batch.writes():
            write.settle(store_down())

    async def _try(self, batch: Batch, again: bool) -> None:
        def write(connection: Connection) -> None:
            Writing(connection, again).write(batch)
            notify(connection, batch)

        await self.transactions.run(write)
        self.commits += 1

    def _tell(self, batch: Batch) -> None:
        for write in batch.writes():
            write.settle(None if write.won else Conflict())


def notify(connection: Connection, batch: Batch) -> None:
    """Part of the transaction: told if, and only if, it is committed."""
    if connection.dialect.name != "postgresql":
        return
    for payload in payloads(notices_of(batch)):
        statement = text("SELECT pg_notify(:channel, :payload)")
        connection.execute(statement, {"channel": CHANNEL, "payload": payload})


def notices_of(batch: Batch) -> list[Notice]:
    return [
        Notice(append.table_id, append.rows[-1].number)
        for append in batch.appends
        if append.won
    ]


def is_lost(error: Any) -> bool:
    """Is it the connection, or the lock of a file, and not what was written?"""
    if not isinstance(error, DBAPIError):
        return True
    if error.connection_invalidated or isinstance(error.orig, OSError | TimeoutError):
        return True
    words = str(error.orig).lower()
    return any(sign in words for sign in SIGNS_OF_LOSS)
