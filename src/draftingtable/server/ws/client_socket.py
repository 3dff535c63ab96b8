"""WebSocket connections as the server uses them: written to at once, without waiting.

uvicorn's own protocol wants a task for each message sent. Here a message is encoded once, framed
once (what a server sends is not masked: everybody gets the same bytes) and written to all
connections. The transport's buffer is the queue of a slow client: one that lets it grow too far,
or does not empty it for too long, gets `bye` and is closed.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Protocol, cast

import orjson
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WAITING = 16
"""Messages from a client that may wait before we stop reading from it."""
FAREWELL = 3.0
"""Seconds until a connection that does not end by itself is cut."""
ServerMessage = Mapping[str, object]
TEXT = 0x81
"""A whole message of text in one frame."""


def framed(message: ServerMessage) -> bytes:
    """A message as it goes over the wire, the same for everybody."""
    data = orjson.dumps(message, option=orjson.OPT_NON_STR_KEYS)
    length = len(data)
    if length < 126:
        return bytes((TEXT, length)) + data
    if length < 65536:
        return b"%c%c%b%b" % (TEXT, 126, length.to_bytes(2, "big"), data)
    return b"%c%c%b%b" % (TEXT, 127, length.to_bytes(8, "big"), data)


BYE_SLOW = framed({"type": "bye", "reason": "slow"})


class ClientSocket(Protocol):
    """One client's connection, as the rest of the server sees it."""

    def write(self, frame: bytes) -> None: ...

    def hang_up(self, frame: bytes, code: int) -> None:
        """Say a last word, then close."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """The class that uvicorn is given for WebSockets."""

    most_buffered = 1 << 20
    slow_seconds = 20.0
    slow_timer: asyncio.TimerHandle | None = None
    count_slow: Callable[[], None] = staticmethod(lambda: None)
    """Set by the server: uvicorn makes these objects, and tells them only what it knows."""

    async def run_asgi(self) -> None:
        extensions = cast(dict[str, object], self.scope["extensions"])
        extensions["draftingtable.socket"] = self
        try:
            await super().run_asgi()
        finally:
            del extensions["draftingtable.socket"]  # or this object would hold itself in memory

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            # A handshake that was answered with an HTTP error is over too; uvicorn would log it
            # as one that the application forgot.
            self.handshake_complete = True

    def write(self, frame: bytes) -> None:
        if self.close_sent or self.disconnected:
            return
        self.transport.write(frame)
        if self.transport.get_write_buffer_size() > self.most_buffered:
            self.too_slow()

    def hang_up(self, frame: bytes, code: int) -> None:
        if self.close_sent or self.disconnected:
            return
        self.transport.write(frame)
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)

    def too_slow(self) -> None:
        """It would have to read all that waits before it could know; so it is cut after a while."""
        self.slow_timer = None
        self.count_slow()
        self.hang_up(BYE_SLOW, 1008)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.slow_timer is None:
            self.slow_timer = self.loop.call_later(self.slow_seconds, self.too_slow)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_slow_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_slow_timer()
        super().connection_lost(exc)

    def _stop_slow_timer(self) -> None:
        if self.slow_timer is not None:
            self.slow_timer.cancel()
            self.slow_timer = None

    def keepalive_timeout(self) -> None:
        """Whoever answers no ping reads no farewell either."""
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Reading goes on while a few messages wait; stopping after each would cost more."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if self.queue.qsize() >= WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
