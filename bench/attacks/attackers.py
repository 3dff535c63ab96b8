"""The attacks: each runs until its time is over, and tries again whenever it is cut off."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from bench.attacks.wire import (
    FRAGMENT,
    HOST,
    PING,
    PONG,
    Target,
    call,
    connected,
    frame,
    many,
    message,
    watching,
)

Attack: TypeAlias = Callable[[Target], Awaitable[None]]

CHUNK = 65_536
HALF = b"GET /healthz HTTP/1.1\r\nHost: here\r\n"
POST = (
    b"POST /api/v1/me HTTP/1.1\r\nHost: here\r\nX-Drafting-Table: 1\r\n"
    b"Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n"
)
PIECES = POST.replace(b"Content-Length: 9999", b"Transfer-Encoding: chunked")
GAME = Path(__file__).parents[2] / "tests/examples/towers-5-referee-off.dtr"
HEADER = 40_000_000
TALKERS, LINES, LONG_LINE = 40, 5, 200
MOVES_UNDONE = 10_000
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


async def nothing(target: Target) -> None:
    """nothing, for comparison"""
    await asyncio.Event().wait()


async def flood(target: Target, opcode: int, first: bytes = b"") -> None:
    async def once(_: int) -> None:
        async with watching(target) as writer:
            writer.write(first)
            while True:
                writer.write(frame(opcode) * (CHUNK // 6))
                await writer.drain()
                await asyncio.sleep(0)

    await many(4, once)


async def pings(target: Target) -> None:
    """pings without pause on 4 connections"""
    await flood(target, PING)


async def pongs(target: Target) -> None:
    """pongs without pause on 4 connections"""
    await flood(target, PONG)


async def fragments(target: Target) -> None:
    """empty fragments of one message without pause on 4 connections"""
    await flood(target, FRAGMENT, frame(0x01))


async def tiny_messages(target: Target) -> None:
    """messages of two letters without pause on 99 connections"""

    async def once(_: int) -> None:
        async with watching(target) as writer:
            while True:
                writer.write(frame(0x81, b"{}") * 1000)
                await writer.drain()
                await asyncio.sleep(0)

    await many(99, once)


async def headers(target: Target) -> None:
    """headers of 40 MB, never finished, on 10 connections"""

    async def once(_: int) -> None:
        async with connected(target) as (_reader, writer):
            writer.write(HALF + b"X: ")
            for _ in range(HEADER // CHUNK):
                writer.write(b"x" * CHUNK)
                await writer.drain()
            await asyncio.Event().wait()

    await many(10, once)


async def half_requests(target: Target) -> None:
    """1,100 requests without an end, at 1,024 open files"""

    async def once(place: int) -> None:
        await asyncio.sleep(place / 1000)
        async with connected(target) as (reader, writer):
            writer.write(HALF)
            await reader.read()

    await many(1100, once)


async def slow_requests(target: Target) -> None:
    """150 requests, headers or bodies, a letter every half second"""

    async def once(place: int) -> None:
        async with connected(target) as (reader, writer):
            writer.write(POST if place % 2 else HALF + b"X: ")
            while not reader.at_eof():
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.5)

    await many(150, once)


async def hints(target: Target) -> None:
    """14 identities that ask for hints without pause"""

    async def once(_: int) -> None:
        _, cookie, answer = await call(target, "POST", "/api/v1/play", {"game": "towers"})
        async with watching(target, answer["table"]["id"], cookie) as writer:
            number = 0
            while True:
                number += 1
                writer.write(message(type="hint", id=str(number), seat=1))
                await writer.drain()
                await asyncio.sleep(0.1)

    await many(14, tolerant(once))


async def bots(target: Target) -> None:
    """as many tables of seven masters as are allowed, abandoned at once"""
    game = {"game": "cities", "players": 7, "level": "master", "bot_pace": 0}

    async def once(_: int) -> None:
        _, cookie, answer = await call(target, "POST", "/api/v1/play", game)
        path = f"/api/v1/tables/{answer['table']['id']}/leave"
        await call(target, "POST", path, {}, f"Cookie: {cookie}\r\n")

    await many(10, tolerant(once))


async def undos(target: Target) -> None:
    """a move and its undo, 20 messages per second, at each of as many tables as are allowed"""
    seats = [{"kind": "me", "nickname": f"Eve {number}"} for number in range(5)]
    game = {"game": "towers", "players": 5, "seats": seats, "seating": "order", "start": 1}

    async def once(_: int) -> None:
        _, cookie, answer = await call(target, "POST", "/api/v1/tables", game)
        table_id = answer["table"]["id"]
        path = f"/api/v1/tables/{table_id}/start"
        await call(target, "POST", path, {}, f"Cookie: {cookie}\r\n")
        async with watching(target, table_id, cookie) as writer:
            for number in range(1, MOVES_UNDONE, 2):  # both advance the phase
                turn = {"seat": 1, "id": str(number)}
                writer.write(message(type="move", phase=number, move="bid 0", **turn))
                writer.write(message(type="undo", **{**turn, "id": f"u{number}"}))
                await writer.drain()
                await asyncio.sleep(0.1)

    await many(10, tolerant(once))


async def resyncs(target: Target) -> None:
    """20 resyncs per second on each of 99 connections, at two tables with a long chat"""
    settings = {"game": "towers", "nickname": "Eve", "seats": [{"kind": "me"}]}
    made = [await call(target, "POST", "/api/v1/tables", settings) for _ in range(2)]
    table_ids = [answer["table"]["id"] for _, _, answer in made]

    async def once(place: int) -> None:
        cookie = ""
        if place < TALKERS:
            _, cookie, _ = await call(target, "POST", "/api/v1/me", {"nickname": f"Eve {place}"})
        async with watching(target, table_ids[place % 2], cookie) as writer:
            if place < TALKERS:
                writer.write(message(type="say", text="x" * LONG_LINE) * LINES)
            while True:
                writer.write(message(type="resync"))
                await writer.drain()
                await asyncio.sleep(0.05)

    await many(99, once)


async def watchers(target: Target) -> None:
    """as many nameless watchers of the table as are let in"""

    async def once(_: int) -> None:
        async with watching(target):
            await asyncio.Event().wait()

    await many(99, once)


async def chat(target: Target) -> None:
    """58 identities that chat at their own table"""
    settings = {"game": "towers", "nickname": "Eve", "seats": [{"kind": "me"}]}
    _, _, answer = await call(target, "POST", "/api/v1/tables", settings)
    table_id = answer["table"]["id"]

    async def once(place: int) -> None:
        _, cookie, _ = await call(target, "POST", "/api/v1/me", {"nickname": f"Eve {place}"})
        async with watching(target, table_id, cookie) as writer:
            while True:
                writer.write(message(type="say", text="x" * 200))
                await writer.drain()
                await asyncio.sleep(0.25)

    await many(58, once)


async def codes(target: Target) -> None:
    """guesses of codes at /j/ on 10 connections"""

    async def once(_: int) -> None:
        await call(target, "GET", "/j/" + "".join(random.choices(LETTERS, k=6)))

    await many(10, once)


async def tables(target: Target) -> None:
    """tables from the addresses of one /64, through a trusted proxy"""
    settings = {"game": "towers", "nickname": "Eve", "seats": [{"kind": "me"}]}

    async def once(_: int) -> None:
        address = f"2001:db8::{random.getrandbits(16):x}:{random.getrandbits(16):x}"
        forwarded = f"X-Forwarded-For: {address}\r\n"
        await call(target, "POST", "/api/v1/tables", settings, forwarded)

    await many(10, once)


async def chunks(target: Target) -> None:
    """bodies in pieces of one byte on 50 connections"""

    async def once(_: int) -> None:
        async with connected(target) as (reader, writer):
            writer.write(PIECES)
            for _ in range(20):
                writer.write(b"1\r\nx\r\n" * (CHUNK // 6))
                await writer.drain()
            await reader.read()

    await many(50, once)


async def replays(target: Target) -> None:
    """replays of a finished game without pause on 40 connections"""
    request = await replay_request(target)

    async def once(_: int) -> None:
        async with connected(target) as (reader, writer):
            writer.write(request)
            await reader.read(-1)

    await many(40, once)


async def slow_replays(target: Target) -> None:
    """190 replays of a finished game, of which a kilobyte is read every two seconds"""
    request = await replay_request(target)

    async def once(place: int) -> None:
        await asyncio.sleep(place / 15)
        async with connected(target, unread=2048) as (reader, writer):
            writer.write(request)
            while await reader.read(1000):
                await asyncio.sleep(2)

    await many(190, once)


async def replay_request(target: Target) -> bytes:
    """Imports a game; returns the call for its replay."""
    _, _, answer = await call(target, "POST", "/api/v1/records", {"text": GAME.read_text("utf-8")})
    path = f"/api/v1/tables/{answer['table']['id']}/replay"
    return f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\n\r\n".encode()


def tolerant(once: Callable[[int], Awaitable[None]]) -> Callable[[int], Awaitable[None]]:
    """Treats a refusal, which has no table, as being cut off."""

    async def tried(place: int) -> None:
        try:
            await once(place)
        except KeyError:
            raise ConnectionError("refused") from None

    return tried


ATTACKS: dict[str, Attack] = {
    one.__name__: one
    for one in (
        *(nothing, pings, pongs, fragments, tiny_messages, headers, half_requests),
        *(slow_requests, hints, resyncs, watchers, chat, codes, tables),
        *(chunks, replays, slow_replays, bots, undos),
    )
}
