"""Runs a test's coroutine in its own event loop, with a time limit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from draftingtable.store import LogRow, Store, open_store
from draftingtable.store.rows import as_json
from draftingtable.table import Table, actions, read_settings
from draftingtable.tables.service import TableService
from tests.table.sitting import NOON, POLICY

HANGING = 240
"""Seconds; far more than any test takes on a slow machine."""


def tell(story: Coroutine[Any, Any, None]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(HANGING):
            await story

    asyncio.run(limited())


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = await open_store(address)
    try:
        yield store
    finally:
        await store.close()


class Clock:
    """A clock that is advanced by hand."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def service_at(
    address: str, clock: Callable[[], int] | None = None, **listeners: Any
) -> AsyncIterator[TableService]:
    async with opened(address) as store:
        service = TableService(store, POLICY, clock or Clock(), **listeners)
        yield service
        await service.close()


def said(after: int, at: int, *texts: str) -> list[LogRow]:
    """Returns entries that are valid anywhere; a store does not interpret them."""
    return [
        LogRow(number, at, "said", as_json({"text": text}))
        for number, text in enumerate(texts, after + 1)
    ]


async def towers(service: TableService, seats: int = 2, **settings: Any) -> Table:
    """Starts a game in which one device has all the seats."""
    wishes = [{"kind": "me"}] * seats
    data = {"game": "towers", "seats": wishes, "seating": "order", "start": 1, **settings}
    table = await service.create("anna", read_settings(data, POLICY), "Anna")
    await service.act(table.id, "anna", actions.Start())
    return table
