"""`/readyz` says whether moves can be stored, and the server recovers when they can be again."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import httpx

from tests.plain_http import NO_TLS
from tests.server.playing import Party, seat_party
from tests.server.postgres import Postgres
from tests.server.processes import PATIENCE, Server

ONE_PAGE = 4096


async def until_ready(server: Server, ready: bool) -> None:
    """Asks until the answer is the expected one."""
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(server.is_ready) != ready:
            await asyncio.sleep(0.05)


async def refuse_a_move(party: Party) -> None:
    live = next(live for live in party.lives if live.legal(live.seats[0]))
    seat = live.seats[0]
    frame = {"type": "move", "id": "m1", "seat": seat, "phase": live.views[str(seat)]["phase"]}
    answer = await live._answer_to({**frame, "move": live.legal(seat)[0]})
    assert answer["type"] == "refused"
    assert answer["error"]["code"] == "store-down"


def test_a_full_disk(tmp_path: Path) -> None:
    """Nothing can be written after the first page of a file; later there is room again."""

    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 3)
            _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (ONE_PAGE, most))
            await until_ready(server, False)
            await refuse_a_move(party)
            assert not await asyncio.to_thread(server.is_ready)
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
            await until_ready(server, True)
            await party.play(seed=1)
            await party.check()

    with Server(tmp_path) as server:
        asyncio.run(story(server))


def test_a_read_only_database(tmp_path: Path, postgres: Postgres, database: str) -> None:
    """The server is connected to a replica; once it may write again, nobody restarts anything."""
    name = database.partition("@/")[2].partition("?")[0]

    async def read_only(setting: str) -> None:
        await postgres.execute(f"ALTER DATABASE {name} {setting}")

    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 3)
            await read_only("SET default_transaction_read_only = on")
            await postgres.cut_connections(database)
            await until_ready(server, False)
            await refuse_a_move(party)
            await read_only("RESET default_transaction_read_only")
            await until_ready(server, True)
            await party.play(seed=1)
            await party.check()

    with Server(tmp_path, database) as server:
        asyncio.run(story(server))


def test_a_server_that_drains_serves_on(tmp_path: Path) -> None:
    """It says that it is about to stop; a whole game is played before the second signal."""

    def answers(server: Server) -> list[int]:
        paths = ("/healthz", "/readyz", "/api/v1/about")
        with httpx.Client(timeout=PATIENCE, verify=NO_TLS) as client:
            return [client.get(server.url + path).status_code for path in paths]

    async def story(server: Server) -> None:
        assert answers(server)[::2] == [200, 200]
        await until_ready(server, True)
        os.kill(server.pid, signal.SIGTERM)
        await until_ready(server, False)
        assert answers(server) == [503, 503, 200]
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 2)
            await party.play(seed=2)
            await party.check()
        assert await asyncio.to_thread(server.stop) == 0

    with Server(tmp_path, drain_seconds=600) as server:
        asyncio.run(story(server))
