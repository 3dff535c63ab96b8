"""Backups and dumps: a store copied while in use, and moved between databases."""

import io
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from draftingtable.games.core.errors import Refusal
from draftingtable.store import backup, dump, load, restore
from draftingtable.table import actions
from draftingtable.tables.service import TableService
from tests.store.stories import opened, service_at, tell, towers
from tests.table.sitting import fingerprint


async def some_games(service: TableService) -> dict[str, str]:
    tables = [await towers(service, seats=seats) for seats in (2, 3, 4)]
    for table in tables:
        seat = table.waiting_for()[0]
        await service.act(table.id, "anna", actions.Move(seat, table.phase(seat), "bid 0"))
    await service.store.put_campaign("c1", "anna", 1, {"level": 3})
    return {table.id: fingerprint(table) for table in tables}


async def check(address: str, games: dict[str, str]) -> None:
    async with service_at(address) as service:
        for table_id, expected in games.items():
            assert fingerprint(await service.table(table_id)) == expected
        assert await service.store.campaign("c1") == (1, "anna", {"level": 3})


def test_a_file_is_copied_while_in_use_and_restored(tmp_path: Path) -> None:
    source, copy, target = tmp_path / "a.db", tmp_path / "copy.db", tmp_path / "new" / "b.db"

    async def story() -> None:
        async with service_at(str(source)) as service:
            games = await some_games(service)
            backup(str(source), copy)
            await towers(service)
        assert stat.S_IMODE(os.stat(copy).st_mode) == 0o600
        restore(copy, f"sqlite:///{target}")
        await check(str(target), games)

    tell(story())


def code_of(caught: pytest.ExceptionInfo[Refusal]) -> str:
    return caught.value.code


def test_copies_never_replace_anything(tmp_path: Path) -> None:
    there = tmp_path / "there.db"
    there.write_text("precious")
    missing = tmp_path / "missing.db"
    cases: list[tuple[Callable[[], None], str]] = [
        (lambda: backup(str(missing), tmp_path / "x.db"), "database-missing"),
        (lambda: restore(missing, str(tmp_path / "x.db")), "database-missing"),
        (lambda: backup(str(there), there), "file-exists"),
        (lambda: restore(there, str(there)), "file-exists"),
        (lambda: restore(there, str(tmp_path / "x.db")), "database-broken"),
        (lambda: backup("postgresql://host/db", tmp_path / "x.db"), "backup-only-files"),
        (lambda: backup("mysql://host/db", tmp_path / "x.db"), "database-address"),
    ]
    for call, code in cases:
        with pytest.raises(Refusal) as caught:
            call()
        assert code_of(caught) == code
    assert there.read_text() == "precious"


def test_a_dump_moves_a_store_from_one_database_to_another(
    address: str, database: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            games = await some_games(service)
            file = io.StringIO()
            written = await dump(service.store, file)
            lines = file.getvalue().splitlines()
            assert len(lines) == written + 1
        for target in (str(tmp_path / "target.db"), database if address != database else ""):
            if target:
                async with opened(target) as store:
                    assert await load(store, lines) == written
                await check(target, games)

    tell(story())


def test_a_dump_is_read_whole_or_not_at_all(address: str) -> None:
    async def story() -> None:
        async with service_at(address) as service:
            await some_games(service)
            file = io.StringIO()
            await dump(service.store, file)
            with pytest.raises(Refusal) as caught:
                await load(service.store, file.getvalue().splitlines())
            assert code_of(caught) == "database-not-empty"

    tell(story())


def test_a_dump_of_version_0_1_is_read(tmp_path: Path) -> None:
    lines = [
        '{"drafting-table": "dump", "version": "0001"}',
        '{"log": {"table_id": "t", "number": 1, "at": 5, "kind": "kept", "data": "{}"}}',
        '{"players": {"player": "anna", "nickname": "Anna"}}',
    ]

    async def story() -> None:
        async with opened(str(tmp_path / "empty.db")) as store:
            assert await load(store, lines) == 1
            assert [row.kind for row in await store.read("t")] == ["kept"]

    tell(story())


@pytest.mark.parametrize(
    ("broken", "line"),
    [
        (["no json"], 1),
        (['{"drafting-table": "dump", "version": "9999"}'], 1),
        (['{"drafting-table": "dump", "version": "0001"}', "[]"], 2),
        (['{"drafting-table": "dump", "version": "0001"}', '{"log": {"number": 1}}'], 2),
        (['{"drafting-table": "dump", "version": "0001"}', '{"users": {}}'], 2),
    ],
)
def test_a_broken_dump_is_refused_by_line(tmp_path: Path, broken: list[str], line: int) -> None:
    async def story() -> None:
        async with opened(str(tmp_path / "empty.db")) as store:
            with pytest.raises(Refusal) as caught:
                await load(store, broken)
            assert (code_of(caught), caught.value.params) == ("dump-line", {"line": line})
            await load(store, broken[:0])

    tell(story())
