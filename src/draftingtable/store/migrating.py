"""Migrates a database to this version's schema, even if several servers start at once."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from draftingtable.games.core.errors import Refusal
from draftingtable.store.transactions import Transactions

HEAD: Final = "0005"
"""The last one in migrations/versions; a test compares."""
LOCK: Final = 7_215_307
"""An arbitrary number that only we use, for a PostgreSQL lock held by one process at a time."""


async def migrate(writing: Transactions) -> None:
    await writing.run(upgrade)


def upgrade(connection: Connection) -> None:
    """Runs in a transaction that others wait for, so the second one finds it done."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = version(connection)
    if found == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    if found is not None and found not in known:
        raise Refusal("database-newer", "", {"found": found, "known": HEAD})
    command.upgrade(config, "head")


def version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)
