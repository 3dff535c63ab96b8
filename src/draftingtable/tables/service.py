"""The table service: decide, store, apply, publish. The server's interface to tables."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Mapping
from typing import Final, TypeVar

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.fairness import commitment, fresh_nonce, fresh_secret
from draftingtable.store import Conflict, Listing, LogRow, Message, Notice, Store
from draftingtable.store.errors import table_busy
from draftingtable.store.notices import News
from draftingtable.store.rows import as_json
from draftingtable.table import (
    SYSTEM,
    Entry,
    Fact,
    ServerPolicy,
    Settings,
    Table,
    actions,
    decide,
    next_game,
    read_entry,
)
from draftingtable.table.seats import PLAYER
from draftingtable.tables.cache import CachedTable, TableCache

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that do not sound or look alike."""
TRIES: Final = 20

Done = TypeVar("Done")
OnEntry = Callable[[Table, Entry], None]
OnMessage = Callable[[str, Mapping[str, object]], None]


class TableService:
    """Changes tables and publishes the changes.

    `on_entry` is called for every entry of a table in memory, in order, once it is stored and
    applied; `on_message` for messages between servers that are not stored.
    """

    def __init__(
        self,
        store: Store,
        policy: ServerPolicy,
        clock: Callable[[], int],
        keep: int = 2000,
        on_entry: OnEntry = lambda table, entry: None,
        on_message: OnMessage = lambda table_id, message: None,
    ) -> None:
        self.store = store
        self.policy = policy
        self.clock = clock
        self.on_entry = on_entry
        self.on_message = on_message
        self.cache = TableCache(self._load, keep)
        self.tasks: set[asyncio.Task[object]] = set()
        store.listen(self._on_news)

    async def close(self) -> None:
        """Waits for running tasks."""
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)

    async def table(self, table_id: str) -> Table:
        return (await self.cache.get(table_id)).table

    async def act(self, table_id: str, by: str, action: actions.Action) -> int:
        """Performs an action and returns the number of its entry, or raises a refusal.

        Cancelling the caller does not cancel the write.
        """
        return await self._finish(self._act(table_id, by, action))

    async def _act(self, table_id: str, by: str, action: actions.Action) -> int:
        """Decides, stores, applies, publishes: nothing is published before it is stored."""
        async with self.cache.locked(table_id) as cached:
            table = cached.table
            for _ in range(TRIES):
                now = max(self.clock(), table.updated)
                try:
                    facts = decide(self.policy, table, by, action, now)
                except Refusal:
                    if await self._was_behind(cached):
                        continue
                    raise
                if not facts:
                    return table.done(by, getattr(action, "id", "")) or table.number
                entries = numbered(facts, table.number, now)
                try:
                    await self.store.append(table_id, rows_of(entries))
                except Conflict:  # another server was first: decide again
                    await self._read_newer(cached)
                    continue
                for entry in entries:
                    table.apply(entry)
                    self._publish(cached, entry)
                return table.number
        raise table_busy()

    def _publish(self, cached: CachedTable, entry: Entry) -> None:
        self.on_entry(cached.table, entry)
        self._update_listing(cached, entry)

    # New tables

    async def create(
        self,
        by: str,
        settings: Settings,
        nickname: str,
        nonces: tuple[bytes, ...] = (),
        campaign: str | None = None,
    ) -> Table:
        """Creates a table. Nonces are for the host's own seats; missing ones are drawn."""
        own = sum(wish.kind == "me" for wish in settings.seats)
        given = (*nonces, *(fresh_nonce() for _ in range(own - len(nonces))))
        secret = fresh_secret()

        def action(code: str) -> actions.Action:
            public = commitment(secret)
            return actions.Create(settings, nickname, code, public, given, campaign=campaign)

        return await self._finish(self._create(by, secret, action))

    async def import_record(self, by: str, text: str) -> Table:
        """Creates a table for a finished game from elsewhere, with nothing left to deal."""
        work = self._create(by, b"", lambda code: actions.Import(text, code))
        return await self._finish(work)

    async def rematch(self, table_id: str, by: str) -> Table:
        """Returns the table of the next game with the same people, creating it if needed."""
        table = await self.table(table_id)
        decide(self.policy, table, by, actions.Rematched(""), self.clock())
        if table.rematch is not None:
            return await self.table(table.rematch)
        secret = fresh_secret()
        nonces = [fresh_nonce() for seat in table.seats if seat.kind == PLAYER]

        def action(code: str) -> actions.Action:
            return next_game(table, by, code, commitment(secret), nonces)

        new = await self._finish(self._create(by, secret, action))
        await self.act(table_id, by, actions.Rematched(new.id))
        chosen = (await self.table(table_id)).rematch or new.id
        if chosen != new.id:  # another player was first
            await self.act(new.id, by, actions.Close())
        return await self.table(chosen)

    async def _create(
        self, by: str, secret: bytes, action: Callable[[str], actions.Action]
    ) -> Table:
        now = self.clock()
        for _ in range(TRIES):
            code = new_code()
            if await self.store.find_code(code) is not None:
                continue
            table = Table(new_id(), secret)
            entries = numbered(decide(self.policy, table, by, action(code), now), 0, now)
            table.apply_all(entries)
            cached = CachedTable(table)
            await self.store.create(table.id, secret, rows_of(entries), self._listing(cached))
            self.cache.put(cached)
            return table
        raise table_busy()

    # Due actions

    async def due(self, limit: int = 100) -> list[str]:
        return await self.store.due(self.clock(), limit)

    async def tick(self, table_id: str) -> None:
        """Does whatever is due at a table, and schedules the next time."""
        before = -1
        while (number := await self.act(table_id, SYSTEM, actions.Tick())) != before:
            before = number
        self.store.list_table(self._listing(await self.cache.get(table_id)))

    # Lists

    def _update_listing(self, cached: CachedTable, entry: Entry) -> None:
        """Updates the list if it would look different, or if a deadline is now earlier."""
        due = cached.table.deadline(self.policy)
        sooner = due is not None and cached.listed_due is not None and due.at < cached.listed_due
        changed = cached.table.state != cached.listed_state
        if entry.fact.changes_listing or changed or sooner:
            self.store.list_table(self._listing(cached))

    def _listing(self, cached: CachedTable) -> Listing:
        table = cached.table
        due = table.deadline(self.policy)
        cached.listed_due = None if due is None else due.at
        cached.listed_state = table.state
        return Listing(
            table_id=table.id,
            code=table.code,
            number=table.number,
            state=table.state,
            game=table.settings.game,
            public=table.settings.public,
            updated=table.updated,
            due=cached.listed_due,
            line=as_json(table.line()),
            players=table.players(),
        )

    async def repair(self) -> int:
        """Brings lists up to date with the logs after a crash; returns how many were behind."""
        behind = await self.store.behind()
        for table_id in behind:
            self.store.list_table(self._listing(await self.cache.get(table_id)))
        return len(behind)

    # Reading, and entries from other servers

    async def _load(self, table_id: str) -> Table:
        table = Table(table_id, await self.store.secret(table_id))
        table.apply_all(entries_of(await self.store.read(table_id)))
        return table

    async def _was_behind(self, cached: CachedTable) -> bool:
        """Whether another server had stored something we had not read yet; reads it."""
        if not self.store.shared:
            return False
        before = cached.table.number
        await self._read_newer(cached)
        return cached.table.number > before

    async def _read_newer(self, cached: CachedTable) -> None:
        """Applies and publishes what other servers have stored."""
        table = cached.table
        for entry in entries_of(await self.store.read(table.id, table.number)):
            table.apply(entry)
            self._publish(cached, entry)

    def _on_news(self, news: News) -> None:
        if isinstance(news, Message):
            self.on_message(news.table_id, news.data)
        elif isinstance(news, Notice):
            if news.table_id in self.cache.tables:
                self._expect(self.cache.tables[news.table_id], news.number)
        else:  # notices were missed: any table may have new entries
            for cached in self.cache.tables.values():
                self._expect(cached, cached.table.number + 1)

    def _expect(self, cached: CachedTable, number: int) -> None:
        """Reads entries that we may lack. One read serves all callers."""
        if cached.table.number < number:
            if not cached.latest_known_number:
                self._start(self._catch_up(cached))
            cached.latest_known_number = max(cached.latest_known_number, number)

    async def _catch_up(self, cached: CachedTable) -> None:
        async with cached.lock:
            expected, cached.latest_known_number = cached.latest_known_number, 0
            if cached.table.number < expected:
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


def new_id() -> str:
    """Returns an unguessable id: 128 bits in 22 characters."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def numbered(facts: list[Fact], after: int, at: int) -> list[Entry]:
    return [Entry(number, at, fact) for number, fact in enumerate(facts, after + 1)]


def rows_of(entries: list[Entry]) -> list[LogRow]:
    return [LogRow(entry.number, entry.at, entry.kind, entry.json()) for entry in entries]


def entries_of(rows: list[LogRow]) -> list[Entry]:
    return [read_entry(row.number, row.at, row.kind, row.data) for row in rows]
