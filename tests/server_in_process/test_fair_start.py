"""The start of a fair game over HTTP and live: commit, lock, reveal (docs/protocol.md)."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from draftingtable.games.core.fairness import nonce_commitment, verify
from draftingtable.games.core.records import parse
from draftingtable.server.http.models.games import Fairness
from draftingtable.server.http.models.tables import Table, TableList
from tests.server_in_process.serving import API, PATIENCE, Running, hear, running

NONCES = ("1a" * 32, "2b" * 32)
COMMITS = [nonce_commitment(bytes.fromhex(nonce)) for nonce in NONCES]
SETTINGS = {"game": "towers", "players": 2, "seating": "order", "start": 1, "public": True}
LONG = 600
"""More seconds than any test takes."""

Json = dict[str, Any]


async def post(client: httpx.AsyncClient, path: str, **body: object) -> Json:
    answer = await client.post(f"{API}{path}", json=body)
    assert not answer.is_error, answer.text
    found: Json = answer.json()["table"]
    assert Table.model_validate(found).model_dump(exclude_unset=True) == found
    return found


async def refused(client: httpx.AsyncClient, path: str, **body: object) -> tuple[int, str]:
    answer = await client.post(f"{API}{path}", json=body)
    return answer.status_code, answer.json()["error"]["code"]


async def fairness(client: httpx.AsyncClient, table: Json) -> Json:
    found: Json = (await client.get(f"{API}/tables/{table['id']}/fairness")).json()
    assert Fairness.model_validate(found).model_dump() == found
    return found


async def lock(anna: httpx.AsyncClient, peter: httpx.AsyncClient) -> Json:
    """Returns a table of two that have committed to their nonces, locked."""
    me = {"kind": "me", "nickname": "Anna"}
    table = await post(anna, "/tables", **SETTINGS, seats=[me], commits=COMMITS[:1])
    assert [seat["commit"] for seat in table["seats"]] == [COMMITS[0], None]
    path = f"/tables/{table['id']}"
    await post(peter, f"{path}/join", nickname="Péter", commit=COMMITS[1])
    await post(peter, f"{path}/ready", seat=2, ready=True)
    return await post(anna, f"{path}/start")


@asynccontextmanager
async def two_people(
    folder: Path, reveal_seconds: float = LONG
) -> AsyncIterator[tuple[Running, httpx.AsyncClient, httpx.AsyncClient]]:
    async with (
        running(folder, reveal_seconds=reveal_seconds) as server,
        server.client() as anna,
        server.client() as peter,
    ):
        yield server, anna, peter


def test_a_game_begins_when_everyone_has_revealed(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_people(tmp_path) as (server, anna, peter):
            await through_the_lock(server, anna, peter)

    asyncio.run(story())


async def until_listed_as_locked(anna: httpx.AsyncClient) -> None:
    """Lists follow the log, which does not wait for them."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = TableList.model_validate((await anna.get(f"{API}/tables?state=open")).json())
            if [line.locked for line in found.tables] == [True]:
                return
            await asyncio.sleep(0.01)


async def through_the_lock(
    server: Running, anna: httpx.AsyncClient, peter: httpx.AsyncClient
) -> None:
    table = await lock(anna, peter)
    path = f"/tables/{table['id']}"
    assert (table["state"], table["lock"]["commitments"]) == ("open", COMMITS)
    assert json.loads(table["lock"]["terms"])["people"] == [1, 2]
    await until_listed_as_locked(anna)
    before = await fairness(anna, table)
    assert (before["version"], before["commitments"], before["nonces"]) == (2, COMMITS, [])
    assert await refused(peter, f"{path}/reveal", seat=2, nonce=NONCES[0]) == (
        409,
        "nonce-mismatch",
    )
    assert await refused(peter, f"{path}/ready", seat=2, ready=False) == (409, "table-locked")
    assert (await post(anna, f"{path}/reveal", seat=1, nonce=NONCES[0]))["lock"]["revealed"] == [1]
    async with server.live(peter, table["id"]) as line:
        assert (await hear(line, "welcome"))["table"]["lock"]["revealed"] == [1]
        begun = await post(peter, f"{path}/reveal", seat=2, nonce=NONCES[1])
        assert (begun["state"], begun["lock"]) == ("running", None)
        while (change := await hear(line, "change")).get("table", {}).get("state") != "running":
            assert "views" not in change
    assert (await post(peter, f"{path}/reveal", seat=2, nonce=NONCES[1]))["state"] == "running"
    found = await fairness(anna, table)
    assert (found["nonces"], found["secret"]) == (list(NONCES), None)


def test_the_game_begins_without_those_who_do_not_reveal_in_time(tmp_path: Path) -> None:
    async def story() -> str:
        async with two_people(tmp_path, 0.05) as (server, anna, peter):
            table = await lock(anna, peter)
            path = f"/tables/{table['id']}"
            async with server.live(anna, table["id"]) as line:
                shown = (await hear(line, "welcome"))["table"]
                while shown["state"] != "running":
                    shown = (await hear(line, "change")).get("table", shown)
            late = await refused(peter, f"{path}/reveal", seat=2, nonce=NONCES[1])
            assert late == (409, "table-not-locked")
            assert (await fairness(anna, table))["nonces"] == [None, None]
            await post(anna, f"{path}/resign", seat=1)
            return (await anna.get(f"{API}{path}/record")).text

    found = verify(parse(asyncio.run(story())))
    assert (found.verdict, found.doubts[0].params["deals"]) == ("not-provable", 4)


def test_a_client_that_ignores_all_of_it_starts_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_people(tmp_path) as (_, anna, peter):
            me = {"kind": "me", "nickname": "Anna"}
            table = await post(anna, "/tables", **SETTINGS, seats=[me])
            path = f"/tables/{table['id']}"
            await post(peter, f"{path}/join", nickname="Péter")
            await post(peter, f"{path}/ready", seat=2, ready=True)
            too_early = await refused(anna, f"{path}/start", nonces=NONCES[:1])
            assert too_early == (409, "nonces-too-early")
            assert (await post(anna, f"{path}/start"))["state"] == "running"
            assert (await fairness(anna, table))["commitments"] == [None, None]

    asyncio.run(story())


def test_quick_play_is_started_with_a_nonce_in_one_step(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, reveal_seconds=LONG) as server, server.client() as anna:
            table = await post(anna, "/play", game="towers", level="random", start=False)
            begun = await post(anna, f"/tables/{table['id']}/start", nonces=NONCES[:1])
            assert (begun["state"], begun["commitment"]) == ("running", table["commitment"])
            found = await fairness(anna, table)
            assert (found["commitments"], found["nonces"]) == (COMMITS[:1], [NONCES[0]])
            (seat,) = [one["seat"] for one in begun["seats"] if one["mine"]]
            await post(anna, f"/tables/{table['id']}/resign", seat=seat)
            record = (await anna.get(f"{API}/tables/{table['id']}/record")).text
            assert verify(parse(record)).verdict == "proved"

    asyncio.run(story())


@pytest.mark.parametrize("bad", ["", "1A" * 32, "1a" * 31, "zz" * 32, "1a" * 32 + "\n", 7, None])
def test_malformed_nonces_and_commitments_are_refused(tmp_path: Path, bad: object) -> None:
    async def story() -> None:
        async with two_people(tmp_path) as (_, anna, peter):
            table = await lock(anna, peter)
            path = f"/tables/{table['id']}"
            answer = await refused(anna, f"{path}/reveal", seat=1, nonce=bad)
            assert answer == (422, "bad-request")
            if bad is not None:
                answer = await refused(anna, f"{path}/ready", seat=1, ready=True, commit=bad)
                assert answer == (422, "bad-request")
            answer = await refused(anna, f"{path}/start", nonces=[bad])
            assert answer == (422, "bad-request")

    asyncio.run(story())
