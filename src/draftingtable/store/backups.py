"""Backs up and restores a SQLite store, even while it is in use."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from draftingtable.games.core.errors import Refusal
from draftingtable.store.engines import SQLITE, read_address

PAGES = 1024


def backup(address: str, target: Path) -> None:
    """Copies the store as of one moment, with SQLite's online backup: play can continue."""
    copy(file_of(address), target)


def restore(source: Path, address: str) -> None:
    """Restores a copy; refuses to overwrite an existing store."""
    target = file_of(address)
    need_new(source, target)
    check(source)
    target.parent.mkdir(parents=True, exist_ok=True)
    copy(source, target)


def need_new(source: Path, target: Path) -> None:
    if not source.exists():
        raise Refusal("database-missing", "", {"file": str(source)})
    if target.exists():
        raise Refusal("file-exists", "", {"file": str(target)})


def copy(source: Path, target: Path) -> None:
    need_new(source, target)
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_CREAT | os.O_WRONLY, 0o600))
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
        old.backup(new, pages=PAGES)
        new.execute("PRAGMA journal_mode = DELETE")
    check(part)
    os.replace(part, target)


def check(path: Path) -> None:
    """Checks that the file is a complete store."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            answer = connection.execute("PRAGMA integrity_check").fetchone()[0]
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
            connection.execute("SELECT count(*) FROM log").fetchone()
    except sqlite3.DatabaseError:
        answer = "not a store"
    if answer != "ok":
        raise Refusal("database-broken", "", {"file": str(path)})


def file_of(address: str) -> Path:
    where = read_address(address)
    if where.kind != SQLITE:
        raise Refusal("backup-only-files")
    return where.path
