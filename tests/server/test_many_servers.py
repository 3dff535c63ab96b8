"""Several server processes on one PostgreSQL: any of them serves any table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from random import Random

import pytest

from tests.server.live import Live
from tests.server.people import Json, Person, Refused
from tests.server.playing import Disturbance, open_table, seat_party, turned
from tests.server.postgres import Postgres
from tests.server.processes import Server

SHARED_SECRET = "the same for all of them, so that a cookie counts everywhere"


@pytest.fixture(scope="module")
def servers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Three servers, started at the same moment on an empty database."""
    database = postgres.new_database()
    trio = [
        Server(tmp_path_factory.mktemp(f"server{number}"), database, secret=SHARED_SECRET)
        for number in range(3)
    ]
    for server in trio:
        server.begin()
    with ExitStack() as stack:
        for server in trio:
            stack.push(server)
            server.wait_until_ready()
        yield trio


@pytest.mark.parametrize(
    ("game", "people", "count"),
    [("towers", 2, 2), ("towers", 5, 3), ("cities", 3, 3), ("cities", 4, 2)],
)
def test_one_table_on_several_servers(
    servers: list[Server], game: str, people: int, count: int
) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, servers[:count], game, people)
            await party.play(seed=people)
            await party.check()

    asyncio.run(story())


def test_bots_move_once_although_every_server_sees_their_turn(servers: list[Server]) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, servers, "cities", 3, ["random", "apprentice"])
            await party.play(seed=1)
            record = await party.check()
            assert sum(line.seat == 4 for line in record.lines) == 7 + 14  # picks and placements

    asyncio.run(story())


async def attempt(live: Live, seat: int, move: str, phase: int) -> str:
    try:
        await live.move(seat, move, phase)
    except Refused as refused:
        return refused.code
    return "accepted"


async def race(tabs: list[Live], choice: Random) -> None:
    """Sends a different move from every tab of one player at the same moment."""
    (seat,) = tabs[0].seats
    phase = tabs[0].views[str(seat)]["phase"]
    moves = choice.choices(tabs[0].legal(seat), k=len(tabs))
    answers = await asyncio.gather(
        *(attempt(tab, seat, move, phase) for tab, move in zip(tabs, moves, strict=True))
    )
    assert set(answers) <= {"accepted", "stale-phase", "table-not-running"}
    assert answers.count("accepted") == 1


def test_servers_race_on_one_table(servers: list[Server]) -> None:
    """One player with a tab on each server makes several moves at once: only one of them counts."""

    async def open_tabs(stack: AsyncExitStack, person: Person, table_id: str) -> list[Live]:
        return [
            await stack.enter_async_context(Live(person, table_id, turned(servers, place)))
            for place in range(len(servers))
        ]

    async def story() -> None:
        choice = Random(7)
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, servers[:1], "towers", 2)
            tabs = [await open_tabs(stack, person, party.table_id) for person in party.people]
            while True:
                for tab in (*tabs[0], *tabs[1]):
                    await tab.reach(party.watcher.number)
                mover = next((group for group in tabs if group[0].legal(group[0].seats[0])), None)
                if mover is None:
                    break
                await race(mover, choice)
                await party.watcher.reach(max(tab.accepted[-1:] for tab in mover)[0][0])
            for live, group in zip(party.lives, tabs, strict=True):
                live.accepted = [move for tab in group for move in tab.accepted]
            await party.check()

    asyncio.run(story())


def test_chat_and_proposals_reach_the_other_servers(servers: list[Server]) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, servers, "cities", 3)
            here, there = party.lives[0], party.lives[1]
            await here.say({"type": "say", "text": "Good luck!"})
            await here.say({"type": "ping", "seat": 1, "city": "A"})
            await there.until(lambda: there.said)
            assert there.said[0]["text"] == "Good luck!"
            assert (await there.hear("pinged"))["city"] == "A"

    asyncio.run(story())


def presence(live: Live) -> Json:
    """Returns the latest presence this client has received."""
    heard = (frame for frame in reversed(live.frames) if frame["type"] == "presence")
    return next(heard, {})


async def sees(live: Live, seats: list[int], watching: int) -> None:
    wanted = {"type": "presence", "seats": seats, "watching": watching}
    await live.until(lambda: presence(live) == wanted)


def test_a_player_who_sits_down_is_present_on_every_server(servers: list[Server]) -> None:
    """A guest watches through one server and takes a seat through another."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            anna, lina = [
                await stack.enter_async_context(Person(server, name))
                for server, name in zip(servers, ("Anna", "Lina"), strict=False)
            ]
            table_id = await open_table(anna, "towers", 2)
            host = await stack.enter_async_context(Live(anna, table_id))
            guest = await stack.enter_async_context(Live(lina, table_id))
            await sees(host, [1], 1)
            lina.server = servers[2]
            await lina.post(f"/tables/{table_id}/join", nickname="Lina")
            for live in (host, guest):
                await sees(live, [1, 2], 0)
            await lina.post(f"/tables/{table_id}/leave")
            for live in (host, guest):
                await sees(live, [1], 1)

    asyncio.run(story())


def test_a_player_with_one_of_two_tabs_closed_is_still_present(servers: list[Server]) -> None:
    """Each tab uses its own server; the second changes nothing until the first is closed."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, servers[:1], "towers", 2)
            first, watcher = party.lives[0], party.watcher
            async with Live(first.person, party.table_id, [servers[1]]) as second:
                await sees(second, [1, 2], 1)
                await first.__aexit__(None, None, None)
                otto = await stack.enter_async_context(Person(servers[0], "Otto"))
                async with Live(otto, party.table_id):
                    await sees(watcher, [1, 2], 2)
            await sees(watcher, [2], 1)

    asyncio.run(story())


def test_one_server_dies_and_its_players_move_to_the_others(
    postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = postgres.new_database()

    async def story(servers: list[Server]) -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, servers, "cities", 4)
            dying = Disturbance(lambda: asyncio.to_thread(servers[1].kill), [10])
            await party.play(4, dying)
            assert dying.left == []
            party.people[0].server = servers[0]
            await party.check()

    with ExitStack() as stack:
        pair = [
            stack.enter_context(
                Server(tmp_path_factory.mktemp("pair"), database, secret=SHARED_SECRET)
            )
            for _ in range(2)
        ]
        asyncio.run(story(pair))
