"""Backs up and restores a SQLite store, even while it is in use."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from draftingtable.games.core.errors import Refusal
from draftingtable.store.engines import SQLITE, read_address
from draftingtable.store.schema import PASSING

PAGES = 1024


def backup(address: str, target: Path) -> None:
    """Copies the store as of one moment, with SQLite's online backup: play can continue."""
    copy(file_of(address), target)


def restore(source: Path, address: str) -> None:
    """Restores a copy; refuses to overwrite an existing store."""
    target = file_of(address)
    need_new(source, target)
    check(source)
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    copy(source, target)


def need_new(source: Path, target: Path) -> None:
    if not source.exists():
        raise Refusal("database-missing", "", {"file": str(source)})
    need_free(target)


def need_free(target: Path) -> None:
    if target.exists():
        raise Refusal("file-exists", "", {"file": str(target)})


def copy(source: Path, target: Path) -> None:
    need_new(source, target)
    with new_file(target) as part:
        copy_pages(source, part)
        check(part, source)


def copy_pages(source: Path, part: Path) -> None:
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new, pages=PAGES)
            forget_passing(new)
            new.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error:
        raise Refusal("database-broken", "", {"file": str(source)}) from None


def forget_passing(copy: sqlite3.Connection) -> None:
    """Removes what is only about running servers, byte by byte; older versions had none of it."""
    copy.execute("PRAGMA secure_delete = ON")
    found = {name for (name,) in copy.execute("SELECT name FROM sqlite_master")}
    for table in PASSING:
        if table.name in found:
            copy.execute(f"DELETE FROM {table.name}")
    copy.commit()


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """Yields a file that only its owner can read; it gets its name once it is complete, on disk."""
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield part
        sync(part)
        give_name(part, target)
        sync(target.parent)
    except FileExistsError:
        raise Refusal("file-exists", "", {"file": str(target)}) from None
    finally:
        part.unlink(missing_ok=True)


def give_name(part: Path, target: Path) -> None:
    try:
        os.link(part, target)  # unlike renaming, this never replaces a file
    except FileExistsError:
        raise
    except OSError:  # some file systems have no links
        need_free(target)
        os.rename(part, target)


def sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def check(path: Path, source: Path | None = None) -> None:
    """Checks that the file is a complete store; a refusal names the file it was copied from."""
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=rw", uri=True)) as connection:
            answer = connection.execute("PRAGMA integrity_check").fetchone()[0]
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
            connection.execute("SELECT count(*) FROM log").fetchone()
    except sqlite3.DatabaseError:
        answer = "not a store"
    if answer != "ok":
        raise Refusal("database-broken", "", {"file": str(source or path)})


def file_of(address: str) -> Path:
    where = read_address(address)
    if where.kind != SQLITE:
        raise Refusal("backup-only-files")
    return where.path
