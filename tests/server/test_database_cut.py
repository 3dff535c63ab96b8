"""The database goes away and comes back during play."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.playing import Disturbance, seat_party
from tests.server.postgres import Postgres, running_postgres
from tests.server.processes import PATIENCE, Server

CUTS = range(5, 85, 10)
"""Counted in moves at all tables."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    """A cluster for this file alone: others must not notice what is done to it."""
    with running_postgres() as postgres:
        yield postgres


def test_connections_are_cut_during_play(tmp_path: Path, postgres: Postgres, database: str) -> None:
    cut: list[int] = []

    async def cut_connections() -> None:
        cut.append(await postgres.cut_connections(database))

    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "cities", 3)
            other = await seat_party(stack, [server], "towers", 3)
            cutting = Disturbance(cut_connections, CUTS)
            async with asyncio.TaskGroup() as group:
                group.create_task(party.play(1, cutting))
                group.create_task(other.play(2, cutting))
            assert len(cut) == len(CUTS)
            assert sum(cut) > 0
            await party.check()
            await other.check()

    with Server(tmp_path, database) as server:
        asyncio.run(story(server))


def test_the_database_stops_and_starts_again(
    tmp_path: Path, postgres: Postgres, database: str
) -> None:
    """Meanwhile the server reports that it is not ready; afterwards the same game goes on."""

    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 3)

            async def stop_and_start() -> None:
                await postgres.stop()
                try:
                    async with asyncio.timeout(PATIENCE):
                        while await asyncio.to_thread(server.is_ready):
                            await asyncio.sleep(0.05)  # it may have stored something just now
                finally:
                    await postgres.start()

            outage = Disturbance(stop_and_start, [5])
            await party.play(3, outage)
            assert outage.left == []
            await asyncio.to_thread(server.wait_until_ready)
            await party.check()

    with Server(tmp_path, database) as server:
        asyncio.run(story(server))


def test_a_server_waits_for_its_database(tmp_path: Path, postgres: Postgres, database: str) -> None:
    """It says so, and starts when the database is there."""

    async def story() -> None:
        await postgres.stop()
        server = Server(tmp_path, database)
        try:
            server.begin()
            async with asyncio.timeout(PATIENCE):
                while "waiting for the database" not in server.log():
                    await asyncio.sleep(0.02)
            await postgres.start()
            await asyncio.to_thread(server.wait_until_ready)
            assert not server.faults()
        finally:
            server.kill()

    asyncio.run(story())


def test_a_server_does_not_wait_for_ever(tmp_path: Path, postgres: Postgres, database: str) -> None:
    async def story() -> None:
        await postgres.stop()
        try:
            server = Server(tmp_path, database, database_wait=0)
            server.begin()
            assert await asyncio.to_thread(server.wait_until_over) == 1
            assert "cannot be reached" in server.log()
            assert "Traceback" not in server.log()
        finally:
            await postgres.start()

    asyncio.run(story())
