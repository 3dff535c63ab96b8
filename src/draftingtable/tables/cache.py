"""A cache of tables with a lock for each; unused ones are evicted.

The log is the table: one that sleeps takes no memory at all, and is read again when it is needed.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from time import monotonic

from draftingtable.store import LogRow
from draftingtable.table import Table


class CachedTable:
    def __init__(self, table: Table, last: LogRow) -> None:
        self.table = table
        self.last = last
        """The table's last entry, as stored."""
        self.doubtful = False
        """Whether to compare it with the log before use: the database was down, or another server
        has stored something.
        """
        self.lock = asyncio.Lock()
        self.used = monotonic()
        self.pins = 0
        """The number of callers that keep it in memory."""
        self.latest_known_number = 0
        """The number of an entry stored by another server, while it is being read; else 0."""
        self.listed_due: int | None = None
        self.listed_state = ""

    def may_sleep(self) -> bool:
        """Whether nobody is using it at this moment."""
        return not self.pins and not self.lock.locked() and not self.latest_known_number


class TableCache:
    """Loads each table once, however many callers request it at the same time."""

    def __init__(self, load: Callable[[str], Awaitable[CachedTable]], size: int) -> None:
        self.load = load
        self.size = size
        self.tables: OrderedDict[str, CachedTable] = OrderedDict()
        """Least recently used first."""
        self.loading: dict[str, asyncio.Task[CachedTable]] = {}

    async def get(self, table_id: str) -> CachedTable:
        if table_id in self.tables:
            self.tables.move_to_end(table_id)
            cached = self.tables[table_id]
            cached.used = monotonic()
            return cached
        if table_id not in self.loading:
            task = asyncio.create_task(self._load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def _load(self, table_id: str) -> CachedTable:
        return self.put(await self.load(table_id))

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[CachedTable]:
        """Yields the table while holding its lock."""
        while True:
            cached = await self.get(table_id)
            async with cached.lock:
                if self.tables.get(table_id) is cached:
                    yield cached
                    return
            # Evicted while we waited; it may have been reloaded.

    async def pin(self, table_id: str) -> Table:
        """Keeps a table in memory until it is unpinned."""
        cached = await self.get(table_id)
        while self.tables.get(table_id) is not cached:  # just evicted
            cached = await self.get(table_id)
        cached.pins += 1
        return cached.table

    def unpin(self, table_id: str) -> None:
        """Ends a pin; one of a table that was dropped since has ended already."""
        if table_id in self.tables and self.tables[table_id].pins:
            cached = self.tables[table_id]
            cached.pins -= 1
            cached.used = monotonic()
            self.tables.move_to_end(table_id)

    def drop(self, table_id: str) -> None:
        """Forgets a table, even if it is pinned: it is no longer in the log."""
        self.tables.pop(table_id, None)

    def put(self, new: CachedTable) -> CachedTable:
        self.tables[new.table.id] = new
        if len(self.tables) > self.size:
            self._evict(keep=new)
        return new

    def _evict(self, keep: CachedTable) -> None:
        unused = [
            table_id
            for table_id, cached in self.tables.items()
            if cached.may_sleep() and cached is not keep
        ]
        for table_id in unused[: len(self.tables) - self.size]:
            del self.tables[table_id]

    def let_sleep(self, before: float) -> int:
        """Drops those not used since then (by `monotonic`); returns how many."""
        unused: list[str] = []
        for table_id, cached in self.tables.items():
            if cached.used > before:
                break  # the others were used later
            if cached.may_sleep():
                unused.append(table_id)
        for table_id in unused:
            del self.tables[table_id]
        return len(unused)
