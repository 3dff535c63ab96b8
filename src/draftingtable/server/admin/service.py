"""Carries out an administrator's decisions on the database; servers that run will follow."""

import platform
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.registry import get, names
from draftingtable.server.admin import operations
from draftingtable.server.admin.club import MEMBERS, Club, hashed
from draftingtable.server.http.models.common import Model
from draftingtable.store.migrating import HEAD
from draftingtable.store.moderation import Ban
from draftingtable.table import SYSTEM, BadLog, Table, actions
from draftingtable.table.state import RUNNING
from draftingtable.tables.forgetting import Forgetting
from draftingtable.tables.service import UNREADABLE, TableService
from draftingtable.version import VERSION

HOUR = 3_600_000
MINUTE = 60_000
TABLES_SHOWN = 50
ACTIVE = ("open", RUNNING)
Data = dict[str, object]


class Administration:
    """The operations. `act` is how tables are changed: a server publishes it at once."""

    def __init__(
        self, tables: TableService, act: Callable[[str, str, actions.Action], Awaitable[int]]
    ) -> None:
        self.tables = tables
        self.act = act
        self.clock = tables.clock
        self.forgetting = Forgetting(tables.store, tables.clock)
        self.moderation = self.forgetting.moderation

    async def run(self, name: str, arguments: Model) -> int:
        """Runs one operation; returns how many tables it has changed."""
        done: int = await getattr(self, name)(arguments)
        return done

    # Operations

    async def close(self, wish: operations.Close) -> int:
        table_id = await self._table(wish.table)
        await self.act(table_id, SYSTEM, actions.Close())
        await self.moderation.touch(table_id, self.clock())
        return 1

    async def ban(self, wish: operations.Ban) -> int:
        target, kind = operations.read_target(wish.target)
        now = self.clock()
        until = now + int(wish.hours * HOUR) if wish.hours else None
        await self.moderation.ban(Ban(target, kind, wish.reason, now, until))
        return 0

    async def unban(self, wish: operations.Unban) -> int:
        targets = operations.stored_targets(wish.target)
        lifted = [await self.moderation.unban(target, self.clock()) for target in targets]
        if not any(lifted):
            raise Refusal("not-banned", "", {"found": targets[0]})
        return 0

    async def forget(self, wish: operations.Forget) -> int:
        """Forgets a table, or else a player: no id is both."""
        table_id = await self.forgetting.find(wish.name)
        if table_id is None:
            return await self.forgetting.forget_player(wish.name)
        table = await self._readable(table_id)
        if table is not None and table.state in ACTIVE:
            await self.act(table_id, SYSTEM, actions.Close())
        await self.forgetting.forget_table(table_id)
        return 1

    async def revoke(self, wish: operations.Revoke) -> int:
        await self.moderation.revoke(wish.player, self.clock())
        return 0

    async def announce(self, wish: operations.Announce) -> int:
        at = str(self.clock() + int(wish.minutes * MINUTE)) if wish.minutes else ""
        return await self._set(restart=at)

    async def public(self, wish: operations.Public) -> int:
        await self._need_password(wish.value)
        return await self._set(public=wish.value)

    async def creation(self, wish: operations.Creation) -> int:
        await self._need_password(wish.value)
        return await self._set(creation=wish.value)

    async def password(self, wish: operations.Password) -> int:
        club = await self._club()
        if not wish.password and MEMBERS in (club.public, club.creation):
            raise Refusal("club-password-in-use")
        return await self._set(password=hashed(wish.password) if wish.password else "")

    async def club(self, wish: operations.ClubTexts) -> int:
        return await self._set(**wish.model_dump(exclude_none=True))

    async def _set(self, **values: str) -> int:
        await self.moderation.set_club(values, self.clock())
        return 0

    async def _need_password(self, value: str) -> None:
        if value == MEMBERS and not (await self._club()).password:
            raise Refusal("club-password-missing")

    async def _table(self, name: str) -> str:
        found = await self.forgetting.find(name)
        if found is None:
            raise Refusal("no-such-table")
        return found

    async def _readable(self, table_id: str) -> Table | None:
        """Returns a table; None if this version cannot read it, or its log is damaged."""
        try:
            return await self.tables.table(table_id)
        except BadLog:
            return None
        except Refusal as refusal:
            if refusal.code not in (*UNREADABLE, "no-such-table"):
                raise
            return None

    # Looks

    async def _club(self) -> Club:
        return Club.from_stored((await self.moderation.decisions()).club)

    async def status(self) -> Data:
        """Returns what is going on, on all servers of this database."""
        now = self.clock()
        decisions = await self.moderation.decisions()
        return {
            "versions": versions(),
            "tables": await self.forgetting.retention.counts(),
            "bans": len(decisions.bans),
            "revoked": len(decisions.revoked),
            "club": club_data(Club.from_stored(decisions.club), now),
            "servers": await self.moderation.reports(now),
        }

    async def active_tables(self) -> Data:
        """Returns the latest open and running tables, with who sits there."""
        lines: dict[str, Mapping[str, Any]] = {}  # a table that starts in between is in both lists
        for state in ACTIVE:
            listed, _ = await self.tables.store.tables(state=state, limit=TABLES_SHOWN)
            lines |= {str(line["id"]): line for line in listed}
        latest = sorted(lines, key=lambda table_id: -int(lines[table_id]["updated"]))
        found = [await self._readable(table_id) for table_id in latest[:TABLES_SHOWN]]
        shown = [table for table in found if table is not None and table.state in ACTIVE]
        return {"tables": [table_data(table) for table in shown]}

    async def bans(self) -> Data:
        found = (await self.moderation.decisions()).bans
        return {"bans": [vars(ban) for ban in sorted(found, key=lambda ban: -ban.at)]}


def versions() -> Data:
    return {
        "program": VERSION,
        "rules": {name: get(name).rules_version for name in names()},
        "database": HEAD,
        "python": platform.python_version(),
    }


def club_data(club: Club, now: int) -> Data:
    """Returns what everyone may know; not the password's hash."""
    return {
        "name": club.name,
        "imprint": club.imprint,
        "privacy": club.privacy,
        "language": club.language,
        "public": club.public,
        "creation": club.creation,
        "password": bool(club.password),
        "restart": club.restart_at(now),
    }


def table_data(table: Table) -> Data:
    return {
        "id": table.id,
        "code": table.code,
        "state": table.state,
        "game": table.settings.game,
        "public": table.settings.public,
        "updated": table.updated,
        "seats": [
            {"kind": seat.kind, "nickname": seat.nickname, "player": seat.player}
            for seat in table.seats
        ],
    }
