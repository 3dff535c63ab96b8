"""Plays games of shared deals over a connection, as a client does."""

from __future__ import annotations

import httpx

from tests.server_in_process.serving import API, Running, hear, say

QUICK: dict[str, object] = dict.fromkeys(
    ("rate_create", "rate_messages", "rate_resync", "rate_frames", "rate_address"), 10_000
)


async def play_out(server: Running, client: httpx.AsyncClient, table_id: str) -> list[str]:
    """Plays the first legal moves of one's only seat to the end; returns what was received."""
    heard: list[str] = []
    async with server.live(client, table_id) as line:
        welcome = await hear(line, "welcome")
        heard.append(str(welcome))
        number = 0
        while welcome["table"]["state"] == "running":
            ((seat, view),) = welcome["views"].items()
            if view["legal"]:
                number += 1
                move = {"type": "move", "id": str(number), "seat": int(seat)}
                move["phase"] = view["phase"]
                await say(line, **move, move=view["legal"][0])
                await hear(line, "accepted")
            await say(line, type="resync")
            welcome = await hear(line, "welcome")
            heard.append(str(welcome))
    return heard


async def posted(client: httpx.AsyncClient, path: str, **body: object) -> dict[str, object]:
    answer = await client.post(f"{API}{path}", json=body)
    assert answer.status_code == 201, answer.text
    found: dict[str, object] = answer.json()
    return found


async def begun(client: httpx.AsyncClient, path: str, nickname: str) -> str:
    """Begins a game with a shared deal and returns the table's id."""
    answer = await posted(client, path, nickname=nickname, bot_pace=0)
    table = answer["table"]
    assert isinstance(table, dict)
    return str(table["id"])
