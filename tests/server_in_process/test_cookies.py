"""Cookies of a browser that has others too: nobody loses an identity."""

import asyncio
from pathlib import Path

import httpx

from draftingtable.server.http.identity import COOKIE, HOST_COOKIE, Identity, Signer
from tests.server_in_process.serving import API, SECRET, code_of, running

HTTPS = {"X-Forwarded-Proto": "https"}


def cookie_for(player: str, name: str = COOKIE, secret: bytes = SECRET) -> str:
    return f"{name}={Signer(secret).cookie(Identity(player, 'Anna'))}"


def test_a_foreign_cookie_does_not_make_a_stranger(tmp_path: Path) -> None:
    async def calls() -> list[httpx.Response]:
        async with running(tmp_path) as server, server.client() as client:
            cookies = {"Cookie": 'prefs={"a":1}; ' + cookie_for("anna")}
            first = await client.get(f"{API}/me", headers=cookies)
            second = await client.post(f"{API}/me", headers=cookies, json={"nickname": "Anna"})
            return [first, second]

    for answer in asyncio.run(calls()):
        assert answer.json()["player"] == "anna"
        assert "set-cookie" not in answer.headers


def test_an_identity_that_cannot_be_read_is_never_replaced(tmp_path: Path) -> None:
    """Perhaps another server signed it. Reading still works; acting is refused by name."""

    async def calls() -> list[httpx.Response]:
        async with running(tmp_path) as server, server.client() as client:
            other = {"Cookie": cookie_for("anna", secret=b"the secret of another server")}
            towers = {"game": "towers", "nickname": "Anna"}
            return [
                await client.get(f"{API}/me", headers=other),
                await client.post(f"{API}/me", headers=other, json={"nickname": "Anna"}),
                await client.post(f"{API}/tables", headers=other, json=towers),
                await client.post(f"{API}/play", headers=other, json={"game": "towers"}),
            ]

    looked, *acted = asyncio.run(calls())
    assert looked.json() == {"player": None, "nickname": ""}
    assert [code_of(answer) for answer in acted] == ["identity-unreadable"] * 3
    assert not any("set-cookie" in answer.headers for answer in (looked, *acted))


def test_over_https_the_old_cookie_is_read_and_upgraded(tmp_path: Path) -> None:
    async def calls() -> list[httpx.Response]:
        async with (
            running(tmp_path, proxies="127.0.0.1") as server,
            server.client(Origin="https://tables.example", Host="tables.example") as client,
        ):
            old = {"Cookie": cookie_for("anna")}
            new = {"Cookie": cookie_for("anna", HOST_COOKIE)}
            return [
                await client.get(f"{API}/me", headers={**HTTPS, **old}),
                await client.get(f"{API}/me", headers={**HTTPS, **new}),
                await client.get(f"{API}/me", headers=old | {"Host": server.url[7:]}),
                await client.post(f"{API}/me", headers=HTTPS, json={"nickname": "Eve"}),
            ]

    old, new, plain, made = asyncio.run(calls())
    assert [answer.json()["player"] for answer in (old, new, plain)] == ["anna"] * 3
    assert old.headers["set-cookie"].startswith(f"{cookie_for('anna', HOST_COOKIE)}; Path=/;")
    assert "Secure" in old.headers["set-cookie"]
    assert "Domain" not in old.headers["set-cookie"]
    assert "set-cookie" not in new.headers
    assert "set-cookie" not in plain.headers
    assert made.headers["set-cookie"].startswith(f"{HOST_COOKIE}=")
