"""Files that only their owner can read, from the first byte."""

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

OWNER_ONLY: Final = 0o600
OTHERS: Final = 0o007
IN_MEMORY: Final = (":memory:", "file:")
BESIDE: Final = ("", "-wal", "-shm")
"""The files of a SQLite database. New ones get the mode of the first."""


def keep_database_private(path: Path) -> None:
    """Creates the file of a database if there is none; closes an existing one to strangers.

    A group that was given access keeps it: perhaps it makes the backups.
    """
    if str(path).startswith(IN_MEMORY):
        return
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    for end in BESIDE:
        close_to_strangers(path.with_name(path.name + end))


def close_to_strangers(path: Path) -> None:
    with suppress(FileNotFoundError, PermissionError):  # only the owner can change it
        mode = path.stat().st_mode
        if mode & OTHERS:
            path.chmod(mode & ~OTHERS & 0o777)


def write_once(path: Path, text: str) -> bool:
    """Writes a file that is whole or absent, even if the power fails; False if there is one."""
    part = path.with_name(f"{path.name}.{token_hex(4)}.part")
    made = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY)
    try:
        with os.fdopen(made, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.link(part, path)  # unlike a rename, never replaces a file
    except FileExistsError:
        return False
    finally:
        part.unlink()
    sync_folder(path.parent)
    return True


def sync_folder(folder: Path) -> None:
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
