"""What is to be written together: many tables' entries share one transaction (group commit).

A commit waits for the disk; how much is in it hardly matters. So whatever is asked for while one
commit is under way goes into the next.
"""

from asyncio import Future
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from sqlalchemy import Connection, delete, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from draftingtable.store.rows import Listing, LogRow, Row
from draftingtable.store.schema import campaigns, log, players, seats, secrets, tables

Key = tuple[str, int]


@dataclass
class Write:
    """Something that somebody waits for."""

    done: "Future[None]"
    won: bool = field(default=False, init=False)
    """False if somebody else was first."""

    def settle(self, error: Exception | None) -> None:
        if self.done.done():
            return  # nobody waits any more
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


@dataclass
class Append(Write):
    """Entries of one table that are to follow one another."""

    table_id: str
    rows: Sequence[LogRow]

    def key(self) -> Key:
        return self.table_id, self.rows[0].number


@dataclass
class CampaignWrite(Write):
    row: Row


@dataclass
class Batch:
    appends: list[Append] = field(default_factory=list)
    secrets: list[Row] = field(default_factory=list)
    listings: dict[str, Listing] = field(default_factory=dict)
    nicknames: dict[str, str] = field(default_factory=dict)
    campaigns: list[CampaignWrite] = field(default_factory=list)

    def writes(self) -> list[Write]:
        return [*self.appends, *self.campaigns]

    def parts(self) -> list["Batch"]:
        """Each thing by itself; a new table with its secret and its line."""
        parts: list[Batch] = []
        listings = dict(self.listings)
        for append in self.appends:
            own = [row for row in self.secrets if row["table_id"] == append.table_id]
            part = Batch([append], own)
            if part.secrets and append.table_id in listings:
                part.listings[append.table_id] = listings.pop(append.table_id)
            parts.append(part)
        parts += [Batch(listings={name: listing}) for name, listing in listings.items()]
        parts += [Batch(nicknames={name: value}) for name, value in self.nicknames.items()]
        parts += [Batch(campaigns=[campaign]) for campaign in self.campaigns]
        return parts

    def is_empty(self) -> bool:
        return not (self.appends or self.listings or self.nicknames or self.campaigns)


class Writing:
    """Writes a batch on a connection, inside a transaction of the caller's."""

    def __init__(self, connection: Connection, again: bool) -> None:
        self.connection = connection
        self.again = again
        """After a lost connection: what is there already may be our own."""
        postgres = connection.dialect.name == "postgresql"
        self.insert: Any = postgresql.insert if postgres else sqlite.insert

    def write(self, batch: Batch) -> None:
        if batch.secrets:
            self._run(self.insert(secrets).on_conflict_do_nothing(), batch.secrets)
        if batch.appends:
            self._append(batch.appends)
        if batch.listings:
            self._list(list(batch.listings.values()))
        if batch.nicknames:
            self._nicknames(batch.nicknames)
        for campaign in batch.campaigns:
            self._campaign(campaign)

    def _run(self, statement: Any, rows: list[Row]) -> None:
        self.connection.execute(statement, rows)

    def _append(self, appends: list[Append]) -> None:
        """First everybody's first entry: who gets that one in may add the others."""
        for append in appends:
            append.won = False
        first: dict[Key, Append] = {}
        for append in appends:
            first.setdefault(append.key(), append)
        rows = [append.rows[0].row(append.table_id) for append in first.values()]
        for key in self._insert_new(rows):
            first[key].won = True
        if self.again:
            self._recognise([append for append in first.values() if not append.won])
        rest = [
            row.row(append.table_id)
            for append in appends
            if append.won
            for row in append.rows[1:]
        ]
        if rest:
            self._run(self.insert(log).on_conflict_do_nothing(), rest)

    def _insert_new(self, rows: list[Row]) -> list[Key]:
        """In the same order everywhere, so that servers never wait for each other in a circle."""
        rows.sort(key=lambda row: (str(row["table_id"]), cast(int, row["number"])))
        statement = self.insert(log).on_conflict_do_nothing()
        returning = statement.returning(log.c.table_id, log.c.number)
        result = self.connection.execute(returning, rows)
        return [(row.table_id, row.number) for row in result]

    def _recognise(self, lost: list[Append]) -> None:
        """Entries that are there word for word were stored before the connection was lost."""
        keys = [append.key() for append in lost]
        if not keys:
            return
        chosen = select(log).where(tuple_(log.c.table_id, log.c.number).in_(keys))
        found = {(row.table_id, row.number): row for row in self.connection.execute(chosen)}
        for append in lost:
            row = found.get(append.key())
            own = append.rows[0].row(append.table_id)
            append.won = row is not None and row._asdict() == own

    def _list(self, listings: list[Listing]) -> None:
        """The newest of a table counts, whichever server writes last."""
        statement = self.insert(tables)
        new = statement.excluded
        names = ("number", "state", "public", "updated", "due", "line")
        replaced = statement.on_conflict_do_update(
            index_elements=["table_id"],
            set_={name: new[name] for name in names},
            where=new["number"] >= tables.c.number,
        )
        rows = sorted(listings, key=lambda listing: listing.table_id)
        self._run(replaced, [listing.row() for listing in rows])
        self._list_players(listings)

    def _list_players(self, listings: list[Listing]) -> None:
        """Who left an open table is forgotten there."""
        rows: list[Row] = []
        for listing in listings:
            table_id = listing.table_id
            there = seats.c.player.not_in(listing.players)
            self.connection.execute(delete(seats).where(seats.c.table_id == table_id, there))
            rows += [{"table_id": table_id, "player": player} for player in listing.players]
        if rows:
            rows.sort(key=lambda row: (str(row["table_id"]), str(row["player"])))
            self._run(self.insert(seats).on_conflict_do_nothing(), rows)

    def _nicknames(self, nicknames: dict[str, str]) -> None:
        statement = self.insert(players)
        replaced = statement.on_conflict_do_update(
            index_elements=["player"], set_={"nickname": statement.excluded.nickname}
        )
        named = sorted(nicknames.items())
        rows: list[Row] = [{"player": name, "nickname": nickname} for name, nickname in named]
        self._run(replaced, rows)

    def _campaign(self, campaign: CampaignWrite) -> None:
        """Version 1 must be new; a later one must follow the one that is there."""
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
