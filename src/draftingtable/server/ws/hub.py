"""Where everything meets: tables that are watched, bots, clocks, and word from other servers."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from time import perf_counter
from typing import Any

from draftingtable.games.core.errors import Refusal
from draftingtable.server.bot_pool.bot_seats import BotSeats
from draftingtable.server.bot_pool.pool import Thinkers
from draftingtable.server.ops.gc_tuning import GcScheduler
from draftingtable.server.ops.logs import log, log_failure, short
from draftingtable.server.ops.metrics import Metrics
from draftingtable.server.settings import Settings
from draftingtable.server.ws.client_socket import ClientSocket, framed
from draftingtable.server.ws.presence import REPEAT, word_data
from draftingtable.server.ws.room import Room
from draftingtable.server.ws.timers import Timers
from draftingtable.table import Entry, ServerPolicy, Table, actions
from draftingtable.tables.service import TableService

PASSED_ON = ("pinged",)
"""What players show each other and nobody keeps."""


class Hub:
    def __init__(
        self,
        desk: TableService,
        house: ServerPolicy,
        thinkers: Thinkers,
        settings: Settings,
        metrics: Metrics,
        clock: Callable[[], int],
    ) -> None:
        self.desk = desk
        self.house = house
        self.thinkers = thinkers
        self.settings = settings
        self.metrics = metrics
        self.clock = clock
        self.name = secrets.token_hex(4)
        self.rooms: dict[str, Room] = {}
        self.busy: dict[str, int] = {}
        """Tables at which somebody is acting through this server."""
        self.closing = False
        self.bots = BotSeats(thinkers, self.act, settings.master_seconds)
        self.timers = Timers(house, self.tick, self._warn, clock)
        self.sweeper = GcScheduler()
        self.tasks: set[asyncio.Task[None]] = set()
        desk.on_entry = self.on_entry
        desk.on_message = self.on_message

    def start(self) -> None:
        self.background(self._look_for_due())
        self.background(self._repeat())
        self.background(self.sweeper.run())

    async def act(self, table_id: str, by: str, action: actions.Action) -> int:
        """Decide, store, tell everybody; the number of the entry, once it is stored."""
        began = perf_counter()
        with self._acting(table_id):
            number = await self.desk.act(table_id, by, action)
        self.metrics.act_seconds.observe(perf_counter() - began)
        return number

    async def tick(self, table_id: str) -> None:
        """Let a table do whatever is due."""
        with self._acting(table_id):
            await self.desk.tick(table_id)

    @contextmanager
    def _acting(self, table_id: str) -> Iterator[None]:
        self.busy[table_id] = self.busy.get(table_id, 0) + 1
        try:
            yield
        finally:
            self.busy[table_id] -= 1
            if not self.busy[table_id]:
                del self.busy[table_id]

    def on_entry(self, table: Table, entry: Entry) -> None:
        """An entry is stored and applied, whoever added it: tell everybody here."""
        self.metrics.entries.inc()
        room = self.rooms.get(table.id)
        if room is not None:
            room.tell_entry(entry)
            if entry.fact.changes_seating:
                self._tell_presence(room)
        if table.state == "running" and not self.closing:
            self.bots.consider(table, table.id in self.busy)
        self.timers.consider(table)
        if table.state == "expired":
            self._expire(table.id)
        self.sweeper.count_entry()

    def _expire(self, table_id: str) -> None:
        room = self.rooms.get(table_id)
        if room is not None:
            for line, _ in list(room.lines()):
                line.hang_up(framed({"type": "bye", "reason": "expired"}), 1000)

    async def enter(self, table_id: str, player: str, line: ClientSocket) -> Room:
        """Open a table for a connection, and tell it everything."""
        table = await self.desk.table(table_id)
        table.check_watch(player)
        room = await self._room(table_id)
        room.enter(line, player)
        self._tell_presence(room, line)
        if table.state == "running":
            self.bots.consider(table)
        self.timers.consider(table)
        return room

    async def _room(self, table_id: str) -> Room:
        """The table's room, opened now if nobody here has watched it; it stays in memory then."""
        table = await self.desk.pin(table_id)
        if table_id in self.rooms:
            self.desk.unpin(table_id)  # the room has its own
        else:
            self.rooms[table_id] = Room(table, self.clock)
            self.metrics.rooms.inc()
            self.pass_on(table_id, {"type": "who", "server": self.name})
        return self.rooms[table_id]

    def leave(self, table_id: str, line: ClientSocket) -> None:
        self.sweeper.count_goodbye()
        room = self.rooms.get(table_id)
        if room is None:
            return
        room.leave(line)
        self._tell_presence(room)
        if not room.groups:
            del self.rooms[table_id]
            room.table.book.clear()
            self.metrics.rooms.dec()
            self.desk.unpin(table_id)

    def _tell_presence(self, room: Room, welcomed: ClientSocket | None = None) -> None:
        """Tell those here at once, and other servers through the database."""
        room.tell_presence(welcomed)
        word = word_data(self.name, room.players(), room.watching())
        if word != room.word_sent:
            room.word_sent = word
            self.pass_on(room.table.id, word)

    def pass_on(self, table_id: str, message: dict[str, Any]) -> None:
        """To every server that has the table open."""
        self.background(self._publish(table_id, message))

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _publish(self, table_id: str, message: dict[str, Any]) -> None:
        try:
            await self.desk.store.publish(table_id, message)
        except (Refusal, OSError) as error:
            log_failure("publish-failed", error, table=short(table_id))

    def on_message(self, table_id: str, message: dict[str, Any]) -> None:
        """Something passing, from this server or another."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        kind = message.get("type")
        if kind in PASSED_ON:
            room.broadcast(message)
        elif message.get("server") == self.name:
            return
        elif kind == "presence":
            players, watching = frozenset(message["players"]), int(message["watching"])
            room.presence.hear(message["server"], players, watching)
            room.tell_presence()
        elif kind == "who":
            self.pass_on(table_id, word_data(self.name, room.players(), room.watching()))

    def _warn(self, table: Table) -> None:
        room = self.rooms.get(table.id)
        if room is not None:
            room.tell_clocks()

    async def _look_for_due(self) -> None:
        """Find what is due at tables that nobody here has in memory."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            try:
                for table_id in await self.desk.due():
                    self.timers.tick(table_id)
            except Exception as error:
                log_failure("look-failed", error)

    async def _repeat(self) -> None:
        """Say again who is here; forget what others have not said again."""
        while True:
            await asyncio.sleep(REPEAT)
            for table_id, room in list(self.rooms.items()):
                if room.presence.words:
                    room.presence.forget_silent()
                    room.tell_presence()
                    self.pass_on(table_id, word_data(self.name, room.players(), room.watching()))

    async def say_goodbye(self) -> None:
        """Finish what was begun, so that its answers come through; then send everybody away."""
        self.closing = True
        await self.bots.stop()
        with suppress(TimeoutError):  # a database that has gone must not keep us
            async with asyncio.timeout(self.settings.shutdown_seconds):
                await self.desk.close()
        bye = framed({"type": "bye", "reason": "restart"})
        for room in list(self.rooms.values()):
            for line, _ in list(room.lines()):
                line.hang_up(bye, 1012)

    async def stop(self) -> None:
        """What was accepted is stored before this returns."""
        await self.timers.stop()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinkers.stop()
        await self.desk.close()
        await self.desk.store.close()
        log("stopped")
