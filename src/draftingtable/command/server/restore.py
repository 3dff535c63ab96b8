"""`draftingtable restore FILE`"""

import argparse
import asyncio
from pathlib import Path

from draftingtable.command.answers import DONE
from draftingtable.command.server.backup import LINES
from draftingtable.command.server.serve import check_installed, database_of


def run(options: argparse.Namespace) -> int:
    check_installed()
    source, url = Path(options.file), database_of(options)
    if source.suffix == LINES:
        rows = asyncio.run(read_lines(source, url))
        print(f"{source}: {rows}")
    else:
        from draftingtable.store import restore

        restore(source, url)
        print(source)
    return DONE


async def read_lines(source: Path, url: str) -> int:
    from draftingtable.store import load, open_store

    with source.open(encoding="utf-8") as lines:
        store = await open_store(url)
        try:
            return await load(store, lines)
        finally:
            await store.close()
