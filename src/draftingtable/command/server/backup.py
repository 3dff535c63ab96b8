"""`draftingtable backup FILE`"""

import argparse
import asyncio
from pathlib import Path

from draftingtable.command.answers import DONE
from draftingtable.command.server.serve import check_installed, database_of

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
    from draftingtable.store import dump, open_existing
    from draftingtable.store.backups import need_free, new_file

    need_free(target)
    store = await open_existing(url)
    try:
        with new_file(target) as part, part.open("w", encoding="utf-8", newline="\n") as file:
            return await dump(store, file)
    finally:
        await store.close()
