"""Nobody shouts a table down, watches in secret, or takes a present player's seat."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from draftingtable.games.core.errors import Refusal
from draftingtable.server.ops.addresses import address_key
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.settings import Settings
from draftingtable.server.ws.presence import Absences
from draftingtable.server.ws.room import Room
from draftingtable.server.ws.talk_limits import TalkLimits
from draftingtable.table import actions
from tests.server_in_process.serving import (
    API,
    PATIENCE,
    Running,
    code_of,
    hear,
    new_table,
    running,
    say,
)
from tests.table.sitting import seated

OPEN = {"kind": "open"}


@asynccontextmanager
async def gathered(
    server: Running, people: int, start: bool = True, **settings: object
) -> AsyncIterator[tuple[str, list[httpx.AsyncClient]]]:
    """A table of 5 Towers with that many people, of whom the first is its host."""
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(server.client()) for _ in range(people)]
        seats = [{"kind": "me"}, *[OPEN] * (people - 1)]
        table_id = await new_table(clients[0], seats=seats, seating="order", **settings)
        for number, client in enumerate(clients[1:], 2):
            name, ready = {"nickname": f"Guest {number}"}, {"seat": number, "ready": True}
            await client.post(f"{API}/tables/{table_id}/join", json=name)
            await client.post(f"{API}/tables/{table_id}/ready", json=ready)
        if start:
            answer = await clients[0].post(f"{API}/tables/{table_id}/start")
            assert answer.status_code == 200, answer.text
        yield table_id, clients


async def outcomes(line: ClientConnection) -> list[str]:
    """Returns, for what was sent here, why each was refused, or "said" if it was chat.

    Messages are answered in order: nonsense at the end shows that nothing else will come.
    """
    await say(line, type="nonsense")
    found: list[str] = []
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await line.recv())
            code = message.get("error", {}).get("code", message["type"])
            if code == "bad-message":
                return found
            if message["type"] in ("refused", "said"):
                found.append(code)


# Chat


def test_spectators_share_a_limit_and_players_still_talk() -> None:
    limits = TalkLimits(Settings(rate_talk_spectators=0.001, rate_talk_address=1000))
    table = seated("towers", 2).table
    limits.check_chat(table, "eve", "10.0.0.1")
    for number in range(50):
        with pytest.raises(Refusal):
            limits.check_chat(table, f"eve {number}", f"10.0.1.{number}")
    limits.check_chat(table, "péter", "10.0.0.9")


def test_all_identities_at_one_address_share_a_limit() -> None:
    limits = TalkLimits(Settings(rate_talk_address=0.001, rate_talk_spectators=1000))
    table = seated("towers", 2).table
    limits.check_chat(table, "eve", address_key("2001:db8::1"))
    for number in range(2, 50):
        with pytest.raises(Refusal):
            limits.check_chat(table, f"eve {number}", address_key(f"2001:db8::{number:x}"))
    limits.check_chat(table, "anna", address_key("2001:db8:0:1::1"))


def test_strangers_at_one_address_say_a_few_lines_and_a_player_still_talks(
    tmp_path: Path,
) -> None:
    """Without a cookie, everybody is somebody else: 58 of them had 58 limits."""

    async def story() -> tuple[list[str], list[Any]]:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(tmp_path, rate_connect=1000))
            stranger = await stack.enter_async_context(server.client())
            async with gathered(server, 2) as (table_id, clients):
                async with server.live(clients[0], table_id) as line:
                    await hear(line, "welcome")
                endpoint = server.server.app.endpoint
                assert endpoint is not None
                talking = endpoint.talking
                talking.addresses = Rate(6, 1, clock=lambda: 0.0)
                talking.spectators = Rate(4, 1, clock=lambda: 0.0)
                heard = []
                for _ in range(8):
                    heard += await said_by_a_stranger(server, stranger, table_id)
                talking.addresses = Rate(1, 1, clock=lambda: 0.0)
                async with server.live(clients[1], table_id) as line:
                    for _ in range(2):
                        await say(line, type="say", text="hello")
                    heard += await outcomes(line)
                    await say(line, type="resync")
                    return heard, (await hear(line, "welcome"))["chat"]

    heard, chat = asyncio.run(story())
    assert heard == [*["said"] * 4, *["too-fast"] * 4, "said", "too-fast"]
    assert [line["text"] for line in chat] == [*["buy"] * 4, "hello"]


async def said_by_a_stranger(
    server: Running, stranger: httpx.AsyncClient, table_id: str
) -> list[str]:
    async with server.live(stranger, table_id) as line:
        await say(line, type="say", text="buy")
        return await outcomes(line)


def test_strangers_say_nothing_at_a_finished_table(tmp_path: Path) -> None:
    """1,740 lines were stored there in 30 seconds, and sent back to whoever came."""

    async def story() -> tuple[set[str], list[Any]]:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(tmp_path, rate_connect=1000))
            async with gathered(server, 2) as (table_id, clients):
                await clients[0].post(f"{API}/tables/{table_id}/resign", json={"seat": 1})
                codes = set()
                stranger = await stack.enter_async_context(server.client())
                for _ in range(20):  # without a cookie, everybody is somebody else
                    async with server.live(stranger, table_id) as line:
                        for words in ({"text": "buy"}, {"phrase": "hello"}):
                            await say(line, type="say", **words)
                        codes.update(await outcomes(line))
                async with server.live(clients[1], table_id) as line:
                    await say(line, type="say", phrase="good-game")
                    await hear(line, "said")
                    await say(line, type="resync")
                    return codes, (await hear(line, "welcome"))["chat"]

    codes, chat = asyncio.run(story())
    assert codes == {"chat-over"}
    assert [line["phrase"] for line in chat] == ["good-game"]


def test_the_host_switches_chat_off_while_people_play(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, gathered(server, 2) as (table_id, clients):
            host, guest = clients
            chat = f"{API}/tables/{table_id}/chat"
            assert code_of(await guest.post(chat, json={"on": False})) == "not-host"
            async with server.live(guest, table_id) as line:
                await hear(line, "welcome")
                await host.post(chat, json={"on": False})
                change = await hear(line, "change")
                assert change["table"]["settings"]["chat"] is False
                await say(line, type="say", text="hello")
                assert await outcomes(line) == ["chat-off"]
                await say(line, type="say", phrase="hello")
                await hear(line, "said")

    asyncio.run(story())


# Spectators


def test_spectators_are_shown_out_before_the_first_deal_reaches_them(tmp_path: Path) -> None:
    """They came while the table was open, and stayed."""

    async def story() -> tuple[list[dict[str, Any]], int | None, list[int]]:
        async with running(tmp_path) as server, server.client() as stranger:
            gathering = gathered(server, 2, start=False, spectators=False)
            async with gathering as (table_id, clients), AsyncExitStack() as stack:
                watching = await stack.enter_async_context(server.live(stranger, table_id))
                playing = await stack.enter_async_context(server.live(clients[1], table_id))
                await hear(watching, "welcome")
                await clients[0].post(f"{API}/tables/{table_id}/start")
                received = await until_closed(watching)
                for end in ("", "/fairness", "/record", "/replay"):
                    answer = await stranger.get(f"{API}/tables/{table_id}{end}")
                    assert code_of(answer) == "spectators-off"
                change = await hear(playing, "change")
                while not change.get("views"):
                    change = await hear(playing, "change")
                await say(playing, type="resync")
                await hear(playing, "welcome")
                watchers = [(await hear(playing, "presence"))["watching"]]
                return received, watching.close_code, watchers

    received, closed, watchers = asyncio.run(story())
    assert received[-1] == {"type": "bye", "reason": "spectators-off"}
    assert closed == 1008
    assert not any(message.get("views") for message in received)
    assert all(message.get("table", {}).get("state") != "running" for message in received)
    assert watchers == [0]


async def until_closed(line: ClientConnection) -> list[dict[str, Any]]:
    """Returns what arrives until the server hangs up, or answers nonsense: then it did not."""
    with suppress(ConnectionClosed):
        await say(line, type="nonsense")
    received: list[dict[str, Any]] = []
    with suppress(ConnectionClosed):
        while not received or received[-1]["type"] != "refused":
            received.append(json.loads(await line.recv()))
    return received


def test_a_game_that_starts_while_a_spectator_connects_is_not_shown(tmp_path: Path) -> None:
    async def story() -> str:
        async with running(tmp_path) as server, server.client() as stranger:
            hub = server.services.hub
            gathering = gathered(server, 2, start=False, spectators=False)
            async with gathering as (table_id, clients):
                room = hub._room

                async def slow_room(table_id: str) -> Room:
                    await clients[0].post(f"{API}/tables/{table_id}/start")
                    return await room(table_id)

                hub._room = slow_room  # type: ignore[method-assign]
                async with server.live(stranger, table_id) as line:
                    last = (await until_closed(line))[-1]
                    found: str = last["error"]["code"]
                assert table_id not in hub.rooms
                return found

    assert asyncio.run(story()) == "spectators-off"


@pytest.mark.parametrize("message", [{"type": "resync"}, {"type": "say", "text": "hi"}])
def test_whoever_asks_or_talks_where_they_may_not_watch_is_shown_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, message: dict[str, str]
) -> None:
    """Here the start itself shows nobody out, as if its news had not come here."""

    async def story() -> tuple[list[dict[str, Any]], int | None]:
        async with running(tmp_path) as server, server.client() as stranger:
            gathering = gathered(server, 2, start=False, spectators=False)
            async with gathering as (table_id, clients), server.live(stranger, table_id) as line:
                await hear(line, "welcome")
                with monkeypatch.context() as patched:
                    patched.setattr(Room, "publish", lambda room, entry: None)
                    await clients[0].post(f"{API}/tables/{table_id}/start")
                await say(line, **message)
                return await until_closed(line), line.close_code

    received, closed = asyncio.run(story())
    assert received[-1] == {"type": "bye", "reason": "spectators-off"}
    assert closed == 1008
    assert not any(one.get("views") for one in received)


class Kept:
    """A connection that keeps what it was sent."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.code = 0

    def write(self, *frames: bytes) -> None:
        self.frames += frames

    def hang_up(self, frame: bytes, code: int) -> None:
        self.frames.append(frame)
        self.code = code


def test_resync_and_talk_show_out_whoever_is_still_there() -> None:
    """Whatever way they came in: here the game began without this room's knowing."""
    sitting = seated("towers", 2, begin=False, spectators=False)
    room = Room(sitting.table, lambda: sitting.now)
    stranger, player = Kept(), Kept()
    room.enter(stranger, "eve")
    room.enter(player, "péter")
    sitting.do("anna", actions.Start())
    room.show_out()
    assert (stranger.code, player.code) == (1008, 0)
    assert b"spectators-off" in stranger.frames[-1]
    assert room.watching() == 0


# Seats


def test_a_host_cannot_take_the_seat_of_a_player_who_is_here(tmp_path: Path) -> None:
    """40 of 40 could be taken."""

    async def story() -> set[str]:
        async with running(tmp_path) as server, gathered(server, 2) as (table_id, clients):
            host, guest = clients
            codes = set()
            async with server.live(host, table_id) as line, server.live(guest, table_id) as other:
                await hear(line, "welcome")
                await hear(other, "welcome")
                for _ in range(40):
                    await say(line, type="replace", seat=2)
                    codes.update(await outcomes(line) or ["replaced"])
                    replace = f"{API}/tables/{table_id}/replace"
                    codes.add(code_of(await host.post(replace, json={"seat": 2})))
            return codes

    assert asyncio.run(story()) == {"player-present"}


def test_an_absent_player_is_replaced_at_the_usual_level_and_takes_the_seat_back(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        here = running(tmp_path, absent_seconds=0)
        async with here as server, gathered(server, 2) as (table_id, clients):
            host, guest = clients
            async with server.live(host, table_id) as line:
                await hear(line, "welcome")
                async with server.live(guest, table_id) as other:
                    await hear(other, "welcome")
                    while (await hear(line, "presence"))["seats"] != [1, 2]:
                        pass
                    await say(line, type="replace", seat=2)
                    assert await outcomes(line) == ["player-present"]
                while (await hear(line, "presence"))["seats"] != [1]:
                    pass
                await say(line, type="replace", seat=2)
                seat = (await changed(line))["seats"][1]
                assert seat["stand_in"] == server.services.policy.usual["towers"]
                back = f"{API}/tables/{table_id}/return"
                await guest.post(back, json={"seat": 2})
                while (await changed(line))["seats"][1]["stand_in"]:
                    pass

    asyncio.run(story())


async def changed(line: ClientConnection) -> Any:
    """Returns the table in the next change that has one."""
    while True:
        change = await hear(line, "change")
        if "table" in change:
            return change["table"]


def test_a_majority_of_at_least_two_replaces_a_player_who_is_here(tmp_path: Path) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(tmp_path))
            async with gathered(server, 3) as (table_id, clients):
                lines = [
                    await stack.enter_async_context(server.live(client, table_id))
                    for client in clients
                ]
                for line in lines:
                    await hear(line, "welcome")
                await say(lines[0], type="replace", seat=2)
                table = await changed(lines[1])
                assert table["replace_votes"] == {"2": 1}
                assert table["seats"][1]["votes_needed"] == 2
                await say(lines[2], type="replace", seat=2)
                while not (await changed(lines[1]))["seats"][1]["stand_in"]:
                    pass

    asyncio.run(story())


def test_an_absence_is_measured_from_the_last_connection() -> None:
    now = [100.0]
    absences = Absences(lambda: now[0])
    absences.update(["anna", "ben"], {"anna", "ben"})
    now[0] += 500
    absences.update(["anna", "ben"], {"anna"})
    now[0] += 59
    absences.update(["anna", "ben"], {"anna"})
    assert (absences.away("anna"), absences.away("ben")) == (None, 59_000)
    absences.update(["anna", "ben"], {"anna", "ben"})
    assert absences.away("ben") is None
    absences.update(["anna"], {"anna"})
    assert absences.away("ben") is None
