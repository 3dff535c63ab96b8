"""The database goes away and comes back while people play."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.playing import seat_party
from tests.server.postgres import Postgres, running_postgres
from tests.server.processes import Server

CUTS = 8


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """One of this file's own: what is done to it here must not be felt anywhere else."""
    with running_postgres() as postgres:
        yield postgres


def test_connections_are_cut_during_play(tmp_path: Path, postgres: Postgres, database: str) -> None:
    async def cut() -> int:
        count = 0
        for _ in range(CUTS):
            await asyncio.sleep(0.15)
            count += await postgres.cut_connections(database)
        return count

    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "cities", 3)
            other = await seat_party(stack, [server], "towers", 3)
            async with asyncio.TaskGroup() as group:
                group.create_task(party.play(seed=1, pause=0.02))
                group.create_task(other.play(seed=2, pause=0.02))
                cuts = group.create_task(cut())
            assert cuts.result() > 0
            await party.check()
            await other.check()

    with Server(tmp_path, database) as server:
        asyncio.run(story(server))


def test_the_database_stops_and_starts_again(
    tmp_path: Path, postgres: Postgres, database: str
) -> None:
    """Meanwhile the server says that it is not ready; afterwards the same game goes on."""

    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 3)
            async with asyncio.TaskGroup() as group:
                playing = group.create_task(party.play(seed=3, pause=0.05))
                await asyncio.sleep(0.3)
                await postgres.stop()
                try:
                    assert not await asyncio.to_thread(server.is_ready)
                    assert not playing.done()
                finally:
                    await postgres.start()
            await asyncio.to_thread(server.wait_until_ready)
            await party.check()

    with Server(tmp_path, database) as server:
        asyncio.run(story(server))
