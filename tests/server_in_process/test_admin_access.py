"""Who may use the administrator's page and calls."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request

from draftingtable.games.core.errors import BadOption, Refusal
from draftingtable.server.admin.access import (
    BURST_SECONDS,
    TRIES_PER_SECOND,
    AdminAccess,
    is_on_this_machine,
)
from draftingtable.server.app import build_app
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.settings import read_settings
from tests.plain_http import NO_TLS
from tests.server_in_process.administering import ADMIN, TOKEN, refused, with_token
from tests.server_in_process.serving import PATIENCE, SECRET, code_of, running


def test_without_a_token_only_this_machine_is_let_in(tmp_path: Path) -> None:
    async def calls() -> list[tuple[int, str]]:
        names = "127.0.0.1,tables.example,localhost.example"  # they reach us, but not this page
        async with running(tmp_path, hosts=names) as server, server.client() as client:
            found = [(await client.get(f"{ADMIN}/status")).status_code]
            assert found == [200]
            tries: list[dict[str, str]] = [
                {"X-Forwarded-For": "127.0.0.1"},
                {"Forwarded": "for=127.0.0.1"},
                {"X-Real-IP": "127.0.0.1"},
                {"X-Forwarded-Port": "443"},
                {"X-Forwarded-Server": "proxy"},
                {"X-Forwarded": "for=127.0.0.1"},
                {"X-Original-Forwarded-For": "127.0.0.1"},
                {"CF-Connecting-IP": "127.0.0.1"},
                {"Via": "1.1 proxy"},
                {"Host": "tables.example"},
                {"Host": "localhost.example:80"},
            ]
            answers = [await client.get(f"{ADMIN}/status", headers=tried) for tried in tries]
            return [(answer.status_code, code_of(answer)) for answer in answers]

    assert asyncio.run(calls()) == [(403, "admin-only")] * 11


def test_nginx_without_any_settings_is_not_this_machine() -> None:
    """Its `proxy_pass` adds no header and calls us by our own address, but uses HTTP/1.0."""
    headers = [(b"host", b"127.0.0.1:8000"), (b"connection", b"close")]
    scope = {"type": "http", "headers": headers, "client": ("127.0.0.1", 1)}
    assert is_on_this_machine(Request({**scope, "http_version": "1.1"}))
    assert not is_on_this_machine(Request({**scope, "http_version": "1.0"}))


@pytest.mark.parametrize("chosen", [{"host": "0.0.0.0"}, {"proxies": "127.0.0.1"}])
def test_a_server_for_others_needs_a_token(tmp_path: Path, chosen: dict[str, str]) -> None:
    """Behind a proxy, everyone seems to be on this machine."""

    async def story() -> str:
        async with running(tmp_path, **chosen) as server, server.client() as client:
            return code_of(await client.get(f"{ADMIN}/status"))

    assert asyncio.run(story()) == "admin-only"


def ten_guesses() -> Rate:
    """The usual limit, with its clock standing still: a slow machine gives no more guesses."""
    assert TRIES_PER_SECOND * BURST_SECONDS == 10
    return Rate(TRIES_PER_SECOND, BURST_SECONDS, clock=lambda: 0.0)


def test_with_a_token_it_is_needed_everywhere_and_guesses_are_limited(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def calls() -> None:
        async with running(tmp_path, admin_token=TOKEN) as server:
            server.services.admin_access.guessing = ten_guesses()
            async with server.client() as nobody:
                assert code_of(await nobody.get(f"{ADMIN}/status")) == "admin-token-wrong"
            async with with_token(server) as admin:
                for _ in range(30):
                    assert (await admin.get(f"{ADMIN}/bans")).status_code == 200
            async with with_token(server, TOKEN + "!") as guesser:
                codes = [code_of(await guesser.get(f"{ADMIN}/bans")) for _ in range(30)]
            assert codes == ["admin-token-wrong"] * 9 + ["too-fast"] * 21

    caplog.set_level("DEBUG")
    asyncio.run(calls())
    assert TOKEN not in caplog.text


def test_a_short_token_is_refused_before_the_start() -> None:
    settings = read_settings({"DRAFTINGTABLE_ADMIN_TOKEN": "short"})
    with pytest.raises(BadOption) as refusal:
        build_app(settings, "sqlite:///x", SECRET)
    assert refusal.value.params == {"setting": "admin_token", "least": 16}


def test_other_sites_cannot_use_an_administrators_browser(tmp_path: Path) -> None:
    async def calls() -> list[str]:
        async with running(tmp_path) as server:
            page = server.client(Origin="https://elsewhere.example")
            bare = httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, verify=NO_TLS)
            async with page, bare:
                return [await refused(one, "ban", target="203.0.113.0/24") for one in (page, bare)]

    assert asyncio.run(calls()) == ["forbidden-origin"] * 2


def test_guesses_from_one_subscriber_count_together() -> None:
    """An IPv6 subscriber has as many addresses as they like."""
    access = AdminAccess(read_settings({"DRAFTINGTABLE_ADMIN_TOKEN": TOKEN}))

    def guess(at: int) -> str:
        scope = {"type": "http", "headers": [], "client": (f"2001:db8::{at:x}", 1)}
        with pytest.raises(Refusal) as caught:
            access.check(Request(scope))
        return caught.value.code

    access.guessing = ten_guesses()
    codes = [guess(at) for at in range(30)]
    assert codes == ["admin-token-wrong"] * 10 + ["too-fast"] * 20
