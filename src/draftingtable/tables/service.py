"""Tables in memory, ready to be asked: decide, store, then apply and tell."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

from draftingtable.games.core.fairness import commitment, fresh_nonce, fresh_secret
from draftingtable.store.errors import Conflict, table_busy
from draftingtable.store.notices import Message, Missed, News, Notice
from draftingtable.store.rows import Listing, LogRow, as_json
from draftingtable.store.store import Store
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

CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that are mistaken for one another when told across a kitchen."""
TRIES: Final = 20

Done = TypeVar("Done")


def new_id() -> str:
    """128 bits that nobody guesses, in 22 characters."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


class CachedTable:
    """A table in memory, with the lock for whoever changes it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.pins = 0
        self.latest_known_number = 0
        """The number of an entry that another server has stored, while it is being read."""
        self.listed_due: int | None = None
        self.listed_state = ""


class TableService:
    """What a server talks to. `on_entry` hears of every entry of tables in memory, in order."""

    def __init__(
        self, store: Store, house: ServerPolicy, clock: Callable[[], int], keep: int = 2000
    ) -> None:
        self.store = store
        self.house = house
        self.clock = clock
        self.keep = keep
        self.on_entry: Callable[[Table, Entry], None] = lambda table, entry: None
        self.on_message: Callable[[str, dict[str, Any]], None] = lambda table_id, data: None
        self.held: OrderedDict[str, CachedTable] = OrderedDict()
        self.loading: dict[str, asyncio.Task[CachedTable]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        store.listen(self._heard)

    async def close(self) -> None:
        """Wait for what is under way."""
        while self.tasks:
            await asyncio.gather(*self.tasks, return_exceptions=True)

    # Asking

    async def table(self, table_id: str) -> Table:
        return (await self._hold(table_id)).table

    async def act(self, table_id: str, by: str, action: actions.Action) -> int:
        """Do it, or raise the refusal; returns the number of the entry that says so.

        Who stops waiting does not stop it: what was begun is finished and told.
        """
        return await self._finish(self._act(table_id, by, action))

    async def _act(self, table_id: str, by: str, action: actions.Action) -> int:
        async with self._locked(table_id) as held:
            table = held.table
            for _ in range(TRIES):
                now = max(self.clock(), table.updated)
                facts = decide(self.house, table, by, action, now)
                if not facts:
                    message = getattr(action, "id", "")
                    return table.done(by, message) or table.number
                entries = numbered(facts, table.number, now)
                try:
                    await self.store.append(table_id, rows_of(entries))
                except Conflict:
                    await self._catch_up(held)
                    continue
                self._apply(held, entries)
                return table.number
        raise table_busy()

    async def create(
        self,
        by: str,
        settings: Settings,
        nickname: str,
        nonces: tuple[bytes, ...] = (),
        campaign: str | None = None,
    ) -> Table:
        """A new table. Nonces are for the host's own seats; missing ones are drawn."""
        own = sum(wish.kind == "me" for wish in settings.seats)
        given = (*nonces, *(fresh_nonce() for _ in range(own - len(nonces))))
        secret = fresh_secret()

        def action(code: str) -> actions.Action:
            public = commitment(secret)
            return actions.Create(settings, nickname, code, public, given, campaign=campaign)

        return await self._finish(self._create(by, secret, action))

    async def import_record(self, by: str, text: str) -> Table:
        """A finished game from elsewhere; nothing is left to be dealt."""
        return await self._finish(
            self._create(by, b"", lambda code: actions.Import(text, code))
        )

    async def rematch(self, table_id: str, by: str) -> Table:
        """The next game with the same people: the one that there is, or a new one."""
        table = await self.table(table_id)
        decide(self.house, table, by, actions.Rematched(""), self.clock())
        if table.rematch is not None:
            return await self.table(table.rematch)
        secret = fresh_secret()
        nonces = [fresh_nonce() for seat in table.seats if seat.kind == PLAYER]

        def action(code: str) -> actions.Action:
            return next_game(table, by, code, commitment(secret), nonces)

        new = await self._finish(self._create(by, secret, action))
        await self.act(table_id, by, actions.Rematched(new.id))
        chosen = (await self.table(table_id)).rematch or new.id
        if chosen != new.id:  # somebody else was first
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
            entries = numbered(decide(self.house, table, by, action(code), now), 0, now)
            held = CachedTable(table)
            table.apply_all(entries)
            await self.store.create(table.id, secret, rows_of(entries), self._listing(held))
            self._keep(held)
            return table
        raise table_busy()

    async def due(self, limit: int = 100) -> list[str]:
        return await self.store.due(self.clock(), limit)

    async def tick(self, table_id: str) -> None:
        """Do whatever is due at a table, and note when it is due again."""
        before = -1
        while (number := await self.act(table_id, SYSTEM, actions.Tick())) != before:
            before = number
        held = await self._hold(table_id)
        self.store.list_table(self._listing(held))

    async def repair(self) -> int:
        """After a crash, bring lists up to date with the logs; how many were behind."""
        behind = await self.store.behind()
        for table_id in behind:
            self.store.list_table(self._listing(await self._hold(table_id)))
        return len(behind)

    # Tables that somebody watches stay in memory

    async def pin(self, table_id: str) -> Table:
        held = await self._hold(table_id)
        while self.held.get(table_id) is not held:  # it left the memory just now
            held = await self._hold(table_id)
        held.pins += 1
        return held.table

    def unpin(self, table_id: str) -> None:
        if table_id in self.held:
            self.held[table_id].pins -= 1

    # Inside

    async def _finish(self, work: Coroutine[Any, Any, Done]) -> Done:
        """Run to the end even if nobody waits any more."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def _hold(self, table_id: str) -> CachedTable:
        if table_id in self.held:
            self.held.move_to_end(table_id)
            return self.held[table_id]
        if table_id not in self.loading:
            task = asyncio.create_task(self._load(table_id))
            self.loading[table_id] = task
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    @asynccontextmanager
    async def _locked(self, table_id: str) -> AsyncIterator[CachedTable]:
        """The table in memory, and nobody else changing it."""
        while True:
            held = await self._hold(table_id)
            async with held.lock:
                if self.held.get(table_id) is held:
                    yield held
                    return
            # It left the memory while we waited; somebody may have read it anew.

    async def _load(self, table_id: str) -> CachedTable:
        secret = await self.store.secret(table_id)
        table = Table(table_id, secret)
        table.apply_all(entries_of(await self.store.read(table_id)))
        return self._keep(CachedTable(table))

    def _keep(self, held: CachedTable) -> CachedTable:
        self.held[held.table.id] = held
        if len(self.held) > self.keep:
            free = [
                table_id
                for table_id, other in self.held.items()
                if not other.pins and not other.lock.locked() and other is not held
            ]
            for table_id in free[: len(self.held) - self.keep]:
                del self.held[table_id]
        return held

    async def _catch_up(self, held: CachedTable) -> None:
        """Read what others have stored meanwhile."""
        rows = await self.store.read(held.table.id, held.table.number)
        self._apply(held, entries_of(rows))

    def _apply(self, held: CachedTable, entries: list[Entry]) -> None:
        for entry in entries:
            held.table.apply(entry)
            self.on_entry(held.table, entry)
            self._list(held, entry)

    def _list(self, held: CachedTable, entry: Entry) -> None:
        """Lists are told when they would show something else, or when time runs out sooner."""
        due = held.table.deadline(self.house)
        sooner = due is not None and held.listed_due is not None and due.at < held.listed_due
        changed = held.table.state != held.listed_state
        if entry.fact.changes_listing or changed or sooner:
            self.store.list_table(self._listing(held))

    def _listing(self, held: CachedTable) -> Listing:
        table = held.table
        due = table.deadline(self.house)
        held.listed_due = None if due is None else due.at
        held.listed_state = table.state
        return Listing(
            table_id=table.id,
            code=table.code,
            number=table.number,
            state=table.state,
            game=table.settings.game,
            public=table.settings.public,
            updated=table.updated,
            due=held.listed_due,
            line=as_json(table.line()),
            players=table.players(),
        )

    def _heard(self, news: News) -> None:
        if isinstance(news, Message):
            self.on_message(news.table_id, news.data)
        elif isinstance(news, Notice):
            held = self.held.get(news.table_id)
            if held is not None:
                self._wish(held, news.number)
        elif isinstance(news, Missed):
            for held in self.held.values():
                self._wish(held, held.table.number + 1)

    def _wish(self, held: CachedTable, number: int) -> None:
        """A table has got an entry that we may not know; whoever follows first reads for all."""
        if held.table.number < number:
            if not held.latest_known_number:
                self._start(self._follow(held))
            held.latest_known_number = max(held.latest_known_number, number)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _follow(self, held: CachedTable) -> None:
        async with held.lock:
            wished, held.latest_known_number = held.latest_known_number, 0
            if held.table.number < wished:
                await self._catch_up(held)


def numbered(facts: list[Fact], after: int, at: int) -> list[Entry]:
    return [Entry(number, at, fact) for number, fact in enumerate(facts, after + 1)]


def rows_of(entries: list[Entry]) -> list[LogRow]:
    return [LogRow(entry.number, entry.at, entry.kind, entry.json()) for entry in entries]


def entries_of(rows: list[LogRow]) -> list[Entry]:
    return [read_entry(row.number, row.at, row.kind, row.data) for row in rows]
