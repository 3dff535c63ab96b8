"""Messages between servers: which tables have new entries, and messages that are not stored."""

import asyncio
import json
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import asyncpg

from draftingtable.store.rows import as_json

CHANNEL: Final = "draftingtable"
LONGEST: Final = 7500
"""PostgreSQL accepts payloads of up to 8000 bytes."""
ALIVE_SECONDS: Final = 20.0
ANSWER_SECONDS: Final = 5.0
MOST_WAIT: Final = 5.0
LOSSES: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the connection was cut in the middle of an answer
    OSError,
    TimeoutError,
)

logger = logging.getLogger(__name__)


class SentEntry(NamedTuple):
    """A new entry as sent with its notice, so the others need not read it from the log."""

    at: int
    kind: str
    data: str
    after: str
    """The digest of the entry before it."""


@dataclass(frozen=True)
class Notice:
    """A table has a new entry with this number."""

    table_id: str
    number: int
    entry: SentEntry | None = None
    """The entry, unless it is long or one of several."""


@dataclass(frozen=True)
class Message:
    """A message for those who watch a table; not stored."""

    table_id: str
    data: Mapping[str, object]


@dataclass(frozen=True)
class Missed:
    """The connection was lost for a while: notices may have been missed."""


News = Notice | Message | Missed
Listener = Callable[[News], None]


class Notices:
    """Notices within one process, the only one with SQLite."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        self.listeners.append(listener)

    def deliver(self, news: News) -> None:
        for listener in self.listeners:
            listener(news)

    async def publish(self, message: Message) -> None:
        self.deliver(message)

    async def open(self) -> None:
        """Does nothing: there is no connection."""

    async def close(self) -> None:
        """Does nothing: there is no connection."""


class PostgresNotices(Notices):
    """Notices between processes, by LISTEN and NOTIFY; reconnects automatically."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.connection: Any = None
        self.keeper: asyncio.Task[None] | None = None
        self.lost = asyncio.Event()
        self.turn = asyncio.Lock()
        """A connection refuses a statement while another is under way."""

    async def open(self) -> None:
        await self._connect()
        self.keeper = asyncio.create_task(self._keep_connected())

    async def close(self) -> None:
        if self.keeper is not None:
            self.keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self.keeper
        if self.connection is not None:
            with suppress(Exception):
                await self.connection.close(timeout=2)

    async def publish(self, message: Message) -> None:
        """Sends a message, which is lost if the connection is down: it was not to be stored."""
        payload = as_json({"t": message.table_id, "m": message.data})
        if len(payload.encode()) > LONGEST:
            return
        with suppress(*LOSSES):
            async with self.turn:
                if self.connection is not None:
                    await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)

    async def _connect(self) -> None:
        connection = await asyncpg.connect(self.address, timeout=10)
        connection.add_termination_listener(lambda _: self.lost.set())
        await connection.add_listener(CHANNEL, self._on_payload)
        self.connection = connection
        self.lost.clear()

    def _on_payload(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        received = json.loads(payload)
        if "m" in received:
            self.deliver(Message(received["t"], received["m"]))
            return
        for notice in notices_in(received):
            self.deliver(notice)

    async def _keep_connected(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.lost.wait(), ALIVE_SECONDS)
            if self.lost.is_set() or not await self._answers():
                await self._connect_again()
                self.deliver(Missed())

    async def _answers(self) -> bool:
        """Checks the connection, which may be dead without an error."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS), self.turn:
                await self.connection.execute("SELECT 1")
        except LOSSES:
            return False
        return True

    async def _connect_again(self) -> None:
        wait = 0.05
        old, self.connection = self.connection, None
        old.terminate()
        while True:
            try:
                await self._connect()
            except LOSSES:
                await asyncio.sleep(wait)
                wait = min(2 * wait, MOST_WAIT)
            else:
                logger.info("reconnected to the database for notifications")
                return


def payloads(notices: list[Notice]) -> list[str]:
    """Packs notices into as few texts as possible.

    Entries have a list of their own: servers of version 0.3 only read the numbers.
    """
    texts: list[str] = []
    part: list[Notice] = []
    size = 0
    for notice in notices:
        length = len(packed([notice]).encode())
        if part and size + length > LONGEST:
            texts.append(packed(part))
            part, size = [], 0
        part.append(notice)
        size += length
    return [*texts, packed(part)] if part else texts


def packed(notices: list[Notice]) -> str:
    numbers = [(notice.table_id, notice.number) for notice in notices]
    return as_json({"n": numbers, "e": [notice.entry for notice in notices]})


def notices_in(received: Mapping[str, Any]) -> list[Notice]:
    """Reads what `packed` wrote; a server of version 0.3 sends no entries."""
    numbers = received["n"]
    entries = received.get("e", [None] * len(numbers))
    return [
        Notice(table_id, number, None if entry is None else SentEntry(*entry))
        for (table_id, number), entry in zip(numbers, entries, strict=True)
    ]
