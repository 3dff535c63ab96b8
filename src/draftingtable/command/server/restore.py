"""`draftingtable restore FILE`"""

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from draftingtable.command.answers import DONE
from draftingtable.command.server.backup import LINES
from draftingtable.command.server.serve import check_installed, database_of

if TYPE_CHECKING:
    from draftingtable.store.loading import Loaded


def run(options: argparse.Namespace) -> int:
    check_installed()
    source = Path(options.file)
    if source.suffix == LINES:
        done = asyncio.run(read_lines(source, options))
        print(f"{source}: {done.rows}")
        if done.kept:
            print(f"already there, and left as they are: {len(done.kept)}")
    else:
        from draftingtable.store import restore

        restore(source, database_of(options))
        print(source)
    return DONE


async def read_lines(source: Path, options: argparse.Namespace) -> "Loaded":
    """Restores a dump that has been checked to its end: a broken one does not touch anything."""
    from draftingtable.store import check_dump, load, open_store

    # What cannot be decoded is replaced, and then does not match the end mark.
    with source.open(encoding="utf-8", errors="replace", newline="\n") as lines:
        check_dump(lines, options.unmarked)
        lines.seek(0)
        store = await open_store(database_of(options))
        try:
            return await load(store, lines, options.unmarked)
        finally:
            await store.close()
