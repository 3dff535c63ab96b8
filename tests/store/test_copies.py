"""Backups: a store copied while in use."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from draftingtable.games.core.errors import Refusal
from draftingtable.store import backup, restore
from draftingtable.table import actions
from draftingtable.tables.service import TableService
from tests.store.stories import service_at, tell, towers
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
        (lambda: backup(str(there), tmp_path / "x.db"), "database-broken"),
        (lambda: backup("postgresql://host/db", tmp_path / "x.db"), "backup-only-files"),
        (lambda: backup("mysql://host/db", tmp_path / "x.db"), "database-address"),
    ]
    for call, code in cases:
        with pytest.raises(Refusal) as caught:
            call()
        assert code_of(caught) == code
    assert there.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [there]
