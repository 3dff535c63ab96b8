"""A client written from docs/protocol.md alone."""

from __future__ import annotations

import json
from secrets import token_hex
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.plain_http import NO_TLS
from tests.server_in_process.serving import BRIEFLY, PATIENCE

Json = dict[str, Any]


class Client:
    """A visitor with a cookie. Tables are given by id or by code."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=f"{address}/api/v1",
            headers={"X-Drafting-Table": "1"},
            timeout=PATIENCE,
            limits=BRIEFLY,
            verify=NO_TLS,
        )

    async def post(self, path: str, **body: object) -> Json:
        answer = await self.http.post(path, json=body)
        assert answer.is_success, f"{path}: {answer.text}"
        table: Json = answer.json()["table"]
        return table

    async def get(self, path: str) -> Json:
        answer = await self.http.get(path)
        assert answer.is_success, f"{path}: {answer.text}"
        found: Json = answer.json()
        return found

    async def text(self, path: str) -> str:
        answer = await self.http.get(path)
        assert answer.is_success, f"{path}: {answer.text}"
        return answer.text

    async def live(self, name: str) -> Live:
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        address = self.address.replace("http", "ws", 1)
        line = await connect(
            f"{address}/api/v1/tables/{name}/live",
            additional_headers={"Cookie": cookies},
            open_timeout=PATIENCE,
            ping_interval=None,  # slow is not gone
            proxy=None,
        )
        return Live(line)


class Live:
    """A connection to one table, with what the server has sent about it."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.number = -1
        self.table: Json = {}
        self.me: Json = {}
        self.views: Json = {}
        self.story: list[Json] = []

    async def hear(self) -> Json:
        message: Json = json.loads(await self.line.recv())
        if message["type"] == "welcome":
            self.number, self.table, self.me = message["number"], message["table"], message["me"]
            self.views, self.story = message["views"], message["story"]
        elif message["type"] == "change":
            await self.change(message)
        return message

    async def change(self, message: Json) -> None:
        if message["number"] > self.number + 1:
            await self.line.send(json.dumps({"type": "resync"}))
            return
        self.number = message["number"]
        self.table = message.get("table", self.table)
        self.me = message.get("me", self.me)
        del self.story[message.get("story_length", len(self.story)) :]
        self.story += message.get("story", [])
        for seat, changed in message.get("views", {}).items():
            view = self.views.setdefault(seat, {})
            game = {**view.get("game", {}), **changed.get("game", {})}
            view.update({**changed, "game": game})

    @property
    def over(self) -> bool:
        return bool(self.table) and self.table["state"] == "finished"

    async def until_my_turn(self) -> str | None:
        """Waits for a seat of mine that may act. Returns None once the game is over."""
        while not self.over:
            for seat in map(str, self.me.get("seats", [])):
                if self.views.get(seat, {}).get("legal"):
                    return seat
            await self.hear()
        return None

    async def move(self, seat: str, move: str) -> Json:
        """Sends a move and waits for the answer; a neighbour may have been quicker."""
        message = {"type": "move", "id": token_hex(8), "seat": int(seat), "move": move}
        message["phase"] = self.views[seat]["phase"]
        await self.line.send(json.dumps(message))
        while (answer := await self.hear()).get("id") != message["id"]:
            continue
        return answer
