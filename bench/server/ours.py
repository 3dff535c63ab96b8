"""Our server under load: its process, and tables of three prepared over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack

from tests.server.people import Person
from tests.server.processes import Server

from bench.server.load_generator import TablePlan

SEATS = 3
AT_ONCE = 16


def make_tables(servers: Sequence[Server], count: int, together: bool = False) -> list[TablePlan]:
    """Returns running games of 5 Towers.

    The seats of each are on different servers; if they are `together`, all are on one, from the
    lobby on, as behind a proxy that chooses by table.
    """
    if not together:
        return asyncio.run(_make_tables(servers, count))
    homes = [asyncio.run(_make_tables([server], count // len(servers))) for server in servers]
    return [plan for group in zip(*homes, strict=True) for plan in group]


async def _make_tables(servers: Sequence[Server], count: int) -> list[TablePlan]:
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(Person(servers[seat % len(servers)], f"Load {seat}"))
            for seat in range(SEATS)
        ]
        gate = asyncio.Semaphore(AT_ONCE)
        plans = await asyncio.gather(*(_make_table(people, gate) for _ in range(count)))
    urls = [server.url for server in servers]
    return [{**plan, "urls": urls} for plan in plans]


async def _make_table(people: list[Person], gate: asyncio.Semaphore) -> TablePlan:
    async with gate:
        host, *guests = people
        answer = await host.post(
            "/tables", game="towers", players=SEATS, seats=[{"kind": "me"}], seating="order"
        )
        table_id: str = answer["table"]["id"]
        for seat, guest in enumerate(guests, 2):
            await guest.post(f"/tables/{table_id}/join")
            await guest.post(f"/tables/{table_id}/ready", seat=seat, ready=True)
        await host.post(f"/tables/{table_id}/start")
        return {
            "id": table_id,
            "seats": [str(seat + 1) for seat in range(SEATS)],
            "cookies": [person.cookies for person in people],
        }
