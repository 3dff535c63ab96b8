"""The table service: decide, store, apply, publish. The server's interface to tables."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Final, TypeVar

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness import commitment, fresh_secret
from draftingtable.games.core.records import Record
from draftingtable.store import Conflict, LogRow, Message, Notice, Store
from draftingtable.store.errors import log_gap, table_busy
from draftingtable.store.notices import News
from draftingtable.table import (
    SYSTEM,
    BadLog,
    Entry,
    ServerPolicy,
    Settings,
    Table,
    actions,
    decide,
    next_game,
    numbered,
)
from draftingtable.table.entries import Expired
from draftingtable.table.entry_parts import BranchPoint
from draftingtable.table.naming import new_code, new_id
from draftingtable.table.rules_version import check_rules
from draftingtable.tables.cache import CachedTable, TableCache
from draftingtable.tables.listing import listing_of
from draftingtable.tables.log_rows import entries_of, rows_of
from draftingtable.tables.rehearsal import checked_start
from draftingtable.tables.sent_entries import next_row

TRIES: Final = 20
AT_ONCE: Final = 200
"""Entries applied in one go when a table is loaded, a few milliseconds' worth."""
UNREADABLE: Final = ("table-rules", "log-gap")
LATEST_SECONDS: Final = 2.0
"""The longest that a visitor waits for what other servers have stored."""

Done = TypeVar("Done")
logger = logging.getLogger(__name__)
OnEntry = Callable[[Table, Entry], None]
OnReload = Callable[[str, Table | None], None]
OnMessage = Callable[[str, Mapping[str, object]], None]


class TableService:
    """Changes tables and publishes the changes.

    `on_entry` is called for every entry of a table in memory, in order, once it is stored and
    applied; `on_message` for messages between servers that are not stored; `on_reload` when a table
    in memory had entries that the log has lost, with the table as it is now, or None if it is gone.
    """

    def __init__(
        self,
        store: Store,
        policy: ServerPolicy,
        clock: Callable[[], int],
        keep: int = 2000,
        on_entry: OnEntry = lambda table, entry: None,
        on_message: OnMessage = lambda table_id, message: None,
        on_reload: OnReload = lambda table_id, table: None,
    ) -> None:
        self.store = store
        self.policy = policy
        self.clock = clock
        self.on_entry = on_entry
        self.on_message = on_message
        self.on_reload = on_reload
        self.cache = TableCache(self._load, keep)
        self.tasks: set[asyncio.Task[object]] = set()
        self.closing = False
        self.on_taken: Callable[[], None] = lambda: None
        """Called for every entry that another server stored."""
        store.listen(self._on_news)

    async def close(self) -> None:
        """Waits for running tasks; news from other servers start no more of them."""
        self.closing = True
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)

    async def table(self, table_id: str) -> Table:
        cached = await self.cache.get(table_id)
        if cached.doubtful:
            await self._catch_up(cached)
            cached = await self.cache.get(table_id)
        return cached.table

    async def latest(self, table_id: str) -> Table:
        """Returns the table with what other servers have stored so far.

        Someone who comes from another server must not find less here than they have seen there.
        While the database is down, what this server knows has to do.
        """
        table = await self.table(table_id)
        if self.store.shared:
            reading = self._start(self._read_latest(await self.cache.get(table_id)))
            await asyncio.wait({reading}, timeout=LATEST_SECONDS)
            table = await self.table(table_id)
        return table

    async def _read_latest(self, cached: CachedTable) -> None:
        async with cached.lock:
            with suppress(Refusal):
                await self._read_newer(cached)

    async def act(self, table_id: str, by: str, action: actions.Action) -> int:
        """Performs an action and returns the number of its entry, or raises a refusal.

        Cancelling the caller does not cancel the write.
        """
        return await self._finish(self._act(table_id, by, action))

    async def _act(self, table_id: str, by: str, action: actions.Action) -> int:
        """Decides, stores, applies, publishes: nothing is published before it is stored."""
        async with self.cache.locked(table_id) as cached:
            for _ in range(TRIES):
                if cached.doubtful:
                    await self._read_newer(cached)
                table = cached.table
                now = max(self.clock(), table.updated)
                try:
                    facts = decide(self.policy, table, by, action, now)
                except Refusal:
                    if await self._was_behind(cached):
                        continue
                    raise
                if not facts:
                    return await self._done_before(cached, by, action)
                entries = checked_start(table, numbered(facts, table.number, now))
                rows = rows_of(entries)
                try:
                    await self.store.append(table_id, rows, cached.last)
                except Conflict:  # another server was first: decide again
                    await self._read_newer(cached)
                    continue
                except Refusal:  # it may have been stored all the same
                    cached.doubtful = True
                    raise
                cached.last = rows[-1]
                for entry in entries:
                    table.apply(entry)
                    self._publish(cached, entry)
                return table.number
        raise table_busy()

    async def _done_before(self, cached: CachedTable, by: str, action: actions.Action) -> int:
        """Returns the number of what was requested before, once it is known to be stored still."""
        message_id = getattr(action, "id", "")
        if message_id:
            await self._read_newer(cached)
        return cached.table.done(by, message_id) or cached.table.number

    def _publish(self, cached: CachedTable, entry: Entry) -> None:
        self.on_entry(cached.table, entry)
        self._update_listing(cached, entry)

    # New tables

    async def create(
        self,
        by: str,
        settings: Settings,
        nickname: str,
        commits: tuple[str, ...] = (),
        campaign: str | None = None,
    ) -> Table:
        """Creates a table. Commitments are for the host's own seats: one for each, or none."""
        secret = fresh_secret()

        def action(code: str) -> actions.Action:
            public = commitment(secret)
            return actions.Create(settings, nickname, code, public, commits, campaign=campaign)

        return await self._finish(self._create(by, secret, action))

    async def import_record(self, by: str, text: str) -> Table:
        """Creates a table for a finished game from elsewhere, with nothing left to deal."""
        work = self._create(by, b"", lambda code: actions.Import(text, code))
        return await self._finish(work)

    async def branch(
        self, by: str, nickname: str, record: Record, point: BranchPoint, level: str | None
    ) -> Table:
        """Creates a table for a game that goes on from a moment of a finished one."""

        def action(code: str) -> actions.Action:
            return actions.Branch(record, point, level, nickname, code)

        return await self._finish(self._create(by, fresh_secret(), action))

    async def create_once(
        self, table_id: str, by: str, secret: bytes, action: Callable[[str], actions.Action]
    ) -> Table:
        """Returns the table with this id, creating it if needed."""
        try:
            return await self.table(table_id)
        except Refusal as refusal:
            if refusal.code != "no-such-table":
                raise
        try:
            return await self._finish(self._create(by, secret, action, table_id))
        except Conflict:  # requested twice at once
            return await self.table(table_id)

    async def rematch(self, table_id: str, by: str) -> Table:
        """Returns the table of the next game with the same people, creating it if needed."""
        await self._read_latest(await self.cache.get(table_id))  # somebody may have been forgotten
        table = await self.table(table_id)
        decide(self.policy, table, by, actions.Rematched(""), self.clock())
        if table.rematch is not None:
            return await self.table(table.rematch)
        secret = fresh_secret()

        def action(code: str) -> actions.Action:
            return next_game(table, by, code, commitment(secret))

        new = await self._finish(self._create(by, secret, action))
        try:
            await self.act(table_id, by, actions.Rematched(new.id))
        except Refusal:  # somebody was forgotten in this moment
            await self.act(new.id, by, actions.Close())
            raise
        chosen = (await self.table(table_id)).rematch or new.id
        if chosen != new.id:  # another player was first
            await self.act(new.id, by, actions.Close())
        return await self.table(chosen)

    async def _create(
        self,
        by: str,
        secret: bytes,
        action: Callable[[str], actions.Action],
        table_id: str | None = None,
    ) -> Table:
        now = self.clock()
        for _ in range(TRIES):
            code = new_code()
            if await self.store.find_code(code) is not None:
                continue
            table = Table(table_id or new_id(), secret)
            entries = numbered(decide(self.policy, table, by, action(code), now), 0, now)
            table.apply_all(entries)
            rows = rows_of(entries)
            cached = CachedTable(table, rows[-1])
            await self.store.create(table.id, secret, rows, listing_of(cached, self.policy))
            self.cache.put(cached)
            return table
        raise table_busy()

    # Due actions

    async def due(self, limit: int = 100) -> list[str]:
        return await self.store.due(self.clock(), limit)

    async def tick(self, table_id: str) -> None:
        """Does whatever is due at a table, and schedules the next time."""
        try:
            await self.cache.get(table_id)
        except Refusal as refusal:
            if refusal.code in UNREADABLE:  # or it would be due for ever, before all others
                self.store.not_due(table_id)
            raise
        before = -1
        while (number := await self.act(table_id, SYSTEM, actions.Tick())) != before:
            before = number
        self.store.list_table(listing_of(await self.cache.get(table_id), self.policy))

    # Lists

    def _update_listing(self, cached: CachedTable, entry: Entry) -> None:
        """Updates the list if it would look different, or if a deadline is now earlier."""
        due = cached.table.deadline(self.policy)
        sooner = due is not None and cached.listed_due is not None and due.at < cached.listed_due
        changed = cached.table.state != cached.listed_state
        if entry.fact.changes_listing or changed or sooner:
            self.store.list_table(listing_of(cached, self.policy))

    async def repair(self) -> int:
        """Brings lists up to date with the logs after a crash; returns how many were behind."""
        await self.store.free_codes()
        behind = await self.store.behind()
        for table_id in behind:
            try:
                self.store.list_table(listing_of(await self.cache.get(table_id), self.policy))
            except (Refusal, BadLog) as error:  # one bad table must not keep the server down
                logger.warning("a table cannot be read: %s", error)
        return len(behind)

    # Reading, and entries from other servers

    async def _load(self, table_id: str) -> CachedTable:
        table = Table(table_id, await self.store.secret(table_id))
        rows = await self.store.read(table_id)
        if rows[-1].number != len(rows):
            raise log_gap()
        entries = entries_of(rows)
        check_rules(entries)
        for start in range(0, len(entries), AT_ONCE):
            table.apply_all(entries[start : start + AT_ONCE])
            await asyncio.sleep(0)  # let other tables run
        return CachedTable(table, rows[-1])

    async def _was_behind(self, cached: CachedTable) -> bool:
        """Whether another server had stored something we had not read yet; reads it."""
        if not self.store.shared:
            return False
        before = cached.table.number
        await self._read_newer(cached)
        return cached.table.number > before

    async def _read_newer(self, cached: CachedTable) -> None:
        """Applies and publishes what other servers have stored.

        If the log no longer has our last entry, reads all of it again and raises a refusal: what
        was requested was decided on a table that is not there any more.
        """
        table = cached.table
        rows = await self.store.read_from(table.id, table.number)
        if not rows or rows[0] != cached.last or rows[-1].number >= table.number + len(rows):
            await self._reload(cached)
            raise log_gap()
        cached.doubtful = False
        for row in rows[1:]:
            self._take(cached, row)

    def _take(self, cached: CachedTable, row: LogRow) -> None:
        """Applies and publishes what another server has stored."""
        (entry,) = entries_of([row])
        cached.table.apply(entry)
        cached.last = row
        self.on_taken()
        self._publish(cached, entry)

    async def _reload(self, cached: CachedTable) -> None:
        """Replaces a table in memory by what the log says, for everyone who watches it."""
        table_id = cached.table.id
        try:
            stored = await self._load(table_id)
        except Refusal as refusal:
            if refusal.code != "store-down":
                self.cache.drop(table_id)
                self.on_reload(table_id, None)
            raise
        logger.warning("a table's last entries are no longer stored; reloaded it")
        cached.table, cached.last, cached.doubtful = stored.table, stored.last, False
        self.on_reload(table_id, cached.table)
        self.store.list_table(listing_of(cached, self.policy))

    async def reload(self, table_id: str) -> str:
        """Drops a table from memory: an administrator has closed, rewritten or deleted it.

        What was stored is published first; a game whose log is gone ends as an expired one does.
        Returns the table's state, or nothing if it was not in memory.
        """
        cached = self.cache.tables.get(table_id)
        if cached is None:
            return ""
        async with cached.lock:
            try:
                await self._read_newer(cached)
                await self.store.secret(table_id)
            except BadLog as error:  # whoever opens it gets an error; others must not wait for it
                logger.warning("a table cannot be read: %s", error)
            except Refusal as refusal:
                if refusal.code != "log-gap":  # rewritten, and read again
                    self._end(cached)
            if self.cache.tables.get(table_id) is cached:
                del self.cache.tables[table_id]
            return cached.table.state

    def _end(self, cached: CachedTable) -> None:
        """Ends a table whose log was deleted, so its bots and clocks stop; stores nothing."""
        table = cached.table
        if table.state != "expired":
            entry = Entry(table.number + 1, max(self.clock(), table.updated), Expired())
            table.apply(entry)
            self.on_entry(table, entry)

    def _on_news(self, news: News) -> None:
        if self.closing:
            return
        if isinstance(news, Message):
            self.on_message(news.table_id, news.data)
        elif isinstance(news, Notice):
            if news.table_id in self.cache.tables:
                self._on_notice(self.cache.tables[news.table_id], news)
        else:  # the database was down: any table may have new entries, or have lost some
            for cached in self.cache.tables.values():
                cached.doubtful = True
                self._expect(cached, cached.table.number + 1)

    def _on_notice(self, cached: CachedTable, notice: Notice) -> None:
        """Takes the entry that came with the notice if it is the next one, or reads the log.

        A table that nobody watches here only becomes doubtful: a server need not follow the games
        that are played elsewhere.
        """
        if not cached.pins and not cached.lock.locked():
            cached.doubtful |= cached.table.number < notice.number
            return
        row = next_row(cached, notice)
        try:
            self._expect(cached, notice.number) if row is None else self._take(cached, row)
        except BadLog as error:  # whoever opens it gets an error; others must not wait for it
            cached.doubtful = True
            logger.warning("a table cannot be read: %s", error)

    def _expect(self, cached: CachedTable, number: int) -> None:
        """Reads entries that we may lack. One read serves all callers."""
        if cached.table.number < number:
            if not cached.latest_known_number:
                self._start(self._catch_up(cached))
            cached.latest_known_number = max(cached.latest_known_number, number)

    async def _catch_up(self, cached: CachedTable) -> None:
        """Reads entries that we lack, or compares a doubtful table with its log."""
        async with cached.lock:
            expected, cached.latest_known_number = cached.latest_known_number, 0
            if cached.doubtful or cached.table.number < expected:
                with suppress(Refusal):  # of what was lost, those who watch are notified
                    await self._read_newer(cached)

    # Tasks

    async def _finish(self, work: Coroutine[object, object, Done]) -> Done:
        """Runs to the end even if the caller is cancelled."""
        return await asyncio.shield(self._start(work))

    def _start(self, work: Coroutine[object, object, Done]) -> asyncio.Task[Done]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
