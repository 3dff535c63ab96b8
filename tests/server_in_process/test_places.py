"""A player's connection always has a place; watchers have what is left."""

import asyncio
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

from draftingtable.games.core.errors import Refusal
from draftingtable.server.settings import Settings
from draftingtable.server.ws.places import BYE_FULL, MOST_TABS, Place, Places
from draftingtable.table import Table
from tests.server_in_process.serving import Running, hear, new_table, running
from tests.table.sitting import Sitting

SEATED = "anna"
RECONNECTS = 3


class Socket:
    def __init__(self) -> None:
        self.last = b""

    def write(self, *frames: bytes) -> None:
        raise AssertionError(frames)

    def hang_up(self, frame: bytes, code: int) -> None:
        self.last = frame


def open_table() -> Table:
    return Sitting({"game": "towers", "seats": [{"kind": "me"}]}, by=SEATED).table


@pytest.fixture
def table() -> Table:
    return open_table()


def place(table: Table, player: str, address: str = "here") -> Place:
    return Place(address, table, player, Socket())


def watch(places: Places, table: Table, number: int, address: str = "here") -> list[Place]:
    found = [place(table, f"watcher {address} {one}", address) for one in range(number)]
    for one in found:
        places.take(one)
    return found


def is_dropped(one: Place) -> bool:
    assert isinstance(one.socket, Socket)
    return one.socket.last == BYE_FULL


def test_watchers_are_limited_by_table(table: Table) -> None:
    places = Places(Settings(most_per_table=3))
    watch(places, table, 3)
    with pytest.raises(Refusal, match="too-fast"):
        places.take(place(table, "one more", "elsewhere"))
    places.take(place(table, SEATED))


def test_watchers_are_limited_by_address_at_all_tables(table: Table) -> None:
    places = Places(Settings(most_watchers=3))
    first, *_ = watch(places, table, 3)
    with pytest.raises(Refusal, match="too-fast"):
        places.take(place(open_table(), "one more"))
    places.take(place(table, "one more", "elsewhere"))
    places.leave(first)
    places.take(place(table, "one more"))


@pytest.mark.parametrize("limit", ["most_per_address", "most_connections"])
def test_the_latest_watcher_makes_room_for_a_player(table: Table, limit: str) -> None:
    places = Places(Settings(**{limit: 3}))  # type: ignore[arg-type]
    crowd = watch(places, table, 3)
    places.take(place(table, SEATED))
    assert [is_dropped(one) for one in crowd] == [False, False, True]
    assert len(places.all) == 3


def test_players_do_not_make_room_for_players(table: Table) -> None:
    places = Places(Settings(most_per_address=2))
    for _ in range(2):
        places.take(place(table, SEATED))
    with pytest.raises(Refusal, match="too-fast"):
        places.take(place(table, SEATED))


def test_a_player_who_flaps_loses_the_oldest_connection(table: Table) -> None:
    places = Places(Settings())
    tabs = [place(table, SEATED) for _ in range(MOST_TABS + 1)]
    for tab in tabs:
        places.take(tab)
    assert [is_dropped(tab) for tab in tabs] == [True] + [False] * MOST_TABS


def test_nothing_is_kept_of_those_who_left(table: Table) -> None:
    places = Places(Settings())
    for one in watch(places, table, 5):
        places.leave(one)
        places.leave(one)
    assert (places.all, places.by_address, places.by_table) == ({}, {}, {})


def test_a_crowd_of_nameless_watchers_does_not_lock_players_out(tmp_path: Path) -> None:
    """As many as are let in, from one address; each of the player's reconnects succeeds."""

    async def crowd_at(
        stack: AsyncExitStack, server: Running, stranger: httpx.AsyncClient, table_id: str
    ) -> list[ClientConnection]:
        found: list[ClientConnection] = []
        with suppress(InvalidStatus):
            while True:
                line = await stack.enter_async_context(server.live(stranger, table_id))
                await hear(line, "welcome")
                found.append(line)
        return found

    async def play() -> tuple[int, int]:
        async with AsyncExitStack() as stack:
            limits = {"most_per_address": 4, "most_watchers": 60, "rate_connect": 1000}
            server = await stack.enter_async_context(running(tmp_path, **limits))
            host = await stack.enter_async_context(server.client())
            stranger = await stack.enter_async_context(server.client())
            table_id = await new_table(host)
            crowd = await crowd_at(stack, server, stranger, table_id)
            welcomed = 0
            for _ in range(RECONNECTS):
                async with server.live(host, table_id) as line:
                    welcomed += bool(await hear(line, "welcome"))
            bye = await hear(crowd[-1], "bye")
            assert bye["reason"] == "full"
            return len(crowd), welcomed

    assert asyncio.run(play()) == (4, RECONNECTS)
