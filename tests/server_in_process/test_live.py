"""One connection: what it receives, what it is refused, and when it ends."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from draftingtable.server.ops.rate_limits import Rate
from tests.server_in_process.serving import API, hear, kinds_until, new_table, running, say

BOT = {"kind": "bot", "level": "random"}
Message = dict[str, Any]


def test_a_welcome_contains_everything(tmp_path: Path) -> None:
    async def first() -> Message:
        async with running(tmp_path) as server, server.client() as client:
            table_id = await new_table(client, seats=[{"kind": "me"}, BOT, BOT])
            await client.post(f"{API}/tables/{table_id}/start")
            async with server.live(client, table_id) as line:
                return await hear(line, "welcome")

    welcome = asyncio.run(first())
    everything = {"table", "me", "views", "story", "proposals", "wishes", "chat"}
    assert set(welcome) == {"type", "protocol", "number", "now"} | everything
    assert welcome["me"]["host"]
    assert set(welcome["views"]) == {str(seat) for seat in welcome["me"]["seats"]}


def test_strange_messages_are_refused_by_name_and_play_goes_on(tmp_path: Path) -> None:
    strange: list[str | bytes] = [
        *("", "{", "[]", "1", "null", '{"type": 5}', '{"type": "steal"}', b"\xff\xfe"),
        json.dumps({"type": "move"}),
        json.dumps({"type": "move", "id": "a", "seat": 0, "phase": 1, "move": "pass"}),
        json.dumps({"type": "move", "id": "a", "seat": 1, "phase": "1", "move": "pass"}),
        json.dumps({"type": "move", "id": "a" * 41, "seat": 1, "phase": 1, "move": "pass"}),
        json.dumps({"type": "ping", "seat": 1, "city": ["A"]}),
        json.dumps({"type": "say", "text": 5}),
    ]

    async def codes() -> list[str]:
        async with running(tmp_path) as server, server.client() as client:
            table_id = await new_table(client)
            async with server.live(client, table_id) as line:
                found = []
                for message in strange:
                    await line.send(message)
                    refused = await hear(line, "refused")
                    assert set(refused) == {"type", "id", "error", "number", "views"}
                    found.append(refused["error"]["code"])
                await say(line, type="alive")
                await say(line, type="resync")
                await hear(line, "welcome")
                return found

    assert asyncio.run(codes()) == ["bad-message"] * len(strange)


def test_a_huge_frame_ends_the_connection_and_nothing_else(tmp_path: Path) -> None:
    async def code() -> int | None:
        async with running(tmp_path, largest_frame=1000) as server, server.client() as client:
            table_id = await new_table(client)
            async with server.live(client, table_id) as line:
                await line.send("x" * 2000)
                with pytest.raises(ConnectionClosed):
                    await hear(line, "nothing")
            async with server.live(client, table_id) as again:
                await hear(again, "welcome")
            return line.close_code

    assert asyncio.run(code()) == 1009


def test_a_path_without_a_table_passes_the_same_checks(tmp_path: Path) -> None:
    """It used to answer 404 even to banned addresses, foreign hosts and floods."""

    async def statuses() -> list[int]:
        async with running(tmp_path) as server, server.client() as client:
            table_id = await new_table(client)
            found = []

            async def handshake(**headers: str) -> None:
                with pytest.raises(InvalidStatus) as refused:
                    await server.live(client, table_id, "other", **headers)
                found.append(refused.value.response.status_code)

            await handshake()
            await handshake(Host="elsewhere.example", Origin="http://elsewhere.example")
            endpoint = server.server.app.endpoint
            assert endpoint is not None
            endpoint.connecting = Rate(1, 1, clock=lambda: 0.0)
            await handshake()
            await handshake()
            return found

    assert asyncio.run(statuses()) == [404, 421, 404, 429]


def test_a_refused_connection_is_given_the_reason(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A refusal is an answer, not a fault: nothing is logged as an error."""

    async def statuses() -> list[int]:
        async with running(tmp_path) as server, server.client() as client:
            table_id = await new_table(client)
            lines = [
                server.live(client, table_id, Origin="https://elsewhere.example"),
                server.live(client, table_id, "other"),
            ]
            found = []
            for line in lines:
                with pytest.raises(InvalidStatus) as refused:
                    await line
                found.append(refused.value.response.status_code)
            return found

    with caplog.at_level(logging.WARNING):
        assert asyncio.run(statuses()) == [403, 404]
    assert [record.getMessage() for record in caplog.records] == []


def test_too_many_watchers_are_turned_away(tmp_path: Path) -> None:
    async def statuses() -> int:
        async with (
            running(tmp_path, most_per_table=1) as server,
            server.client() as client,
            server.client() as watcher,
        ):
            table_id = await new_table(client)
            async with server.live(watcher, table_id) as line:
                await hear(line, "welcome")
                with pytest.raises(InvalidStatus) as refused:
                    await server.live(watcher, table_id)
                return refused.value.response.status_code

    assert asyncio.run(statuses()) == 429


def test_an_unknown_table_is_refused_and_closed(tmp_path: Path) -> None:
    async def refused() -> tuple[str, int | None]:
        async with (
            running(tmp_path) as server,
            server.client() as client,
            server.live(client, "x" * 22) as line,
        ):
            message = await hear(line, "refused")
            await line.wait_closed()
            return message["error"]["code"], line.close_code

    assert asyncio.run(refused()) == ("no-such-table", 1008)


def test_a_watcher_who_sits_down_receives_everything_again(tmp_path: Path) -> None:
    async def seats() -> list[list[int]]:
        async with running(tmp_path) as server, server.client() as host, server.client() as guest:
            table_id = await new_table(host)
            await guest.post(f"{API}/me", json={"nickname": "Ben"})
            async with server.live(guest, table_id) as line:
                before = await hear(line, "welcome")
                await guest.post(f"{API}/tables/{table_id}/join", json={})
                after = await hear(line, "welcome")
                return [before["me"]["seats"], after["me"]["seats"]]

    assert asyncio.run(seats()) == [[], [2]]


def test_a_resent_move_is_accepted_again_and_played_once(tmp_path: Path) -> None:
    async def numbers() -> tuple[int, int, int]:
        async with running(tmp_path) as server, server.client() as client:
            table_id = await new_table(client, seats=[{"kind": "me"}, {"kind": "me"}], players=2)
            await client.post(f"{API}/tables/{table_id}/start")
            async with server.live(client, table_id) as line:
                views = (await hear(line, "welcome"))["views"]
                seat = next(seat for seat, view in views.items() if view["legal"])
                move = {"type": "move", "id": "one", "seat": int(seat), "move": "bid 0"}
                move["phase"] = views[seat]["phase"]
                await say(line, **move)
                first = await hear(line, "accepted")
                await say(line, **move)
                second = await hear(line, "accepted")
                await say(line, type="resync")
                now = await hear(line, "welcome")
                return first["number"], second["number"], now["number"]

    first, second, now = asyncio.run(numbers())
    assert first == second == now


def test_chat_is_limited_per_player(tmp_path: Path) -> None:
    async def code() -> str:
        quiet = running(tmp_path, rate_talk=0.001, rate_burst=1)
        async with quiet as server, server.client() as client:
            table_id = await new_table(client)
            async with server.live(client, table_id) as line:
                await say(line, type="say", phrase="hello")
                said = await hear(line, "said")
                assert said["phrase"] == "hello"
                await say(line, type="say", phrase="hello")
                refused = await hear(line, "refused")
                found: str = refused["error"]["code"]
                return found

    assert asyncio.run(code()) == "too-fast"


def test_a_hint_is_sent_only_to_the_requester(tmp_path: Path) -> None:
    async def heard() -> tuple[Message, list[str]]:
        fast = running(tmp_path, hint_seconds=0.05)
        async with fast as server, server.client() as client, server.client() as other:
            table_id = await new_table(client, seats=[{"kind": "me"}, {"kind": "me"}], players=2)
            await client.post(f"{API}/tables/{table_id}/start")
            async with (
                server.live(other, table_id) as watching,
                server.live(client, table_id) as line,
            ):
                views = (await hear(line, "welcome"))["views"]
                seat = next(seat for seat, view in views.items() if view["legal"])
                await say(line, type="hint", id="h", seat=int(seat))
                hint = await hear(line, "hint")
                await say(line, type="ping", seat=int(seat), card="s7")
                assert "hint" not in await kinds_until(watching, "pinged")
                return hint, views[seat]["legal"]

    hint, legal = asyncio.run(heard())
    assert hint["id"] == "h"
    assert {candidate["move"] for candidate in hint["candidates"]} <= set(legal)


def test_a_server_that_stops_says_goodbye(tmp_path: Path) -> None:
    async def reason() -> tuple[str, int | None]:
        async with running(tmp_path) as server, server.client() as client:
            table_id = await new_table(client)
            async with server.live(client, table_id) as line:
                await hear(line, "welcome")
                server.server.should_exit = True
                bye = await hear(line, "bye")
                await line.wait_closed()
                return bye["reason"], line.close_code

    assert asyncio.run(reason()) == ("restart", 1012)
