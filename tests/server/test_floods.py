"""Floods from one address at a real server with its usual limits, next to an innocent table.

Nothing here is timed (`python -m bench.attacks` does that): each flood must meet its refusal, and
the innocent people's game must go on to its end.
"""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import fields
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.typing import Origin

from draftingtable.server.settings import Settings
from tests.plain_http import NO_TLS
from tests.server.people import BRIEFLY, Person
from tests.server.playing import open_table, seat_party
from tests.server.processes import HOST, ONE_ADDRESS_FOR_ALL, PATIENCE, Server

ATTACKER = "127.0.0.2"
HALF = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"
FEW_FILES = 256
"""File descriptors that the server may open, in the test that wants to use them all up."""

USUAL = {
    one.name: one.default
    for one in fields(Settings)
    if one.name in ONE_ADDRESS_FOR_ALL and one.name.startswith(("rate_", "most_"))
}


class FewFiles(Server):
    def _command(self) -> list[str]:
        limit = f'ulimit -n {FEW_FILES}; exec "$@"'
        return ["bash", "-c", limit, "bash", *super()._command()]


@asynccontextmanager
async def watching(server: Server, table_id: str) -> AsyncIterator[ClientConnection]:
    async with connect(
        f"{server.socket_url}/api/v1/tables/{table_id}/live",
        origin=Origin(server.url),
        local_addr=(ATTACKER, 0),
        open_timeout=PATIENCE,
        close_timeout=1,
        ping_interval=None,
        proxy=None,
        max_queue=None,
    ) as line:
        yield line


async def half_request(server: Server, address: str) -> asyncio.StreamWriter | None:
    try:
        _, writer = await asyncio.open_connection(HOST, server.port, local_addr=(address, 0))
    except OSError:
        return None
    with suppress(OSError):
        writer.write(HALF)
    return writer


async def flood_with(server: Server, table_id: str, frame: bytes) -> None:
    """Sends the same frame until the server hangs up."""
    with suppress(ConnectionClosed):
        async with watching(server, table_id) as line:
            while True:
                line.transport.write(frame * 500)
                await asyncio.wait_for(line.ping(), PATIENCE)


async def pings(server: Server, table_id: str) -> None:
    await flood_with(server, table_id, Frame(Opcode.PING, b"x").serialize(mask=True))


async def pongs(server: Server, table_id: str) -> None:
    await flood_with(server, table_id, Frame(Opcode.PONG, b"x").serialize(mask=True))


async def resyncs(server: Server, table_id: str) -> None:
    message = Frame(Opcode.TEXT, b'{"type":"resync"}')
    await flood_with(server, table_id, message.serialize(mask=True))


async def tiny_messages(server: Server, table_id: str) -> None:
    await flood_with(server, table_id, Frame(Opcode.TEXT, b"{}").serialize(mask=True))


async def headers(server: Server, table_id: str) -> None:
    """Ten requests with headers of a few megabytes, none of them finished."""
    for _ in range(10):
        _, writer = await asyncio.open_connection(HOST, server.port, local_addr=(ATTACKER, 0))
        with suppress(OSError):
            writer.write(HALF)
            for _ in range(1000):  # far more than the kernel keeps for both
                writer.write(b"X: " + b"x" * 40_000 + b"\r\n")
                await writer.drain()
            raise AssertionError("the server read all of the headers")
        writer.close()


FLOODS: dict[str, Callable[[Server, str], Coroutine[Any, Any, None]]] = {
    "pings": pings,
    "pongs": pongs,
    "resyncs": resyncs,
    "tiny messages": tiny_messages,
    "headers": headers,
}


@pytest.fixture(scope="module")
def usual_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The usual limits, except for what the innocent do faster than people."""
    quick: dict[str, object] = {"rate_http": 1000, "rate_create": 1000, "rate_messages": 1000}
    quick |= {"rate_moves": 1000, "rate_moves_address": 1000}
    settings = {**USUAL, **quick, "rate_frames": 200, "rate_address": 400}
    with Server(tmp_path_factory.mktemp("usual"), "", **settings) as server:
        yield server


@pytest.mark.parametrize("flood", FLOODS)
def test_an_innocent_table_plays_on_during_a_flood(usual_server: Server, flood: str) -> None:
    server = usual_server

    async def story() -> int:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 2)
            before = server.memory()
            attack = asyncio.create_task(FLOODS[flood](server, party.table_id))
            await party.play(seed=3)
            await asyncio.wait_for(attack, PATIENCE)
            await party.check()
            return server.memory() - before

    assert asyncio.run(story()) < 100_000_000
    assert server.faults() == []


def test_half_requests_do_not_use_up_the_files(tmp_path: Path) -> None:
    """More of them than the server may open files, from several addresses, and it still answers."""

    async def story(server: Server) -> list[int]:
        writers = []
        statuses = []
        async with httpx.AsyncClient(timeout=PATIENCE, limits=BRIEFLY, verify=NO_TLS) as client:
            for number in range(FEW_FILES + 100):
                address = f"127.0.0.{2 + number % 4}"
                writers.append(await half_request(server, address))
                if number % 50 == 0:
                    statuses.append((await client.get(f"{server.url}/healthz")).status_code)
            async with Person(server, "Innocent") as innocent:
                await open_table(innocent, "towers", 2)
        for writer in writers:
            if writer is not None:
                writer.close()
        return statuses

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert most > 2 * FEW_FILES, "this test opens as many files itself"
    with FewFiles(tmp_path, header_seconds=600) as server:
        assert set(asyncio.run(story(server))) == {200}
        assert server.faults() == []
