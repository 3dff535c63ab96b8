"""Requests that are too large, too slow or too many never reach the application."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import pytest
from prometheus_client import Counter

from draftingtable.server.http.http_protocol import (
    BODY_EXCESS,
    MOST_PIPELINED,
    GuardedHttp,
    TooMuch,
)
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.ops.request_guard import MOST_REFUSALS
from draftingtable.server.ops.tcp_gate import RESERVED, TcpGate
from draftingtable.server.settings import Settings
from tests.server_in_process.serving import PATIENCE, Running, hear, new_table, running
from tests.server_in_process.test_frames import cut

HEALTH = b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n"
OTHER = "127.0.0.2"
NAME = b'{"nickname":"Al"}'


class Raw:
    """A plain TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)

    async def rest(self) -> bytes:
        """Returns everything until the server closes."""
        found = b""
        async with asyncio.timeout(PATIENCE):
            try:
                while data := await self.reader.read(65_536):
                    found += data
            except ConnectionError:
                pass
        return found

    async def answer(self) -> int:
        """Returns the status of the next response, read up to its body."""
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readuntil(b"\r\n\r\n")
            length = head.partition(b"content-length:")[2].split()[0]
            await self.reader.readexactly(int(length))
        return int(head.split()[1])


class RawServer:
    """A server, and plain connections to it from any loopback address."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.connections: list[Raw] = []

    async def connect(self, address: str = "127.0.0.1") -> Raw:
        port = int(self.server.url.rpartition(":")[2])
        streams = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        self.connections.append(Raw(*streams))
        return self.connections[-1]

    async def close(self) -> None:
        for connection in self.connections:
            connection.writer.close()
            with suppress(ConnectionError):
                await connection.writer.wait_closed()


@asynccontextmanager
async def serving(folder: Path, **settings: object) -> AsyncIterator[RawServer]:
    async with running(folder, **settings) as server:
        reached = RawServer(server)
        try:
            yield reached
        finally:
            await reached.close()


async def until_all_left() -> None:
    async with asyncio.timeout(PATIENCE):
        while GuardedHttp.gate.open:
            await asyncio.sleep(0.01)


def status(answer: bytes) -> int:
    return int(answer.split()[1])


def request(*headers: bytes, method: bytes = b"GET", body: bytes = b"") -> bytes:
    lines = [method + b" /healthz HTTP/1.1", b"Host: here", *headers, b"", body]
    return b"\r\n".join(lines)


LARGE = {
    "one long header": request(b"X: " + b"x" * 40_000),
    "a header without an end": b"GET /healthz HTTP/1.1\r\nX: " + b"x" * 40_000,
    "a path without an end": b"GET /" + b"x" * 40_000,
    "many headers": request(*(b"X%d: y" % number for number in range(101))),
    "headers after the body": request(
        b"Transfer-Encoding: chunked", body=b"0\r\n" + b"X: y\r\n" * 200, method=b"POST"
    ),
}


@pytest.mark.parametrize("kind", LARGE)
def test_headers_that_are_too_large_are_refused(tmp_path: Path, kind: str) -> None:
    async def play() -> tuple[bytes, float]:
        async with serving(tmp_path) as server:
            connection = await server.connect()
            connection.send(LARGE[kind])
            return await connection.rest(), cut(server.server, "large-request")

    answer, counted = asyncio.run(play())
    assert answer.startswith(b"HTTP/1.1 431 ") or kind == "headers after the body"
    assert counted == 1


def test_what_browsers_send_is_not_too_large(tmp_path: Path) -> None:
    async def play() -> int:
        async with serving(tmp_path) as server:
            connection = await server.connect()
            connection.send(request(b"Cookie: " + b"x" * 20_000, *[b"Accept: */*"] * 40))
            return await connection.answer()

    assert asyncio.run(play()) == 200


def test_an_offer_of_another_protocol_is_ignored(tmp_path: Path) -> None:
    """Some clients offer HTTP/2 with every first request."""

    async def play() -> int:
        async with serving(tmp_path) as server:
            connection = await server.connect()
            offer = (b"Connection: Upgrade, HTTP2-Settings", b"Upgrade: h2c", b"HTTP2-Settings: x")
            connection.send(request(*offer))
            return await connection.answer()

    assert asyncio.run(play()) == 200


SLOW: dict[str, tuple[bytes, dict[str, float], int]] = {
    "headers": (b"GET /healthz HTTP/1.1\r\nHost: h", {"header_seconds": 1}, 408),
    "body": (
        b"POST /api/v1/me HTTP/1.1\r\nHost: here\r\nX-Drafting-Table: 1\r\n"
        b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
        {"header_seconds": 600, "body_seconds": 0.1},
        408,
    ),
    "nothing": (b"", {"header_seconds": 0.1}, 0),
}
"""What is sent, what the server waits for, and its answer."""


@pytest.mark.parametrize("kind", SLOW)
def test_a_request_that_does_not_arrive_in_time_is_closed(tmp_path: Path, kind: str) -> None:
    sent, waits, expected = SLOW[kind]

    async def play() -> tuple[bytes, list[int]]:
        async with serving(tmp_path, **waits) as server:
            connection = await server.connect()
            connection.send(sent)
            answer = await connection.rest()
            await until_all_left()
            gate = GuardedHttp.gate
            return answer, [len(gate.unfinished), len(gate.by_address)]

    answer, left = asyncio.run(play())
    assert (status(answer) if answer else 0) == expected
    assert left == [0, 0]


def test_bytes_that_trickle_in_do_not_extend_the_time(tmp_path: Path) -> None:
    async def trickle(connection: Raw) -> None:
        connection.send(b"GET /healthz HTTP/1.1\r\n")
        while not connection.reader.at_eof():
            connection.send(b"X: y\r\n")
            await asyncio.sleep(0.02)

    async def play() -> bytes:
        async with serving(tmp_path, header_seconds=0.3, most_headers=10_000) as server:
            connection = await server.connect()
            task = asyncio.create_task(trickle(connection))
            answer = await connection.rest()
            task.cancel()
            return answer

    assert status(asyncio.run(play())) == 408


def test_whoever_keeps_sending_a_body_that_is_too_large_is_cut() -> None:
    """Even if the application has not answered yet."""
    http = GuardedHttp.__new__(GuardedHttp)
    http.gate = TcpGate(Settings(largest_body=1024), 1000, counter())  # type: ignore[misc]
    http.received = BODY_EXCESS * 1024 + 1
    with pytest.raises(TooMuch) as caught:
        http.on_body(b"x")
    assert caught.value.status == 413


def counter() -> Counter:
    return Counter("cut", "", ["why"], registry=None)


class NeverRead:
    """A transport whose other end reads only so much at a time."""

    def __init__(self, *waiting: int) -> None:
        self.waiting = list(waiting)
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.waiting.pop(0)

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.parametrize("waiting", [(900, 900), (900, 400, 400), (900, 400, 300, 500)])
def test_a_client_is_cut_once_it_has_read_nothing_of_its_answer(waiting: tuple[int, ...]) -> None:
    """A slow one is not. The checks come after `slow_seconds` each; here they come at once."""
    counted = counter()
    checks: list[Callable[[], None]] = []

    class Loop:
        def call_later(self, seconds: float, check: Callable[..., None], *values: int) -> None:
            assert seconds == 7
            checks.append(partial(check, *values))

    http = GuardedHttp.__new__(GuardedHttp)
    http.loop, http.transport = Loop(), NeverRead(*waiting)  # type: ignore[assignment]
    http.gate = TcpGate(Settings(slow_seconds=7), 1000, counted)  # type: ignore[misc]
    http._watch_reading(http.transport.get_write_buffer_size())
    for _ in waiting[1:]:
        assert not http.transport.aborted  # type: ignore[attr-defined]
        checks.pop()()
    assert http.transport.aborted  # type: ignore[attr-defined]
    assert counted.labels("slow-reader")._value.get() == 1


class Half:
    """An incomplete request."""

    def __init__(self) -> None:
        self.why = ""

    def drop(self, why: str) -> None:
        self.why = why


def test_when_no_file_is_left_the_oldest_incomplete_request_makes_room() -> None:
    counted = counter()
    gate = TcpGate(Settings(), RESERVED + 2, counted)
    half = Half()
    places = [gate.enter(f"203.0.113.{number}") for number in range(2)]
    assert None not in places
    assert gate.enter("203.0.113.9") is None, "both are being answered"
    gate.begin(half)
    assert gate.enter("203.0.113.9") == "203.0.113.9"
    assert half.why == "unfinished"
    assert counted.labels("full")._value.get() == 1


def test_one_address_has_so_many_connections_and_others_have_their_own(tmp_path: Path) -> None:
    async def play() -> list[object]:
        async with serving(tmp_path, most_tcp=3, header_seconds=600) as server:
            crowd = [await server.connect(OTHER) for _ in range(3)]
            too_many = await server.connect(OTHER)
            refused = await too_many.rest()
            innocent = await server.connect()
            innocent.send(HEALTH)
            answered = await innocent.answer()
            crowd[0].writer.close()
            while GuardedHttp.gate.by_address[OTHER] > 2:
                await asyncio.sleep(0.01)
            again = await server.connect(OTHER)
            again.send(HEALTH)
            return [refused, answered, await again.answer(), cut(server.server, "crowd")]

    assert asyncio.run(play()) == [b"", 200, 200, 1]


def test_a_websocket_keeps_its_place_until_it_is_closed(tmp_path: Path) -> None:
    async def play() -> list[int]:
        async with running(tmp_path) as server, server.client() as client:
            table_id = await new_table(client)
            await client.aclose()
            await until_all_left()
            async with server.live(client, table_id) as line:
                await hear(line, "welcome")
                open_now = GuardedHttp.gate.open
                unfinished = len(GuardedHttp.gate.unfinished)
            await until_all_left()
            return [open_now, unfinished, GuardedHttp.gate.open]

    assert asyncio.run(play()) == [1, 0, 0]


def test_a_trusted_proxy_may_have_any_number_of_connections(tmp_path: Path) -> None:
    async def play() -> list[int]:
        async with serving(tmp_path, most_tcp=3, proxies="127.0.0.1") as server:
            crowd = [await server.connect() for _ in range(6)]
            for number, connection in enumerate(crowd):
                connection.send(request(b"X-Forwarded-For: 203.0.113.%d" % number))
            return [await connection.answer() for connection in crowd]

    assert asyncio.run(play()) == [200] * 6


def test_behind_a_proxy_requests_in_progress_are_limited_by_address(tmp_path: Path) -> None:
    """A slow body holds a request open; the visitor's next ones are refused, others' are not."""

    def visitor(address: bytes) -> bytes:
        return (
            b"POST /api/v1/me HTTP/1.1\r\nHost: here\r\nX-Drafting-Table: 1\r\nX-Forwarded-For: "
            + address
            + b"\r\nContent-Type: application/json\r\nContent-Length: 17\r\n\r\n"
        )

    async def play() -> list[int]:
        patient = serving(tmp_path, most_tcp=2, proxies="127.0.0.1", body_seconds=600)
        async with patient as server:
            slow = [await server.connect() for _ in range(2)]
            for connection in slow:
                connection.send(visitor(b"203.0.113.7"))
            while server.server.server.app.guard.in_progress.get("203.0.113.7") != 2:
                await asyncio.sleep(0.01)
            third, other = await server.connect(), await server.connect()
            third.send(visitor(b"203.0.113.7") + NAME)
            other.send(visitor(b"203.0.113.8") + NAME)
            statuses = [await third.answer(), await other.answer()]
            for connection in slow:
                connection.send(NAME)
            return statuses + [await connection.answer() for connection in slow]

    assert asyncio.run(play()) == [429, 200, 200, 200]


def test_the_oldest_incomplete_request_is_closed_first(tmp_path: Path) -> None:
    async def play() -> tuple[list[bytes], int, float]:
        async with serving(tmp_path, most_unfinished=3, header_seconds=600) as server:
            halves = []
            for number in range(5):
                half = await server.connect(OTHER)
                half.send(b"GET /healthz HTTP/1.1\r\nHost: here\r\n")
                while len(GuardedHttp.gate.unfinished) < min(number + 1, 3):
                    await asyncio.sleep(0.01)
                halves.append(half)
            closed = [await half.rest() for half in halves[:2]]
            halves[4].send(b"\r\n")
            return closed, await halves[4].answer(), cut(server.server, "unfinished")

    closed, latest, counted = asyncio.run(play())
    assert closed == [b"", b""]
    assert latest == 200
    assert counted == 2


def test_a_connection_that_ignores_refusals_is_closed(tmp_path: Path) -> None:
    call = b"GET /api/v1/about HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

    async def story() -> tuple[list[int], bytes]:
        async with serving(tmp_path) as server:
            server.server.server.app.guard.rate = Rate(1, 1, clock=lambda: 0.0)
            connection = await server.connect()
            found = []
            for _ in range(1 + MOST_REFUSALS):
                connection.send(call)
                found.append(await connection.answer())
            return found, await connection.rest()

    found, rest = asyncio.run(story())
    assert found == [200, *[429] * MOST_REFUSALS]
    assert rest == b""


def test_pipelined_requests_are_limited(tmp_path: Path) -> None:
    async def play() -> bytes:
        async with serving(tmp_path) as server:
            connection = await server.connect()
            connection.send(HEALTH * 1000)
            return await connection.rest()

    assert asyncio.run(play()).count(b"HTTP/1.1 200") <= MOST_PIPELINED + 1


def test_nonsense_is_refused_without_a_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> bytes:
        async with serving(tmp_path) as server:
            connection = await server.connect()
            connection.send(b"\x16\x03\x01 hello\r\n\r\n")
            return await connection.rest()

    assert status(asyncio.run(play())) == 400
    assert [record.getMessage() for record in caplog.records if record.levelname != "INFO"] == []
