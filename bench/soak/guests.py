"""People and their clients, who keep trying while servers are away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import count
from secrets import token_hex

import httpx
from tests.server.live import Live
from tests.server.people import Json, Person, Refused
from tests.server.playing import turned
from tests.server.processes import PATIENCE, Server

PAUSE = 0.25
NOT_NOW = (429, 500, 503)
PASSING = ("table-busy", "too-fast", "internal", "unavailable", "store-down")
"""Refusals of the moment: the same message may be sent again."""
numbers = count(1)


def next_address() -> str:
    """Returns a loopback address of its own for each person: limits are by address."""
    number = next(numbers)
    return f"127.{64 + number // 62500 % 64}.{number // 250 % 250}.{number % 250 + 1}"


class Guest(Person):
    """A person with an address of their own who asks another server if one does not answer."""

    def __init__(self, servers: Sequence[Server], nickname: str) -> None:
        super().__init__(servers[0], nickname)
        self.servers = list(servers)
        self.local_address = next_address()
        self.unanswered = 0
        """Calls that had to be made again."""
        transport = httpx.AsyncHTTPTransport(
            local_address=self.local_address, verify=self.server.trust
        )
        self._http = httpx.AsyncClient(timeout=30, transport=transport)

    async def request(
        self, method: str, path: str, params: dict[str, str] | None = None, json: object = None
    ) -> httpx.Response:
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    answer = await super().request(method, path, params, json)
                    if answer.status_code not in NOT_NOW:
                        return answer
                except httpx.TransportError:
                    self.servers = turned(self.servers, 1)
                    self.server = self.servers[0]
                self.unanswered += 1
                await asyncio.sleep(PAUSE)

    async def ensure(self, path: str, done: Callable[[Json], bool], **body: object) -> None:
        """Makes the call unless the table shows that it was made: an answer may be lost."""
        table = path.rpartition("/")[0]
        while not done((await self.get(table))["table"]):
            before = self.unanswered
            try:
                await self.post(path, **body)
            except Refused:
                if self.unanswered == before:
                    raise  # no answer was lost, so nothing was done twice


class Client(Live):
    """A connection that is made again, without haste, as often as necessary."""

    pause = PAUSE
    older_welcomes = 0

    @property
    def is_connected(self) -> bool:
        return self._socket is not None

    def begin(self, frame: Json) -> None:
        """Takes a complete state, even from a server that has not yet heard of the last entries."""
        if frame["number"] < self.number:
            self.older_welcomes += 1
            self.number = -1
        super().begin(frame)

    async def ask(self, frame: Json) -> Json:
        frame = {"id": token_hex(8), **frame}
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await super().ask(frame)
                except Refused as refused:
                    if refused.code not in PASSING:
                        raise
                await asyncio.sleep(PAUSE)

    def texts_before_end(self) -> list[str]:
        """Returns what was sent while the deal was still secret."""
        ended = (
            place
            for place, frame in enumerate(self.frames)
            if frame.get("table", {}).get("state") == "finished"
        )
        return self.texts[: next(ended, len(self.texts))]
