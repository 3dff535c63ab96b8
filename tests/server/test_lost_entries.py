"""A database that comes back without its last entries: the table continues from what is stored."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from tests.server.live import Live
from tests.server.people import Refused
from tests.server.playing import Party, seat_party
from tests.server.postgres import Postgres
from tests.server.processes import Server


async def play_some(party: Party, moves: int) -> None:
    """Plays the first legal move of whoever acts, and waits until everybody has it."""
    for _ in range(moves):
        live, seat = turn_of(party)
        number = await live.move(seat, live.legal(seat)[0])
        for other in party.everybody:
            await other.reach(number)


def was_welcomed(live: Live, before: int) -> bool:
    return live.welcomes > before


def turn_of(party: Party) -> tuple[Live, int]:
    return next((live, seat) for live in party.lives for seat in live.seats if live.legal(seat))


def expect_loss(party: Party, number: int) -> list[int]:
    """Lets the clients accept a shorter log; returns how often each was welcomed."""
    for live in party.everybody:
        live.number = number
        live.accepted = [one for one in live.accepted if one[0] <= number]
    return [live.welcomes for live in party.everybody]


def test_rows_vanish_during_play(tmp_path: Path, postgres: Postgres, database: str) -> None:
    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 3)
            beside = await seat_party(stack, [server], "towers", 3)
            await play_some(party, 6)
            await play_some(beside, 3)
            kept = party.watcher.number - 4
            live, seat = turn_of(party)
            lost = f"DELETE FROM log WHERE table_id = '{party.table_id}' AND number > {kept}"
            await postgres.execute(lost, database)
            welcomed, undisturbed = expect_loss(party, kept), beside.watcher.welcomes
            with pytest.raises(Refused) as caught:
                await live.move(seat, live.legal(seat)[0])
            assert caught.value.code == "log-gap"
            for one, before in zip(party.everybody, welcomed, strict=True):
                await one.until(partial(was_welcomed, one, before))
                assert one.number == kept
            await party.play(seed=1)
            await party.check()
            await beside.play(seed=2)
            await beside.check()
            assert beside.watcher.welcomes == undisturbed + 1  # its own, at the end
            assert not server.faults()

    with Server(tmp_path, database) as server:
        asyncio.run(story(server))
