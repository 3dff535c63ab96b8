"""The store: logs of tables in SQL, and lists made from them."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import Select, exists, or_, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from draftingtable.games.core.errors import Refusal
from draftingtable.store.batch import Append, CampaignWrite
from draftingtable.store.engines import POSTGRES, Address, Engines, connect, read_address
from draftingtable.store.errors import store_down, unknown_table
from draftingtable.store.migrating import migrate
from draftingtable.store.notices import Listener, Message, Notices, PostgresNotices
from draftingtable.store.rows import CampaignRow, Listing, LogRow, as_json
from draftingtable.store.schema import campaigns, log, seats, secrets, tables
from draftingtable.store.writer import Writer, is_lost

PAGE: Final = 50
READ_TRIES: Final = 8
READY_SECONDS: Final = 2
"""How long the database may take to respond, including reconnecting."""

Found = TypeVar("Found")
TableSummary = dict[str, object]


class Store:
    """The store. Open it with `open_store`. When `append` and `create` return, the data is safe."""

    def __init__(self, address: Address, engines: Engines, notices: Notices) -> None:
        self.address = address
        self.engines = engines
        self.notices = notices
        self.writer = Writer(engines.writing)

    @property
    def shared(self) -> bool:
        """Whether other servers may write to the same database."""
        return self.address.kind == POSTGRES

    async def close(self) -> None:
        await self.writer.close()
        await self.notices.close()
        await self.engines.close()

    def listen(self, listener: Listener) -> None:
        self.notices.listen(listener)

    async def publish(self, table_id: str, data: Mapping[str, object]) -> None:
        await self.notices.publish(Message(table_id, data))

    async def ready(self) -> bool:
        """Whether the database responds."""
        try:
            async with asyncio.timeout(READY_SECONDS):
                await self.reading(lambda connection: connection.execute(text("SELECT 1")))
        except (Refusal, DBAPIError, OSError, TimeoutError):
            return False
        return True

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

    async def append(self, table_id: str, rows: Sequence[LogRow]) -> None:
        """Adds entries; raises `Conflict` if there are others with these numbers."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.writer.gathering().appends.append(Append(done, table_id, rows))
        await done

    async def read(self, table_id: str, after: int = 0) -> list[LogRow]:
        """Returns all entries after a number; refuses a table that does not exist."""
        chosen = select(log.c.number, log.c.at, log.c.kind, log.c.data).where(
            log.c.table_id == table_id, log.c.number > after
        )
        rows = await self._all(chosen.order_by(log.c.number))
        if not rows and after == 0:
            raise unknown_table()
        return [LogRow(*row) for row in rows]

    async def secret(self, table_id: str) -> bytes:
        found = await self._all(select(secrets.c.secret).where(secrets.c.table_id == table_id))
        if not found:
            raise unknown_table()
        return bytes(found[0].secret)

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

    async def find_code(self, code: str) -> str | None:
        rows = await self._all(select(tables.c.table_id).where(tables.c.code == code))
        return str(rows[0].table_id) if rows else None

    async def due(self, now: int, limit: int = 100) -> list[str]:
        """Returns tables that are due, longest overdue first."""
        chosen = select(tables.c.table_id).where(tables.c.due <= now).order_by(tables.c.due)
        return [str(row.table_id) for row in await self._all(chosen.limit(limit))]

    async def behind(self) -> list[str]:
        """Returns active tables whose lists may be out of date after a crash."""
        newer = (log.c.table_id == tables.c.table_id) & (log.c.number > tables.c.number)
        chosen = select(tables.c.table_id).where(
            tables.c.state.in_(("open", "running")), exists().where(newer)
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

    async def reading(self, read: Callable[[AsyncConnection], Awaitable[Found]]) -> Found:
        """Reads, and retries if the connection was lost."""
        wait = 0.02
        for _ in range(READ_TRIES):
            try:
                async with self.engines.reading.connect() as connection:
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


async def open_store(address: str) -> Store:
    """Opens the store at that address (see `read_address`), creating or migrating it if needed."""
    where = read_address(address)
    if where.kind == POSTGRES:
        notices: Notices = PostgresNotices(where.plain())
    else:
        where.path.parent.mkdir(parents=True, exist_ok=True)
        notices = Notices()
    engines = connect(where)
    try:
        await migrate(engines.writing)
        await notices.open()
    except BaseException:
        await engines.close()
        raise
    return Store(where, engines, notices)
