"""The store: logs of tables in SQL, and lists made from them."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Select, exists, func, literal, or_, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from draftingtable.store.batch import Append, CampaignWrite
from draftingtable.store.engines import POSTGRES, Address, Engines
from draftingtable.store.errors import store_down, unknown_table
from draftingtable.store.notices import Listener, Message, Missed, Notices
from draftingtable.store.readiness import Answering, Readiness
from draftingtable.store.rows import CampaignRow, Listed, Listing, LogRow, as_json, freed_code
from draftingtable.store.schema import campaigns, log, seats, secrets, tables
from draftingtable.store.transactions import dropped_after
from draftingtable.store.writer import ANSWER_SECONDS, Writer, is_lost, last_number

PAGE: Final = 50
ACTIVE: Final = ("open", "running")
READ_TRIES: Final = 8
READ_SECONDS: Final = 20.0
"""How long a connection may take to answer before it is dropped as dead."""

Found = TypeVar("Found")
TableSummary = dict[str, object]


class Store:
    """The store. Open it with `open_store`. When `append` and `create` return, the data is safe."""

    def __init__(self, address: Address, engines: Engines, notices: Notices) -> None:
        self.address = address
        self.engines = engines
        self.notices = notices
        self.writer = Writer(engines.writing, self._on_return)
        self.readiness = Readiness(self.writer)
        self.answering = Answering(engines.reading)

    @property
    def shared(self) -> bool:
        """Whether other servers may write to the same database."""
        return self.address.kind == POSTGRES

    async def close(self) -> None:
        await self.writer.close()
        await self.answering.close()
        await self.notices.close()
        await self.engines.close()

    def listen(self, listener: Listener) -> None:
        self.notices.listen(listener)

    async def publish(self, table_id: str, data: Mapping[str, object]) -> None:
        await self.notices.publish(Message(table_id, data))

    async def ready(self) -> bool:
        """Whether entries can be stored now."""
        return await self.readiness.check()

    async def answers(self) -> bool:
        """Whether the database answers a question: a cheap first sign, but it may store nothing."""
        return await self.answering.check()

    def _on_return(self) -> None:
        """What is in memory may differ from the database that has come back."""
        self.notices.deliver(Missed())

    # The log

    async def create(
        self,
        table_id: str,
        secret: bytes,
        rows: Sequence[LogRow],
        listing: Listing | None = None,
    ) -> None:
        """Creates a table with its secret atomically; raises `Conflict` if the id exists."""
        batch = self.writer.gathering()
        batch.secrets.append({"table_id": table_id, "secret": secret})
        if listing is not None:
            batch.listings[table_id] = listing
        await self.append(table_id, rows)

    async def append(
        self, table_id: str, rows: Sequence[LogRow], last: LogRow | None = None
    ) -> None:
        """Adds entries; raises `Conflict` unless the log ends just before them.

        `last` is the entry that they follow: the one in the log must be the same.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.writer.gathering().appends.append(Append(done, table_id, rows, last))
        await done

    async def read(self, table_id: str, after: int = 0) -> list[LogRow]:
        """Returns all entries after a number; refuses a table that does not exist."""
        rows = await self.read_from(table_id, after + 1)
        if not rows and after == 0:
            raise unknown_table()
        return rows

    async def read_from(self, table_id: str, number: int) -> list[LogRow]:
        """Returns the entry with that number, if it is there, and all after it."""
        chosen = select(log.c.number, log.c.at, log.c.kind, log.c.data).where(
            log.c.table_id == table_id, log.c.number >= number
        )
        rows = await self._all(chosen.order_by(log.c.number))
        return [LogRow(*row) for row in rows]

    async def secret(self, table_id: str) -> bytes:
        found = await self._all(select(secrets.c.secret).where(secrets.c.table_id == table_id))
        if not found:
            raise unknown_table()
        return bytes(found[0].secret)

    async def write(self, work: Callable[[Connection], Found]) -> Found:
        """Runs a transaction of its own, which shares its connection with all other writes.

        So one that does not answer in time is dropped: no entry could be stored until then.
        """
        return await self.engines.writing.run(work, ANSWER_SECONDS)

    # Lists

    def list_table(self, listing: Listing) -> None:
        """Updates a listing with the next commit; the log does not wait for it."""
        self.writer.gathering().listings[listing.table_id] = listing

    async def tables(
        self,
        *,
        state: str | None = None,
        public: bool | None = None,
        player: str | None = None,
        game: str | None = None,
        cursor: str | None = None,
        limit: int = PAGE,
    ) -> tuple[list[TableSummary], str | None]:
        """Returns lines of tables, latest first, and a cursor for the next page."""
        chosen = select(tables.c.table_id, tables.c.updated, tables.c.line)
        if state is not None:
            chosen = chosen.where(tables.c.state == state)
        if public is not None:
            chosen = chosen.where(tables.c.public == public)
        if game is not None:
            chosen = chosen.where(tables.c.game == game)
        if player is not None:
            there = (seats.c.table_id == tables.c.table_id) & (seats.c.player == player)
            chosen = chosen.where(exists().where(there))
        rows = await self._all(behind(chosen, cursor).limit(limit + 1))
        more = len(rows) > limit
        lines = [{**json.loads(row.line), "updated": row.updated} for row in rows[:limit]]
        last = rows[limit - 1] if more else None
        return lines, None if last is None else f"{last.updated}.{last.table_id}"

    async def branches(self, table_id: str, player: str) -> list[TableSummary]:
        """Returns the lines of a player's tables that go on from a moment of that one."""
        chosen = select(tables.c.table_id, tables.c.updated, tables.c.line)
        there = (seats.c.table_id == tables.c.table_id) & (seats.c.player == player)
        point = as_json({"branch": {"table": table_id}}).rstrip("}").removeprefix("{")
        chosen = chosen.where(exists().where(there), tables.c.line.contains(point, autoescape=True))
        rows = await self._all(behind(chosen, None).limit(PAGE))
        return [{**json.loads(row.line), "updated": row.updated} for row in rows]

    async def count_by_state(self) -> dict[str, int]:
        chosen = select(tables.c.state, func.count().label("number")).group_by(tables.c.state)
        return {row.state: row.number for row in await self._all(chosen)}

    async def find_code(self, code: str) -> str | None:
        rows = await self._all(select(tables.c.table_id).where(tables.c.code == code))
        return str(rows[0].table_id) if rows else None

    async def free_codes(self) -> None:
        """Frees the codes of tables that had ended before ending freed them."""
        freed = literal(freed_code("")) + tables.c.table_id
        ended = tables.c.state.not_in(ACTIVE) & (tables.c.code != freed)
        change = tables.update().where(ended).values(code=freed)

        def free(connection: Connection) -> None:
            connection.execute(change)

        await self.write(free)

    async def listed(self, table_id: str) -> Listed | None:
        """Returns a table's state and its line, as listed."""
        chosen = select(tables.c.state, tables.c.line).where(tables.c.table_id == table_id)
        rows = await self._all(chosen)
        return Listed(rows[0].state, json.loads(rows[0].line)) if rows else None

    def not_due(self, table_id: str) -> None:
        """Notes with the next commit that nothing is to happen at this table by itself."""
        self.writer.gathering().not_due.add(table_id)

    async def due(self, now: int, limit: int = 100) -> list[str]:
        """Returns tables that are due, longest overdue first."""
        chosen = select(tables.c.table_id).where(tables.c.due <= now).order_by(tables.c.due)
        return [str(row.table_id) for row in await self._all(chosen.limit(limit))]

    async def behind(self) -> list[str]:
        """Returns active tables whose lists may be out of date after a crash or a loss."""
        chosen = select(tables.c.table_id).where(
            tables.c.state.in_(ACTIVE), tables.c.number != last_number()
        )
        return [str(row.table_id) for row in await self._all(chosen)]

    # Campaigns

    async def put_campaign(
        self, campaign_id: str, player: str, version: int, data: Mapping[str, object]
    ) -> None:
        """Saves a campaign. Version 1 is new; a later one must follow the stored one."""
        row = {"campaign_id": campaign_id, "player": player, "version": version}
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        write = CampaignWrite(done, {**row, "data": as_json(data)})
        self.writer.gathering().campaigns.append(write)
        await done

    async def campaign(self, campaign_id: str) -> CampaignRow | None:
        chosen = select(campaigns).where(campaigns.c.campaign_id == campaign_id)
        rows = await self._all(chosen)
        if not rows:
            return None
        return CampaignRow(rows[0].version, rows[0].player, json.loads(rows[0].data))

    # Reading

    async def _all(self, chosen: Select[Any]) -> Sequence[Any]:
        async def fetch(connection: AsyncConnection) -> Sequence[Any]:
            rows: Sequence[Any] = (await connection.execute(chosen)).all()
            return rows

        return await self.reading(fetch)

    async def snapshot(self, read: Callable[[AsyncConnection], Awaitable[Found]]) -> Found:
        """Reads everything as of one moment, however long it takes."""
        async with self.engines.reading.connect() as connection:
            if self.shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            return await read(connection)

    async def reading(self, read: Callable[[AsyncConnection], Awaitable[Found]]) -> Found:
        """Reads, and retries if the connection was lost or does not answer in time."""
        wait = 0.02
        for _ in range(READ_TRIES):
            try:
                async with (
                    self.engines.reading.connect() as connection,
                    dropped_after(connection, READ_SECONDS),
                ):
                    return await read(connection)
            except (DBAPIError, OSError, TimeoutError) as error:
                if not is_lost(error):
                    raise
                await asyncio.sleep(wait)
                wait = min(2 * wait, 1.0)
        raise store_down()


def behind(chosen: Select[Any], cursor: str | None) -> Select[Any]:
    """Restricts the selection to what comes after the cursor."""
    if cursor is not None:
        updated, _, table_id = cursor.partition(".")
        at = int(updated) if updated.isascii() and updated.isdigit() and len(updated) < 16 else 0
        same = (tables.c.updated == at) & (tables.c.table_id > table_id)
        chosen = chosen.where(or_(tables.c.updated < at, same))
    return chosen.order_by(tables.c.updated.desc(), tables.c.table_id)
