"""The hub: watched tables, bots, clocks, and notices from other servers."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager, suppress
from time import monotonic, perf_counter
from typing import cast

from draftingtable.games.core.errors import Refusal
from draftingtable.server.bot_pool.bot_seats import BotSeats
from draftingtable.server.bot_pool.bot_talk import BotTalk
from draftingtable.server.bot_pool.coaching import Coaching
from draftingtable.server.bot_pool.hints import Hints
from draftingtable.server.bot_pool.pool import Thinkers
from draftingtable.server.bot_pool.reviews import Reviews
from draftingtable.server.bot_pool.waiting_line import Claim
from draftingtable.server.ops.gc_tuning import GcScheduler
from draftingtable.server.ops.logs import log, log_failure, short
from draftingtable.server.ops.metrics import Metrics
from draftingtable.server.settings import Settings
from draftingtable.server.ws.client_socket import ClientSocket, framed
from draftingtable.server.ws.overload import Overload
from draftingtable.server.ws.places import Places
from draftingtable.server.ws.presence import REPEAT, notice_data
from draftingtable.server.ws.room import Room
from draftingtable.server.ws.saving import Saving
from draftingtable.server.ws.talk_limits import TalkLimits
from draftingtable.server.ws.timers import Timers
from draftingtable.store import Store
from draftingtable.store.reviews import KeptReviews
from draftingtable.table import Entry, ServerPolicy, Table, actions
from draftingtable.tables.service import TableService

RELAYED = ("pinged", "wish-answered")
"""Messages between players that are not stored."""


class Hub:
    def __init__(
        self,
        store: Store,
        policy: ServerPolicy,
        thinkers: Thinkers,
        settings: Settings,
        metrics: Metrics,
        clock: Callable[[], int],
    ) -> None:
        self.tables = TableService(
            store, policy, clock, settings.keep, self.on_entry, self.on_message, self.on_reload
        )
        self.tables.on_taken = metrics.foreign.labels("entry").inc
        self.thinkers = thinkers
        self.settings = settings
        self.metrics = metrics
        self.clock = clock
        self.name = secrets.token_hex(4)
        self.rooms: dict[str, Room] = {}
        self.saving = Saving(store, self.rooms.values)
        self.busy: dict[str, int] = {}
        """Tables with actions in progress on this server."""
        self.overload = Overload(
            settings.busy_seconds,
            store.writer.committing,
            lambda: bool(self.busy),
            self.rooms.values,
            metrics,
        )
        self.closing = False
        self.draining = False
        """About to stop: everything is served, but new requests had better go elsewhere."""
        self.places = Places(settings)
        self.talking = TalkLimits(settings)
        self.bots = BotSeats(thinkers, self.act, settings.master_seconds, self._claim)
        self.talk = BotTalk(self.act, self.relay)
        self.hints = Hints(thinkers, settings)
        self.coaching = Coaching(thinkers, settings, lambda: self.overload.busy)
        self.reviews = Reviews(
            *(thinkers, KeptReviews(store, settings.most_reviews_kept), settings, metrics),
            *(lambda: self.overload.busy, clock),
        )
        self.timers = Timers(policy, self.tick, self._warn, clock)
        self.gc = GcScheduler()
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self.background(self._look_for_due())
        self.background(self._repeat())
        self.background(self.saving.run())
        self.background(self.overload.run())
        self.background(self._let_sleep())
        self.background(self.gc.run())

    async def act(self, table_id: str, by: str, action: actions.Action) -> int:
        """Performs an action; returns the number of the stored entry, or raises a refusal."""
        began = perf_counter()
        with self._acting(table_id):
            number = await self.tables.act(table_id, by, action)
        seconds = perf_counter() - began
        self.metrics.act_seconds.observe(seconds)
        self.overload.act_times.add(seconds)
        return number

    async def tick(self, table_id: str) -> None:
        """Lets a table do whatever is due."""
        with self._acting(table_id):
            await self.tables.tick(table_id)

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
        """Sends a stored and applied entry, from any server, to everyone here."""
        self.metrics.entries.inc()
        room = self.rooms.get(table.id)
        if room is not None:
            room.publish(entry)
            if entry.fact.changes_seating:
                self._update_presence(room)
        if table.state != "running":
            self.thinkers.forget(table.id)
        elif not self.closing:
            self.bots.consider(table, table.id in self.busy)
            if table.id in self.busy:
                self.talk.consider(table, entry)
        self.timers.consider(table)
        if table.state == "expired":
            self._expire(table.id)
        self.gc.count_entry()

    def on_reload(self, table_id: str, table: Table | None) -> None:
        """Shows a table again whose last entries are no longer stored."""
        self.bots.forget(table_id)
        self.thinkers.forget(table_id)
        self.timers.forget(table_id)
        room = self.rooms.get(table_id)
        if table is None:
            self._hang_up(table_id, "restart", 1012)
            return
        if room is not None:
            room.reload(table)
            self._update_presence(room)
        if table.state == "running" and not self.closing:
            self.bots.consider(table)
        self.timers.consider(table)

    def _claim(self, table: Table) -> Claim:
        """Queues a table's bots under the address of a connected player, if there is one."""
        address = self.places.address_at(table.id)
        return Claim(table.id, watched=False) if address is None else Claim(address)

    def _expire(self, table_id: str) -> None:
        self._hang_up(table_id, "expired", 1000)

    def _hang_up(self, table_id: str, reason: str, code: int) -> None:
        room = self.rooms.get(table_id)
        if room is not None:
            for socket, _ in list(room.all_sockets()):
                socket.hang_up(framed({"type": "bye", "reason": reason}), code)

    async def enter(self, table_id: str, player: str, socket: ClientSocket) -> Room:
        """Opens a table for a connection, and sends it everything."""
        table = await self.tables.table(table_id)
        table.check_watch(player)
        room = await self._room(table_id)
        try:
            table.check_watch(player)  # the game may have started while we waited
        except Refusal:
            self._close_if_empty(table_id, room)
            raise
        room.enter(socket, player)
        self._update_presence(room, socket)
        self.saving.greet(socket)
        self.overload.greet(socket)
        if table.state == "running":
            self.bots.consider(table)
        self.timers.consider(table)
        return room

    async def _room(self, table_id: str) -> Room:
        """Returns the table's room, opened and kept in memory if no one here was watching."""
        table = await self.tables.cache.pin(table_id)
        room = self.rooms.get(table_id)
        if room is not None and room.table is table:
            self.tables.cache.unpin(table_id)  # the room has its own pin
        elif room is not None:  # an administrator changed the log, and not everyone has left yet
            room.reload(table)
        else:
            self.rooms[table_id] = Room(table, self.clock)
            self.metrics.rooms.inc()
            self.relay(table_id, {"type": "who", "server": self.name})
        return self.rooms[table_id]

    def leave(self, table_id: str, socket: ClientSocket) -> None:
        self.gc.count_goodbyes(1)
        room = self.rooms.get(table_id)
        if room is None:
            return
        room.leave(socket)
        self._update_presence(room)
        self._close_if_empty(table_id, room)

    def _close_if_empty(self, table_id: str, room: Room) -> None:
        if not room.groups and self.rooms.get(table_id) is room:
            del self.rooms[table_id]
            room.table.forget_views()
            self.metrics.rooms.dec()
            self.tables.cache.unpin(table_id)

    def away(self, table_id: str, seat: int) -> int | None:
        """Returns for how many milliseconds a seat's player has had no connection anywhere.

        None if they have one, or if nobody here has the table open, so we do not know.
        """
        room = self.rooms.get(table_id)
        return None if room is None else room.away(seat)

    def _update_presence(self, room: Room, welcomed: ClientSocket | None = None) -> None:
        """Notifies clients here at once, and other servers through the database."""
        room.send_presence(welcomed)
        notice = notice_data(self.name, room.players(), room.watching())
        if notice != room.notice_sent:
            room.notice_sent = notice
            self.relay(room.table.id, notice)

    def relay(self, table_id: str, message: Mapping[str, object]) -> None:
        """Sends to every server that has the table open."""
        self.background(self._publish(table_id, message))

    def background(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _publish(self, table_id: str, message: Mapping[str, object]) -> None:
        try:
            await self.tables.store.publish(table_id, message)
        except (Refusal, OSError) as error:
            log_failure("publish-failed", error, table=short(table_id))

    def on_message(self, table_id: str, message: Mapping[str, object]) -> None:
        """Handles a message that is not stored, from this server or another."""
        room = self.rooms.get(table_id)
        if room is None:
            return
        kind = message.get("type")
        if kind in RELAYED:
            room.broadcast(message)
            return
        if message.get("server") == self.name:
            return
        self.metrics.foreign.labels("message").inc()
        if kind == "presence":
            players = frozenset(cast(list[str], message["players"]))
            watching = cast(int, message["watching"])
            room.presence.update(str(message["server"]), players, watching)
            room.send_presence()
        elif kind == "who":
            self.relay(table_id, notice_data(self.name, room.players(), room.watching()))

    def _warn(self, table: Table) -> None:
        room = self.rooms.get(table.id)
        if room is not None:
            room.send_clocks()

    async def _look_for_due(self) -> None:
        """Finds what is due at tables that are not in memory here."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            try:
                for table_id in await self.tables.due():
                    self.timers.tick(table_id)
            except Exception as error:
                log_failure("look-failed", error)

    async def _let_sleep(self) -> None:
        """Frees the memory of tables that nobody has used for a while."""
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            asleep = self.tables.cache.let_sleep(monotonic() - self.settings.sleep_seconds)
            self.gc.count_goodbyes(asleep)

    async def _repeat(self) -> None:
        """Repeats who is here; forgets what others have not repeated."""
        while True:
            await asyncio.sleep(REPEAT)
            for table_id, room in list(self.rooms.items()):
                if room.presence.notices:
                    room.presence.forget_silent()
                    room.send_presence()
                    self.relay(table_id, notice_data(self.name, room.players(), room.watching()))

    async def say_goodbye(self) -> None:
        """Finishes and answers pending requests, then disconnects everyone."""
        self.closing = True
        await self.bots.stop()
        await self.talk.stop()
        await self.reviews.stop()
        with suppress(TimeoutError):  # an unreachable database must not keep us
            async with asyncio.timeout(self.settings.shutdown_seconds):
                await self.tables.close()
        bye = framed({"type": "bye", "reason": "restart"})
        for room in list(self.rooms.values()):
            for socket, _ in list(room.all_sockets()):
                socket.hang_up(bye, 1012)

    async def stop(self) -> None:
        """Stops; everything accepted is stored before this returns."""
        await self.timers.stop()
        await self.reviews.stop()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinkers.stop()
        await self.tables.close()
        await self.tables.store.close()
        log("stopped")
