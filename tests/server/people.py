"""People using a server: an identity (a cookie) and the HTTP calls."""

from __future__ import annotations

from typing import Any, Self, TypeAlias

import httpx

from draftingtable.games.core.fairness import fresh_nonce, nonce_commitment
from tests.server.processes import PATIENCE, Server

Json: TypeAlias = dict[str, Any]

HEADERS = {"X-Drafting-Table": "1"}
BRIEFLY = httpx.Limits(keepalive_expiry=1)
"""The server closes a connection after five idle seconds: a busy one, just as a call arrives."""


class Refused(Exception):
    """A refusal from the server, with its code."""

    def __init__(self, error: Json, status: int = 0, number: int = 0) -> None:
        super().__init__(error)
        self.code: str = error["code"]
        self.params: Json = error["params"]
        self.status = status
        self.number = number
        """The number of the table's log at that time, if it came over a socket."""


class Person:
    """A person with a nickname and a cookie, valid on any server."""

    local_address: str | None = None
    """Of this machine's loopback addresses, the one to connect from; None for the usual one."""

    def __init__(self, server: Server, nickname: str) -> None:
        self.nickname = nickname
        self.server = server
        self.player = ""
        self.nonce = b""
        """Their part of the deal, once they have committed to it."""
        self.texts: list[str] = []
        """The body of every answer to this person."""
        self._http = httpx.AsyncClient(timeout=PATIENCE, limits=BRIEFLY, verify=server.trust)

    async def __aenter__(self) -> Self:
        await self.introduce()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def introduce(self) -> None:
        self.player = (await self.post("/me", nickname=self.nickname))["player"]

    def coming_to(self, server: Server) -> Person:
        """Returns the same person, with the same cookie, on another server."""
        person = Person(server, self.nickname)
        person._http.cookies.update(self._http.cookies)
        return person

    @property
    def cookies(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._http.cookies.jar)

    async def commit(self, table_id: str, seat: int) -> None:
        """Gets ready, committed to a nonce."""
        self.nonce = self.nonce or fresh_nonce()
        commit = nonce_commitment(self.nonce)
        await self.post(f"/tables/{table_id}/ready", seat=seat, ready=True, commit=commit)

    async def reveal(self, table_id: str, seat: int) -> Json:
        return await self.post(f"/tables/{table_id}/reveal", seat=seat, nonce=self.nonce.hex())

    async def get(self, path: str, **query: str) -> Json:
        return await self._answer(await self.request("GET", path, params=query))

    async def post(self, path: str, **body: object) -> Json:
        return await self._answer(await self.request("POST", path, json=body))

    async def text(self, path: str) -> str:
        answer = await self.request("GET", path)
        if answer.status_code != 200:
            raise Refused(answer.json()["error"], answer.status_code)
        return answer.text

    async def request(
        self, method: str, path: str, params: dict[str, str] | None = None, json: object = None
    ) -> httpx.Response:
        url = f"{self.server.url}/api/v1{path}"
        headers = {**HEADERS, "Origin": self.server.url}
        answer = await self._http.request(method, url, params=params, headers=headers, json=json)
        self.texts.append(answer.text)
        return answer

    async def _answer(self, answer: httpx.Response) -> Json:
        body: Json = answer.json()
        if answer.is_error:
            raise Refused(body["error"], answer.status_code)
        return body
