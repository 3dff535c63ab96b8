"""Keeps a running server up to date with what administrators decide, wherever they do it."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from draftingtable.games.core.errors import Refusal
from draftingtable.server.admin.admission import Admission
from draftingtable.server.admin.reporting import Reporter
from draftingtable.server.ops.logs import log_failure
from draftingtable.server.settings import Settings
from draftingtable.server.ws.client_socket import framed
from draftingtable.server.ws.hub import Hub
from draftingtable.store.moderation import EVERYTHING, Moderation
from draftingtable.tables.forgetting import Forgetting, Keeping

READ_EVERY: Final = 1.0
REPORT_EVERY: Final = 15.0
SWEEP_EVERY: Final = 60.0
UNREACHABLE = (Refusal, SQLAlchemyError, OSError, TimeoutError)
"""The database is down: the server reports that elsewhere, and this tries again."""


class Follower:
    def __init__(self, hub: Hub, admission: Admission, settings: Settings) -> None:
        self.hub = hub
        self.admission = admission
        store = hub.tables.store
        self.moderation = Moderation(store)
        self.forgetting = Forgetting(store, hub.clock)
        self.reporter = Reporter(hub, admission)
        self.keeping = Keeping(
            *(settings.keep_finished, settings.keep_expired),
            *(settings.keep_chat, settings.keep_names, settings.keep_reviews),
        )
        self.number = 0
        self.lock = asyncio.Lock()

    async def open(self) -> None:
        """Reads all decisions before the first visitor comes; starts following them."""
        await self._read_all()
        self.number = self.admission.decisions.number
        self.hub.background(self._every(READ_EVERY, self.catch_up))
        self.hub.background(self._every(REPORT_EVERY, self.report))
        self.hub.background(self._every(SWEEP_EVERY, self.sweep))

    async def close(self) -> None:
        self.reporter.close()
        with suppress(*UNREACHABLE):
            await self.moderation.sign_off(self.hub.name)

    async def catch_up(self) -> None:
        """Follows all changes since the last time."""
        async with self.lock:
            found = await self.moderation.changed_since(self.number)
            for table_id in dict.fromkeys(table_id for _, table_id in found):
                await (self._read_all() if table_id == EVERYTHING else self._reload(table_id))
            self.number = max([self.number, *(number for number, _ in found)])

    async def report(self) -> None:
        await self.moderation.report(self.hub.name, self.hub.clock(), self.reporter.data())

    async def sweep(self) -> None:
        """Removes a few of the things that have been kept long enough."""
        if await self.forgetting.sweep(self.keeping):
            await self.catch_up()

    async def _read_all(self) -> None:
        before = self.admission.club.restart
        self.admission.use(await self.moderation.decisions())
        if self.admission.club.restart != before:
            self.announce()

    def announce(self) -> None:
        """Sends an announced restart, or that there is none, to everyone at a table."""
        at = self.admission.club.restart_at(self.hub.clock())
        for room in self.hub.rooms.values():
            room.broadcast({"type": "restart", "at": at})

    async def _reload(self, table_id: str) -> None:
        """Reads a table again; those who have it open connect again, unless it is gone."""
        state = await self.hub.tables.reload(table_id)
        room = self.hub.rooms.get(table_id)
        if room is not None:
            reason = "expired" if state == "expired" else "restart"
            for socket, _ in list(room.all_sockets()):
                socket.hang_up(framed({"type": "bye", "reason": reason}), 1000)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except UNREACHABLE:
                self.hub.saving.doubt()
            except Exception as error:
                log_failure("admin-failed", error)
