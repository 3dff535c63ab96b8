"""Checks on every HTTP call: origins, sizes, rates, headers, and named errors."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from draftingtable.server.client_files import STATIC
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.ops.request_guard import HTTPS_HEADERS, SAFE_HEADERS
from draftingtable.server.settings import Settings
from tests.plain_http import NO_TLS
from tests.server_in_process.serving import API, PATIENCE, code_of, new_table, running


def test_other_sites_cannot_act_for_anybody(tmp_path: Path) -> None:
    async def calls() -> list[tuple[int, str]]:
        async with running(tmp_path) as server, server.client() as client:
            tries: list[dict[str, str]] = [
                {"Origin": "https://elsewhere.example"},
                {"Origin": "null"},
                {"Origin": server.url + ".elsewhere.example"},
            ]
            found = []
            for headers in tries:
                body = {"nickname": "Anna"}
                answer = await client.post(f"{API}/me", json=body, headers=headers)
                found.append((answer.status_code, code_of(answer)))
            async with httpx.AsyncClient(timeout=PATIENCE, verify=NO_TLS) as bare:
                answer = await bare.post(f"{server.url}{API}/me", json={"nickname": "Anna"})
                found.append((answer.status_code, code_of(answer)))
            return found

    assert asyncio.run(calls()) == [(403, "forbidden-origin")] * 4


@pytest.mark.parametrize("origin", ["https://127.0.0.1:{port}", "http://127.0.0.1", "http://["])
def test_an_origin_counts_with_its_scheme_and_port(tmp_path: Path, origin: str) -> None:
    async def call() -> tuple[int, str]:
        async with running(tmp_path) as server:
            port = server.url.rpartition(":")[2]
            async with server.client(Origin=origin.format(port=port)) as client:
                answer = await client.post(f"{API}/me", json={"nickname": "Anna"})
                return answer.status_code, code_of(answer)

    assert asyncio.run(call()) == (403, "forbidden-origin")


def test_large_bodies_are_refused_with_and_without_a_length(tmp_path: Path) -> None:
    async def calls() -> list[int]:
        async with running(tmp_path, largest_body=2000) as server, server.client() as client:
            whole = await client.post(f"{API}/records", content=b"x" * 3000)

            async def pieces() -> AsyncIterator[bytes]:
                for _ in range(30):
                    yield b"x" * 100

            chunked = await client.post(f"{API}/records", content=pieces())
            return [whole.status_code, chunked.status_code]

    assert asyncio.run(calls()) == [413, 413]


def test_rate_limited_callers_are_notified(tmp_path: Path) -> None:
    async def calls() -> list[int]:
        async with running(tmp_path) as server, server.client() as client:
            server.server.app.guard.rate = Rate(3, 1, clock=lambda: 0.0)
            return [(await client.get(f"{API}/about")).status_code for _ in range(5)]

    assert asyncio.run(calls()) == [200] * 3 + [429] * 2


def test_a_family_may_open_the_page_at_once(tmp_path: Path) -> None:
    """Each of them asks for every file of the client; their calls to the API are still counted."""
    assets = (STATIC / "assets").iterdir()
    files = [f"/assets/{file.name}" for file in assets if file.suffix != ".br"]
    usual = Settings()
    assert usual.rate_files * usual.rate_burst > 5 * len(files) > 0

    async def calls() -> list[int]:
        async with running(tmp_path) as server, server.client() as client:
            server.server.app.guard.rate = Rate(1, 1, clock=lambda: 0.0)
            asked = [*files[:20], f"{API}/about", f"{API}/about"]
            return [(await client.get(path)).status_code for path in asked]

    *found, first, second = asyncio.run(calls())
    assert set(found) == {200}
    assert (first, second) == (200, 429)


def test_creating_tables_is_rate_limited(tmp_path: Path) -> None:
    async def calls() -> str:
        async with running(tmp_path, rate_create=0.001) as server, server.client() as client:
            answer = None
            for _ in range(40):
                body = {"game": "towers", "nickname": "Anna"}
                answer = await client.post(f"{API}/tables", json=body)
                if answer.status_code != 201:
                    return code_of(answer)
            return ""

    assert asyncio.run(calls()) == "too-fast"


def test_every_answer_has_safe_headers(tmp_path: Path) -> None:
    async def calls() -> list[httpx.Response]:
        async with running(tmp_path) as server, server.client() as client:
            paths = ["/", "/plain", f"{API}/about", f"{API}/nothing", "/healthz"]
            return [await client.get(path) for path in paths]

    for answer in asyncio.run(calls()):
        found = {name: answer.headers[name] for name in SAFE_HEADERS}
        assert found == SAFE_HEADERS
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert "server" not in answer.headers


def test_headers_that_need_https_are_sent_over_https_alone(tmp_path: Path) -> None:
    """Over plain http, browsers ignore them and log an error on every page."""

    async def calls() -> list[httpx.Response]:
        async with running(tmp_path, proxies="127.0.0.1") as server, server.client() as client:
            secure = {"X-Forwarded-Proto": "https"}
            return [await client.get("/plain"), await client.get("/plain", headers=secure)]

    plain, secure = asyncio.run(calls())
    assert not HTTPS_HEADERS.keys() & plain.headers.keys()
    assert HTTPS_HEADERS.items() <= dict(secure.headers).items()


def test_errors_have_names(tmp_path: Path) -> None:
    async def calls() -> list[tuple[int, str]]:
        async with running(tmp_path) as server, server.client() as client:
            answers = [
                await client.get(f"{API}/nothing"),
                await client.delete(f"{API}/me"),
                await client.get(f"{API}/tables/{'x' * 22}"),
                await client.get(f"{API}/tables/ABCDEF"),
                await client.post(f"{API}/me", json={"nickname": 1}),
                await client.post(f"{API}/me", content=b"{"),
                await client.post(f"{API}/me", json={"nickname": "Anna", "more": 1}),
                await client.post(f"{API}/me", json={"nickname": " \u200b "}),
                await client.get(f"{API}/tables?state=lost"),
            ]
            return [(answer.status_code, code_of(answer)) for answer in answers]

    assert asyncio.run(calls()) == [
        (404, "not-found"),
        (405, "not-allowed-method"),
        (404, "no-such-table"),
        (404, "no-such-code"),
        (422, "bad-request"),
        (422, "bad-request"),
        (422, "bad-request"),
        (409, "nickname-empty"),
        (422, "bad-request"),
    ]


def test_details_of_internal_errors_are_not_sent_to_clients(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def call() -> httpx.Response:
        async with running(tmp_path) as server, server.client() as client:
            table_id = await new_table(client)

            async def broken(name: str) -> None:
                raise RuntimeError("the secret is in here")

            monkeypatch.setattr(server.services.tables, "table", broken)
            return await client.get(f"{API}/tables/{table_id}")

    answer = asyncio.run(call())
    assert answer.status_code == 500
    assert answer.json() == {"error": {"code": "internal", "rule": "", "params": {}}}


def test_the_cookie_is_set_once_and_its_nickname_can_change(tmp_path: Path) -> None:
    async def calls() -> list[tuple[str | None, str, bool]]:
        async with running(tmp_path) as server, server.client() as client:
            found = []
            for nickname in (None, "Anna", "Anna", "Ági"):
                answer = (
                    await client.get(f"{API}/me")
                    if nickname is None
                    else await client.post(f"{API}/me", json={"nickname": nickname})
                )
                me = answer.json()
                found.append((me["player"], me["nickname"], "set-cookie" in answer.headers))
            return found

    nobody, first, same, renamed = asyncio.run(calls())
    assert nobody == (None, "", False)
    assert first[1:] == ("Anna", True)
    assert same == (first[0], "Anna", False)
    assert renamed == (first[0], "Ági", True)
