"""The bytes that games take in the database, once they are over."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.postgres import Postgres, running_postgres
from tests.server.processes import Server

from bench.server.load_generator import Load, run
from bench.server.ours import make_tables
from bench.server.runs import LONG, SETTINGS

LISTS = ("tables", "seats", "secrets")


@dataclass(frozen=True, slots=True)
class Storage:
    """Of games of 5 Towers for three that were played to their end, without unused space."""

    games: int
    entries_per_game: float
    log_bytes_per_game: float
    """With the index."""
    other_bytes_per_table: float
    """Its line in the lists, its seats and its secret, with their indexes."""


def measure(games: int) -> Storage:
    with TemporaryDirectory() as folder, running_postgres() as cluster:
        database = cluster.new_database()
        with Server(Path(folder), database, **SETTINGS) as server:
            run(Load("ours", make_tables([server], games), LONG, at_once=games))
            server.stop()  # what it still had to list is written
        return asyncio.run(_read(cluster, database))


async def _read(cluster: Postgres, database: str) -> Storage:
    async def number(query: str) -> int:
        (row,) = await cluster.execute(query, database)
        return int(row[0])

    await cluster.execute("VACUUM FULL", database)
    games = await number("SELECT count(*) FROM tables WHERE state = 'finished'")
    lists = [await number(f"SELECT pg_total_relation_size('{name}')") for name in LISTS]
    return Storage(
        games,
        await number("SELECT count(*) FROM log") / games,
        await number("SELECT pg_total_relation_size('log')") / games,
        sum(lists) / games,
    )
