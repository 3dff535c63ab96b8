"""A database of version 0.1 is read and written as that version did.

The database has every kind of entry; alongside it is what version 0.1 read there. Neither file is
ever regenerated.
"""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from draftingtable.store import Store
from draftingtable.table import Table
from draftingtable.table.entries import FACTS, read_entry
from draftingtable.tables.service import entries_of
from tests.store.stories import opened, tell
from tests.table.sitting import NOON

DATA = Path(__file__).parent / "data"
READ: dict[str, Any] = json.loads((DATA / "release-0.1.json").read_text("utf-8"))


@pytest.fixture
def old(tmp_path: Path) -> str:
    copy = tmp_path / "tables.sqlite"
    shutil.copy(DATA / "release-0.1.sqlite", copy)
    return f"sqlite:///{copy}"


async def table_of(store: Store, table_id: str) -> Table:
    table = Table(table_id, await store.secret(table_id))
    table.apply_all(entries_of(await store.read(table_id)))
    return table


def test_tables_are_unchanged(old: str) -> None:
    async def story() -> None:
        async with opened(old) as store:
            for table_id, before in READ["tables"].items():
                table = await table_of(store, table_id)
                assert table.data("anna", ("anna",), NOON) == before["table"]
                assert table.line() == before["line"]
                assert table.chat == before["chat"]
                assert table.done_messages == before["done"]
                assert table.players() == before["players"]
                if before["record"] is not None:
                    assert table.record().text() == before["record"]

    tell(story())


def test_entries_are_written_byte_for_byte_as_before(old: str) -> None:
    async def story() -> None:
        seen = set()
        async with opened(old) as store:
            for table_id in READ["tables"]:
                for row in await store.read(table_id):
                    entry = read_entry(row.number, row.at, row.kind, row.data)
                    assert (entry.kind, entry.json()) == (row.kind, row.data)
                    seen.add(row.kind)
        assert seen == set(FACTS)

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
