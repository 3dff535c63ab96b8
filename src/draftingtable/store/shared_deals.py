"""Which tables play the same deal: a daily one, or that of a challenge."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, select

from draftingtable.store.moderation import upsert
from draftingtable.store.schema import challenge_games, challenges, daily_games, tables
from draftingtable.store.store import Store


class PlayedDeal(NamedTuple):
    """A table with its line in lists."""

    table_id: str
    state: str
    line: Mapping[str, Any]
    slot: int = 0


class StoredChallenge(NamedTuple):
    challenge_id: str
    table_id: str
    """The earlier game's."""
    seat: int
    """From 0."""
    level: str
    """Of all bots; "" for those that sat there."""


class SharedDeals:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def note_daily(self, table_id: str, date: str, game: str, slot: int) -> None:
        """Notes a table before it is created; one that never is has no line, so it is not found."""
        await self._put(
            daily_games, {"table_id": table_id, "date": date, "game": game, "slot": slot}
        )

    async def daily(self, date: str, game: str) -> list[PlayedDeal]:
        chosen = select(tables.c.table_id, tables.c.state, tables.c.line, daily_games.c.slot).join(
            daily_games, daily_games.c.table_id == tables.c.table_id
        )
        rows = await self._all(chosen.where(daily_games.c.date == date, daily_games.c.game == game))
        return [PlayedDeal(row.table_id, row.state, json.loads(row.line), row.slot) for row in rows]

    async def lines(self, table_ids: Sequence[str]) -> dict[str, PlayedDeal]:
        """Returns the lines of those tables that exist."""
        chosen = select(tables.c.table_id, tables.c.state, tables.c.line)
        rows = await self._all(chosen.where(tables.c.table_id.in_(table_ids)))
        return {
            row.table_id: PlayedDeal(row.table_id, row.state, json.loads(row.line)) for row in rows
        }

    async def put_challenge(self, challenge: StoredChallenge) -> None:
        await self._put(challenges, challenge._asdict())

    async def challenge(self, challenge_id: str) -> StoredChallenge | None:
        chosen = select(challenges).where(challenges.c.challenge_id == challenge_id)
        rows = await self._all(chosen)
        return StoredChallenge(*rows[0]) if rows else None

    async def note_answer(self, table_id: str, challenge_id: str) -> None:
        await self._put(challenge_games, {"table_id": table_id, "challenge_id": challenge_id})

    async def answers(self, challenge_id: str) -> list[PlayedDeal]:
        """Returns the tables that play a challenge."""
        chosen = select(tables.c.table_id, tables.c.state, tables.c.line).join(
            challenge_games, challenge_games.c.table_id == tables.c.table_id
        )
        rows = await self._all(chosen.where(challenge_games.c.challenge_id == challenge_id))
        return [PlayedDeal(row.table_id, row.state, json.loads(row.line)) for row in rows]

    async def _put(self, kind: Table, row: Mapping[str, object]) -> None:
        def write(connection: Connection) -> None:
            upsert(connection, kind, row)

        await self.store.write(write)

    async def _all(self, chosen: Any) -> Sequence[Any]:
        async def read(connection: Any) -> Sequence[Any]:
            found: Sequence[Any] = (await connection.execute(chosen)).all()
            return found

        return await self.store.reading(read)
