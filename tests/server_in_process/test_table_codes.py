"""A table's code works wherever its id does, and guessing is limited everywhere."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from draftingtable.server.app import build_api
from draftingtable.server.http.routers import PREFIX
from draftingtable.tables import service
from tests.server_in_process.serving import (
    API,
    Running,
    code_of,
    hear,
    new_table,
    running,
)

ME = {"kind": "me"}
UNKNOWN = "ABCDEF"
GUESSES = 10
"""Guesses that an address may make at once, however low the rate is."""


def doors() -> list[tuple[str, str]]:
    """Returns every call that names a table."""
    return [
        (method.upper(), path)
        for path, calls in build_api().openapi()["paths"].items()
        if path.startswith(f"{PREFIX}/tables/{{table_id}}")
        for method in calls
    ]


async def code_and_id(client: httpx.AsyncClient, **settings: object) -> tuple[str, str]:
    table_id = await new_table(client, **settings)
    table = (await client.get(f"{API}/tables/{table_id}")).json()["table"]
    return table["code"], table_id


def test_every_call_that_names_a_table_looks_codes_up(tmp_path: Path) -> None:
    async def codes() -> dict[str, str]:
        async with running(tmp_path, rate_codes=1000) as server, server.client() as client:
            found = {}
            for method, path in doors():
                answer = await client.request(method, path.format(table_id=UNKNOWN), json={})
                found[f"{method} {path}"] = code_of(answer)
            return found

    found = asyncio.run(codes())
    assert len(found) >= 20
    assert found == dict.fromkeys(found, "no-such-code")


@pytest.mark.parametrize("spelled", [str.upper, str.lower])
def test_a_game_is_joined_started_and_ended_by_its_code(
    tmp_path: Path, spelled: Callable[[str], str]
) -> None:
    async def story() -> tuple[str, list[httpx.Response], str]:
        async with (
            running(tmp_path) as server,
            server.client() as host,
            server.client() as guest,
        ):
            seats = [ME, {"kind": "open"}]
            code, table_id = await code_and_id(host, seats=seats, players=2, seating="order")
            path = f"{API}/tables/{spelled(code)}"
            answers = [
                await guest.post(f"{path}/join", json={"nickname": "Ben"}),
                await guest.post(f"{path}/ready", json={"seat": 2, "ready": True}),
                await host.post(f"{path}/start"),
            ]
            async with server.live(guest, spelled(code)) as line:
                welcome = await hear(line, "welcome")
                assert welcome["me"]["seats"] == [2]
                answers.append(await host.post(f"{path}/resign", json={"seat": 1}))
                change = await hear(line, "change")
                assert change["table"]["id"] == table_id
            await check_freed(server, guest, spelled(code))
            path = f"{API}/tables/{table_id}"
            for end in ("record", "fairness", "replay"):
                assert (await guest.get(f"{path}/{end}")).status_code == 200
            again = await host.post(f"{path}/rematch")
            assert again.json()["table"]["rematch_of"] == table_id
            return table_id, answers, welcome["table"]["id"]

    table_id, answers, welcomed = asyncio.run(story())
    assert [answer.status_code for answer in answers] == [200] * 4
    assert {answer.json()["table"]["id"] for answer in answers} == {table_id}
    assert welcomed == table_id


def test_a_wrong_code_is_refused_by_name_over_a_socket(tmp_path: Path) -> None:
    async def refused() -> tuple[str, int | None]:
        async with (
            running(tmp_path) as server,
            server.client() as client,
            server.live(client, UNKNOWN) as line,
        ):
            message = await hear(line, "refused")
            await line.wait_closed()
            return message["error"]["code"], line.close_code

    assert asyncio.run(refused()) == ("no-such-code", 1008)


def test_a_code_does_not_bypass_the_limit_of_connections(tmp_path: Path) -> None:
    async def status() -> int:
        async with (
            running(tmp_path, most_per_table=1) as server,
            server.client() as client,
            server.client() as watcher,
        ):
            code, table_id = await code_and_id(client)
            async with server.live(watcher, table_id) as line:
                await hear(line, "welcome")
                return await refused_status(server, watcher, code)

    assert asyncio.run(status()) == 429


async def refused_status(server: Running, client: httpx.AsyncClient, name: str) -> int:
    with pytest.raises(InvalidStatus) as refused:
        await server.live(client, name)
    return refused.value.response.status_code


def test_guesses_at_all_calls_are_counted_together(tmp_path: Path) -> None:
    async def story() -> list[int]:
        async with running(tmp_path, rate_codes=0.001) as server, server.client() as client:
            code, table_id = await code_and_id(client)
            for _ in range(GUESSES - 2):
                await client.post(f"{API}/tables/{UNKNOWN}/join", json={"nickname": "Eve"})
            await client.get(f"/j/{UNKNOWN}")
            async with server.live(client, UNKNOWN) as line:
                await hear(line, "refused")
            by_id = await client.get(f"{API}/tables/{table_id}")
            return [
                (await client.get(f"{API}/tables/{UNKNOWN}")).status_code,
                (await client.post(f"{API}/tables/{code}/join", json={})).status_code,
                (await client.get(f"/j/{code}")).status_code,
                await refused_status(server, client, code),
                by_id.status_code,
            ]

    assert asyncio.run(story()) == [429] * 4 + [200]


def test_a_correct_code_is_not_a_guess(tmp_path: Path) -> None:
    async def statuses() -> set[int]:
        async with running(tmp_path, rate_codes=0.001) as server, server.client() as client:
            code, _ = await code_and_id(client)
            calls = [client.get(f"{API}/tables/{code}") for _ in range(3 * GUESSES)]
            return {(await call).status_code for call in calls}

    assert asyncio.run(statuses()) == {200}


def test_a_code_is_free_when_its_table_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It no longer opens the old table, and may be another's; the old one keeps its id."""

    async def story() -> tuple[str, str, str, str]:
        async with running(tmp_path, rate_codes=1000) as server, server.client() as client:
            code, old = await code_and_id(client)
            monkeypatch.setattr(service, "new_code", lambda: code)
            await client.post(f"{API}/tables/{old}/close")
            await check_freed(server, client, code)
            ended = (await client.get(f"/j/{code}")).headers["location"]
            new = await new_table(client)
            found = (await client.get(f"/j/{code}")).headers["location"]
            assert (await client.get(f"{API}/tables/{old}")).status_code == 200
            return old, new, ended, found

    old, new, ended, found = asyncio.run(story())
    assert ended == "/?error=no-such-code"
    assert found == f"/t/{new}"
    assert old != new


async def check_freed(server: Running, client: httpx.AsyncClient, code: str) -> None:
    """The lists follow the log; whatever is stored next comes after them."""
    await server.services.store.put_campaign("afterwards", "somebody", 1, {})
    answer = await client.get(f"{API}/tables/{code}")
    assert (answer.status_code, answer.json().get("error", {}).get("code")) == (404, "no-such-code")
