"""WebSocket connections that are written to at once, without waiting.

uvicorn's own protocol needs a task for each message sent. Here a message is encoded once, framed
once (server frames are not masked: everyone gets the same bytes) and written to all connections.
The transport's buffer is the queue of a slow client: one that lets it grow too far, or does not
empty it for too long, gets `bye` and is closed.

What arrives is parsed in slices, one per round of the loop, and every frame is charged: pings,
pongs and empty fragments cost as much as messages. A connection with too many is closed; one whose
address sends too many waits.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Protocol, cast

import orjson
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from draftingtable.server.ops.addresses import client_key
from draftingtable.server.ops.rate_limits import Bucket, Rate

SLICE = 512
"""Bytes parsed per round of the loop: a whole message as a rule, nine moves or 85 empty frames."""
MOST_FRAGMENTS = 64
"""Frames of one message."""
WAITING = 8
"""Pending messages from a client before we stop reading from it; a slice may add a few more."""
FAREWELL = 3.0
"""Seconds until a connection that does not close by itself is cut."""
ServerMessage = Mapping[str, object]
TEXT = 0x81
"""A whole text message in one frame."""


def framed(message: ServerMessage) -> bytes:
    """Returns a message's frame, the same for everyone."""
    data = encoded(message)
    length = len(data)
    if length < 126:
        return bytes((TEXT, length)) + data
    if length < 65536:
        return b"%c%c%b%b" % (TEXT, 126, length.to_bytes(2, "big"), data)
    return b"%c%c%b%b" % (TEXT, 127, length.to_bytes(8, "big"), data)


def encoded(message: ServerMessage) -> bytes:
    """Returns a message as JSON.

    Allowing keys that are not text takes twice as long, so it is done only where there are any.
    """
    try:
        return orjson.dumps(message)
    except orjson.JSONEncodeError:
        return orjson.dumps(message, option=orjson.OPT_NON_STR_KEYS)


BYE_SLOW = framed({"type": "bye", "reason": "slow"})
BYE_FAST = framed({"type": "bye", "reason": "fast"})


class ClientSocket(Protocol):
    """One client's connection, as the rest of the server sees it."""

    def write(self, *frames: bytes) -> None:
        """Sends messages, together: each call of the system costs as much as building a change."""

    def hang_up(self, frame: bytes, code: int) -> None:
        """Sends a last message, then closes."""


class LiveProtocol(WebSocketsSansIOProtocol):
    """The WebSocket protocol class for uvicorn."""

    most_buffered = 1 << 20
    slow_seconds = 20.0
    slow_timer: asyncio.TimerHandle | None = None
    count_slow: Callable[[], None] = staticmethod(lambda: None)
    """Set by the server, because uvicorn creates these objects."""
    count_fast: Callable[[], None] = staticmethod(lambda: None)
    is_late: Callable[[], bool] = staticmethod(lambda: False)
    """Whether what has arrived may not have been read yet, because there is too much to do."""
    frame_limit = (50.0, 5.0)
    """Frames per second, and the seconds' worth allowed at once."""
    by_address = Rate(200.0, 2.0)
    on_lost: Callable[[], None] = staticmethod(lambda: None)

    frame_rate: Bucket | None = None
    address = ""
    is_cut = False
    turn: asyncio.Handle | None = None
    """When the next slice will be parsed."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.unread = bytearray()

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

    def write(self, *frames: bytes) -> None:
        if self.close_sent or self.disconnected:
            return
        self.transport.write(b"".join(frames))
        if self.transport.get_write_buffer_size() > self.most_buffered:
            self.too_slow()

    def hang_up(self, frame: bytes, code: int) -> None:
        if not self.handshake_complete:
            self.transport.abort()
        if self.close_sent or self.disconnected or not self.handshake_complete:
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
        self._discard()
        self.on_lost()
        super().connection_lost(exc)

    def _stop_slow_timer(self) -> None:
        if self.slow_timer is not None:
            self.slow_timer.cancel()
            self.slow_timer = None

    def keepalive_timeout(self) -> None:
        """Cuts a client that does not answer pings, which would not read a last message either.

        While the server is late, the answer may be here unread: then the client has as long again.
        """
        if self.is_late():
            assert self.ping_timeout is not None
            self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)
            return
        super().keepalive_timeout()
        self.transport.abort()

    # What arrives

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the request, passed on by our own HTTP protocol
        elif not self.is_cut:
            self.unread += data
            self._go_on()

    def _go_on(self) -> None:
        """Parses a slice now if it is this connection's turn; the rest waits for the next one."""
        if self.turn is None and not self.read_paused and not self.is_cut:
            wait = self.by_address.wait(self._address())
            if wait == 0 and self.unread:
                self._parse_slice()
                wait = self.by_address.wait(self._address())
            if not self.is_cut:
                self._schedule(wait)

    def _schedule(self, wait: float) -> None:
        if self.transport.is_closing():
            return
        if self.unread or wait:
            self.transport.pause_reading()
            self.turn = self.loop.call_later(wait, self._take_turn)
        elif not self.read_paused:
            self.transport.resume_reading()

    def _take_turn(self) -> None:
        self.turn = None
        self._go_on()

    def _parse_slice(self) -> None:
        piece = bytes(self.unread[:SLICE])
        del self.unread[:SLICE]
        super().data_received(piece)

    def _address(self) -> str:
        """Returns the client's key for limits: behind a proxy, it is known after the handshake."""
        if not self.address:
            self.address = client_key(cast(dict[str, object], self.scope))
        return self.address

    def _charge(self) -> bool:
        """Charges a frame; returns whether it may be handled."""
        if self.is_cut:
            return False
        if self.frame_rate is None:
            self.frame_rate = Bucket(*self.frame_limit)
        self.by_address.charge(self._address())
        if not self.frame_rate.allows():
            self._too_fast()
        return not self.is_cut

    def _too_fast(self) -> None:
        self.is_cut = True
        self.count_fast()
        self._discard()
        if self.close_sent:
            self.transport.abort()
            return
        self.hang_up(BYE_FAST, 1008)
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def _discard(self) -> None:
        self.unread.clear()
        if self.turn is not None:
            self.turn.cancel()
            self.turn = None

    def handle_text(self, event: Frame) -> None:
        if self._charge():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._charge():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if not self._charge():
            return
        if len(self.frames) >= MOST_FRAGMENTS:
            self._too_fast()
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._charge():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._charge():
            super().handle_pong(event)

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

    async def receive(self) -> ASGIReceiveEvent:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._go_on()
        return message
