"""Clocks and expiry: whatever is due at a table happens on time, on whichever server is up.

A table in memory has a timer for what is due soon. The database knows when each table is due, so a
regular check finds tables that are in no server's memory, or whose server has died. Several servers
may find the same one: the first entry wins, and the others have nothing to do.
"""

import asyncio
from collections.abc import Awaitable, Callable

from draftingtable.games.core.errors import Refusal
from draftingtable.server.ops.logs import log_failure, short
from draftingtable.table import Due, ServerPolicy, Table

Tick = Callable[[str], Awaitable[None]]
WARNING = "clock-warning"
SOON = 60_000
"""Milliseconds; anything due later is left to the regular check, or to the next entry."""


class Timers:
    def __init__(
        self,
        policy: ServerPolicy,
        tick: Tick,
        warn: Callable[[Table], None],
        clock: Callable[[], int],
    ) -> None:
        self.policy = policy
        self._do = tick
        self.warn = warn
        self.clock = clock
        self.handles: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def consider(self, table: Table) -> None:
        """Sets the table's timer for what is due next."""
        due = self._next(table)
        at = due.at if due is not None and due.at - self.clock() < SOON else 0
        set_for, handle = self.handles.get(table.id, (0, None))
        if at == set_for:
            return
        if handle is not None:
            handle.cancel()
            del self.handles[table.id]
        if due is not None and at:
            delay = max(0, at - self.clock()) / 1000
            loop = asyncio.get_running_loop()
            self.handles[table.id] = (at, loop.call_later(delay, self._ring, table, due.kind))

    def _next(self, table: Table) -> Due | None:
        """Returns what is due next. A past warning is skipped, since it stores nothing."""
        due = table.next_due(self.policy)
        if due is not None and due.kind == WARNING and due.at <= self.clock():
            return Due(due.at + self.policy.low_time, "clock")
        return due

    def _ring(self, table: Table, kind: str) -> None:
        del self.handles[table.id]
        if kind == WARNING:
            self.warn(table)
            self.consider(table)
        else:
            self.tick(table.id)

    def tick(self, table_id: str) -> None:
        """Ticks the table in the background."""
        task = asyncio.get_running_loop().create_task(self._tick(table_id))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def forget(self, table_id: str) -> None:
        """Cancels the table's timer."""
        _, handle = self.handles.pop(table_id, (0, None))
        if handle is not None:
            handle.cancel()

    async def _tick(self, table_id: str) -> None:
        try:
            await self._do(table_id)
        except Refusal:
            return  # already done elsewhere
        except Exception as error:
            log_failure("tick-failed", error, table=short(table_id))

    async def stop(self) -> None:
        for _, handle in self.handles.values():
            handle.cancel()
        self.handles.clear()
        await asyncio.gather(*self.tasks, return_exceptions=True)
