"""Every frame is charged where it arrives, whatever its kind, and parsed in slices."""

import asyncio
import json
from collections import Counter
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

import draftingtable.server.ws.endpoint as endpoint_module
from draftingtable.server.ops.rate_limits import Bucket, Rate
from draftingtable.server.ws import client_socket
from draftingtable.server.ws.client_socket import MOST_FRAGMENTS, SLICE, WAITING, LiveProtocol
from tests.server_in_process.serving import (
    PATIENCE,
    Running,
    hear,
    kinds_until,
    new_table,
    running,
    say,
)

FLOOD = 3000
ALLOWED = 250
"""Frames at once: five seconds' worth."""
SMALLEST = 6
"""Bytes of an empty frame from a client."""
IN_A_SLICE = SLICE // SMALLEST + 1
RARELY = 0.125
"""A rate that nothing else has."""


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


KINDS = {
    "pings": frame(Opcode.PING) * FLOOD,
    "pongs": frame(Opcode.PONG) * FLOOD,
    "messages": frame(Opcode.TEXT, b"{}") * FLOOD,
    "bytes": frame(Opcode.BINARY) * FLOOD,
    "empty fragments": frame(Opcode.TEXT, b"", fin=False)
    + frame(Opcode.CONT, b"", fin=False) * FLOOD,
}


@pytest.fixture(autouse=True)
def _brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who are cut have read everything by then: they share the server's loop."""
    monkeypatch.setattr(client_socket, "FAREWELL", 0.3)


async def read_all(line: ClientConnection) -> list[dict[str, Any]]:
    found = []
    with suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            async for text in line:
                found.append(json.loads(text))
    return found


def cut(server: Running, why: str) -> float:
    registry = server.services.hub.metrics.registry
    found = registry.get_sample_value("draftingtable_cut_connections_total", {"why": why})
    return found or 0.0


class Handled:
    """Counts the frames that the server handles, by connection and round of its loop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.frames: Counter[tuple[object, int]] = Counter()
        self.round = 0
        charge = LiveProtocol._charge

        def counted(protocol: LiveProtocol) -> bool:
            self.frames[protocol, self.round] += 1
            return charge(protocol)

        monkeypatch.setattr(LiveProtocol, "_charge", counted)

    async def count_rounds(self) -> None:
        while True:
            await asyncio.sleep(0)
            self.round += 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_connection_with_too_many_frames_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """The clock stands still; otherwise a slow server would allow more of them."""

    async def play() -> tuple[list[dict[str, Any]], int | None, float, bool]:
        patient = running(tmp_path, rate_messages=100_000, rate_address=100_000)
        async with patient as server, server.client() as client:
            table_id = await new_table(client)
            async with server.live(client, table_id) as quiet:
                await hear(quiet, "welcome")
                async with server.live(client, table_id) as flooder:
                    await hear(flooder, "welcome")
                    flooder.transport.write(KINDS[kind])
                    heard = await read_all(flooder)
                await say(quiet, type="resync")
                welcome = await hear(quiet, "welcome")
            return heard, flooder.close_code, cut(server, "frames"), bool(welcome)

    monkeypatch.setattr(client_socket, "Bucket", partial(Bucket, clock=lambda: 0.0))
    heard, code, counted, answered = asyncio.run(play())
    assert heard[-1] == {"type": "bye", "reason": "fast"}
    assert code == 1008
    assert counted == 1
    assert answered
    assert len(heard) <= ALLOWED + IN_A_SLICE + 5


def test_a_message_in_too_many_pieces_closes_the_connection(tmp_path: Path) -> None:
    """However slowly they come: the server would have to keep them all."""

    async def play() -> list[dict[str, Any]]:
        endless = running(tmp_path, rate_frames=100_000, rate_address=100_000)
        async with endless as server, server.client() as client:
            table_id = await new_table(client)
            async with server.live(client, table_id) as line:
                await hear(line, "welcome")
                pieces = frame(Opcode.CONT, b"x", fin=False) * MOST_FRAGMENTS
                line.transport.write(frame(Opcode.TEXT, b"{", fin=False) + pieces)
                return await read_all(line)

    assert asyncio.run(play())[-1] == {"type": "bye", "reason": "fast"}


def test_no_more_than_a_slice_is_parsed_per_round_of_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(handled: Handled) -> int:
        endless = running(tmp_path, rate_frames=1e6, rate_address=1e6)
        async with endless as server, server.client() as client:
            table_id = await new_table(client)
            async with server.live(client, table_id) as line:
                await hear(line, "welcome")
                rounds = asyncio.create_task(handled.count_rounds())
                line.transport.write(KINDS["pongs"])
                await say(line, type="resync")
                await hear(line, "welcome")
                rounds.cancel()
        return max(handled.frames.values())

    handled = Handled(monkeypatch)
    assert asyncio.run(play(handled)) <= IN_A_SLICE
    assert sum(handled.frames.values()) > FLOOD


def test_messages_that_wait_to_be_handled_are_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[int] = []
    pass_on = LiveProtocol.send_receive_event_to_app

    def watched(protocol: LiveProtocol) -> None:
        pass_on(protocol)
        waiting.append(protocol.queue.qsize())

    monkeypatch.setattr(LiveProtocol, "send_receive_event_to_app", watched)

    async def play() -> int:
        endless = running(tmp_path, rate_frames=1e6, rate_address=1e6, rate_messages=1e6)
        async with endless as server, server.client() as client:
            table_id = await new_table(client)
            async with server.live(client, table_id) as line:
                await hear(line, "welcome")
                line.transport.write(KINDS["messages"])
                for _ in range(FLOOD):
                    await hear(line, "refused")
        return len(waiting)

    assert asyncio.run(play()) == FLOOD, "none of them is lost"
    assert max(waiting) < WAITING + IN_A_SLICE


def test_an_address_with_too_many_frames_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the clock standing still, ten connections get one address's share and no more."""
    share = 20

    async def play(handled: Handled) -> tuple[int, int]:
        async with running(tmp_path) as server, server.client() as client:
            table_id = await new_table(client)
            lines = [await server.live(client, table_id) for _ in range(10)]
            for line in lines:
                await hear(line, "welcome")
            LiveProtocol.by_address = Rate(share, 1, clock=lambda: 0.0)
            for line in lines:
                line.transport.write(frame(Opcode.PONG) * 100)
            for _ in range(50):
                assert (await client.get("/healthz")).status_code == 200
            held = sum(handled.frames.values())
            LiveProtocol.by_address = Rate(1e6, 1)
            for line in lines:
                await say(line, type="resync")
            await hear(lines[0], "welcome")
            for line in lines:
                await line.close()
            return held, sum(handled.frames.values())

    held, later = asyncio.run(play(Handled(monkeypatch)))
    assert held <= share + IN_A_SLICE
    assert later > held


async def kinds_until_refused(line: ClientConnection) -> list[str]:
    """Says something that is refused; returns what arrives until then, in this order."""
    await say(line, type="nonsense")
    return await kinds_until(line, "refused")


def test_a_resync_too_many_waits_for_one_connection_and_for_its_address(tmp_path: Path) -> None:
    """With clocks standing still: each connection has two, and all of them together have three."""

    async def play() -> list[int]:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(tmp_path, rate_resync=RARELY))
            client = await stack.enter_async_context(server.client())
            table_id = await new_table(client)
            lines = [
                await stack.enter_async_context(server.live(client, table_id)) for _ in range(3)
            ]
            endpoint = server.server.app.endpoint
            assert endpoint is not None
            endpoint.resyncing = Rate(3, 1, clock=lambda: 0.0)
            welcomes = []
            for line in lines:
                await hear(line, "welcome")
                for _ in range(5):
                    await say(line, type="resync")
                welcomes.append((await kinds_until_refused(line)).count("welcome"))
            return welcomes

    def bucket(per_second: float, burst: float) -> Bucket:
        stopped = Bucket(2, 1, clock=lambda: 0.0)
        return stopped if per_second == RARELY else Bucket(per_second, burst)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(endpoint_module, "Bucket", bucket)
        assert asyncio.run(play()) == [2, 1, 0]


def test_resyncs_that_waited_are_answered_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]

    def bucket(per_second: float, burst: float) -> Bucket:
        if per_second == RARELY:
            return Bucket(100, 0.01, clock=lambda: now[0])
        return Bucket(per_second, burst)

    async def play() -> list[int]:
        async with running(tmp_path, rate_resync=RARELY) as server, server.client() as client:
            table_id = await new_table(client)
            async with server.live(client, table_id) as line:
                await hear(line, "welcome")
                for _ in range(5):
                    await say(line, type="resync")
                before = (await kinds_until_refused(line)).count("welcome")
                now[0] = 1000.0
                await hear(line, "welcome")
                after = (await kinds_until_refused(line)).count("welcome")
                return [before, after]

    monkeypatch.setattr(endpoint_module, "Bucket", bucket)
    assert asyncio.run(play()) == [1, 0]


def test_the_limits_are_the_settings(tmp_path: Path) -> None:
    async def play() -> tuple[tuple[float, float], tuple[float, float]]:
        async with running(tmp_path, rate_frames=7, rate_address=9, rate_burst=3):
            return LiveProtocol.frame_limit, LiveProtocol.by_address.limits[:2]

    assert asyncio.run(play()) == ((7, 3), (9, 2))
