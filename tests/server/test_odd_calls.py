"""Calls that no browser makes: each is refused by name, and none is the server's own failure."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from draftingtable.server.admin.operations import OPERATIONS
from tests.server.people import Person
from tests.server.playing import open_table
from tests.server.processes import HOST, PATIENCE, Server

PATHS = [
    *("/%00", "/a%00b", "/plain/%00", "/plain/" + "x" * 300, "/" + "x" * 300),
    "/assets/" + "x" * 300,
    *("/" + "é" * 200, "/" + "a/" * 900, "/j/%00", "/j/" + "A" * 300, "/t/%00", "/t/" + "x" * 300),
    *("/%ED%A0%80", "/%FF%FE", "/..%2f..%2fetc%2fpasswd", "/%2e%2e/%00", "//", "/\\", "/%"),
    *("/api/v1/tables/%00", "/api/v1/tables/{id}%00", "/api/v1/tables/" + "x" * 300),
    *("/api/v1/tables/%ED%A0%80", "/api/v1/campaigns/%00", "/api/v1/campaigns/" + "x" * 300),
    *("/api/v1/tables?player=%00", "/api/v1/tables?cursor=1.%00"),
    "/api/v1/tables?player=%ED%A0%80",
    *("/api/v1/tables?cursor=" + "9" * 99, "/api/v1/tables?cursor=9999999999999999999.x"),
    *("/api/v1/tables?game=%00", "/api/v1/tables?%00=1", "/api/v1/tables/{id}/record?%00"),
    *("/metrics%00", "/healthz/%00", "/api/v1/openapi.json%00"),
]
BODIES = [
    r'{"nickname": "\ud800"}',
    r'{"nickname": "a\udfff"}',
    r'{"\ud800": 1}',
    r'{"nickname": "\u0000"}',
    r'{"nickname": "a\u0000b"}',
    r'{"seat": 1, "text": "\u0000"}',
    r'{"seat": 1, "text": "a\u0000\ud800"}',
    r'{"seat": 1, "nickname": "\ud800"}',
    r'{"text": "\ud800"}',
    r'{"text": "drafting-table record 1\u0000"}',
    r'{"game": "\ud800"}',
    r'{"game": "towers", "options": {"\u0000": "\u0000"}}',
    r'{"game": "towers", "options": {"\ud800": 1}}',
    *(r'{"password": "\ud800"}', r'{"password": "\u0000"}', r'{"player": "\u0000"}'),
    *(r'{"target": "\ud800"}', r'{"target": "\u0000"}', r'{"target": "::1/\u0000"}'),
    *(r'{"target": "203.0.113.7", "reason": "\ud800"}', r'{"target": "203.0.113.7/\u0661"}'),
    *(r'{"target": "2001:db8::1%\u0000"}', r'{"target": "203.0.113.7", "reason": "\u0000"}'),
    *('{"target": "203.0.113.7", "hours": 1e999}', '{"target": "::ffff:0.0.0.0/96"}'),
    *('{"minutes": NaN}', '{"minutes": 1e999}', '{"minutes": "9"}', '{"value": "\\u0000"}'),
    *(r'{"name": "\ud800"}', r'{"name": "\u0000"}', r'{"table": "\ud800"}'),
    *(r'{"table": "\u0000"}', r'{"imprint": "\u0000"}', r'{"privacy": "\ud800"}'),
    '{"seat": NaN}',
    '{"seat": 1e999}',
    '{"seat": ' + "9" * 5000 + "}",
    "[" * 5000,
    "{" * 5000,
    '"\\',
    "",
    "\xff\xfe",
]
CALLS = [
    *("me", "tables", "play", "records", "campaigns", "score/towers"),
    *("tables/{id}/join", "tables/{id}/answer", "tables/{id}/rename", "tables/{id}/settings"),
    *("tables/{id}/seat", "tables/{id}/order", "tables/{id}/start", "tables/{id}/leave"),
    *("club/join", *(f"admin/{operation.name}" for operation in OPERATIONS)),
]
ORIGINS = ["http://[", "http://]", "[", "null", "http://a:b", "http://\xff", "", "//", "http://%00"]
LENGTHS = ["-1", "1_0", "\xb2", "9" * 5000, "0x10", "1e3"]
COOKIES = ['prefs={"a":1}', "draftingtable=..", "draftingtable=\xff.\xff.\xff", "=;=;" * 500]


@pytest.fixture(params=["sqlite", "postgresql"])
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    database = request.getfixturevalue("database") if request.param == "postgresql" else ""
    with Server(tmp_path, database) as server:
        yield server


def test_no_odd_call_is_the_servers_failure(served: Server) -> None:
    table_id, cookies = asyncio.run(somebody(served))
    own = f"Origin: {served.url}\r\nX-Drafting-Table: 1\r\nCookie: {cookies}\r\n"
    found: dict[str, int] = {}
    for path in PATHS:
        head = f"GET {path.replace('{id}', table_id)} HTTP/1.1"
        found[f"GET {path[:60]}"] = status(served, head, own, "")
    for call in CALLS:
        for body in BODIES:
            head = f"POST /api/v1/{call.replace('{id}', table_id)} HTTP/1.1"
            found[f"{head} {body[:60]}"] = status(served, head, own, body)
    for header, values in (("Origin", ORIGINS), ("Cookie", COOKIES), ("Host", ORIGINS)):
        for value in values:
            headers = f"{header}: {value}\r\nX-Drafting-Table: 1\r\n"
            found[f"{header}: {value}"] = status(served, "POST /api/v1/me HTTP/1.1", headers, "{}")
    assert {call: answer for call, answer in found.items() if not 200 <= answer < 500} == {}
    assert served.faults() == []
    assert asyncio.run(is_still_there(served, table_id))


async def somebody(server: Server) -> tuple[str, str]:
    async with Person(server, "Anna") as anna:
        return await open_table(anna, "towers", 3, seating="question"), anna.cookies


async def is_still_there(server: Server, table_id: str) -> bool:
    async with Person(server, "Ben") as ben:
        found = await ben.get(f"/tables/{table_id}")
        return bool(found["table"]["id"] == table_id)


def status(server: Server, head: str, headers: str, body: str) -> int:
    """Sends bytes that no client library would send, and returns the status of the answer."""
    data = body.encode("latin-1")
    host = "" if headers.startswith("Host:") else f"Host: {HOST}:{server.port}\r\n"
    sent = f"{head}\r\n{host}{headers}Content-Type: application/json\r\nConnection: close\r\n"
    with socket.create_connection((HOST, server.port), timeout=PATIENCE) as connection:
        connection.sendall(f"{sent}Content-Length: {len(data)}\r\n\r\n".encode("latin-1") + data)
        first = connection.makefile("rb").readline()
    return int(first.split()[1]) if first else 400


@pytest.mark.parametrize("length", LENGTHS)
def test_an_invalid_length_is_refused(server: Server, length: str) -> None:
    head = f"POST /api/v1/me HTTP/1.1\r\nHost: {HOST}:{server.port}\r\nX-Drafting-Table: 1\r\n"
    with socket.create_connection((HOST, server.port), timeout=PATIENCE) as connection:
        connection.sendall(f"{head}Content-Length: {length}\r\n\r\n".encode("latin-1"))
        first = connection.makefile("rb").readline()
    assert 400 <= int(first.split()[1]) < 500
