"""A scripted client of one table that stays in sync whatever happens to the connection.

It does what docs/protocol.md asks of a client and nothing else: merges changes, sends `resync`
after a gap, reconnects when cut off, and then resends, under the same id, what has not been
answered. It checks the numbers on the way and keeps every frame it has received.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from secrets import token_hex
from typing import Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

from tests.server.knowledge import Knowledge
from tests.server.people import Json, Person, Refused
from tests.server.processes import PATIENCE, Server

TRY_AGAIN = ("unavailable", "store-down")
"""Sent while the database is down; the same message, with the same id, may be sent again."""
CUT_OFF = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)


class Live(Knowledge):
    """`async with Live(person, table, [servers]) as live`: connected, and welcomed."""

    pause = 0.02
    """Seconds between attempts to connect."""

    def __init__(self, person: Person, table_id: str, servers: Sequence[Server] = ()) -> None:
        super().__init__()
        self.person = person
        self.table_id = table_id
        self.servers = list(servers) or [person.server]
        self.frames: list[Json] = []
        self.texts: list[str] = []
        self.said: list[Json] = []
        self.welcomes = 0
        self.accepted: list[tuple[int, str]] = []
        """The numbers under which this client's moves are stored, and the moves."""
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[Json, asyncio.Future[Json]]] = {}
        self._news = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None
        self._waking: asyncio.Task[None] | None = None
        self._resyncing = False

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._keep_connected())
        self._task.add_done_callback(self._wake)
        await self.until(lambda: self.welcomes > 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # Waiting

    async def until(self, condition: Callable[[], object]) -> None:
        """Waits until the condition holds for what this client knows."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: condition() or self._failed())
        self._raise_failure()

    async def reach(self, number: int) -> None:
        """Waits until this client knows the log up to that number."""
        await self.until(lambda: self.number >= number)

    async def hear(self, kind: str) -> Json:
        """Waits for a message of this type and returns the latest."""
        await self.until(lambda: any(frame["type"] == kind for frame in self.frames))
        return next(frame for frame in reversed(self.frames) if frame["type"] == kind)

    def _wake(self, _: object) -> None:
        """Lets whoever waits see a failure at once."""
        self._waking = asyncio.get_running_loop().create_task(self._notify())

    async def _notify(self) -> None:
        async with self._news:
            self._news.notify_all()

    def _failed(self) -> bool:
        return self._task is not None and self._task.done()

    def _raise_failure(self) -> None:
        if self._task is not None and self._task.done() and not self._task.cancelled():
            self._task.result()

    # Sending

    async def move(self, seat: int, move: str, phase: int | None = None) -> int:
        """Plays a move and returns the number under which it is stored, or raises `Refused`."""
        phase = self.views[str(seat)]["phase"] if phase is None else phase
        answer = await self.ask({"type": "move", "seat": seat, "phase": phase, "move": move})
        number: int = answer["number"]
        self.accepted.append((number, f"{seat} {move}"))
        return number

    async def ask(self, frame: Json) -> Json:
        """Sends a message with an id and waits for its answer, reconnecting as often as needed."""
        frame = {"id": token_hex(8), **frame}
        async with asyncio.timeout(PATIENCE):
            answer = await self._answer_to(frame)
            while answer["type"] == "refused" and answer["error"]["code"] in TRY_AGAIN:
                await asyncio.sleep(0.1)
                answer = await self._answer_to(frame)
        if answer["type"] == "refused":
            raise Refused(answer["error"], number=answer["number"])
        return answer

    async def _answer_to(self, frame: Json) -> Json:
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting[frame["id"]] = (frame, answer)
        await self.say(frame)
        return await answer

    async def say(self, frame: Json) -> None:
        """Sends if connected; unanswered messages are sent again anyway."""
        if self._socket is not None and self.welcomes:
            try:
                await self._socket.send(json.dumps(frame))
            except ConnectionClosed:
                return

    async def resync(self) -> None:
        """Asks for everything again and waits for it."""
        before = self.welcomes
        await self.say({"type": "resync"})
        await self.until(lambda: self.welcomes > before)

    async def cut(self) -> None:
        """Drops the connection without closing it, as a phone in a tunnel does."""
        if self._socket is not None:
            self._socket.transport.abort()

    # The connection

    async def _keep_connected(self) -> None:
        turn = 0
        while True:
            server = self.servers[turn % len(self.servers)]
            try:
                await self._connection(server)
            except CUT_OFF:
                await asyncio.sleep(self.pause)
            turn += 1

    async def _connection(self, server: Server) -> None:
        address = f"{server.socket_url}/api/v1/tables/{self.table_id}/live"
        async with connect(
            address,
            origin=Origin(server.url),
            additional_headers={"Cookie": self.person.cookies},
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # slow is not gone
            local_addr=self.person.local_address and (self.person.local_address, 0),
            proxy=None,
        ) as socket:
            self._socket = socket
            self._resyncing = True  # the server starts with a `welcome`
            try:
                async for text in socket:
                    assert isinstance(text, str), "the server sends text only"
                    await self._hear(text)
            finally:
                self._socket = None

    async def _hear(self, text: str) -> None:
        frame: Json = json.loads(text)
        self.texts.append(text)
        self.frames.append(frame)
        match frame["type"]:
            case "welcome":
                await self._begin_anew(frame)
            case "change":
                await self._keep_up(frame)
            case "accepted" | "refused" | "hint":
                self._answer(frame)
            case "said":
                self.said.append(frame)
        await self._notify()

    async def _begin_anew(self, frame: Json) -> None:
        self.begin(frame)
        self.welcomes += 1
        self._resyncing = False
        for waiting, _ in list(self._waiting.values()):
            await self.say(waiting)

    async def _keep_up(self, frame: Json) -> None:
        if self._resyncing:
            return  # a complete `welcome` is on the way
        if self.misses_something_before(frame):
            self._resyncing = True
            await self.say({"type": "resync"})
        else:
            self.follow(frame)

    def _answer(self, frame: Json) -> None:
        if frame["type"] == "refused" and frame["number"] == self.number:
            self.see(frame.get("views", {}))
        _, answer = self._waiting.pop(frame["id"], ({}, None))
        if answer is not None and not answer.done():
            answer.set_result(frame)
