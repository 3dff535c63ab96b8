"""Bounded floods from strangers' addresses, as a script of a few lines would send them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from tests.server.processes import HOST, Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode
from websockets.typing import Origin

CONNECTIONS = 12
PINGS = 2000
RESYNCS = 60
HEADER_LINES = 300
WATCHERS = 60
SLOW_REQUESTS = 100
SLICE = 20
"""What is sent between two breaths."""
REFUSED = (WebSocketException, OSError, EOFError, TimeoutError)


def stranger(choice: Random) -> str:
    """Returns a loopback address that no honest guest has."""
    return f"127.{choice.randint(200, 250)}.{choice.randint(0, 250)}.{choice.randint(1, 250)}"


async def pings(server: Server, table_id: str, address: str) -> None:
    """Ping frames, which are not messages."""

    async def send(socket: ClientConnection) -> None:
        for _ in range(PINGS // SLICE):
            for number in range(SLICE):
                frame = Frame(Opcode.PING, bytes([number]))
                socket.transport.write(frame.serialize(mask=True))
            await asyncio.sleep(0.005)

    await several_sockets(2, server, table_id, address, send)


async def resyncs(server: Server, table_id: str, address: str) -> None:
    """Requests for everything, again and again, without reading the answers."""

    async def send(socket: ClientConnection) -> None:
        for _ in range(RESYNCS):
            await socket.send('{"type":"resync"}')
            await asyncio.sleep(0.02)

    await several_sockets(CONNECTIONS, server, table_id, address, send)


async def watchers(server: Server, table_id: str, address: str) -> None:
    """More nameless watchers than a table has places."""

    async def send(socket: ClientConnection) -> None:
        await asyncio.sleep(1)

    await several_sockets(WATCHERS, server, table_id, address, send)


async def headers(server: Server, table_id: str, address: str) -> None:
    """Requests whose headers never end."""
    line = b"X-Filler: " + b"a" * 8000 + b"\r\n"

    async def send() -> None:
        _, writer = await asyncio.open_connection(HOST, server.port, local_addr=(address, 0))
        try:
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            for _ in range(HEADER_LINES):
                writer.write(line)
                await asyncio.wait_for(writer.drain(), 5)
        finally:
            writer.transport.abort()

    await asyncio.gather(*(quietly(send) for _ in range(5)))


async def slow_requests(server: Server, table_id: str, address: str) -> None:
    """Connections that send half a line and wait."""

    async def send() -> None:
        _, writer = await asyncio.open_connection(HOST, server.port, local_addr=(address, 0))
        try:
            writer.write(b"GET /api/v1/ab")
            await asyncio.sleep(1)
        finally:
            writer.transport.abort()

    await asyncio.gather(*(quietly(send) for _ in range(SLOW_REQUESTS)))


async def several_sockets(
    count: int,
    server: Server,
    table_id: str,
    address: str,
    send: Callable[[ClientConnection], Awaitable[None]],
) -> None:
    async def one() -> None:
        path = f"{server.socket_url}/api/v1/tables/{table_id}/live"
        async with connect(
            path,
            origin=Origin(server.url),
            local_addr=(address, 0),
            open_timeout=20,
            close_timeout=1,
            proxy=None,
        ) as socket:
            await send(socket)
            socket.transport.abort()

    await asyncio.gather(*(quietly(one) for _ in range(count)))


async def quietly(send: Callable[[], Awaitable[None]]) -> None:
    """A flood may be refused, cut off, or hit a server that is down."""
    try:
        await send()
    except REFUSED:
        return


FLOODS = {
    "flood of pings": pings,
    "flood of resyncs": resyncs,
    "flood of watchers": watchers,
    "flood of headers": headers,
    "flood of slow requests": slow_requests,
}
