"""Games that began on a device, put on a server over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from draftingtable.server.http.models.histories import MOST_STEPS
from draftingtable.server.http.models.tables import TableAnswer
from draftingtable.table.entries import Moved
from tests.local.test_going_on_elsewhere import begun, history_of
from tests.server_in_process.serving import API, Running, code_of, running

Data = dict[str, Any]
Talk = Callable[[Running, httpx.AsyncClient], Awaitable[Any]]


@cache
def towers() -> Data:
    """Returns the middle of a game against two bots."""
    return history_of(*begun("towers"))


def history(**changes: object) -> Data:
    return {**deepcopy(towers()), **changes}


def on_a_server(folder: Path, talk: Talk, **settings: object) -> Any:
    async def whole() -> Any:
        async with running(folder, **settings) as server, server.client() as anna:
            await anna.post(f"{API}/me", json={"nickname": "Anna"})
            return await talk(server, anna)

    return asyncio.run(whole())


async def publish(client: httpx.AsyncClient, body: Data) -> httpx.Response:
    return await client.post(f"{API}/histories", json=body)


async def published(client: httpx.AsyncClient, body: Data) -> Data:
    answer = await publish(client, body)
    assert answer.status_code == 201, answer.text
    found: Data = answer.json()["table"]
    return found


def bots(table: Data) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["kind"] == "bot"]


def test_the_game_goes_on_and_says_where_it_began(tmp_path: Path) -> None:
    async def talk(_: Running, anna: httpx.AsyncClient) -> Data:
        return await published(anna, history(free=[]))

    table = on_a_server(tmp_path, talk)
    TableAnswer.model_validate({"table": table})
    assert table["state"] == "running"
    assert table["continued"]
    assert [seat["nickname"] for seat in table["seats"] if seat["mine"]] == ["Anna"]


def test_the_same_history_is_the_same_table(tmp_path: Path) -> None:
    """The answer may have been lost; which seats are free may be chosen differently then."""

    async def talk(server: Running, anna: httpx.AsyncClient) -> list[str]:
        first = await published(anna, history())
        sent = [history(), history(free=bots(first)[:1])]
        again = [(await published(anna, body))["id"] for body in sent]
        both = await asyncio.gather(*(published(anna, history(steps=[])) for _ in range(2)))
        async with server.client() as ben:
            await ben.post(f"{API}/me", json={"nickname": "Ben"})
            other = await published(ben, history())
        further = await published(anna, history(steps=towers()["steps"][:-1]))
        ids = [first["id"], *again, *(table["id"] for table in both)]
        ids += [other["id"], further["id"]]
        count = await server.services.store.count_by_state()
        assert count == {"running": 4}
        return ids

    first, again, freed, one, same, other, further = on_a_server(tmp_path, talk)
    assert again == freed == first
    assert one == same
    assert len({first, one, other, further}) == 4


def test_it_is_the_same_table_after_a_restart(tmp_path: Path) -> None:
    async def talk(_: Running, anna: httpx.AsyncClient) -> tuple[str, str]:
        return (await published(anna, history()))["id"], anna.cookies["draftingtable"]

    first, cookie = on_a_server(tmp_path, talk)

    async def again(_: Running, anna: httpx.AsyncClient) -> str:
        anna.cookies.clear()
        anna.cookies["draftingtable"] = cookie
        found: str = (await published(anna, history()))["id"]
        return found

    assert on_a_server(tmp_path, again) == first


def with_step(nth: int, **changes: object) -> Data:
    steps = deepcopy(towers()["steps"])
    steps[nth] |= changes
    return history(steps=steps)


def another_seat() -> int:
    return int(towers()["steps"][0]["seat"]) % 3 + 1


def settings(**changes: object) -> Data:
    return {**towers()["settings"], **changes}


MINE = [{"kind": "me", "nickname": "Anna"}]
WRONG: dict[str, tuple[Callable[[], Data], str]] = {
    "no such move": (lambda: with_step(-1, move="bid 9"), "no-such-move-text"),
    "an illegal move": (lambda: with_step(0, move="build t3"), "bidding-not-building"),
    "out of turn": (lambda: with_step(0, seat=another_seat()), "not-your-turn"),
    "nobody's seat": (lambda: history(steps=[{"seat": 5, "move": "pass"}]), "no-such-seat"),
    "too many steps": (
        lambda: history(steps=[{"seat": 1, "move": "pass"}] * (MOST_STEPS + 1)),
        "bad-request",
    ),
    "a long move": (lambda: history(steps=[{"seat": 1, "move": "x" * 201}]), "bad-request"),
    "a short secret": (lambda: history(secret="00"), "bad-request"),
    "no seat stays mine": (lambda: history(free=[1, 2, 3]), "bad-request"),
    "an open seat": (
        lambda: history(settings=settings(seats=[*MINE, {"kind": "open"}, {"kind": "open"}])),
        "seats-open",
    ),
    "a number that does not fit": (lambda: history(nonces=["11" * 32]), "nonce-mismatch"),
    "more than is known": (lambda: history(more=1), "bad-request"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_refused_and_leaves_nothing(tmp_path: Path, what: str) -> None:
    body, code = WRONG[what]

    async def talk(server: Running, anna: httpx.AsyncClient) -> tuple[str, Data]:
        answer = await publish(anna, body())
        return code_of(answer), await server.services.store.count_by_state()

    assert on_a_server(tmp_path, talk) == (code, {})


def test_a_finished_game_is_sent_as_its_record(tmp_path: Path) -> None:
    device, table = begun("towers", 0)
    before = history_of(device, table)
    device.play_on(table)
    facts = [entry.fact for entry in device.bridge.host.logs[table]]
    steps = [{"seat": fact.seat, "move": fact.move} for fact in facts if isinstance(fact, Moved)]

    async def talk(_: Running, anna: httpx.AsyncClient) -> str:
        return code_of(await publish(anna, {**before, "steps": steps}))

    assert on_a_server(tmp_path, talk) == "table-not-running"


def test_a_body_has_a_largest_size(tmp_path: Path) -> None:
    async def talk(_: Running, anna: httpx.AsyncClient) -> httpx.Response:
        return await publish(anna, history())

    answer = on_a_server(tmp_path, talk, largest_body=1024)
    assert (answer.status_code, code_of(answer)) == (413, "body-too-large")


def test_publishing_is_limited_like_other_new_tables(tmp_path: Path) -> None:
    async def talk(_: Running, anna: httpx.AsyncClient) -> list[int]:
        return [(await publish(anna, history())).status_code for _ in range(11)]

    found = on_a_server(tmp_path, talk, rate_create=1, rate_burst=10)
    assert found[:3] == [201] * 3
    assert found[-1] == 429


def test_a_stranger_needs_a_name(tmp_path: Path) -> None:
    async def talk(server: Running, _: httpx.AsyncClient) -> str:
        async with server.client() as stranger:
            return code_of(await publish(stranger, history()))

    assert on_a_server(tmp_path, talk) == "nickname-empty"


async def take(client: httpx.AsyncClient, table: str, **body: object) -> httpx.Response:
    return await client.post(f"{API}/tables/{table}/take", json=body)


def test_others_take_free_seats_and_no_others(tmp_path: Path) -> None:
    async def talk(server: Running, anna: httpx.AsyncClient) -> list[object]:
        free, kept = bots(await published(anna, history(steps=[])))
        table = (await published(anna, history(free=[free])))["id"]
        async with server.client() as ben, server.client() as eva:
            unnamed = await take(ben, table, seat=free)
            bot = await take(ben, table, seat=kept, nickname="Ben")
            mine = await take(ben, table, seat=6 - free - kept, nickname="Ben")
            namesake = await take(ben, table, seat=free, nickname="Anna")
            taken = await take(ben, table, seat=free, nickname="Ben")
            late = await take(eva, table, seat=free, nickname="Eva")
            nowhere = await take(eva, table, seat=9, nickname="Eva")
            second = await take(anna, table, seat=free)
        seats = taken.json()["table"]["seats"]
        (ours,) = [seat for seat in seats if seat["mine"]]
        assert (ours["seat"], ours["nickname"], ours["kind"]) == (free, "Ben", "player")
        refused = (unnamed, bot, mine, namesake, late, nowhere, second)
        return [code_of(answer) for answer in refused]

    assert on_a_server(tmp_path, talk) == [
        "nickname-empty",
        "seat-taken",
        "seat-taken",
        "nickname-taken",
        "seat-taken",
        "bad-request",
        "seat-taken",
    ]


def test_a_game_that_began_here_has_no_free_seats(tmp_path: Path) -> None:
    async def talk(server: Running, anna: httpx.AsyncClient) -> str:
        wish = {"game": "towers", "players": 2}
        table = (await anna.post(f"{API}/play", json=wish)).json()["table"]
        async with server.client() as ben:
            return code_of(await take(ben, table["id"], seat=bots(table)[0], nickname="Ben"))

    assert on_a_server(tmp_path, talk) == "seat-taken"


def test_taking_seats_is_limited_like_talk(tmp_path: Path) -> None:
    async def talk(server: Running, anna: httpx.AsyncClient) -> set[int]:
        table = (await published(anna, history()))["id"]
        async with server.client() as ben:
            await ben.post(f"{API}/me", json={"nickname": "Ben"})
            return {(await take(ben, table, seat=1)).status_code for _ in range(40)}

    limits = dict.fromkeys(("rate_talk", "rate_talk_address", "rate_talk_spectators"), 0.001)
    assert on_a_server(tmp_path, talk, **limits) == {409, 429}
