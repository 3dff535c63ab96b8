"""Calls as an administrator."""

from __future__ import annotations

import httpx

from tests.server_in_process.serving import API, Running, code_of

TOKEN = "a token of these tests alone"
ADMIN = f"{API}/admin"


def with_token(server: Running, token: str = TOKEN) -> httpx.AsyncClient:
    return server.client(Authorization=f"Bearer {token}")


async def refused(client: httpx.AsyncClient, operation: str, **arguments: object) -> str:
    answer = await client.post(f"{ADMIN}/{operation}", json=arguments)
    assert answer.is_error, answer.text
    return code_of(answer)
