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


def test_over_https_a_planted_cookie_is_neither_read_nor_copied(tmp_path: Path) -> None:
    """A neighbouring site can set the plain one for all hosts of a domain."""
    planted = {**HTTPS, "Cookie": cookie_for("mallory")}
    broken = cookie_for("anna", HOST_COOKIE, b"the secret of another server")
    both = {**HTTPS, "Cookie": f"{broken}; {cookie_for('mallory')}"}
    own = {**HTTPS, "Cookie": f"{cookie_for('mallory')}; {cookie_for('anna', HOST_COOKIE)}"}

    async def calls() -> list[httpx.Response]:
        async with (
            running(tmp_path, proxies="127.0.0.1") as server,
            server.client(Origin="https://tables.example", Host="tables.example") as client,
        ):
            name = {"nickname": "Anna"}
            return [
                *[await client.get(f"{API}/me", headers=sent) for sent in (planted, both, own)],
                await client.post(f"{API}/me", headers=both, json=name),
                await client.post(f"{API}/me", headers=planted, json=name),
            ]

    *looked, refused, made = asyncio.run(calls())
    assert [answer.json()["player"] for answer in looked] == [None, None, "anna"]
    assert not any("set-cookie" in answer.headers for answer in (*looked, refused))
    assert code_of(refused) == "identity-unreadable"
    assert made.json()["player"] not in (None, "mallory")
    cookie = made.headers["set-cookie"]
    assert cookie.startswith(f"{HOST_COOKIE}={made.json()['player']}.")
    assert "Secure" in cookie
    assert "Domain" not in cookie
