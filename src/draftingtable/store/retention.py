"""Deletes tables, and finds those that are old enough for it. Nothing else here removes a log."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, or_, select, update

from draftingtable.store.moderation import note_change, take_turn
from draftingtable.store.rows import LogRow
from draftingtable.store.schema import (
    campaigns,
    challenge_games,
    challenges,
    daily_games,
    log,
    reviews,
    seats,
    secrets,
    tables,
)
from draftingtable.store.store import Store

OVER: Final = ("finished", "expired")
BY_TABLE: Final = (daily_games, challenges, challenge_games, reviews)
"""What else refers to a table, and goes with it."""
Place = tuple[int, str]
"""When a table last changed, and its id: the order in which old ones are found."""


class Summary(NamedTuple):
    """How a table that is over appears in lists."""

    line: str
    """JSON."""
    players: Sequence[str]
    """Those who still have it in their own list."""


class Retention:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def older(
        self, states: Sequence[str], than: int, after: Place, limit: int
    ) -> list[Place]:
        """Returns tables in these states that last changed before `than`, oldest first."""
        updated, table_id = tables.c.updated, tables.c.table_id
        later = or_(updated > after[0], (updated == after[0]) & (table_id > after[1]))
        chosen = select(updated, table_id).where(tables.c.state.in_(states), updated < than, later)
        rows = await self._all(chosen.order_by(updated, table_id).limit(limit))
        return [(row.updated, row.table_id) for row in rows]

    async def tables_with(self, player: str) -> list[str]:
        """Returns every table whose log names the player, even as a spectator who spoke."""
        named = log.c.data.contains(f'"{player}"', autoescape=True)
        chosen = select(log.c.table_id).where(named).distinct()
        return [str(row.table_id) for row in await self._all(chosen)]

    async def states(self, table_ids: Sequence[str]) -> dict[str, tuple[str, str]]:
        """Returns the state and the code of each."""
        chosen = select(tables.c.table_id, tables.c.state, tables.c.code)
        rows = await self._all(chosen.where(tables.c.table_id.in_(table_ids)))
        return {row.table_id: (row.state, row.code) for row in rows}

    async def counts(self) -> dict[str, int]:
        """Returns how many tables there are in each state."""
        chosen = select(tables.c.state, func.count().label("found")).group_by(tables.c.state)
        return {row.state: row.found for row in await self._all(chosen)}

    async def has_campaigns(self, player: str) -> bool:
        chosen = select(campaigns.c.campaign_id).where(campaigns.c.player == player).limit(1)
        return bool(await self._all(chosen))

    async def erase(self, table_id: str, at: int) -> None:
        """Deletes everything of a table, its secret included."""

        def write(connection: Connection) -> None:
            take_turn(connection)
            for kind in (log, secrets, tables, seats, *BY_TABLE):
                connection.execute(delete(kind).where(kind.c.table_id == table_id))
            note_change(connection, at, table_id)

        await self.store.write(write)

    async def rewrite(
        self, table_id: str, rows: Sequence[LogRow], listed: Summary | None, at: int
    ) -> None:
        """Replaces entries of a table that is over with others of the same numbers.

        `listed` is how it appears in lists from now on; None leaves that unchanged.
        """

        def write(connection: Connection) -> None:
            take_turn(connection)
            if rows:
                connection.execute(replacing, [values(table_id, row) for row in rows])
            if listed is not None:
                line = update(tables).where(tables.c.table_id == table_id)
                connection.execute(line.values(line=listed.line))
                gone = seats.c.player.not_in(listed.players)
                connection.execute(delete(seats).where(seats.c.table_id == table_id, gone))
            note_change(connection, at, table_id)

        await self.store.write(write)

    async def erase_reviews(self, before: int) -> int:
        """Deletes reviews that were computed before that; returns how many."""
        gone = delete(reviews).where(reviews.c.at < before)
        return await self.store.write(lambda connection: connection.execute(gone).rowcount)

    async def erase_campaigns(self, player: str) -> None:
        gone = delete(campaigns).where(campaigns.c.player == player)
        await self.store.write(lambda connection: connection.execute(gone))

    async def _all(self, chosen: Any) -> Sequence[Any]:
        async def read(connection: Any) -> Sequence[Any]:
            found: Sequence[Any] = (await connection.execute(chosen)).all()
            return found

        return await self.store.reading(read)


replacing = (
    update(log)
    .where(log.c.table_id == bindparam("of_table"), log.c.number == bindparam("of_number"))
    .values(kind=bindparam("new_kind"), data=bindparam("new_data"))
)


def values(table_id: str, row: LogRow) -> dict[str, object]:
    return {
        "of_table": table_id,
        "of_number": row.number,
        "new_kind": row.kind,
        "new_data": row.data,
    }
