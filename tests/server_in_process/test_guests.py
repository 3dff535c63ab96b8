"""One stranger cannot take every seat, however many identities they have."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from draftingtable.server.ops.addresses import address_key
from tests.plain_http import NO_TLS
from tests.server_in_process.serving import (
    API,
    BRIEFLY,
    PATIENCE,
    Running,
    code_of,
    new_table,
    running,
)


def from_address(server: Running, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address, verify=NO_TLS, limits=BRIEFLY)
    headers = {"X-Drafting-Table": "1", "Origin": server.url}
    return httpx.AsyncClient(
        base_url=server.url, headers=headers, timeout=PATIENCE, transport=transport
    )


async def join(stack: AsyncExitStack, server: Running, address: str, path: str, name: str) -> str:
    """Joins as a new person from that address; returns the refusal's code, or nothing."""
    guest = await stack.enter_async_context(from_address(server, address))
    answer = await guest.post(f"{path}/join", json={"nickname": name})
    return "" if answer.status_code == 200 else code_of(answer)


NAMES = ["Eve", "Mallory", "Trudy", "Oscar", "Sybil"]


def test_one_address_gets_its_share_of_seats_and_others_get_theirs(tmp_path: Path) -> None:
    async def story() -> tuple[list[str], str]:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(tmp_path, most_guests=3))
            host = await stack.enter_async_context(server.client())
            path = f"{API}/tables/{await new_table(host, game='cities', players=7)}"
            strangers = [join(stack, server, "127.0.0.2", path, name) for name in NAMES]
            found = await asyncio.gather(*strangers)
            return found, await join(stack, server, "127.0.0.3", path, "Péter")

    found, friend = asyncio.run(story())
    assert sorted(found) == ["", "", "", "address-seats", "address-seats"]
    assert friend == ""


def test_whoever_shares_the_hosts_address_is_in_the_same_room(tmp_path: Path) -> None:
    async def story() -> list[str]:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(tmp_path, most_guests=1))
            host = await stack.enter_async_context(server.client())
            path = f"{API}/tables/{await new_table(host, game='cities', players=7)}"
            return [await join(stack, server, "127.0.0.1", path, name) for name in NAMES]

    assert asyncio.run(story()) == [""] * 5


def test_a_seat_that_was_left_is_free_again(tmp_path: Path) -> None:
    async def story() -> list[str]:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(tmp_path, most_guests=1))
            host = await stack.enter_async_context(server.client())
            path = f"{API}/tables/{await new_table(host, game='cities', players=7)}"
            guest = await stack.enter_async_context(from_address(server, "127.0.0.2"))
            first = await guest.post(f"{path}/join", json={"nickname": "Eve"})
            assert first.status_code == 200
            before = await join(stack, server, "127.0.0.2", path, "Oscar")
            await guest.post(f"{path}/leave", json={})
            return [before, await join(stack, server, "127.0.0.2", path, "Oscar")]

    assert asyncio.run(story()) == ["address-seats", ""]


def test_nothing_is_kept_of_those_who_got_no_seat(tmp_path: Path) -> None:
    """Identities are free, so whatever is kept of each would grow without end."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(tmp_path, most_guests=1))
            host = await stack.enter_async_context(server.client())
            table_id = await new_table(host, game="towers", players=2)
            path, guests = f"{API}/tables/{table_id}", server.services.guests
            assert await join(stack, server, "127.0.0.2", path, "Eve") == ""
            there = dict(guests.tables[table_id])
            refused = [
                await join(stack, server, address, path, name)
                for address in ("127.0.0.2", "127.0.0.3")
                for name in NAMES[1:]
            ]
            assert refused == ["address-seats"] * 4 + ["table-full"] * 4
            assert (guests.tables[table_id], guests.coming) == (there, {})

    asyncio.run(story())


def test_a_quick_table_knows_its_hosts_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as host:
            answer = await host.post(f"{API}/play", json={"game": "towers", "start": False})
            assert server.services.guests.tables[answer.json()["table"]["id"]]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("address", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("", "unix", False),
    ],
)
def test_one_household_has_one_address_or_one_64(address: str, other: str, same: bool) -> None:
    assert (address_key(address) == address_key(other)) == same
