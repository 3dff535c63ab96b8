"""The server is killed during play, again and again: no acknowledged move is lost."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from tests.server.playing import Disturbance, seat_party
from tests.server.processes import Server

FIRST_KILL = 8
"""No game is over after so few moves at all tables together."""
MOMENTS = range(20, 150)
KILLS = 6


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
            later = Random(seed).sample(MOMENTS, KILLS - 1)
            killing = Disturbance(server.kill_and_restart, [FIRST_KILL, *later])
            async with asyncio.TaskGroup() as group:
                for place, party in enumerate(parties):
                    group.create_task(party.play(seed * 100 + place, killing))
            assert killing.left == []
            for party in parties:
                assert party.watcher.welcomes > 1, "the server was killed during this game"
                await party.check()

    with Server(tmp_path) as server:
        asyncio.run(story(server))


def test_an_orderly_shutdown_says_goodbye(own_server: Server) -> None:
    """Connected clients are asked to come back, and find everything as it was."""

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
