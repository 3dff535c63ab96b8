"""Access: other sites cannot act for a player, links cannot be guessed, floods are refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.plain_http import NO_TLS
from tests.server.people import HEADERS, Person
from tests.server.playing import open_table
from tests.server.processes import PATIENCE, Server

ELSEWHERE = "http://elsewhere.example"


async def a_table(server: Server) -> tuple[str, str]:
    async with Person(server, "Anna") as anna:
        return await open_table(anna, "towers", 2), anna.cookies


@pytest.mark.parametrize("headers", [{}, {**HEADERS, "Origin": ELSEWHERE}])
def test_another_site_cannot_act_for_a_player(server: Server, headers: dict[str, str]) -> None:
    table_id, cookies = asyncio.run(a_table(server))
    answer = httpx.post(
        f"{server.url}/api/v1/tables/{table_id}/leave",
        json={},
        headers={**headers, "Cookie": cookies},
        timeout=PATIENCE,
        verify=NO_TLS,
    )
    assert answer.status_code == 403


def test_another_site_cannot_listen_for_a_player(server: Server) -> None:
    table_id, cookies = asyncio.run(a_table(server))
    address = f"{server.socket_url}/api/v1/tables/{table_id}/live"
    with (
        pytest.raises(InvalidStatus),
        connect(
            address,
            origin=Origin(ELSEWHERE),
            additional_headers={"Cookie": cookies},
            proxy=None,
            open_timeout=PATIENCE,
        ),
    ):
        pass


def test_a_cookie_cannot_be_forged(server: Server) -> None:
    """With one letter changed it belongs to nobody."""

    async def story() -> None:
        async with Person(server, "Anna") as anna:
            table_id = await open_table(anna, "towers", 2)
            forged = anna.cookies[:-1] + ("A" if anna.cookies[-1] != "A" else "B")
            answer = httpx.post(
                f"{server.url}/api/v1/tables/{table_id}/start",
                json={},
                headers={**HEADERS, "Origin": server.url, "Cookie": forged},
                timeout=PATIENCE,
                verify=NO_TLS,
            )
            assert answer.is_client_error
            assert (await anna.get("/me"))["player"] == anna.player

    asyncio.run(story())


def test_the_cookie_is_hidden_from_scripts_and_other_sites(server: Server) -> None:
    answer = httpx.post(
        f"{server.url}/api/v1/me",
        json={"nickname": "Anna"},
        headers={**HEADERS, "Origin": server.url},
        timeout=PATIENCE,
        verify=NO_TLS,
    )
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=" in cookie


def test_floods_are_refused_by_name(tmp_path: Path) -> None:
    async def story(server: Server) -> None:
        async with Person(server, "Anna") as anna:
            answers = [await anna.request("GET", "/about") for _ in range(50)]
            assert {answer.status_code for answer in answers} == {200, 429}
            assert answers[-1].json()["error"]["code"] == "too-fast"

    # Ten calls at once, then one per 100 s.
    with Server(tmp_path, rate_http=0.01, rate_burst=1000) as server:
        asyncio.run(story(server))


def test_metrics_are_not_for_the_public(tmp_path: Path, server: Server) -> None:
    with httpx.Client(timeout=PATIENCE, verify=NO_TLS) as client:
        assert "draftingtable_connections" in client.get(f"{server.url}/metrics").text
        with Server(tmp_path, metrics="off") as closed:
            assert client.get(f"{closed.url}/metrics").is_client_error
            assert client.get(f"{closed.url}/healthz").status_code == 200
