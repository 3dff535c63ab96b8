"""Presence, as several servers report it and as people at a table see it."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from draftingtable.server.ws.presence import LASTS, Presence, notice_data
from tests.server_in_process.serving import API, hear, new_table, running, say


def test_reports_of_other_servers_add_up() -> None:
    presence = Presence()
    presence.update("one", frozenset({"anna"}), 1)
    presence.update("two", frozenset({"anna", "ben"}), 2)
    assert presence.players() == {"anna", "ben"}
    assert presence.watching() == 3


def test_a_newer_report_replaces_the_older() -> None:
    presence = Presence()
    presence.update("one", frozenset({"anna"}), 1)
    presence.update("one", frozenset({"ben"}), 0)
    assert presence.players() == {"ben"}
    assert presence.watching() == 0


def test_a_player_who_left_is_gone() -> None:
    presence = Presence()
    presence.update("one", frozenset({"anna"}), 0)
    presence.update("one", frozenset(), 0)
    assert presence.notices == {}


def test_a_server_that_died_leaves_no_ghosts() -> None:
    time = 0.0
    presence = Presence(lambda: time)
    presence.update("dies", frozenset({"ben"}), 1)
    time = LASTS
    presence.update("lives", frozenset({"anna"}), 0)
    time = LASTS + 1
    presence.forget_silent()
    assert presence.players() == {"anna"}
    assert presence.watching() == 0


def test_reports_between_servers_are_plain_data() -> None:
    data = notice_data("one", frozenset({"ben", "anna"}), 2)
    assert data == {"type": "presence", "server": "one", "players": ["anna", "ben"], "watching": 2}


# At a table

Told = dict[str, Any]


async def presence_with(line: ClientConnection, seats: list[int], watching: int) -> None:
    """Waits until the client receives exactly this presence."""
    while True:
        told = await hear(line, "presence")
        if (told["seats"], told["watching"]) == (seats, watching):
            return


def here(table: Told) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["kind"] == "player" and seat["here"]]


async def post(client: httpx.AsyncClient, path: str, **body: object) -> Told:
    answer = await client.post(f"{API}/tables/{path}", json=body)
    assert answer.status_code == 200, answer.text
    table: Told = answer.json()["table"]
    return table


def test_a_watcher_who_sits_down_is_present_and_no_longer_watches(tmp_path: Path) -> None:
    """A guest opens the link first and then takes a seat."""

    async def story() -> None:
        async with running(tmp_path) as server, server.client() as anna, server.client() as peter:
            table_id = await new_table(anna, players=2)
            await peter.post(f"{API}/me", json={"nickname": "Péter"})
            async with server.live(anna, table_id) as host, server.live(peter, table_id) as guest:
                await presence_with(host, [1], 1)
                assert here((await hear(guest, "welcome"))["table"]) == [1]
                assert here(await post(peter, f"{table_id}/join")) == [1, 2]
                assert here((await hear(host, "change"))["table"]) == [1, 2]
                assert here((await hear(guest, "welcome"))["table"]) == [1, 2]
                for line in (host, guest):
                    await presence_with(line, [1, 2], 0)
                await post(peter, f"{table_id}/leave")
                for line in (host, guest):
                    await presence_with(line, [1], 1)

    asyncio.run(story())


def test_presence_follows_people_to_their_new_seats(tmp_path: Path) -> None:
    """By the host's order, and by the order of the start (C1.3); Péter has no page open."""

    async def story() -> None:
        async with running(tmp_path) as server, server.client() as anna, server.client() as peter:
            table_id = await new_table(anna, players=2, seating="question")
            async with server.live(anna, table_id) as host:
                await presence_with(host, [1], 0)
                await post(peter, f"{table_id}/join", nickname="Péter", answer="Ajka")
                await post(anna, f"{table_id}/answer", seat=1, text="Szeged")
                await post(anna, f"{table_id}/order", seats=[2, 1])
                await presence_with(host, [2], 0)
                await post(anna, f"{table_id}/order", seats=[2, 1])
                await presence_with(host, [1], 0)
                await post(peter, f"{table_id}/ready", seat=2, ready=True)
                assert here(await post(anna, f"{table_id}/start")) == [2]
                await presence_with(host, [2], 0)

    asyncio.run(story())


def test_a_second_tab_receives_presence_too(tmp_path: Path) -> None:
    """Nothing changes for the others, but the new tab knows nothing yet; same after `resync`."""

    async def story() -> None:
        async with running(tmp_path) as server, server.client() as anna:
            table_id = await new_table(anna)
            async with (
                server.client() as otto,
                server.live(otto, table_id) as watcher,
                server.live(anna, table_id),
            ):
                await presence_with(watcher, [1], 1)
                async with server.live(anna, table_id) as tab:
                    await presence_with(tab, [1], 1)
                    await say(tab, type="resync")
                    await presence_with(tab, [1], 1)

    asyncio.run(story())
