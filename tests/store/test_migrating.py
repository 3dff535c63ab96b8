"""Databases are migrated on opening, by whoever is first."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import make_url

import draftingtable.store.migrating as migrating
from draftingtable.games.core.errors import Refusal
from draftingtable.store import open_store
from draftingtable.store.engines import patiently, read_address
from draftingtable.store.schema import metadata
from tests.store.stories import opened, tell


def test_several_servers_start_at_once_on_an_empty_database(address: str) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*(open_store(address) for _ in range(4)))
        for store in stores:
            assert await store.ready()
            await store.close()

    tell(story())


class Contested:
    """A cursor of a file that other processes are opening; SQLite itself does not wait then."""

    def __init__(self, *errors: str) -> None:
        self.errors = list(errors)
        self.tries = 0

    def execute(self, _statement: str) -> None:
        self.tries += 1
        if self.errors:
            raise sqlite3.OperationalError(self.errors.pop())


def test_the_mode_of_a_contested_file_is_tried_again() -> None:
    contested = Contested(*["database is locked"] * 3)
    patiently(contested, "PRAGMA journal_mode = WAL")
    assert contested.tries == 4
    broken = Contested("disk I/O error")
    with pytest.raises(sqlite3.OperationalError):
        patiently(broken, "PRAGMA journal_mode = WAL")
    assert broken.tries == 1


def test_the_migrations_make_the_expected_schema(address: str) -> None:
    """Columns, keys and indexes of the database are those of the schema."""

    def compare(connection: Connection) -> None:
        found = inspect(connection)
        assert set(found.get_table_names()) == {*metadata.tables, "alembic_version"}
        for name, table in metadata.tables.items():
            columns = {column["name"]: column["nullable"] for column in found.get_columns(name)}
            assert columns == {column.name: column.nullable for column in table.columns}
            key = found.get_pk_constraint(name)["constrained_columns"]
            assert key == [column.name for column in table.primary_key]
            indexes = {index["name"] for index in found.get_indexes(name)}
            assert {index.name for index in table.indexes} <= indexes

    async def story() -> None:
        async with opened(address) as store, store.engines.reading.connect() as connection:
            await connection.run_sync(compare)

    tell(story())


def test_the_last_migration_is_the_expected_one() -> None:
    folder = Path(migrating.__file__).parent / "migrations" / "versions"
    assert max(file.name for file in folder.glob("v*.py")).startswith(f"v{migrating.HEAD}")


def test_a_database_of_a_newer_version_is_left_alone(address: str) -> None:
    async def story() -> None:
        newer = text("UPDATE alembic_version SET version_num = '9999'")
        async with opened(address) as store:
            await store.engines.writing.run(lambda connection: connection.execute(newer))
        with pytest.raises(Refusal) as caught:
            await open_store(address)
        assert caught.value.code == "database-newer"

    tell(story())


def test_addresses(tmp_path: Path) -> None:
    assert read_address("some/tables.db").path == Path("some/tables.db")
    assert read_address(f"sqlite:///{tmp_path}/x.db").path == tmp_path / "x.db"
    found = read_address("postgres://anna:pw@host:5433/tables")
    assert (found.kind, found.url.drivername) == ("postgresql", "postgresql+asyncpg")
    assert make_url(found.plain()).password == "pw"
    for wrong in ("mysql://x/y", "sqlite://", "http://", "://"):
        with pytest.raises(Refusal) as caught:
            read_address(wrong)
        assert caught.value.code == "database-address"


def test_a_file_s_commits_are_durable_and_readers_do_not_wait(tmp_path: Path) -> None:
    def pragmas(connection: Connection) -> tuple[object, object]:
        mode, level = (text(f"PRAGMA {name}") for name in ("journal_mode", "synchronous"))
        return connection.execute(mode).scalar(), connection.execute(level).scalar()

    async def story() -> None:
        async with opened(str(tmp_path / "deep" / "x.db")) as store:
            assert await store.engines.writing.run(pragmas) == ("wal", 2)
            async with store.engines.reading.connect() as connection:
                assert await connection.run_sync(pragmas) == ("wal", 2)

    tell(story())
