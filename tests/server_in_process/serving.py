"""A whole server inside this process, on its own port, for one test."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from draftingtable.server.app import build_app, now
from draftingtable.server.http.services import Services
from draftingtable.server.run import Announced, config, listen
from draftingtable.server.settings import read_settings
from tests.plain_http import NO_TLS
from tests.server_in_process.live_models import check_message

API = "/api/v1"
SECRET = b"a secret of these tests alone"
PATIENCE = 300.0
"""Seconds until a test gives up waiting; never a measure of speed."""
BRIEFLY = httpx.Limits(keepalive_expiry=1)
"""The server closes a connection after five idle seconds: a busy one, just as a call arrives."""


class InProcess(Announced):
    """Leaves signals to the process that runs the tests."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Running:
    """A running server, for clients and tests."""

    def __init__(self, server: InProcess, port: int) -> None:
        self.server = server
        self.url = f"http://127.0.0.1:{port}"
        self.socket_url = f"ws://127.0.0.1:{port}"

    @property
    def services(self) -> Services:
        found = self.server.app.api.state.services
        assert isinstance(found, Services)
        return found

    def client(self, **headers: str) -> httpx.AsyncClient:
        """Returns a client that keeps its cookie and sends its origin, as a browser does."""
        usual = {"X-Drafting-Table": "1", "Origin": self.url}
        sent = {**usual, **headers}
        return httpx.AsyncClient(
            base_url=self.url, headers=sent, timeout=PATIENCE, limits=BRIEFLY, verify=NO_TLS
        )

    def live(
        self, client: httpx.AsyncClient, table_id: str, end: str = "live", **headers: str
    ) -> connect:
        cookie = client.cookies.get("draftingtable")
        usual = {"Origin": self.url, **({"Cookie": f"draftingtable={cookie}"} if cookie else {})}
        address = f"{self.socket_url}{API}/tables/{table_id}/{end}"
        sent = {**usual, **headers}
        return connect(address, additional_headers=sent, open_timeout=PATIENCE, ping_interval=None)


@asynccontextmanager
async def running(folder: Path, **settings: object) -> AsyncIterator[Running]:
    async with running_at(folder, now, **settings) as server:
        yield server


@asynccontextmanager
async def running_at(
    folder: Path, clock: Callable[[], int], **settings: object
) -> AsyncIterator[Running]:
    """Runs a server whose clock the test sets."""
    usual: dict[str, object] = {"bot_workers": 1, "rate_http": 1000, "rate_hints": 1000}
    usual["ping_timeout"] = 2 * PATIENCE  # silent for a while is not gone
    usual["busy_seconds"] = 2 * PATIENCE  # a busy machine is not a busy server
    usual |= dict.fromkeys(("rate_talk", "rate_talk_address", "rate_talk_spectators"), 1000)
    usual |= dict.fromkeys(("rate_moves", "rate_moves_address"), 1000)
    chosen = read_settings({}, {**usual, **settings})
    app = build_app(chosen, f"sqlite:///{folder}/tables.sqlite", SECRET, False, clock)
    with listen("127.0.0.1", 0) as listening:
        port = listening.getsockname()[1]
        server = InProcess(app, config(app, chosen), chosen, open_browser=False)
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            assert not task.done(), "the server did not start"
            await asyncio.sleep(0.01)
        try:
            yield Running(server, port)
        finally:
            server.should_exit = True
            await asyncio.wait_for(task, PATIENCE)


async def hear(line: ClientConnection, kind: str) -> dict[str, Any]:
    """Returns the next message of that kind; others are checked and skipped."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await line.recv())
            check_message(message)
            if message["type"] == kind:
                return message


async def kinds_until(line: ClientConnection, last: str) -> list[str]:
    """Returns the kinds of the messages that arrive, in order, up to the first `last`."""
    kinds: list[str] = []
    async with asyncio.timeout(PATIENCE):
        while last not in kinds:
            kinds.append(json.loads(await line.recv())["type"])
    return kinds


async def say(line: ClientConnection, **message: object) -> None:
    await line.send(json.dumps(message))


async def new_table(client: httpx.AsyncClient, **settings: object) -> str:
    """Creates a table for the client and returns its id."""
    body = {"game": "towers", "nickname": "Anna", "seats": [{"kind": "me"}], **settings}
    answer = await client.post(f"{API}/tables", json=body)
    assert answer.status_code == 201, answer.text
    table_id: str = answer.json()["table"]["id"]
    return table_id


def code_of(answer: httpx.Response) -> str:
    code: str = answer.json()["error"]["code"]
    return code
