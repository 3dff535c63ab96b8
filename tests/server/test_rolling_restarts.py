"""Two servers behind a proxy restart in turn, and nobody sees an error; the logs name no table."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.people import HEADERS, Json, Person
from tests.server.playing import seat_party
from tests.server.postgres import Postgres
from tests.server.processes import PATIENCE
from tests.server.proxies import Behind, in_front_of, two_servers

SEARCHED = "searchedwords"
"""In a query, which is for nobody else to read."""
PACE = 0.02
"""Seconds between the requests of one visitor."""
TABLE_OPENED = 'draftingtable_http_calls_total{method="POST",status="201"}'
UNTIL_TOLD = 600
"""Longer than the test: a second SIGTERM ends it."""


@pytest.fixture
def pair(proxy: str, postgres: Postgres, tmp_path: Path) -> Iterator[list[Behind]]:
    """Two servers; only Caddy asks them whether they are about to stop."""
    drain = UNTIL_TOLD if proxy == "caddy" else 0
    with two_servers(tmp_path, postgres.new_database(), drain) as servers:
        yield servers


class Visitors:
    """One visitor opens page after page, and another table after table, until stopped."""

    def __init__(self, host: Person) -> None:
        self.host = host
        self.pages: Counter[int] = Counter()
        self.calls: Counter[int] = Counter()
        self.opened: list[Json] = []
        """The tables whose opening was acknowledged."""
        self.stopping = False

    async def open_pages(self, client: httpx.AsyncClient, table: Json) -> None:
        url = self.host.server.url
        await self.open_page(client, f"{url}/j/{table['code']}")  # once: codes are not for guessing
        places = ["/", "/api/v1/about", f"/t/{table['id']}"]
        places += (f"/api/v1/tables?state=open&q={SEARCHED}", f"/api/v1/tables/{table['id']}")
        while not self.stopping:
            for place in places:
                await self.open_page(client, f"{url}{place}")
                await asyncio.sleep(PACE)

    async def open_page(self, client: httpx.AsyncClient, address: str) -> None:
        self.pages[(await client.get(address, follow_redirects=True)).status_code] += 1

    async def open_tables(self) -> None:
        seats = [{"kind": "me", "nickname": "Anna"}, {"kind": "open"}]
        body = {"game": "towers", "players": 2, "seats": seats}
        while not self.stopping:
            answer = await self.host.request("POST", "/tables", json=body)
            self.calls[answer.status_code] += 1
            if answer.status_code == 201:
                self.opened.append(answer.json()["table"])
            else:
                print(f"opening a table: {answer.status_code} {answer.text}")
            await asyncio.sleep(PACE)

    async def come_again(self) -> None:
        """Waits until each has begun a request and had the answer."""
        pages, calls = self.pages.total() + 2, self.calls.total() + 2
        await until(lambda: self.pages.total() >= pages and self.calls.total() >= calls)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.02)


async def restart(server: Behind, visitors: Visitors) -> None:
    """Stops it, and starts it again, until the proxy has found it again."""
    await asyncio.to_thread(server.stop)
    await visitors.come_again()
    await asyncio.to_thread(server.start)
    async with asyncio.timeout(PATIENCE):
        while TABLE_OPENED not in await asyncio.to_thread(server.metrics):
            await asyncio.sleep(0.02)


async def drain(server: Behind, visitors: Visitors, log: Path) -> None:
    """Waits until Caddy has heard that this server is about to stop."""
    os.kill(server.pid, signal.SIGTERM)
    await until(lambda: has_heard(log, server))
    await visitors.come_again()


def has_heard(log: Path, server: Behind) -> bool:
    said = [line for line in log.read_text().splitlines() if "health_checker" in line]
    return any('"status_code":503' in line and f":{server.port}" in line for line in said)


def test_servers_restart_one_at_a_time_and_nobody_sees_an_error(
    proxy: str, pair: list[Behind], postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages, calls and a game go on, and nothing is done twice."""

    async def restart_in_turn(visitors: Visitors, folder: Path) -> None:
        for server in pair:
            if proxy == "caddy":
                await drain(server, visitors, folder / "log")
            await restart(server, visitors)
        visitors.stopping = True

    async def story(folder: Path) -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, pair, "towers", 3)
            table = (await party.people[0].get(f"/tables/{party.table_id}"))["table"]
            host = await stack.enter_async_context(Person(pair[0], "Anna"))
            client = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE))
            visitors = Visitors(host)
            async with asyncio.TaskGroup() as group:
                group.create_task(visitors.open_pages(client, table))
                group.create_task(visitors.open_tables())
                group.create_task(party.play(seed=7))
                await restart_in_turn(visitors, folder)
            await party.check()
        print(f"{proxy}, pages: {dict(visitors.pages)}, tables: {dict(visitors.calls)}")
        stored = await postgres.execute("SELECT DISTINCT table_id FROM log", pair[0].database)
        check(visitors, {row["table_id"] for row in stored} - {party.table_id})
        known.extend([table, *visitors.opened])

    def check(visitors: Visitors, stored: set[str]) -> None:
        acknowledged = [table["id"] for table in visitors.opened]
        assert set(visitors.pages) == {200}
        assert set(visitors.calls) == {201}
        assert len(set(acknowledged)) == visitors.calls[201]
        assert set(acknowledged) == stored

    known: list[Json] = []
    with in_front_of(pair, proxy, monkeypatch) as folder:
        asyncio.run(story(folder))
        fail_to_answer(pair, known[0])
        logs = {path.name: path.read_text() for path in (*folder.glob("*.log"), folder / "log")}
    check_logs(logs, [table[key] for table in known for key in ("id", "code")])


def fail_to_answer(pair: list[Behind], table: Json) -> None:
    """Makes calls that fail: proxies log those in another way."""
    address = f"{pair[0].url}/api/v1/tables/{table['id']}/ready?q={SEARCHED}"
    for server in pair:
        server.kill()
    for _ in range(2):
        assert httpx.post(address, headers=HEADERS, json={}, timeout=PATIENCE).is_server_error


def check_logs(logs: dict[str, str], secrets: list[str]) -> None:
    assert sum(len(log) for log in logs.values()) > 0
    for name, log in logs.items():
        found = [secret for secret in (*secrets, SEARCHED) if secret in log]
        assert not found, f"{name}: a table's link is its key"
