"""Creating a table: the host's name there, and the commitments for its deal."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server_in_process.serving import API, code_of, running

ANNA, BEN = {"kind": "me", "nickname": "Anna"}, {"kind": "me", "nickname": "Ben"}
ME = {"kind": "me"}
NONCE = "07" * 32


async def post(client: httpx.AsyncClient, path: str, **body: object) -> httpx.Response:
    return await client.post(f"{API}{path}", json=body)


@pytest.mark.parametrize(
    ("body", "sitting", "known_as"),
    [
        ({"seats": [ANNA]}, ["Anna"], "Anna"),
        ({"seats": [ANNA, BEN]}, ["Anna", "Ben"], "Anna"),
        ({"seats": [ANNA, ME]}, ["Anna", "Anna 2"], "Anna"),
        ({"seats": [ANNA], "nickname": "Lina"}, ["Anna"], "Lina"),
        ({"seats": [ME], "nickname": "Lina"}, ["Lina"], "Lina"),
        ({"seats": []}, [], ""),
    ],
)
def test_a_stranger_is_named_by_their_seat(
    tmp_path: Path, body: dict[str, Any], sitting: list[str], known_as: str
) -> None:
    async def calls() -> tuple[dict[str, Any], dict[str, Any]]:
        async with running(tmp_path) as server, server.client() as stranger:
            made = await post(stranger, "/tables", game="towers", players=2, **body)
            assert made.status_code == 201, made.text
            return made.json()["table"], (await stranger.get(f"{API}/me")).json()

    table, me = asyncio.run(calls())
    assert sorted(seat["nickname"] for seat in table["seats"] if seat["mine"]) == sorted(sitting)
    assert (me["player"], me["nickname"]) == (table["host"], known_as)


def test_an_existing_name_is_not_changed_by_a_seat(tmp_path: Path) -> None:
    async def nickname() -> str:
        async with running(tmp_path) as server, server.client() as client:
            await post(client, "/me", nickname="Lina")
            await post(client, "/tables", game="towers", seats=[ANNA])
            found: str = (await client.get(f"{API}/me")).json()["nickname"]
            return found

    assert asyncio.run(nickname()) == "Lina"


@pytest.mark.parametrize("seats", [[ME], [ME, BEN]])
def test_nobody_sits_without_a_name(tmp_path: Path, seats: list[dict[str, str]]) -> None:
    async def answer() -> httpx.Response:
        async with running(tmp_path) as server, server.client() as stranger:
            return await post(stranger, "/tables", game="towers", seats=seats)

    assert code_of(asyncio.run(answer())) == "nickname-empty"


@pytest.mark.parametrize(("sent", "refused"), [(0, False), (1, True), (2, False), (3, True)])
def test_a_commitment_or_nonce_is_sent_for_each_of_my_seats_or_for_none(
    tmp_path: Path, sent: int, refused: bool
) -> None:
    async def calls() -> list[httpx.Response]:
        async with running(tmp_path) as server, server.client() as client:
            wish = {"game": "towers", "players": 3, "seats": [ANNA, {"kind": "bot"}, BEN]}
            at_once = await post(client, "/tables", **wish, commits=[NONCE] * sent)
            table = (await post(client, "/tables", **wish)).json()["table"]
            path = f"/tables/{table['id']}"
            start = await post(client, f"{path}/start", nonces=[NONCE] * sent)
            state = (await client.get(f"{API}{path}")).json()["table"]["state"]
            assert state == ("open" if refused else "running")
            return [at_once, start]

    for answer in asyncio.run(calls()):
        assert answer.is_error == refused
        if refused:
            expected = {"code": "nonce-count", "rule": "", "params": {"found": sent, "seats": 2}}
            assert (answer.status_code, answer.json()["error"]) == (422, expected)


def test_a_stranger_may_make_as_many_tables_as_anyone(tmp_path: Path) -> None:
    """Without an identity, a caller is only an address: one table costs one token, not two."""

    async def story() -> list[int]:
        async with running(tmp_path, rate_create=0.001, rate_burst=1) as server:
            answers = []
            for _ in range(11):
                async with server.client() as stranger:
                    answers.append(await stranger.post(f"{API}/play", json={"game": "towers"}))
            return [answer.status_code for answer in answers]

    assert asyncio.run(story()) == [201] * 10 + [429]
