"""What a server process spends on a table: open, asleep, or played elsewhere."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.processes import Server
from websockets.asyncio.client import connect
from websockets.typing import Origin

from bench.server.load_generator import TablePlan
from bench.server.ours import make_tables
from bench.server.runs import SETTINGS
from draftingtable.store.notices import News, Notice, PostgresNotices, SentEntry, packed
from draftingtable.store.rows import as_json

PER_PAYLOAD = 10
"""Entries of one commit."""
WARM_UP = 30
"""Tables that make the process allocate what it needs only once."""


@dataclass(frozen=True, slots=True)
class Costs:
    ignored_us: float
    """Processor time for an entry of a table that nobody watches here."""
    sleeping_kb: float
    """A begun game in memory that nobody watches."""
    live_kb: float
    """The same with the connections of three people."""


def measure(tables: int) -> Costs:
    sleeping, live = memory(tables)
    return Costs(ignored_notice(), sleeping, live)


def ignored_notice(seconds: float = 1.0) -> float:
    """Returns the microseconds to read an entry's notice and find that it concerns nobody."""
    tables: dict[str, object] = {}

    def listen(news: News) -> None:
        if isinstance(news, Notice) and news.table_id in tables:
            raise AssertionError("no table is here")

    notices = PostgresNotices("")
    notices.listen(listen)
    data = as_json({"seat": 1, "move": "bid 3", "by": "p" * 22, "id": "0123456789abcdef"})
    entry = SentEntry(1_700_000_000_000, "moved", data, "0" * 32)
    some = [Notice(f"table-{number:016}", 7, entry) for number in range(PER_PAYLOAD)]
    payload = packed(some)
    count, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        notices._on_payload(None, 0, "", payload)
        count += PER_PAYLOAD
    return 1e6 * (time.process_time() - began) / count


def memory(tables: int) -> tuple[float, float]:
    """Returns the kilobytes of a sleeping table and of a live one."""
    with TemporaryDirectory() as folder, Server(Path(folder), **SETTINGS) as server:
        asyncio.run(_hold_open(server, make_tables([server], WARM_UP)))
        before = server.memory()
        plans = make_tables([server], tables)
        sleeping = server.memory() - before
        live = asyncio.run(_hold_open(server, plans)) - before
    return sleeping / tables / 1000, live / tables / 1000


async def _hold_open(server: Server, plans: list[TablePlan]) -> int:
    """Returns the server's memory while everybody is connected and welcomed."""
    async with AsyncExitStack() as stack:
        for plan in plans:
            address = f"{server.socket_url}/api/v1/tables/{plan['id']}/live"
            for cookie in plan["cookies"]:
                opened = connect(
                    address,
                    origin=Origin(server.url),
                    additional_headers={"Cookie": cookie},
                    proxy=None,
                )
                await (await stack.enter_async_context(opened)).recv()
        return server.memory()
