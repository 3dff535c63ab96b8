"""Notices when the database is down, and notifies everyone who has a table open.

It does so even if nobody acts. While all is well, that costs one small read per second and no
write: writing is only tested when something suggests that it does not work.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from draftingtable.server.ops.logs import log, log_failure
from draftingtable.server.ws.client_socket import ClientSocket, framed
from draftingtable.server.ws.room import Room
from draftingtable.store import Store

CHECK_EVERY: Final = 1.0
"""Seconds, while somebody is connected."""


class Saving:
    """Whether the server can save, as last sent to everybody here."""

    def __init__(self, store: Store, rooms: Callable[[], Iterable[Room]]) -> None:
        self.store = store
        self.rooms = rooms
        self.ok = True
        self.doubted = False

    def doubt(self) -> None:
        """Asks for a real check: some other use of the database has failed."""
        self.doubted = True

    def greet(self, socket: ClientSocket) -> None:
        """Tells a new connection, if there is something to tell."""
        if not self.ok:
            socket.write(framed(self._message()))

    async def run(self) -> None:
        while True:
            await asyncio.sleep(CHECK_EVERY)
            try:
                await self.check()
            except Exception as error:
                log_failure("saving-check-failed", error)

    async def check(self) -> None:
        if self.store.writer.closing or not await self._is_doubtful():
            return
        self.doubted = False
        ok = await self.store.ready()
        if ok != self.ok and not self.store.writer.closing:
            self._tell(ok)

    async def _is_doubtful(self) -> bool:
        if not self.ok:
            return True
        if not any(True for _ in self.rooms()):
            return False
        return self.doubted or self.store.writer.failing or not await self.store.answers()

    def _tell(self, ok: bool) -> None:
        self.ok = ok
        log("saving", ok=ok)
        for room in self.rooms():
            room.broadcast(self._message())

    def _message(self) -> dict[str, object]:
        return {"type": "saving", "ok": self.ok}
