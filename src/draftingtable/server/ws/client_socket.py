"""WebSocket connections that are written to at once, without waiting.

uvicorn's own protocol needs a task for each message sent. Here a message is encoded once, framed
once (server frames are not masked: everyone gets the same bytes) and written to all connections.
The transport's buffer is the queue of a slow client: one that lets it grow too far, or does not
empty it for too long, gets `bye` and is closed.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Protocol, cast

import orjson
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WAITING = 16
"""Pending messages from a client before we stop reading from it."""
FAREWELL = 3.0
"""Seconds until a connection that does not close by itself is cut."""
ServerMessage = Mapping[str, object]
TEXT = 0x81
"""A whole text message in one frame."""


def framed(message: ServerMessage) -> bytes:
    """Returns a message's frame, the same for everyone."""
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
        """Sends a last message, then closes."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """The WebSocket protocol class for uvicorn."""

    most_buffered = 1 << 20
    slow_seconds = 20.0
    slow_timer: asyncio.TimerHandle | None = None
    count_slow: Callable[[], None] = staticmethod(lambda: None)
    """Set by the server, because uvicorn creates these objects."""

    async def run_asgi(self) -> None:
        extensions = cast(dict[str, object], self.scope["extensions"])
        extensions["draftingtable.socket"] = self
        try:
            await super().run_asgi()
        finally:
            del extensions["draftingtable.socket"]  # avoids a reference cycle

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            # A handshake answered with an HTTP error is complete too; otherwise uvicorn would log
            # it as forgotten by the application.
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
        """Closes a slow client. It reads `bye` only after all that is queued, so it is cut soon."""
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
        """Cuts a client that does not answer pings, which would not read a last message either."""
        super().keepalive_timeout()
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Passes on a message. Reads on while a few wait: pausing after each would cost more."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if self.queue.qsize() >= WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
