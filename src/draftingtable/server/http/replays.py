"""Whole games to look through: megabytes each, and a long job, so there are few at a time.

One is computed at a time, beside the loop: several threads would keep the moves of all tables
waiting. An answer is sent in pieces, and counts until the client has read it, or a slow one could
have any number of them kept in memory.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from draftingtable.server.http import errors

AT_ONCE: Final = 3
"""Replays of one address that are computed or being sent; the next ones wait."""
MOST: Final = 30
"""Those that wait included: a school class looks at its games together."""
PIECE: Final = 65_536


@dataclass
class Line:
    """The replays that one address has asked for."""

    turn: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))
    length: int = 0


class Replays:
    def __init__(self) -> None:
        self.one_at_a_time = asyncio.Lock()
        self.lines: dict[str, Line] = {}

    @asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[None]:
        """Waits for a place among those of the address; refuses if too many wait already."""
        line = self.lines.setdefault(address, Line())
        if line.length >= MOST:
            raise errors.too_fast()
        line.length += 1
        try:
            async with line.turn:
                yield
        finally:
            line.length -= 1
            if not line.length:
                del self.lines[address]

    async def compute(self, work: Callable[[], Response]) -> Response:
        async with self.one_at_a_time:
            return await asyncio.to_thread(work)


class ReplayAnswer(Response):
    """Computes the answer when it can be sent."""

    def __init__(self, replays: Replays, address: str, work: Callable[[], Response]) -> None:
        super().__init__()
        self.replays = replays
        self.address = address
        self.work = work

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self.replays.place(self.address):
            await send_in_pieces(await self.replays.compute(self.work), send)


async def send_in_pieces(answer: Response, send: Send) -> None:
    """Sends it as fast as it is read: each piece waits until the one before is on its way."""
    status, headers, body = answer.status_code, answer.raw_headers, bytes(answer.body)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    for start in range(0, len(body), PIECE):
        piece, more = body[start : start + PIECE], start + PIECE < len(body)
        await send({"type": "http.response.body", "body": piece, "more_body": more})
