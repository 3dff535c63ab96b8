"""Inserts entries only after their predecessors: a log never has gaps or two histories.

A failover may lose the last entries. A server that still has them in memory must not continue from
them, so an entry is inserted only if the log ends with the entry it follows, word for word.
"""

from hashlib import blake2b
from typing import Final

from sqlalchemy import Connection, TextClause, text

from draftingtable.store.rows import LogRow, Row, as_json

Place = tuple[str, int]
"""A table and the number of an entry."""

NEW_IN_SQLITE: Final = """
    SELECT json_extract(value, '$[0]') AS table_id, json_extract(value, '$[1]') AS number,
           json_extract(value, '$[2]') AS at, json_extract(value, '$[3]') AS kind,
           json_extract(value, '$[4]') AS data, json_extract(value, '$[5]') AS follows
    FROM json_each(:rows)
"""
NEW_IN_POSTGRESQL: Final = """
    SELECT * FROM unnest(
        CAST(:table_id AS text[]), CAST(:number AS integer[]), CAST(:at AS bigint[]),
        CAST(:kind AS text[]), CAST(:data AS text[]), CAST(:follows AS text[])
    ) AS entry (table_id, number, at, kind, data, follows)
"""
COLUMNS: Final = ("table_id", "number", "at", "kind", "data", "follows")


def statement(new: str) -> TextClause:
    """Returns the insertion of `new` rows, which returns the places of those inserted.

    The subqueries look up one key each; PostgreSQL would read whole tables for some other forms.
    """
    return text(
        f"""
        INSERT INTO log (table_id, number, at, kind, data)
        SELECT new.table_id, new.number, new.at, new.kind, new.data FROM ({new}) AS new
        WHERE new.number - 1 = coalesce(
            (SELECT max(last.number) FROM log AS last WHERE last.table_id = new.table_id), 0
        ) AND (new.follows IS NULL OR new.follows = (
            SELECT last.at || ' ' || last.kind || ' ' || last.data FROM log AS last
            WHERE last.table_id = new.table_id AND last.number = new.number - 1
        ))
        ON CONFLICT DO NOTHING RETURNING table_id, number
        """
    )


IN_SQLITE: Final = statement(NEW_IN_SQLITE)
IN_POSTGRESQL: Final = statement(NEW_IN_POSTGRESQL)


def insert_next(connection: Connection, rows: list[Row]) -> list[Place]:
    """Inserts the rows that continue their logs, at most one per table; returns their places."""
    if connection.dialect.name == "postgresql":
        columns = {name: [row[name] for row in rows] for name in COLUMNS}
        found = connection.execute(IN_POSTGRESQL, columns)
    else:
        values = [[row[name] for name in COLUMNS] for row in rows]
        found = connection.execute(IN_SQLITE, {"rows": as_json(values)})
    return [(row.table_id, row.number) for row in found]


def follows(last: LogRow | None) -> str | None:
    """Returns an entry as the insertion compares it; None if only its number is known."""
    return None if last is None else f"{last.at} {last.kind} {last.data}"


def digest(last: LogRow) -> str:
    """Returns what identifies an entry, word for word, where it is too long to send."""
    return blake2b(f"{last.number} {follows(last)}".encode(), digest_size=16).hexdigest()
