"""Two servers behind a proxy: a table's people meet on one of them, and any serves any table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.live import Live
from tests.server.people import Person
from tests.server.playing import Disturbance, open_table, seat_party
from tests.server.postgres import Postgres
from tests.server.processes import PATIENCE
from tests.server.proxies import Behind, in_front_of, two_servers

MOST_TABLES = 200
"""Until one of them is on the other server; ids are random."""
CALLS = 12
"""Of which each goes to any server."""


@pytest.fixture
def pair(
    proxy: str, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[list[Behind]]:
    with (
        two_servers(tmp_path, postgres.new_database()) as servers,
        in_front_of(servers, proxy, monkeypatch),
    ):
        yield servers


def measured(server: Behind, metric: str, **labels: str) -> float:
    """Returns a metric of this server, summed over the labels that are not given."""
    return sum(
        sample.value
        for family in text_string_to_metric_families(server.metrics())
        for sample in family.samples
        if sample.name == metric and labels.items() <= sample.labels.items()
    )


def rooms(pair: list[Behind]) -> list[float]:
    return [measured(server, "draftingtable_rooms") for server in pair]


def connections(pair: list[Behind]) -> list[float]:
    return [measured(server, "draftingtable_connections") for server in pair]


def test_the_visitors_of_a_table_reach_the_same_server(pair: list[Behind]) -> None:
    """Table after table is opened until both servers have some."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            anna, lina = [
                await stack.enter_async_context(Person(pair[0], name)) for name in ("Anna", "Lina")
            ]
            for number in range(1, MOST_TABLES):
                table_id = await open_table(anna, "towers", 2)
                for person in (anna, lina):
                    await stack.enter_async_context(Live(person, table_id))
                assert sum(rooms(pair)) == number
                assert connections(pair) == [2 * here for here in rooms(pair)]
                if all(rooms(pair)):
                    break
            assert all(rooms(pair))

    asyncio.run(story())


def test_a_game_is_played_without_messages_between_the_servers(pair: list[Behind]) -> None:
    """From sitting down to the last move, whichever server created the table."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, pair, "towers", 3)
            await party.play(seed=3)
            await party.check()

    asyncio.run(story())
    assert [measured(one, "draftingtable_foreign_news_total") for one in pair] == [0, 0]


def test_the_tables_of_a_dead_server_go_on_at_the_other(pair: list[Behind]) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, pair, "towers", 3)
            home = pair[rooms(pair).index(1)]
            other = pair[1 - pair.index(home)]
            dying = Disturbance(lambda: asyncio.to_thread(home.kill), [10])
            await party.play(4, dying)
            assert dying.left == []
            await party.check()
            assert measured(other, "draftingtable_connections") == 4

    asyncio.run(story())


def test_codes_lists_and_fairness_through_any_server(pair: list[Behind]) -> None:
    """A code is not the id, so it may lead to the other server, which serves the table as well."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            anna, lina = [
                await stack.enter_async_context(Person(pair[0], name)) for name in ("Anna", "Lina")
            ]
            table_id = await open_table(anna, "towers", 2)
            table = (await anna.get(f"/tables/{table_id}"))["table"]
            code: str = table["code"]
            await lina.post(f"/tables/{code.lower()}/join", nickname="Lina")
            one = await stack.enter_async_context(Live(anna, table_id))
            two = await stack.enter_async_context(Live(lina, code))
            await one.say({"type": "say", "text": "Good luck!"})
            await two.until(lambda: two.said)
            for name in (table_id, code, code.lower()):
                found = (await lina.get(f"/tables/{name}"))["table"]
                assert (found["id"], found["seats"][1]["nickname"]) == (table_id, "Lina")
                fairness = await lina.get(f"/tables/{name}/fairness")
                assert fairness["commitment"] == table["commitment"]
            for _ in range(CALLS):
                listed = (await anna.get("/tables", state="open", mine="true"))["tables"]
                assert [line["id"] for line in listed] == [table_id]
            async with httpx.AsyncClient(timeout=PATIENCE) as client:
                page = await client.get(f"{pair[0].url}/j/{code}", follow_redirects=True)
            assert (page.status_code, page.url.path) == (200, f"/t/{table_id}")

    asyncio.run(story())
