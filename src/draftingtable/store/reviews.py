"""Keeps reviews of finished games: whole ones, compressed, without names, and only so many."""

from typing import Any, Final
from zlib import compress, decompress

from sqlalchemy import Connection, delete, func, select

from draftingtable.store.moderation import take_turn, upsert
from draftingtable.store.schema import reviews, tables
from draftingtable.store.store import Store

OFTEN: Final = 20
"""The oldest beyond the limit are looked for once in so many reviews."""


class KeptReviews:
    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.most = most
        self.added = 0

    async def find(self, table_id: str, depth: str, form: int) -> bytes | None:
        """Returns a review in that form; one in another form has to be computed again."""
        chosen = select(reviews.c.data).where(
            reviews.c.table_id == table_id, reviews.c.depth == depth, reviews.c.form == form
        )

        async def read(connection: Any) -> bytes | None:
            found = (await connection.execute(chosen)).scalar()
            return None if found is None else bytes(found)

        data = await self.store.reading(read)
        return None if data is None else decompress(data)

    async def keep(self, table_id: str, depth: str, form: int, at: int, text: bytes) -> None:
        """Keeps a review unless its table was deleted meanwhile."""
        row = {"table_id": table_id, "depth": depth, "form": form, "at": at}
        data = compress(text, 9)
        self.added += 1
        is_many = self.added % OFTEN == 1

        def write(connection: Connection) -> None:
            take_turn(connection)  # a table is deleted in such a turn, too
            there = select(tables.c.table_id).where(tables.c.table_id == table_id)
            if connection.execute(there).first() is None:
                return
            upsert(connection, reviews, {**row, "data": data})
            if is_many:
                self._drop_oldest(connection)

        await self.store.write(write)

    def _drop_oldest(self, connection: Connection) -> None:
        newest = select(reviews.c.at).order_by(reviews.c.at.desc())
        limit = connection.execute(newest.offset(self.most).limit(1)).scalar()
        if limit is not None:
            connection.execute(delete(reviews).where(reviews.c.at <= limit))

    async def count(self) -> int:
        async def read(connection: Any) -> int:
            chosen = select(func.count()).select_from(reviews)
            return int((await connection.execute(chosen)).scalar() or 0)

        return await self.store.reading(read)
