"""The reverse proxy configurations in deploy/, run by the proxies themselves over https.

`make test` unpacks both where Debian's packages are available; elsewhere a missing one is skipped.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.people import HEADERS
from tests.server.playing import seat_party
from tests.server.processes import PATIENCE, Server
from tests.server.proxies import DEPLOY, behind

OPERATORS = ("/metrics", "/healthz", "/readyz")


def test_a_whole_game_through_a_proxy(
    proxy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(server: Server) -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 3)
            await party.play(seed=5)
            await party.check()

    with behind(proxy, tmp_path, monkeypatch) as server:
        asyncio.run(story(server))


def test_cookies_are_https_only_and_operators_pages_are_hidden(
    proxy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with behind(proxy, tmp_path, monkeypatch) as server:
        headers = {**HEADERS, "Origin": server.url}
        me = f"{server.url}/api/v1/me"
        with httpx.Client(timeout=PATIENCE) as client:
            met = client.post(me, headers=headers, json={"nickname": "Anna"})
            assert "secure" in met.headers["set-cookie"].lower()
            assert met.headers["set-cookie"].startswith("__Host-")
            assert met.headers["strict-transport-security"] == "max-age=31536000"
            assert "httponly" in met.headers["set-cookie"].lower()
            assert [client.get(server.url + path).status_code for path in OPERATORS] == [404] * 3
            elsewhere = {**HEADERS, "Origin": "https://elsewhere.example"}
            assert client.post(me, headers=elsewhere, json={}).status_code == 403


@pytest.mark.parametrize("file", ["nginx.conf", "Caddyfile"])
def test_both_examples_keep_browsers_on_https(file: str) -> None:
    assert 'Strict-Transport-Security "max-age=31536000"' in (DEPLOY / file).read_text()


def test_limits_are_by_the_visitors_own_address(
    proxy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A claimed address is not believed."""

    def visit(server: Server, address: str, claimed: str = "") -> int:
        transport = httpx.HTTPTransport(local_address=address)
        headers = {"X-Forwarded-For": claimed} if claimed else {}
        with httpx.Client(transport=transport, headers=headers, timeout=PATIENCE) as client:
            return client.get(f"{server.url}/api/v1/about").status_code

    # Three calls at once, then one per 100 s.
    slow: dict[str, object] = {"rate_http": 0.01, "rate_burst": 300}
    with behind(proxy, tmp_path, monkeypatch, **slow) as server:
        found = [visit(server, "127.0.0.2") for _ in range(5)]
        assert found == [200, 200, 200, 429, 429]
        assert visit(server, "127.0.0.2", claimed="203.0.113.7") == 429
        assert visit(server, "127.0.0.3") == 200
