"""A client that does not read is disconnected and costs the others nothing."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosedError

from draftingtable.server.ws import client_socket as wire
from draftingtable.server.ws.client_socket import framed
from tests.server_in_process.serving import PATIENCE, Running, hear, new_table, running, say


async def until_gone(line: ClientConnection) -> list[str]:
    """Reads everything that was sent, to the end."""
    kinds = []
    with suppress(ConnectionClosedError):
        async with asyncio.timeout(PATIENCE):
            async for message in line:
                kinds.append(json.loads(message)["type"])
    return kinds


def slow_clients(server: Running) -> float:
    registry = server.services.hub.metrics.registry
    return registry.get_sample_value("draftingtable_slow_clients_total") or 0.0


def test_a_client_with_too_much_queued_is_notified_and_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "FAREWELL", PATIENCE)

    async def play() -> tuple[list[str], float]:
        small = running(tmp_path, queue=200_000, rate_messages=100_000)
        async with small as server, server.client() as client:
            table_id = await new_table(client)
            async with server.live(client, table_id) as slow:
                await hear(slow, "welcome")
                slow.transport.pause_reading()
                room = server.services.hub.rooms[table_id]
                frame = framed({"type": "noise", "text": "x" * 60_000})
                (line,) = [socket for socket, _ in room.all_sockets()]
                for _ in range(400):
                    line.write(frame)
                    await asyncio.sleep(0)
                slow.transport.resume_reading()
                kinds = await until_gone(slow)
            async with server.live(client, table_id) as quick:
                await hear(quick, "welcome")
                await say(quick, type="resync")
                await hear(quick, "welcome")
            return kinds, slow_clients(server)

    kinds, counted = asyncio.run(play())
    assert kinds[-1] == "bye"
    assert len(kinds) < 400
    assert counted == 1


def test_a_client_that_reads_nothing_for_too_long_is_closed(tmp_path: Path) -> None:
    async def play() -> float:
        patient = running(tmp_path, queue=100_000_000, slow_seconds=0.2)
        async with patient as server, server.client() as client:
            table_id = await new_table(client)
            async with server.live(client, table_id) as slow:
                await hear(slow, "welcome")
                slow.transport.pause_reading()
                room = server.services.hub.rooms[table_id]
                (line,) = [socket for socket, _ in room.all_sockets()]
                line.write(framed({"type": "noise", "text": "x" * 20_000_000}))
                async with asyncio.timeout(PATIENCE):
                    while not slow_clients(server):
                        await asyncio.sleep(0.05)
                    while table_id in server.services.hub.rooms:
                        await asyncio.sleep(0.05)
                slow.transport.abort()
            return slow_clients(server)

    assert asyncio.run(play()) == 1
