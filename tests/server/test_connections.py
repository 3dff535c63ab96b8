"""Bad connections: a slow reader, one that dies silently, everybody reconnecting at once."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tests.server.live import Live
from tests.server.people import Person
from tests.server.playing import Disturbance, Party, seat_party
from tests.server.processes import HOST, PATIENCE, Server

STORM = 100


@asynccontextmanager
async def deaf_connection(person: Person, table_id: str) -> AsyncIterator[ClientConnection]:
    """Yields a connection that has stopped reading, so not even pings are answered."""
    server = person.server
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.setblocking(False)
    await asyncio.get_running_loop().sock_connect(narrow, (HOST, server.port))
    deaf = await connect(
        f"{server.socket_url}/api/v1/tables/{table_id}/live",
        sock=narrow,
        origin=Origin(server.url),
        additional_headers={"Cookie": person.cookies},
        ping_interval=None,
        open_timeout=PATIENCE,
        max_queue=1,
    )
    try:
        await deaf.recv()
        deaf.transport.pause_reading()
        yield deaf
    finally:
        deaf.transport.abort()


def watchers(live: Live) -> int:
    """Returns how many watch the table, as last reported to this client."""
    sent = [frame["watching"] for frame in live.frames if frame["type"] == "presence"]
    return int(sent[-1]) if sent else -1


def test_a_slow_watcher_delays_nobody_and_is_disconnected(tmp_path: Path) -> None:
    async def ask_and_never_listen(deaf: ClientConnection) -> None:
        """Sends more and more until all buffers in between are full."""
        with suppress(ConnectionClosed):
            while True:
                await deaf.send(json.dumps({"type": "resync"}))
                await asyncio.sleep(0)

    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 3)
            slow = await stack.enter_async_context(Person(server, "Slow"))
            deaf = await stack.enter_async_context(deaf_connection(slow, party.table_id))
            await party.watcher.until(lambda: watchers(party.watcher) == 2)
            asking = asyncio.create_task(ask_and_never_listen(deaf))
            await party.play(seed=1)
            await party.check()
            await party.watcher.until(lambda: watchers(party.watcher) == 1)
            asking.cancel()

    with Server(tmp_path, queue=65_536, slow_seconds=1, ping_timeout=10_000) as server:
        asyncio.run(story(server))


def test_a_player_who_vanishes_is_noticed(tmp_path: Path) -> None:
    """The other end of a half-open connection is silent: it does not answer pings."""

    def has_seen(live: Live, *wanted: list[int]) -> bool:
        """Whether this client was sent these seats in this order; others may come in between."""
        sent = iter([frame["seats"] for frame in live.frames if frame["type"] == "presence"])
        return all(seats in sent for seats in wanted)

    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 2)
            gone, stays = party.lives
            await stays.until(lambda: has_seen(stays, [1, 2]))
            await gone.__aexit__(None, None, None)
            await stays.until(lambda: has_seen(stays, [1, 2], [2]))
            async with deaf_connection(gone.person, party.table_id):
                await stays.until(lambda: has_seen(stays, [1, 2], [2], [1, 2]))
                await stays.until(lambda: has_seen(stays, [1, 2], [2], [1, 2], [2]))

    with Server(tmp_path, ping_interval=0.5, ping_timeout=5) as server:
        asyncio.run(story(server))


def test_everybody_reconnects_at_once(server: Server) -> None:
    """A whole crowd loses its connections, five times, and the game goes on."""

    async def storm(crowd: list[Live]) -> None:
        before = [live.welcomes for live in crowd]
        await asyncio.gather(*(live.cut() for live in crowd))
        for live, welcomes in zip(crowd, before, strict=True):
            await live.until(lambda live=live, n=welcomes: live.welcomes > n)  # type: ignore[misc]

    async def crowd_of(stack: AsyncExitStack, party: Party) -> list[Live]:
        crowd = [Live(party.watcher.person, party.table_id) for _ in range(STORM)]
        await asyncio.gather(*(stack.enter_async_context(live) for live in crowd))
        return crowd

    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "cities", 4)
            crowd = await crowd_of(stack, party)
            storms = Disturbance(lambda: storm([*crowd, *party.everybody]), range(5, 55, 10))
            await party.play(2, storms)
            assert storms.left == []
            await party.check()
            for live in crowd:
                await live.reach(party.watcher.number)
                assert live.views == party.watcher.views
                assert live.story == party.watcher.story

    asyncio.run(story())
