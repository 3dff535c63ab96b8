"""What attackers speak: plain TCP, and as much of HTTP and WebSocket as they need."""

from __future__ import annotations

import asyncio
import json
import os
import socket
from base64 import b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

HOST = "127.0.0.1"
ATTACKER = "127.0.0.2"
PING, PONG, TEXT, FRAGMENT = 0x89, 0x8A, 0x81, 0x00
LOST = (OSError, EOFError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError)
PAUSE = 0.02
"""Seconds before the next attempt after being refused."""


@dataclass(frozen=True, slots=True)
class Target:
    """The server, a table on it that everyone may watch, and how long to attack."""

    port: int
    table_id: str
    seconds: float


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def connected(target: Target, unread: int = 0) -> AsyncIterator[Streams]:
    """Yields a connection; one for slow readers keeps few bytes `unread` on its own side."""
    opened = socket.socket()
    opened.setblocking(False)
    if unread:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, unread)
    try:
        opened.bind((ATTACKER, 0))
        await asyncio.get_running_loop().sock_connect(opened, (HOST, target.port))
    except OSError:
        opened.close()
        raise
    reader, writer = await asyncio.open_connection(sock=opened, limit=unread or 1 << 16)
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def call(
    target: Target, method: str, path: str, body: object = None, headers: str = ""
) -> tuple[int, str, Any]:
    """Makes one HTTP call; returns its status, the cookie it sets, and the JSON it answers."""
    data = json.dumps(body).encode() if body is not None else b""
    head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{target.port}\r\nConnection: close\r\n"
    head += f"X-Drafting-Table: 1\r\nContent-Type: application/json\r\n{headers}"
    head += f"Content-Length: {len(data)}\r\n\r\n"
    async with connected(target) as (reader, writer):
        writer.write(head.encode() + data)
        answer = await reader.read(-1)
    top, _, rest = answer.partition(b"\r\n\r\n")
    lines = top.decode("latin-1").split("\r\n")
    cookies = [line[11:].split(";")[0].strip() for line in lines if line.startswith("set-cookie:")]
    found = json.loads(rest) if rest.startswith(b"{") else {}
    return int(lines[0].split()[1]), cookies[0] if cookies else "", found


def frame(opcode: int, data: bytes = b"") -> bytes:
    """Returns a masked frame, with a mask of zeros, which changes nothing."""
    assert len(data) < 65536
    if len(data) < 126:
        return bytes((opcode, 0x80 | len(data), 0, 0, 0, 0)) + data
    return bytes((opcode, 0xFE)) + len(data).to_bytes(2, "big") + bytes(4) + data


def message(**data: object) -> bytes:
    return frame(TEXT, json.dumps(data).encode())


@asynccontextmanager
async def watching(
    target: Target, table_id: str = "", cookie: str = ""
) -> AsyncIterator[asyncio.StreamWriter]:
    """Yields an open WebSocket at a table; what arrives is read and forgotten."""
    key = b64encode(os.urandom(16)).decode()
    path = f"/api/v1/tables/{table_id or target.table_id}/live"
    head = f"GET {path} HTTP/1.1\r\nHost: {HOST}:{target.port}\r\nUpgrade: websocket\r\n"
    head += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
    head += f"Cookie: {cookie}\r\n\r\n" if cookie else "\r\n"
    async with connected(target) as (reader, writer):
        writer.write(head.encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer:
            raise ConnectionError("refused")
        reading = asyncio.create_task(forget(reader))
        try:
            yield writer
        finally:
            reading.cancel()


async def forget(reader: asyncio.StreamReader) -> None:
    while await reader.read(1 << 20):
        pass


async def again_and_again(once: Callable[[], Awaitable[None]]) -> None:
    """Repeats what the server cuts off."""
    while True:
        with suppress(*LOST):
            await once()
        await asyncio.sleep(PAUSE)


async def many(number: int, once: Callable[[int], Awaitable[None]]) -> None:
    """Does it again and again, in `number` copies at once."""

    async def one(place: int) -> None:
        await again_and_again(lambda: once(place))

    await asyncio.gather(*(one(place) for place in range(number)))
