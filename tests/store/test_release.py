"""A database of version 0.1 is read and written as that version did.

The SQLite database has every kind of entry; the SQL file is the same in PostgreSQL, as `pg_dump`
wrote it, with that version's schema (0001). Alongside them is what version 0.1 read there. None of
these files is ever regenerated.
"""

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, inspect, text

from draftingtable.games.core.fairness import verify
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.records import parse
from draftingtable.store import Store, open_store
from draftingtable.store.engines import SQLITE, connect, read_address
from draftingtable.store.migrating import HEAD, version
from draftingtable.table import SYSTEM, Table, actions
from draftingtable.table.entries import FACTS, read_entry
from draftingtable.tables.log_rows import entries_of
from draftingtable.tables.service import TableService
from tests.store.stories import opened, service_at, tell
from tests.table.sitting import NOON

DATA = Path(__file__).parent / "data"
ADDED_LATER = {"chat-switched", "locked", "replied", "revealed", "unlocked", "unwished", "wished"}
ADDED_LATER |= {"branched", "continued", "daily", "disclosed", "repeated", "taken"}
READ: dict[str, Any] = json.loads((DATA / "release-0.1.json").read_text("utf-8"))


@pytest.fixture
def old(address: str, tmp_path: Path) -> str:
    """A database of version 0.1, which this version migrates when it opens it."""
    where = read_address(address)
    if where.kind == SQLITE:
        shutil.copy(DATA / "release-0.1.sqlite", where.path)
    else:
        asyncio.run(restore_sql(where.plain()))
    return address


async def restore_sql(address: str) -> None:
    connection = await asyncpg.connect(address)
    try:
        await connection.execute((DATA / "release-0.1.postgresql.sql").read_text("utf-8"))
    finally:
        await connection.close()


def found_in(connection: Connection) -> tuple[str | None, dict[str, int]]:
    """Returns the schema's version and the number of rows of each table."""
    names = inspect(connection).get_table_names()
    counts = {
        name: connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one()
        for name in names
        if name != "alembic_version"
    }
    return version(connection), counts


async def read_raw(address: str) -> tuple[str | None, dict[str, int]]:
    """Reads a database without migrating it."""
    engines = connect(read_address(address))
    try:
        async with engines.reading.connect() as connection:
            return await connection.run_sync(found_in)
    finally:
        await engines.close()


def test_the_schema_is_upgraded_with_its_data(old: str) -> None:
    async def story() -> None:
        found, before = await read_raw(old)
        assert (found, before["players"], before["log"]) == ("0001", 1, 347)
        async with opened(old):
            pass
        found, after = await read_raw(old)
        assert found == HEAD
        assert "players" not in after  # dropped by 0002
        assert {name: after[name] for name in before if name != "players"} == {
            name: count for name, count in before.items() if name != "players"
        }

    tell(story())


def test_several_servers_upgrade_it_at_once(old: str) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*(open_store(old) for _ in range(3)))
        for store in stores:
            assert await store.ready()
            await store.close()
        assert (await read_raw(old))[0] == HEAD

    tell(story())


def test_games_go_on_after_the_upgrade(old: str) -> None:
    async def story() -> None:
        async with service_at(old) as service:
            (running,) = [
                table_id
                for table_id, before in READ["tables"].items()
                if before["table"]["state"] == "running"
            ]
            number = (await service.table(running)).number
            said = await service.act(running, "anna", actions.Say(phrase="hello"))
            assert said == number + 1

    tell(story())


async def table_of(store: Store, table_id: str) -> Table:
    table = Table(table_id, await store.secret(table_id))
    table.apply_all(entries_of(await store.read(table_id)))
    return table


def test_tables_are_unchanged(old: str) -> None:
    async def story() -> None:
        async with opened(old) as store:
            for table_id, before in READ["tables"].items():
                table = await table_of(store, table_id)
                now = table.data("anna", ("anna",), NOON)
                assert without_new_keys(now, before["table"]) == before["table"]
                assert without_new_keys(table.line(), before["line"]) == before["line"]
                assert table.chat == before["chat"]
                assert table.done_messages == before["done"]
                assert table.players() == before["players"]
                if before["record"] is not None:
                    assert table.record().text() == before["record"]

    tell(story())


def without_new_keys(now: object, before: object) -> object:
    """Returns what this version shows, with only the keys that version 0.1 had."""
    if isinstance(now, dict) and isinstance(before, dict):
        return {
            key: without_new_keys(value, before[key]) for key, value in now.items() if key in before
        }
    if isinstance(now, list) and isinstance(before, list) and len(now) == len(before):
        return [without_new_keys(*pair) for pair in zip(now, before, strict=True)]
    return now


def test_finished_games_verify_by_the_first_version_of_fair_deals(old: str) -> None:
    async def story() -> None:
        verified = 0
        async with opened(old) as store:
            for table_id, before in READ["tables"].items():
                table = await table_of(store, table_id)
                if before["record"] is None or table.commitment is None:
                    continue
                found = verify(parse(table.record().text()))
                assert (found.version, found.verdict) == (1, "not-provable")
                assert [doubt.code for doubt in found.doubts] == ["fair-version-1"]
                assert table.fairness()["version"] == 1
                verified += found.deals > 0
        assert verified

    tell(story())


def test_games_in_progress_go_on_by_the_first_version(old: str) -> None:
    async def story() -> None:
        played = 0
        async with service_at(old) as service:
            for table_id, before in READ["tables"].items():
                table = await service.table(table_id)
                if before["table"]["state"] == "running":
                    await play_to_the_end(service, table)
                    assert verify(parse(table.record().text())).version == 1
                    played += 1
        assert played

    tell(story())


async def play_to_the_end(service: TableService, table: Table) -> None:
    randomness = Randomness("an old game", table.id)
    while (match := table.match) is not None and table.state == "running":
        seat = table.waiting_for()[0]
        move = match.game.notation.move_text(match.position.random_move(seat, randomness))
        by = SYSTEM if table.seats[seat].played_by() else table.seats[seat].player or SYSTEM
        await service.act(table.id, by, actions.Move(seat, table.phase(seat), move))


def test_entries_are_written_byte_for_byte_as_before(old: str) -> None:
    async def story() -> None:
        seen = set()
        async with opened(old) as store:
            for table_id in READ["tables"]:
                for row in await store.read(table_id):
                    entry = read_entry(row.number, row.at, row.kind, row.data)
                    assert (entry.kind, entry.json()) == (row.kind, row.data)
                    seen.add(row.kind)
        assert seen == set(FACTS) - ADDED_LATER

    tell(story())


def test_lists_and_campaigns_are_still_there(old: str) -> None:
    async def story() -> None:
        async with opened(old) as store:
            lines, _ = await store.tables(limit=100)
            assert {line["id"] for line in lines} == set(READ["tables"])
            found = await store.campaign(READ["campaign"])
            assert found is not None
            assert found[1] == "anna"

    tell(story())
