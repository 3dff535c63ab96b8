"""`draftingtable backup FILE`"""

import argparse
import asyncio
import os
from pathlib import Path

from draftingtable.command.answers import DONE
from draftingtable.command.server.serve import check_installed, database_of
from draftingtable.games.core.errors import Refusal

LINES = ".jsonl"


def run(options: argparse.Namespace) -> int:
    check_installed()
    target, url = Path(options.file), database_of(options)
    if target.suffix == LINES:
        rows = asyncio.run(write_lines(url, target))
        print(f"{target}: {rows}")
    else:
        from draftingtable.store import backup

        backup(url, target)
        print(target)
    return DONE


async def write_lines(url: str, target: Path) -> int:
    """Writes everything as text. Only the owner can read the file, since it includes secrets."""
    from draftingtable.store import dump, open_store

    store = await open_store(url)
    try:
        with os.fdopen(new_file(target), "w", encoding="utf-8") as file:
            return await dump(store, file)
    finally:
        await store.close()


def new_file(target: Path) -> int:
    try:
        return os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        raise Refusal("file-exists", "", {"file": str(target)}) from None
