"""The names a server answers to: no other site's name leads here (DNS rebinding)."""

import asyncio
import socket
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from draftingtable.server.ops.hosts import Hosts
from draftingtable.server.settings import Settings
from tests.server_in_process.serving import API, code_of, new_table, running

AT_HOME = [
    *("localhost", "localhost:8000", "play.localhost", "127.0.0.1:8000", "192.168.1.20:8000"),
    *("[::1]:8000", "[fe80::1]", "raspberrypi.local:8000", "nas.lan", "club.home.arpa", "nas"),
    *("LOCALHOST", "nas.local.", "203.0.113.7"),
]
ELSEWHERE = [
    *("elsewhere.example", "elsewhere.example:8000", "localhost.elsewhere.example", "fritz.box"),
    *("127.0.0.1.elsewhere.example", "local.example", "xlocal.example", "é.hu"),
    *("", "[", "a b", "a/b"),
    *("user@127.0.0.1", "127.0.0.1, elsewhere.example", "127.0.0.1:x", "[elsewhere.example]"),
]


@pytest.mark.parametrize("host", [*AT_HOME, socket.gethostname()])
def test_at_home_no_setting_is_needed(host: str) -> None:
    assert Hosts(Settings()).allows(host)
    assert Hosts(Settings(hosts="tables.example")).allows(host)


@pytest.mark.parametrize("host", ELSEWHERE)
def test_other_names_are_refused(host: str) -> None:
    assert not Hosts(Settings()).allows(host)


def test_names_can_be_set() -> None:
    hosts = Hosts(Settings(hosts="tables.example:8443, *.club.example"))
    assert hosts.allows("tables.example")
    assert hosts.allows("Tables.Example:443", "https")
    assert hosts.allows("a.b.club.example")
    assert not hosts.allows("club.example")
    assert not hosts.allows("elsewhere.example", "https")
    assert Hosts(Settings(hosts="*")).allows("elsewhere.example")


def test_a_certificate_proves_a_name_unless_names_are_set() -> None:
    assert Hosts(Settings()).allows("tables.example", "https")
    assert Hosts(Settings()).allows("tables.example", "wss")
    assert not Hosts(Settings()).allows("tables.example", "ws")


def test_a_rebound_page_can_neither_read_nor_act_nor_listen(tmp_path: Path) -> None:
    async def calls() -> tuple[list[httpx.Response], int]:
        async with running(tmp_path, metrics="local") as server, server.client() as client:
            table_id = await new_table(client)
            port = server.url.rpartition(":")[2]
            host = f"elsewhere.example:{port}"
            rebound = {"Host": host, "Origin": f"http://{host}"}
            answers = [
                await client.get(path, headers=rebound)
                for path in ("/", f"{API}/about", f"{API}/tables/{table_id}", "/metrics")
            ]
            leave = f"{API}/tables/{table_id}/leave"
            answers.append(await client.post(leave, headers=rebound, json={}))
            with pytest.raises(InvalidStatus) as refused:
                async with server.live(client, table_id, **rebound):
                    pass
            for path in ("/healthz", "/readyz"):
                assert (await client.get(path, headers=rebound)).status_code == 200
            return answers, refused.value.response.status_code

    answers, live = asyncio.run(calls())
    assert [(answer.status_code, code_of(answer)) for answer in answers] == [
        (421, "unknown-host")
    ] * 5
    assert live == 421
