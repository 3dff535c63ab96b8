"""A write that changes nothing, to find out whether writing works."""

from typing import Final

from sqlalchemy import Connection, delete, insert, text

from draftingtable.store.schema import secrets

TABLE_ID: Final = "heartbeat"
SIZE: Final = 8192
"""Bytes; more than fits into a page, so a file without room for another page is noticed."""


def beat(connection: Connection) -> None:
    """Writes to the disk, inside the caller's transaction; no reader ever sees it.

    PostgreSQL rewrites one short row in place: a row inserted and deleted each time would be a
    burden until the next vacuum.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
        return
    connection.execute(insert(secrets).values(table_id=TABLE_ID, secret=bytes(SIZE)))
    connection.execute(delete(secrets).where(secrets.c.table_id == TABLE_ID))
