"""The coach: what there is to say after a move, for its maker alone, where hints are allowed."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from draftingtable.table_bots.questions import CoachQuestion
from tests.server_in_process.reviewing import Asked, asked
from tests.server_in_process.serving import API, PATIENCE, hear, new_table, running, say

__all__ = ["asked"]
TWO = {"seats": [{"kind": "me"}, {"kind": "open"}], "players": 2, "seating": "order", "start": 1}


async def told(
    folder: Path, asked: Asked, coach: bool, hints: bool = True, busy: bool = False
) -> list[list[str]]:
    """Plays a move of seat 1; returns the kinds of messages each of both players gets after it."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(folder))
        anna = await stack.enter_async_context(server.client())
        eve = await stack.enter_async_context(server.client())
        table_id = await new_table(anna, **TWO, hints=hints)
        path = f"{API}/tables/{table_id}"
        await eve.post(f"{path}/join", json={"nickname": "Eve"})
        await eve.post(f"{path}/ready", json={"seat": 2, "ready": True})
        answer = await anna.post(f"{path}/start")
        assert answer.status_code == 200, answer.text
        lines = [await stack.enter_async_context(server.live(one, table_id)) for one in (anna, eve)]
        for line in lines:
            await hear(line, "welcome")
            await hear(line, "presence")
        if coach:
            for line in lines:
                await say(line, type="coach", on=True)
        if not hints:
            refused = await hear(lines[0], "refused")
            assert refused["error"]["code"] == "hints-off"
            return []
        server.services.hub.overload.lateness.busy = busy
        await say(lines[0], type="move", id="m", seat=1, phase=1, move="bid 0")
        await hear(lines[0], "accepted")
        coaching = server.services.hub.coaching
        while coaching.count:
            await asyncio.sleep(0.01)
        found = []
        for line in lines:
            kinds = []
            await say(line, type="nonsense")  # refused in any case, but later
            while (kind := (await hear_any(line))) != "refused":
                kinds.append(kind)
            found.append(kinds)
        return found


async def hear_any(line: ClientConnection) -> str:
    kind: str = json.loads(await line.recv())["type"]
    return kind


@pytest.mark.parametrize("coach", [True, False])
def test_only_the_mover_is_told_and_only_if_they_asked(
    tmp_path: Path, asked: Asked, coach: bool
) -> None:
    mine, theirs = asyncio.run(asyncio.wait_for(told(tmp_path, asked, coach), PATIENCE))
    assert ("coached" in mine) == coach
    assert "coached" not in theirs
    questions = [one for one in asked.questions if isinstance(one, CoachQuestion)]
    assert len(questions) == coach


def test_there_is_no_coach_where_hints_are_off(tmp_path: Path, asked: Asked) -> None:
    asyncio.run(asyncio.wait_for(told(tmp_path, asked, coach=True, hints=False), PATIENCE))
    assert not asked.questions


def test_a_busy_server_has_no_coach(tmp_path: Path, asked: Asked) -> None:
    mine, _ = asyncio.run(asyncio.wait_for(told(tmp_path, asked, coach=True, busy=True), PATIENCE))
    assert "coached" not in mine
    assert not asked.questions
