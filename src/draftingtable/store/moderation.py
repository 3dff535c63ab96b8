"""What an administrator has decided: bans, revoked identities and the club's settings.

Every change is numbered in `changes`, which running servers read every few seconds. That works on
both databases, and for commands as well as for servers.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, text
from sqlalchemy.dialects import postgresql, sqlite

from draftingtable.store.rows import as_json
from draftingtable.store.schema import bans, changes, club, revoked, servers
from draftingtable.store.store import Store

EVERYTHING: Final = ""
"""In place of a table's id: bans and settings have changed."""
LOCK: Final = 7_215_308
"""Only we use this number: one administrator's change at a time, so their numbers have no gaps."""
CLEANED: Final = "cleaned-"
"""Keys that begin with this are in `club`, but say how far the sweep for old things has got."""
CHANGES_KEPT: Final = 24 * 3_600_000
SERVER_LASTS: Final = 60_000
"""Milliseconds until a server that reports nothing more counts as gone."""


@dataclass(frozen=True)
class Ban:
    target: str
    """A range in CIDR notation, or a player's id."""
    kind: str
    reason: str
    at: int
    until: int | None


@dataclass(frozen=True)
class Decisions:
    """Everything that servers keep in memory."""

    bans: list[Ban] = field(default_factory=list)
    revoked: frozenset[str] = frozenset()
    club: Mapping[str, str] = field(default_factory=dict)
    number: int = 0
    """The latest change included."""


def upsert(connection: Connection, table: Any, row: Mapping[str, object]) -> None:
    """Inserts a row, or replaces the one with its key."""
    postgres = connection.dialect.name == "postgresql"
    statement: Any = (postgresql.insert if postgres else sqlite.insert)(table).values(row)
    keys = [column.name for column in table.primary_key]
    rest = {name: statement.excluded[name] for name in row if name not in keys}
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=rest))


def note_change(connection: Connection, at: int, table_id: str = EVERYTHING) -> None:
    """Numbers a change within its transaction, after `take_turn`."""
    latest = connection.execute(select(func.max(changes.c.number))).scalar() or 0
    row = {"number": latest + 1, "at": at, "table_id": table_id}
    connection.execute(insert(changes), row)
    old = (changes.c.at < at - CHANGES_KEPT) & (changes.c.number < latest)
    connection.execute(delete(changes).where(old))


def take_turn(connection: Connection) -> None:
    """Waits for other administrators; a SQLite file has only one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


class Moderation:
    """Reads and writes decisions."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def decisions(self) -> Decisions:
        def read(connection: Connection) -> Decisions:
            number = connection.execute(select(func.max(changes.c.number))).scalar() or 0
            found = [Ban(**row._mapping) for row in connection.execute(select(bans))]
            gone = connection.execute(select(revoked.c.player)).scalars()
            kept = connection.execute(select(club.c.key, club.c.value))
            return Decisions(found, frozenset(gone), {row.key: row.value for row in kept}, number)

        return await self.store.reading(lambda connection: connection.run_sync(read))

    async def changed_since(self, number: int) -> list[tuple[int, str]]:
        """Returns later changes: their numbers, and the table or `EVERYTHING`."""
        chosen = select(changes.c.number, changes.c.table_id).where(changes.c.number > number)

        async def read(connection: Any) -> list[tuple[int, str]]:
            rows = await connection.execute(chosen.order_by(changes.c.number))
            return [(row.number, row.table_id) for row in rows]

        return await self.store.reading(read)

    async def ban(self, ban: Ban) -> None:
        await self._change(ban.at, lambda connection: upsert(connection, bans, vars(ban)))

    async def unban(self, target: str, at: int) -> bool:
        """Returns whether it was banned."""

        def write(connection: Connection) -> bool:
            found = connection.execute(delete(bans).where(bans.c.target == target))
            return bool(found.rowcount)

        return bool(await self._change(at, write))

    async def revoke(self, player: str, at: int) -> None:
        row = {"player": player, "at": at}
        await self._change(at, lambda connection: upsert(connection, revoked, row))

    async def set_club(self, values: Mapping[str, str], at: int) -> None:
        """Sets the club's settings; an empty value removes one."""

        def write(connection: Connection) -> None:
            for key, value in values.items():
                if value:
                    upsert(connection, club, {"key": key, "value": value})
                else:
                    connection.execute(delete(club).where(club.c.key == key))

        await self._change(at, write)

    async def touch(self, table_id: str, at: int) -> None:
        """Makes servers read a table again."""
        await self._change(at, lambda connection: None, table_id)

    async def _change(self, at: int, write: Any, table_id: str = EVERYTHING) -> object:
        def all_of_it(connection: Connection) -> object:
            take_turn(connection)
            done: object = write(connection)
            note_change(connection, at, table_id)
            return done

        return await self.store.write(all_of_it)

    # What servers report

    async def report(self, name: str, at: int, data: Mapping[str, object]) -> None:
        row = {"name": name, "at": at, "data": as_json(data)}

        def write(connection: Connection) -> None:
            upsert(connection, servers, row)
            connection.execute(delete(servers).where(servers.c.at < at - SERVER_LASTS))

        await self.store.write(write)

    async def sign_off(self, name: str) -> None:
        gone = delete(servers).where(servers.c.name == name)
        await self.store.write(lambda connection: connection.execute(gone))

    async def reports(self, now: int) -> list[dict[str, object]]:
        """Returns what servers that are running have reported."""
        chosen = select(servers).where(servers.c.at >= now - SERVER_LASTS).order_by(servers.c.name)

        async def read(connection: Any) -> list[dict[str, object]]:
            rows = await connection.execute(chosen)
            return [{"name": row.name, "at": row.at, **json.loads(row.data)} for row in rows]

        return await self.store.reading(read)
