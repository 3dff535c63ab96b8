"""Limits by address: one subscriber, however many addresses they have."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from prometheus_client import Counter
from websockets.exceptions import InvalidStatus

from draftingtable.server.ops.addresses import address_key, client_key
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.ops.tcp_gate import TcpGate
from draftingtable.server.settings import Settings
from draftingtable.server.ws.client_socket import LiveProtocol
from tests.server_in_process.serving import API, hear, new_table, running, say

ALLOWED = 10
"""Tables that an address may create, with the clock standing still."""


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
        ("x" * 1000, "x" * 64),
        ("", ""),
    ],
)
def test_the_key_of_an_address(address: str, key: str) -> None:
    assert address_key(address) == key


def test_a_unix_socket_has_no_address() -> None:
    assert client_key({"type": "http", "client": None}) == ""


def from_address(address: str) -> dict[str, str]:
    """What a trusted proxy says about its visitor."""
    return {"X-Forwarded-For": address}


def test_tables_are_limited_by_the_64_bits_that_a_provider_assigns(tmp_path: Path) -> None:
    async def made(addresses: list[str]) -> int:
        body = {"game": "towers", "nickname": "Eve", "seats": [{"kind": "me"}]}
        async with running(tmp_path, proxies="127.0.0.1") as server:
            server.services.making.limits = (ALLOWED, 1, lambda: 0.0)
            statuses = []
            for address in addresses:
                async with server.client(**from_address(address)) as client:
                    await client.post(f"{API}/me", json={"nickname": "Eve"})
                    statuses.append((await client.post(f"{API}/tables", json=body)).status_code)
            return statuses.count(201)

    one_network = [f"2001:db8::{number:x}" for number in range(30)]
    assert asyncio.run(made(one_network)) == ALLOWED


NEIGHBOURS = [*(f"2001:db8::{number}" for number in range(1, 5)), "2001:db8:0:1::"]
"""Four addresses of one /64, and one of another."""


def test_calls_are_limited_by_the_64_bits(tmp_path: Path) -> None:
    async def statuses() -> list[int]:
        async with running(tmp_path, proxies="127.0.0.1") as server, server.client() as client:
            server.server.app.guard.rate = Rate(3, 1, clock=lambda: 0.0)
            return [
                (await client.get(f"{API}/about", headers=from_address(one))).status_code
                for one in NEIGHBOURS
            ]

    assert asyncio.run(statuses()) == [200, 200, 200, 429, 200]


def test_watchers_and_their_frames_are_limited_by_the_64_bits(tmp_path: Path) -> None:
    async def story() -> tuple[list[int], set[str]]:
        async with AsyncExitStack() as stack:
            limits: dict[str, object] = {"most_watchers": 3, "proxies": "127.0.0.1"}
            server = await stack.enter_async_context(running(tmp_path, **limits))
            host = await stack.enter_async_context(server.client())
            stranger = await stack.enter_async_context(server.client())
            table_id = await new_table(host)
            statuses = []
            for one in NEIGHBOURS:
                try:
                    live = server.live(stranger, table_id, **from_address(one))
                    line = await stack.enter_async_context(live)
                    await say(line, type="nonsense")
                    await hear(line, "refused")
                    statuses.append(101)
                except InvalidStatus as refused:
                    statuses.append(refused.response.status_code)
            return statuses, set(LiveProtocol.by_address.buckets)

    statuses, charged = asyncio.run(story())
    assert statuses == [101, 101, 101, 429, 101]
    assert charged == {"2001:db8::/64", "2001:db8:0:1::/64"}


def test_connections_are_limited_by_the_64_bits() -> None:
    cut = Counter("cut", "", ["why"], registry=None)
    gate = TcpGate(Settings(most_tcp=3), 1000, cut)
    keys = [gate.enter(one) for one in NEIGHBOURS]
    assert keys == [*["2001:db8::/64"] * 3, None, "2001:db8:0:1::/64"]
