"""A running server removes by itself what it was set to keep for so long, and nothing else."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from draftingtable.server.admin import follower
from tests.server_in_process.serving import (
    API,
    PATIENCE,
    code_of,
    hear,
    new_table,
    running,
    say,
)

AT_ONCE = 1e-9
"""Of a day: everything that has ended is old."""
TWO = {"seats": [{"kind": "me"}, {"kind": "me"}], "players": 2}


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(follower, "SWEEP_EVERY", 0.02)


async def finished(client: httpx.AsyncClient) -> str:
    table_id = await new_table(client, **TWO)
    await client.post(f"{API}/tables/{table_id}/start")
    await client.post(f"{API}/tables/{table_id}/resign", json={"seat": 1})
    return table_id


async def expired(client: httpx.AsyncClient) -> str:
    table_id = await new_table(client)
    await client.post(f"{API}/tables/{table_id}/close")
    return table_id


async def until_gone(client: httpx.AsyncClient, table_id: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (answer := await client.get(f"{API}/tables/{table_id}")).status_code == 200:
            await asyncio.sleep(0.02)
    assert code_of(answer) == "no-such-table"


@pytest.mark.parametrize("kept", ["finished", "expired"])
def test_tables_that_are_over_go_after_their_time(tmp_path: Path, kept: str) -> None:
    """Of two tables that ended, only the kind whose time is over goes; an open one stays."""

    async def story() -> list[int]:
        times: dict[str, object] = {"keep_finished": AT_ONCE, "keep_expired": AT_ONCE}
        times[f"keep_{kept}"] = 0
        async with running(tmp_path, **times) as server, server.client() as client:
            ended = {"finished": await finished(client), "expired": await expired(client)}
            going = next(table_id for kind, table_id in ended.items() if kind != kept)
            waiting = await new_table(client)
            await until_gone(client, going)
            await server.services.follower.sweep()
            staying = (ended[kept], waiting)
            return [(await client.get(f"{API}/tables/{one}")).status_code for one in staying]

    assert asyncio.run(story()) == [200, 200]


def test_chat_and_names_go_before_their_game(tmp_path: Path) -> None:
    async def story() -> tuple[str, list[Any]]:
        times: dict[str, object] = {"keep_chat": AT_ONCE, "keep_names": AT_ONCE}
        async with running(tmp_path, **times) as server, server.client() as client:
            table_id = await new_table(client, **TWO)
            await client.post(f"{API}/tables/{table_id}/start")
            async with server.live(client, table_id) as line:
                await say(line, type="say", text="the seventh tower")
                await hear(line, "said")
            await client.post(f"{API}/tables/{table_id}/resign", json={"seat": 1})
            record = f"{API}/tables/{table_id}/record"
            async with asyncio.timeout(PATIENCE):
                while "Anna" in (found := (await client.get(record)).text):
                    await asyncio.sleep(0.02)  # until the server has read the table again
            return found, await server.services.store.read(table_id)

    record, rows = asyncio.run(story())
    assert '"Player 1"' in record
    assert not any("Anna" in row.data for row in rows)
    assert not any(row.kind == "said" or "seventh" in row.data for row in rows)
