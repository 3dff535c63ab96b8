"""Clocks are part of the table's log: killing a server gives no time back."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from tests.server.live import Live
from tests.server.playing import seat_party
from tests.server.processes import Server


def time_left(live: Live, seat: int) -> int:
    left: int = live.table["clocks"][str(seat)]["left"]
    return left


def test_a_bank_is_not_refilled(own_server: Server) -> None:
    """Seat 1 has thought for a while, and again after the restart."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            clock = {"kind": "bank", "seconds": 600, "increment": 0}
            party = await seat_party(stack, [own_server], "towers", 2, clock=clock)
            mover = next(live for live in party.lives if live.legal(live.seats[0]))
            (seat,) = mover.seats
            assert time_left(mover, seat) <= 600_000
            await asyncio.sleep(0.05)  # its clock runs for at least this long
            await mover.move(seat, mover.legal(seat)[0])
            await mover.until(lambda: time_left(mover, seat) < 600_000)
            spent = time_left(mover, seat)
            await own_server.kill_and_restart()
            await mover.until(lambda: mover.welcomes > 1)
            assert time_left(mover, seat) <= spent

    asyncio.run(story())


def test_time_runs_out_while_the_server_is_away(own_server: Server) -> None:
    """Nobody moves; the restarted server makes the default moves, once each time."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            clock = {"kind": "move", "seconds": 1}
            party = await seat_party(
                stack, [own_server], "cities", 3, clock=clock, at_zero="default"
            )
            before = party.watcher.number
            await own_server.kill_and_restart()
            await party.watcher.until(lambda: party.watcher.number >= before + 3)
            kinds = [event["kind"] for event in party.watcher.story]
            assert kinds.count("reveal") % 3 == 0

    asyncio.run(story())
