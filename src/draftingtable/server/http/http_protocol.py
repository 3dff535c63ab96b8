"""HTTP connections with limits on what arrives, before a request exists.

uvicorn's own protocol waits for ever for a request and keeps as many headers as arrive. Here each
request has a size, a number of headers and a deadline, and each address a number of connections.
"""

import asyncio
from enum import Enum, auto
from functools import partial
from http import HTTPStatus
from typing import ClassVar, cast

import httptools
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from draftingtable.server.ops.request_guard import REFUSALS, Refusals
from draftingtable.server.ops.tcp_gate import TcpGate
from draftingtable.server.ws.client_socket import LiveProtocol

MOST_PIPELINED = 8
"""Requests sent before their predecessors are answered; browsers never do that."""
BODY_EXCESS = 4
"""How many times the largest body may arrive before the connection is cut.

An application answers a body that is too large; whoever keeps sending does not listen.
"""
MOST_CHUNKS = 256
"""Pieces of one body. Each costs as much as a small request, and there is room for 40,000 in one
packet; proxies and browsers send large ones.
"""
LINGER = 2.0
"""Seconds to read on after a refusal, because closing with unread data discards the refusal."""
MOST_IGNORED = 1 << 18
"""Bytes read during that time."""


class Stage(Enum):
    """What arrives next."""

    HEADERS = auto()
    BODY = auto()
    NOTHING = auto()
    """The request is complete; another one may follow."""
    REFUSED = auto()


class TooMuch(Exception):
    """More than a request may contain, raised in the parser's callbacks."""

    def __init__(self, status: HTTPStatus = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE) -> None:
        super().__init__(status)
        self.status = status


class GuardedHttp(HttpToolsProtocol):
    """The HTTP protocol class for uvicorn."""

    gate: ClassVar[TcpGate]
    """Set by the server, because uvicorn creates these objects."""

    stage = Stage.NOTHING
    place: str | None = None
    """Where the gate counts this connection; None once it does not."""
    deadline: asyncio.TimerHandle | None = None
    reading_timer: asyncio.TimerHandle | None = None
    received = 0
    """Bytes of the current headers, body, or ignored rest."""
    head_size = 0
    """Bytes of the headers that the parser has passed on."""
    chunks = 0
    """Pieces of the current body."""
    refusals: Refusals

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.refusals = Refusals()
        self.place = self.gate.enter(self.client[0] if self.client else "")
        if self.place is None:
            transport.abort()
        else:
            self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(Stage.NOTHING)
        self._stop_reading_timer()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        self.gate.finish(self)
        if self.place is not None:
            self.gate.leave(self.place)
            self.place = None

    def _begin(self) -> None:
        self.gate.begin(self)
        self._await(Stage.HEADERS, self.gate.limits.header_seconds)

    def _await(self, stage: Stage, seconds: float = 0) -> None:
        """Enters a stage that must be over in that time."""
        self.stage = stage
        self.received = 0
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = self.loop.call_later(seconds, self._too_late) if seconds else None

    def _too_late(self) -> None:
        self.deadline = None
        if self.stage is Stage.HEADERS and not self.received:
            self.drop("silent")
        elif self.stage is Stage.REFUSED:
            self.transport.abort()
        else:
            self.gate.count("slow-request")
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def drop(self, why: str) -> None:
        """Closes the connection without a word."""
        self.gate.count(why)
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        if self.stage is Stage.REFUSED:
            if self.received > MOST_IGNORED:
                self.transport.abort()
            return
        self._unset_keepalive_if_required()
        if self.stage is Stage.NOTHING:
            self._begin()
            self.received = len(data)
        self._parse(data)

    def _parse(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except httptools.HttpParserError as error:
            self._reject(error.__context__)
        else:
            if self.stage is Stage.HEADERS and self.received > self.gate.limits.header_bytes:
                self._reject(TooMuch())

    def _reject(self, cause: BaseException | None) -> None:
        """Refuses what is too large, or not HTTP."""
        if isinstance(cause, TooMuch):
            self.gate.count("large-request")
            self._refuse(cause.status)
        else:
            self._refuse(HTTPStatus.BAD_REQUEST)

    def _upgrade(self) -> None:
        """Becomes a WebSocket, which keeps this connection's place; other offers are ignored."""
        if not self._should_upgrade() or self.place is None:
            return
        self._await(Stage.NOTHING)
        self.gate.finish(self)
        self.handle_websocket_upgrade()
        live = self.transport.get_protocol()
        assert isinstance(live, LiveProtocol)
        live.on_lost = partial(self.gate.leave, self.place)
        self.place = None

    # The parser's callbacks

    def on_message_begin(self) -> None:
        self.head_size = self.chunks = 0
        if self.stage is not Stage.HEADERS:  # the next request in the same packet
            self._begin()
        super().on_message_begin()
        cast(dict[str, object], self.scope)[REFUSALS] = self.refusals

    def on_url(self, url: bytes) -> None:
        self._charge(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keeps a header, also one that follows the body, if there are not too many."""
        if len(self.headers) >= self.gate.limits.headers:
            raise TooMuch
        self._charge(len(name) + len(value) + 4)
        super().on_header(name, value)

    def _charge(self, size: int) -> None:
        self.head_size += size
        if self.head_size > self.gate.limits.header_bytes:
            raise TooMuch

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            raise TooMuch
        self._await(Stage.BODY, self.gate.limits.body_seconds)
        super().on_headers_complete()

    def on_chunk_header(self) -> None:
        self.chunks += 1
        if self.chunks > MOST_CHUNKS:
            raise TooMuch(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)

    def on_body(self, body: bytes) -> None:
        if self.received > BODY_EXCESS * self.gate.limits.body_bytes:
            raise TooMuch(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._await(Stage.NOTHING)
        self.gate.finish(self)
        super().on_message_complete()

    # Refusing

    def _refuse(self, status: HTTPStatus) -> None:
        """Answers what is not a request, or will never be one, and closes."""
        self.gate.finish(self)
        if self._is_answering():
            self.transport.abort()
            return
        if self.cycle is not None:  # the application may be waiting for the body
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self._await(Stage.REFUSED, LINGER)
        text = status.phrase.encode()
        head = b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\n" % len(text)
        answer = STATUS_LINE[status.value] + head + b"connection: close\r\n\r\n" + text
        self.transport.write(answer)
        self.transport.write_eof()

    def _is_answering(self) -> bool:
        """Whether there is a response that another one would break."""
        cycle = self.cycle
        started = cycle is not None and cycle.response_started and not cycle.response_complete
        return self.transport.is_closing() or bool(self.pipeline) or started

    def eof_received(self) -> None:
        if self.stage is Stage.REFUSED:
            self.transport.close()

    # Clients that do not read

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reading(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_reading_timer()

    def _watch_reading(self, waiting: int) -> None:
        seconds = self.gate.limits.slow_seconds
        self.reading_timer = self.loop.call_later(seconds, self._check_reading, waiting)

    def _check_reading(self, before: int) -> None:
        """Cuts a client that has read nothing; a slow one may take its time."""
        waiting = self.transport.get_write_buffer_size()
        if waiting >= before:
            self.drop("slow-reader")
        else:
            self._watch_reading(waiting)

    def _stop_reading_timer(self) -> None:
        if self.reading_timer is not None:
            self.reading_timer.cancel()
            self.reading_timer = None
