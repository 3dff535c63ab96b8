"""The server is killed in the middle of play, again and again: no acknowledged move is lost."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from tests.server.playing import Party, seat_party
from tests.server.processes import Server

KILLS = 6


async def play_slowly(party: Party, seed: int) -> None:
    """So that the game lasts longer than the killing; clients come back by themselves."""
    await party.play(seed, pause=0.02)


async def kill_now_and_then(server: Server, seed: int, kills: int) -> None:
    moments = Random(seed)
    for _ in range(kills):
        await asyncio.sleep(moments.uniform(0.05, 0.5))
        await server.kill_and_restart()


@pytest.mark.parametrize("seed", [1, 2])
def test_killed_while_many_play(tmp_path: Path, seed: int) -> None:
    """Every acknowledged move is in the record, in order, and none is there twice."""

    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            parties = [
                await seat_party(stack, [server], "cities", 3),
                await seat_party(stack, [server], "towers", 4),
                await seat_party(stack, [server], "cities", 2),
                await seat_party(stack, [server], "towers", 2, ["journeyman"]),
            ]
            async with asyncio.TaskGroup() as group:
                for place, party in enumerate(parties):
                    group.create_task(play_slowly(party, seed * 100 + place))
                group.create_task(kill_now_and_then(server, seed, KILLS))
            for party in parties:
                assert party.watcher.welcomes > 1, "the server was killed during this game"
                await party.check()

    with Server(tmp_path) as server:
        asyncio.run(story(server))


def test_an_orderly_stop_says_goodbye(own_server: Server) -> None:
    """Who is connected is told to come back, and finds everything as it was."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [own_server], "towers", 3)
            mover = next(live for live in party.lives if live.legal(live.seats[0]))
            await mover.move(mover.seats[0], mover.legal(mover.seats[0])[0])
            code = await asyncio.to_thread(own_server.stop)
            assert code == 0
            for live in party.everybody:
                assert (await live.hear("bye"))["reason"] == "restart"
            await asyncio.to_thread(own_server.start)
            await party.play(seed=1)
            await party.check()

    asyncio.run(story())
