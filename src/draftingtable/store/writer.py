"""The one task that writes: takes what has been queued, commits it, and reports back."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from math import inf
from typing import Any, Final, cast

from sqlalchemy import Connection, delete, func, or_, select, text, tuple_
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from draftingtable.store.appending import Place, insert_next
from draftingtable.store.batch import Append, Batch, CampaignWrite, Heartbeat
from draftingtable.store.errors import Conflict, store_down
from draftingtable.store.heartbeat import beat
from draftingtable.store.notices import CHANNEL, payloads
from draftingtable.store.rows import Listing, Row
from draftingtable.store.schema import campaigns, log, seats, secrets, tables
from draftingtable.store.transactions import Transactions

PATIENCE: Final = 30.0
"""Seconds to retry a lost database before writes are refused."""
MOST_WAIT: Final = 1.0
ANSWER_SECONDS: Final = 10.0
"""How long a connection may take to commit before it is dropped as dead."""
SIGNS_OF_LOSS: Final = ("locked", "closed", "connect", "shutting down", "starting up")
FAULTS_OF_DATA: Final = (IntegrityError, DataError)

NOTIFY: Final = text(
    "SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"
)

logger = logging.getLogger(__name__)


class Writer:
    """The writer. `batch` accepts more writes until the writer takes it."""

    def __init__(
        self, transactions: Transactions, on_return: Callable[[], None] = lambda: None
    ) -> None:
        self.transactions = transactions
        self.on_return = on_return
        """Called when a lost database is back."""
        self.patience = PATIENCE
        self.batch = Batch()
        self.commits = 0
        self.wrote_at = self.failed_at = -inf
        """When a batch was last stored, or could not be (by `time.monotonic`)."""
        self.began: float | None = None
        """When the commit in progress began."""
        self.failing = False
        """Whether the latest attempt to write failed."""
        self.closing = False
        self.wanted = asyncio.Event()
        self.task = asyncio.create_task(self._run())

    def gathering(self) -> Batch:
        """The next batch. Add to it at once, before awaiting anything."""
        if self.closing:
            raise store_down()
        self.wanted.set()
        return self.batch

    def committing(self) -> float:
        """Returns the seconds since a commit began that is not over; 0 if writing fails."""
        return 0.0 if self.began is None or self.failing else time.monotonic() - self.began

    async def close(self) -> None:
        """Finishes all pending writes."""
        self.closing = True
        self.wanted.set()
        await self.task

    async def _run(self) -> None:
        while not (self.closing and self.batch.is_empty()):
            await self.wanted.wait()
            self.wanted.clear()
            batch, self.batch = self.batch, Batch()
            if not batch.is_empty():
                self.began = time.monotonic()
                await self._commit(batch)
                self.began = None
            if self.closing:
                self.wanted.set()

    async def _commit(self, batch: Batch) -> None:
        deadline = time.monotonic() + self.patience
        wait, again = 0.02, False
        while True:
            try:
                await self._try(batch, again)
            except (DBAPIError, OSError, TimeoutError) as error:
                self.failing = True
                await self._discard_session(error)
                if not is_lost(error) or time.monotonic() > deadline:
                    await self._give_up(batch, is_lost(error))
                    return
                logger.warning("the database is not responding; retrying")
                await asyncio.sleep(wait)
                wait, again = min(2 * wait, MOST_WAIT), True
            except Exception:
                await self._give_up(batch, False)
                return
            else:
                self._settle(batch)
                if again:
                    self.on_return()
                return

    async def _discard_session(self, error: Exception) -> None:
        """Closes the connection: a new one may reach a database that works."""
        if not isinstance(error, FAULTS_OF_DATA):
            with suppress(DBAPIError, OSError, TimeoutError):
                await self.transactions.discard()

    async def _give_up(self, batch: Batch, lost: bool) -> None:
        """Retries writes one by one: a single bad one must not affect the others."""
        parts = [] if lost else batch.parts()
        if len(parts) > 1:
            for part in parts:
                await self._commit(part)
            return
        logger.exception("a batch could not be written")
        self.wrote_at, self.failed_at = -inf, time.monotonic()
        for write in batch.writes():
            write.settle(store_down())

    async def _try(self, batch: Batch, again: bool) -> None:
        def write(connection: Connection) -> None:
            Writing(connection, again).write(batch)
            notify(connection, batch)

        await self.transactions.run(write, ANSWER_SECONDS)
        self.commits += 1
        self.failing = False
        self.wrote_at = time.monotonic()

    def _settle(self, batch: Batch) -> None:
        for write in batch.writes():
            write.settle(None if write.won else Conflict())


class Writing:
    """Writes a batch on a connection, inside the caller's transaction."""

    def __init__(self, connection: Connection, again: bool) -> None:
        self.connection = connection
        self.again = again
        """After a lost connection: existing entries may be our own."""
        postgres = connection.dialect.name == "postgresql"
        self.insert: Any = postgresql.insert if postgres else sqlite.insert

    def write(self, batch: Batch) -> None:
        if batch.secrets:
            self._run(self.insert(secrets).on_conflict_do_nothing(), batch.secrets)
        if batch.appends:
            self._append(batch.appends)
        if batch.listings and (there := self._still_there(batch.listings)):
            self._list(there)
        for campaign in batch.campaigns:
            self._campaign(campaign)
        if batch.not_due:
            chosen = tables.update().where(tables.c.table_id.in_(batch.not_due))
            self.connection.execute(chosen.values(due=None))
        if batch.heartbeats:
            self._beat(batch.heartbeats)

    def _beat(self, heartbeats: list[Heartbeat]) -> None:
        beat(self.connection)
        for heartbeat in heartbeats:
            heartbeat.won = True

    def _run(self, statement: Any, rows: list[Row]) -> None:
        self.connection.execute(statement, rows)

    def _append(self, appends: list[Append]) -> None:
        """Inserts everyone's first entry; those who succeed may add the rest."""
        for append in appends:
            append.won = False
        first: dict[Place, Append] = {}
        for append in appends:
            first.setdefault(append.place(), append)
        rows = [append.first_row() for append in first.values()]
        for key in self._insert_new(rows):
            first[key].won = True
        if self.again:
            self._recognise([append for append in first.values() if not append.won])
        rest = [
            row.row(append.table_id) for append in appends if append.won for row in append.rows[1:]
        ]
        if rest:
            self._run(self.insert(log).on_conflict_do_nothing(), rest)

    def _insert_new(self, rows: list[Row]) -> list[Place]:
        """Inserts in the same order everywhere, to prevent deadlocks between servers."""
        rows.sort(key=lambda row: (str(row["table_id"]), cast(int, row["number"])))
        return insert_next(self.connection, rows)

    def _recognise(self, lost: list[Append]) -> None:
        """Finds entries that were already stored, word for word, before the connection was lost."""
        places = [append.place() for append in lost]
        if not places:
            return
        chosen = select(log).where(tuple_(log.c.table_id, log.c.number).in_(places))
        found = {(row.table_id, row.number): row for row in self.connection.execute(chosen)}
        for append in lost:
            row = found.get(append.place())
            own = append.rows[0].row(append.table_id)
            append.won = row is not None and row._asdict() == own

    def _still_there(self, listings: dict[str, Listing]) -> list[Listing]:
        """Leaves out tables that were forgotten while their listing waited: none comes back.

        Whoever deletes one of the others waits for this transaction, and deletes its listing too.
        """
        first = select(log.c.table_id).where(log.c.number == 1, log.c.table_id.in_(listings))
        locked = first.with_for_update(read=True, key_share=True)
        there = set(self.connection.execute(locked).scalars())
        return [listing for name, listing in listings.items() if name in there]

    def _list(self, listings: list[Listing]) -> None:
        """Updates listings; the newest one wins, whichever server writes last.

        Unless it is newer than the log: then the entries it was made from have been lost.
        """
        statement = self.insert(tables)
        new = statement.excluded
        names = ("code", "number", "state", "public", "updated", "due", "line")
        replaced = statement.on_conflict_do_update(
            index_elements=["table_id"],
            set_={name: new[name] for name in names},
            where=or_(new["number"] >= tables.c.number, tables.c.number > last_number()),
        )
        rows = sorted(listings, key=lambda listing: listing.table_id)
        self._run(replaced, [listing.row() for listing in rows])
        self._list_players(listings)

    def _list_players(self, listings: list[Listing]) -> None:
        """Updates the players, removing those who left an open table."""
        rows: list[Row] = []
        for listing in listings:
            table_id = listing.table_id
            there = seats.c.player.not_in(listing.players)
            self.connection.execute(delete(seats).where(seats.c.table_id == table_id, there))
            rows += [{"table_id": table_id, "player": player} for player in listing.players]
        if rows:
            rows.sort(key=lambda row: (str(row["table_id"]), str(row["player"])))
            self._run(self.insert(seats).on_conflict_do_nothing(), rows)

    def _campaign(self, campaign: CampaignWrite) -> None:
        """Saves a campaign: version 1 must be new; a later one must follow the stored one."""
        row = campaign.row
        if row["version"] == 1:
            statement = self.insert(campaigns).values(row).on_conflict_do_nothing()
        else:
            chosen = campaigns.update().where(
                campaigns.c.campaign_id == row["campaign_id"],
                campaigns.c.version == cast(int, row["version"]) - 1,
            )
            statement = chosen.values(version=row["version"], data=row["data"])
        result = self.connection.execute(statement)
        campaign.won = result.rowcount == 1


def last_number() -> Any:
    """The number of a listed table's last entry."""
    chosen = select(func.max(log.c.number)).where(log.c.table_id == tables.c.table_id)
    return chosen.scalar_subquery()


def notify(connection: Connection, batch: Batch) -> None:
    """Notifies other servers within the transaction: only if it is committed."""
    if connection.dialect.name != "postgresql":
        return
    texts = payloads([append.notice() for append in batch.appends if append.won])
    if texts:
        connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": texts})


def is_lost(error: BaseException) -> bool:
    """Whether the error is a lost connection or a file lock, not the data itself."""
    if not isinstance(error, DBAPIError):
        return True
    if error.connection_invalidated or isinstance(error.orig, OSError | TimeoutError):
        return True
    words = str(error.orig).lower()
    return any(sign in words for sign in SIGNS_OF_LOSS)
