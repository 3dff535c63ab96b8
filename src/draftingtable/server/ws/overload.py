"""Keeps order when there is more to do than the server can: later, never lost, and nobody guesses.

Tables that are being played come first. Their moves are never refused for this: they wait their
turn, and everyone at a table gets a `load` message that says so. Until it is over, the server
begins nothing new: no tables, watchers or hints, each refused with `server-busy` and a time to
retry.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from draftingtable.server.http import errors
from draftingtable.server.ops import lateness
from draftingtable.server.ops.lateness import ActTimes, Lateness
from draftingtable.server.ops.logs import log, log_failure
from draftingtable.server.ops.metrics import Metrics
from draftingtable.server.ws.client_socket import ClientSocket, framed
from draftingtable.server.ws.room import Room

ROOMS_AT_ONCE: Final = 50
"""Tables that get the message before everything else has its turn again."""
OPENINGS_AT_ONCE: Final = 4
"""Connections opened per round of the event loop, each of which costs as much as several moves."""


class Overload:
    """Whether the server is busy, as last sent to everybody here."""

    def __init__(
        self,
        most_late: float,
        committing: Callable[[], float],
        in_progress: Callable[[], bool],
        rooms: Callable[[], Iterable[Room]],
        metrics: Metrics,
    ) -> None:
        self.lateness = Lateness(most_late)
        self.committing = committing
        self.act_times = ActTimes(in_progress)
        self.rooms = rooms
        self.metrics = metrics

    @property
    def busy(self) -> bool:
        return self.lateness.busy

    def check(self) -> None:
        """Refuses anything new while the server is busy."""
        if self.busy:
            self.metrics.put_off.inc()
            raise errors.server_busy()

    def greet(self, socket: ClientSocket) -> None:
        """Tells a new connection, if there is something to tell."""
        if self.busy:
            socket.write(framed(self._message()))

    async def run(self) -> None:
        while True:
            try:
                late = await lateness.look(self.committing)
                await self.note(max(late, self.act_times.take()))
            except Exception as error:
                log_failure("load-check-failed", error)

    async def note(self, seconds: float) -> None:
        """Takes a look at the load into account, and tells everyone what has changed."""
        self.metrics.late_seconds.set(seconds)
        if self.lateness.note(seconds):
            self.metrics.busy.set(self.busy)
            log("busy", busy=self.busy, late=round(seconds, 3))
            await self._tell()

    async def _tell(self) -> None:
        frame = self._message()
        for place, room in enumerate(list(self.rooms()), 1):
            room.broadcast(frame)
            if place % ROOMS_AT_ONCE == 0:
                await asyncio.sleep(0)

    def _message(self) -> dict[str, object]:
        return {"type": "load", "busy": self.busy}


class Openings:
    """A line for new connections: a few per round of the event loop, so moves come between them.

    When a proxy restarts, everybody comes back at once; those who are here play on meanwhile.
    """

    def __init__(self, at_once: int = OPENINGS_AT_ONCE) -> None:
        self.at_once = at_once
        self.opened = 0
        """In this round of the event loop."""
        self.waiting: deque[asyncio.Future[None]] = deque()
        self.scheduled = False

    async def wait(self) -> None:
        """Waits for the caller's turn, first come, first served."""
        if self.opened < self.at_once and not self.waiting:
            self._count()
            return
        turn = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        await turn

    def _count(self) -> None:
        self.opened += 1
        if not self.scheduled:
            self.scheduled = True
            asyncio.get_running_loop().call_later(0, self._next_round)

    def _next_round(self) -> None:
        self.scheduled = False
        self.opened = 0
        while self.waiting and self.opened < self.at_once:
            turn = self.waiting.popleft()
            if not turn.done():  # else the client has gone
                turn.set_result(None)
                self._count()
