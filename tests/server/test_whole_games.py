"""Whole games over real sockets: every player count, with bots, on one device, with undo."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.server.live import Live
from tests.server.people import Person, Refused
from tests.server.playing import Party, play_seats, seat_party
from tests.server.processes import Server


def first(moves: list[str]) -> str:
    return moves[0]


@pytest.mark.parametrize(
    ("game", "people", "bots"),
    [
        ("towers", 2, []),
        ("towers", 3, []),
        ("towers", 4, []),
        ("towers", 5, []),
        ("towers", 2, ["journeyman", "random"]),
        ("cities", 2, []),
        ("cities", 3, []),
        ("cities", 4, []),
        ("cities", 5, []),
        ("cities", 6, []),
        ("cities", 7, []),
        ("cities", 3, ["apprentice", "random"]),
        ("cities", 1, ["journeyman"]),
    ],
)
def test_a_whole_game(server: Server, game: str, people: int, bots: list[str]) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], game, people, bots)
            await party.play(seed=people)
            record = await party.check()
            assert record.game == game
            assert len(record.seats) == people + len(bots)

    asyncio.run(story())


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_solo_against_automas(server: Server, mode: str) -> None:
    async def story() -> None:
        async with Person(server, "Anna") as anna:
            answer = await anna.post("/play", game="cities", options={"mode": mode})
            async with Live(anna, answer["table"]["id"]) as live:
                await play_seats(live, first)
                await Party([anna], [live], live).check()
            seats = (await anna.get(f"/tables/{answer['table']['id']}"))["table"]["seats"]
            assert [seat["kind"] for seat in seats] == ["player", "automa", "automa"]

    asyncio.run(story())


def test_one_device_plays_several_seats(server: Server) -> None:
    """Pass-and-play: one connection has a view of each of its seats."""

    async def story() -> None:
        async with Person(server, "Anna") as anna:
            seats = [{"kind": "me", "nickname": name} for name in ("Anna", "Péter", "Lina")]
            table = (await anna.post("/tables", game="cities", players=3, seats=seats))["table"]
            async with Live(anna, table["id"]) as live:
                await anna.post(f"/tables/{table['id']}/start")
                await live.until(lambda: live.table["state"] == "running")
                assert sorted(live.views) == ["1", "2", "3"]
                await play_seats(live, first)
                await Party([anna], [live], live).check()

    asyncio.run(story())


def test_two_tabs_of_one_player_show_the_same(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 2)
            tab = await stack.enter_async_context(Live(party.people[0], party.table_id))
            await party.play(seed=5)
            await tab.until(lambda: tab.finished)
            assert tab.views == party.lives[0].views
            assert tab.story == party.lives[0].story

    asyncio.run(story())


def test_a_resent_message_counts_once(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "cities", 3)
            live = party.lives[0]
            view = live.views["1"]
            move = {"type": "move", "id": "one and the same", "seat": 1}
            move |= {"phase": view["phase"], "move": view["legal"][0]}
            numbers = [(await live.ask(move))["number"] for _ in range(3)]
            assert len(set(numbers)) == 1
            assert live.number == numbers[0]

    asyncio.run(story())


def test_undo_restores_everything(server: Server) -> None:
    """A placement is taken back; everybody's story and views are as before."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "cities", 3)
            for live, seat in zip(party.lives, (1, 2, 3), strict=True):
                await live.move(seat, live.legal(seat)[0])
            placer = next(live for live in party.lives if live.seats == [1])
            await placer.until(lambda: placer.legal(1) and "place" in placer.legal(1)[0])
            await party.watcher.reach(placer.number)
            before = (party.watcher.views["0"]["game"], list(party.watcher.story))
            await placer.move(1, placer.legal(1)[0])
            await placer.until(lambda: placer.views["1"]["undo"] == 1)
            await placer.ask({"type": "undo", "seat": 1})
            await placer.until(lambda: placer.views["1"]["undo"] == 0)
            await party.watcher.reach(placer.number)
            assert (party.watcher.views["0"]["game"], party.watcher.story) == before
            with pytest.raises(Refused):
                await placer.ask({"type": "undo", "seat": 1})

    asyncio.run(story())
