"""Limits by address: one subscriber, however many addresses they have."""

import asyncio
from pathlib import Path

import pytest

from draftingtable.server.ops.addresses import address_key, client_key
from tests.server_in_process.serving import API, running

ALLOWED = 10
"""Tables that an address may create at once, however low the rate is."""


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


def test_tables_are_limited_by_the_64_bits_that_a_provider_assigns(tmp_path: Path) -> None:
    async def made(addresses: list[str]) -> int:
        body = {"game": "towers", "nickname": "Eve", "seats": [{"kind": "me"}]}
        rare = running(tmp_path, rate_create=0.001, proxies="127.0.0.1")
        async with rare as server:
            statuses = []
            for address in addresses:
                async with server.client(**{"X-Forwarded-For": address}) as client:
                    await client.post(f"{API}/me", json={"nickname": "Eve"})
                    statuses.append((await client.post(f"{API}/tables", json=body)).status_code)
            return statuses.count(201)

    one_network = [f"2001:db8::{number:x}" for number in range(30)]
    assert asyncio.run(made(one_network)) == ALLOWED


def test_every_limit_by_address_uses_the_key(tmp_path: Path) -> None:
    """One address of the /64 uses up a limit; another one is refused, and a stranger is not."""
    slow = {"rate_http": 0.01, "rate_burst": 300, "proxies": "127.0.0.1"}

    async def statuses() -> list[int]:
        async with running(tmp_path, **slow) as server, server.client() as client:
            visitors = [*(f"2001:db8::{number}" for number in range(1, 5)), "2001:db8:0:1::"]
            return [
                (await client.get(f"{API}/about", headers={"X-Forwarded-For": one})).status_code
                for one in visitors
            ]

    assert asyncio.run(statuses()) == [200, 200, 200, 429, 200]
