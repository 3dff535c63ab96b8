"""A database and its companions can be read by their owner alone, from the first byte."""

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from draftingtable.store import open_store
from draftingtable.store.private_files import keep_database_private, write_once


@pytest.fixture(autouse=True)
def open_umask() -> Iterator[None]:
    """Nothing else keeps strangers out."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in folder.iterdir()}


def test_a_database_is_private_while_it_is_open(tmp_path: Path) -> None:
    async def while_open() -> dict[str, str]:
        store = await open_store(str(tmp_path / "tables.sqlite"))
        found = modes(tmp_path)
        await store.close()
        return found

    names = ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm")
    assert asyncio.run(while_open()) == dict.fromkeys(names, "0o600")


def test_a_database_is_private_before_anything_is_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite"
    seen: list[dict[str, str]] = []
    opened = sqlite3.connect

    def watched(*arguments: object, **options: object) -> sqlite3.Connection:
        seen.append(modes(tmp_path))
        return opened(*arguments, **options)  # type: ignore[call-overload, no-any-return]

    monkeypatch.setattr(sqlite3, "connect", watched)
    monkeypatch.setattr(sqlite3.dbapi2, "connect", watched)

    async def open_and_close() -> None:
        await (await open_store(str(path))).close()

    asyncio.run(open_and_close())
    assert seen
    assert seen[0] == {"tables.sqlite": "0o600"}
    assert {mode for found in seen for mode in found.values()} == {"0o600"}


def test_an_old_database_is_closed_to_strangers_and_stays_open_to_its_group(tmp_path: Path) -> None:
    for name in ("tables.sqlite", "tables.sqlite-wal"):
        (tmp_path / name).touch(0o644)
    keep_database_private(tmp_path / "tables.sqlite")
    assert modes(tmp_path) == {"tables.sqlite": "0o640", "tables.sqlite-wal": "0o640"}


def test_a_database_in_memory_has_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    keep_database_private(Path(":memory:"))
    assert modes(tmp_path) == {}


def test_a_secret_file_is_whole_or_absent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It gets its name only after its content is on the disk; a failure leaves nothing."""
    path = tmp_path / "secret"
    steps: list[tuple[str, dict[str, str]]] = []

    def failing(number: int) -> None:
        steps.append(("fsync", modes(tmp_path)))
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "fsync", failing)
    with pytest.raises(OSError, match="full"):
        write_once(path, "text")
    monkeypatch.undo()
    ((_, while_writing),) = steps
    assert path.name not in while_writing
    assert set(while_writing.values()) == {"0o600"}
    assert modes(tmp_path) == {}


def test_the_name_of_a_secret_file_survives_a_power_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that was synced can still lose its name until its folder is synced, too."""
    synced: list[tuple[bool, bool]] = []
    real = os.fsync

    def noted(number: int) -> None:
        synced.append((stat.S_ISDIR(os.fstat(number).st_mode), (tmp_path / "secret").exists()))
        real(number)

    monkeypatch.setattr(os, "fsync", noted)
    write_once(tmp_path / "secret", "text")
    assert synced == [(False, False), (True, True)]


def test_a_secret_file_is_written_once(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    assert write_once(path, "first")
    assert not write_once(path, "second")
    assert path.read_text() == "first"
    assert modes(tmp_path) == {"secret": "0o600"}
