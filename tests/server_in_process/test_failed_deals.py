"""What a client gets when a deal fails inside the server."""

import asyncio
from pathlib import Path

import pytest

from tests.server_in_process.serving import API, running


def broken(*_: object, **__: object) -> None:
    raise ZeroDivisionError("a fault in the rules")


def test_quick_play_that_fails_leaves_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as client:
            monkeypatch.setattr("draftingtable.table.apply.Match", broken)
            answer = await client.post(f"{API}/play", json={"game": "towers"})
            assert (answer.status_code, answer.json()["error"]["code"]) == (500, "deal-failed")
            (table_id,) = list(server.services.tables.cache.tables)
            kept = await client.get(f"{API}/tables/{table_id}")
            assert kept.json()["table"]["state"] == "expired"

    asyncio.run(story())
