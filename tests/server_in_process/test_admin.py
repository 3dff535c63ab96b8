"""An administrator's calls: who may make them, and what visitors notice."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from draftingtable.server.admin.operations import OPERATIONS
from draftingtable.server.app import build_app
from draftingtable.server.ops.rate_limits import Rate
from draftingtable.server.settings import read_settings
from draftingtable.store.migrating import HEAD
from draftingtable.store.moderation import Ban, Moderation
from tests.server_in_process.administering import ADMIN, TOKEN, refused, with_token
from tests.server_in_process.serving import (
    API,
    PATIENCE,
    SECRET,
    Running,
    code_of,
    hear,
    new_table,
    running,
    say,
)
from tests.store.test_dumps import run


async def done(client: httpx.AsyncClient, operation: str, **arguments: object) -> Any:
    answer = await client.post(f"{ADMIN}/{operation}", json=arguments)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_banned_player_is_disconnected_and_refused_by_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as admin:
            peter, anna = server.client(), server.client()
            async with peter, anna:
                table = await new_table(peter, seats=[{"kind": "me"}, {"kind": "open"}])
                await anna.post(f"{API}/me", json={"nickname": "Anna"})
                player = (await peter.get(f"{API}/me")).json()["player"]
                async with server.live(peter, table) as line, server.live(anna, table) as other:
                    await hear(line, "welcome")
                    await hear(other, "welcome")
                    await done(admin, "ban", target=player, reason="rude")
                    assert (await hear(line, "refused"))["error"]["code"] == "banned"
                    with pytest.raises(ConnectionClosed):
                        await line.recv()
                    await say(other, type="resync")
                    await hear(other, "welcome")
                answer = await peter.get(f"{API}/tables/{table}")
                assert (answer.status_code, code_of(answer)) == (403, "banned")
                with pytest.raises(InvalidStatus) as handshake:
                    await server.live(peter, table)
                assert handshake.value.response.status_code == 403
                assert (await anna.get(f"{API}/tables/{table}")).status_code == 200
                await done(admin, "unban", target=player)
                assert (await peter.get(f"{API}/tables/{table}")).status_code == 200

    asyncio.run(story())


def test_a_range_is_banned_for_a_while_and_the_innocent_next_to_it_is_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, proxies="127.0.0.1", admin_token=TOKEN) as server:
            admission = server.services.admission
            now = [server.services.hub.clock()]
            admission.clock = lambda: now[0]
            async with with_token(server) as admin:
                await done(admin, "ban", target="203.0.113.77/25", hours=2)
                await done(admin, "ban", target="2001:db8:1:2::/64")
                found = (await admin.get(f"{ADMIN}/bans")).json()["bans"]
                assert {ban["target"] for ban in found} == {
                    "203.0.113.0/25",
                    "2001:db8:1:2::/64",
                }
            statuses = {
                address: await status_from(server, address)
                for address in (
                    *("203.0.113.1", "203.0.113.127", "203.0.113.128", "::ffff:203.0.113.5"),
                    *("2001:db8:1:2:3::4", "2001:db8:1:3::4"),
                )
            }
            assert list(statuses.values()) == [403, 403, 200, 403, 403, 200]
            now[0] += 3 * 3_600_000
            assert await status_from(server, "203.0.113.1") == 200

    asyncio.run(story())


PASTED = [
    ("::ffff:203.0.113.7", ["203.0.113.7", "::ffff:203.0.113.7"], "203.0.113.8"),
    ("::ffff:203.0.113.0/120", ["203.0.113.200"], "203.0.114.1"),
    ("2001:db8:1:2::7", ["2001:db8:1:2::7", "2001:db8:1:2:aaaa::1"], "2001:db8:1:3::7"),
    ("fe80::7%eth0", ["fe80::8%eth0"], "2001:db8::1"),
]


@pytest.mark.parametrize(("target", "banned", "innocent"), PASTED)
def test_an_address_from_the_list_of_people_is_banned_in_all_its_forms(
    tmp_path: Path, target: str, banned: list[str], innocent: str
) -> None:
    """A subscriber has a whole /64, and servers that listen on `::` show IPv4 inside IPv6."""

    async def story() -> None:
        async with (
            running(tmp_path, proxies="127.0.0.1", admin_token=TOKEN) as server,
            with_token(server) as admin,
        ):
            await done(admin, "ban", target=target)
            found = [await status_from(server, address) for address in (*banned, innocent)]
            assert found == [*[403] * len(banned), 200]
            await done(admin, "unban", target=target)
            assert await status_from(server, banned[0]) == 200

    asyncio.run(story())


@pytest.mark.parametrize(
    ("stored", "written"),
    [
        ("::ffff:203.0.113.7/128", "::ffff:203.0.113.7"),
        ("::ffff:203.0.113.7/128", "::ffff:203.0.113.7/128"),
        ("2001:db8::7/128", "2001:db8::7"),
        ("2001:db8::7/128", "2001:db8::7/128"),
    ],
)
def test_bans_stored_by_earlier_versions_count_and_can_be_lifted(
    tmp_path: Path, stored: str, written: str
) -> None:
    async def story() -> None:
        async with (
            running(tmp_path, proxies="127.0.0.1", admin_token=TOKEN) as server,
            with_token(server) as admin,
        ):
            moderation = Moderation(server.services.store)
            await moderation.ban(Ban(str(ip_network(stored)), "address", "", 1, None))
            await server.services.follower.catch_up()
            address = stored.partition("/")[0]
            assert await status_from(server, address) == 403
            await done(admin, "unban", target=written)
            assert await status_from(server, address) == 200
            assert await refused(admin, "unban", target=written) == "not-banned"

    asyncio.run(story())


def test_all_of_ipv4_is_too_wide_in_any_form(tmp_path: Path) -> None:
    async def story() -> str:
        async with running(tmp_path) as server, server.client() as admin:
            return await refused(admin, "ban", target="::ffff:0:0/96")

    assert asyncio.run(story()) == "ban-too-wide"


async def status_from(server: Running, address: str) -> int:
    async with server.client() as client:
        headers = {"X-Forwarded-For": address}
        return (await client.get(f"{API}/about", headers=headers)).status_code


def test_a_revoked_identity_starts_as_a_stranger(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as admin, server.client() as anna:
            table = await new_table(anna)
            player = (await anna.get(f"{API}/me")).json()["player"]
            await done(admin, "revoke", player=player)
            assert (await anna.get(f"{API}/me")).json()["player"] is None
            made = (await anna.post(f"{API}/me", json={"nickname": "Anna"})).json()["player"]
            assert made not in (None, player)
            answer = await anna.post(f"{API}/tables/{table}/close")
            assert code_of(answer) == "not-host"

    asyncio.run(story())


def test_a_table_is_closed_and_forgotten_while_people_watch(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as admin, server.client() as anna:
            seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            closed, forgotten = [await new_table(anna, seats=seats, bot_pace=0) for _ in range(2)]
            for table in (closed, forgotten):
                await anna.post(f"{API}/tables/{table}/start")
            listed = (await admin.get(f"{ADMIN}/tables")).json()["tables"]
            assert {one["id"] for one in listed} == {closed, forgotten}
            for operation, key, table in (
                ("close", "table", closed),
                ("forget", "name", forgotten),
            ):
                async with server.live(anna, table) as line:
                    await hear(line, "welcome")
                    await done(admin, operation, **{key: table})
                    assert (await hear(line, "bye"))["reason"] == "expired"
            answer = await anna.get(f"{API}/tables/{closed}")
            assert answer.json()["table"]["state"] == "expired"
            assert code_of(await anna.get(f"{API}/tables/{forgotten}")) == "no-such-table"
            assert (await admin.get(f"{ADMIN}/tables")).json()["tables"] == []
            async with asyncio.timeout(PATIENCE):  # the bots notice that there is no game
                await asyncio.gather(*server.services.hub.bots.tasks.values())
            assert await refused(admin, "close", table=forgotten) == "no-such-table"

    asyncio.run(story())


def test_a_table_that_starts_while_tables_are_listed_is_listed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Open tables are read before running ones, so it is among both."""

    async def story() -> None:
        async with running(tmp_path) as server, server.client() as admin, server.client() as anna:
            table = await new_table(anna, seats=[{"kind": "me"}] * 2)
            store = server.services.store
            read = store.tables

            async def start_after_the_first(**wish: Any) -> Any:
                found = await read(**wish)
                if wish["state"] == "open":
                    await anna.post(f"{API}/tables/{table}/start")
                    async with asyncio.timeout(PATIENCE):
                        while not (await read(state="running"))[0]:
                            await asyncio.sleep(0.01)  # lists follow the log
                return found

            monkeypatch.setattr(store, "tables", start_after_the_first)
            listed = (await admin.get(f"{ADMIN}/tables")).json()["tables"]
            assert [(one["id"], one["state"]) for one in listed] == [(table, "running")]

    asyncio.run(story())


def test_a_damaged_table_does_not_keep_an_administrator_from_the_others(tmp_path: Path) -> None:
    """Not from seeing them, not from deleting it, and servers go on following decisions."""

    async def story() -> None:
        async with running(tmp_path) as server, server.client() as admin, server.client() as anna:
            good, gap, bad = [await new_table(anna) for _ in range(3)]
            store, cache = server.services.store, server.services.tables.cache
            await anna.post(f"{API}/tables/{gap}/rename", json={"seat": 1, "nickname": "Anna B"})
            for statement in (
                f"UPDATE log SET number = number + 1 WHERE table_id = '{gap}' AND number = 2",
                f"UPDATE log SET data = '{{}}' WHERE table_id = '{bad}'",
            ):
                await run(store, statement)
            await Moderation(store).touch(bad, 1)
            await done(admin, "ban", target="203.0.113.0/24")
            assert server.services.admission.ranges
            for table in (gap, bad):
                cache.drop(table)
            listed = (await admin.get(f"{ADMIN}/tables")).json()["tables"]
            assert [one["id"] for one in listed] == [good]
            for table in (gap, bad):
                await done(admin, "forget", name=table)
                assert code_of(await anna.get(f"{API}/tables/{table}")) == "no-such-table"

    asyncio.run(story())


def test_whoever_comes_back_finds_the_table_as_the_log_now_is(tmp_path: Path) -> None:
    """Even while others, who saw it as it was, have not all left."""

    async def story() -> None:
        async with running(tmp_path) as server, server.client() as anna:
            table_id = await new_table(anna)
            hub = server.services.hub
            async with server.live(anna, table_id) as early:
                await hear(early, "welcome")
                old = hub.rooms[table_id].table
                await hub.tables.reload(table_id)
                async with server.live(anna, table_id) as late:
                    await hear(late, "welcome")
                    room = hub.rooms[table_id]
                    assert room.table is hub.tables.cache.tables[table_id].table is not old
                    assert hub.tables.cache.tables[table_id].pins == 1
            async with asyncio.timeout(PATIENCE):
                while table_id in hub.rooms:
                    await asyncio.sleep(0)
            assert hub.tables.cache.tables[table_id].pins == 0

    asyncio.run(story())


def test_an_announced_restart_reaches_everyone_and_is_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as admin, server.client() as anna:
            table = await new_table(anna)
            async with server.live(anna, table) as line:
                await hear(line, "welcome")
                await done(admin, "announce", minutes=10)
                at = (await hear(line, "restart"))["at"]
                assert (await anna.get(f"{API}/club")).json()["club"]["restart"] == at
                async with server.live(anna, table) as later:
                    assert (await hear(later, "restart"))["at"] == at
                await done(admin, "announce", minutes=0)
                assert (await hear(line, "restart"))["at"] is None

    asyncio.run(story())


def test_creation_and_public_tables_are_switched_off_or_for_members(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            running(tmp_path, rate_codes=0.001) as server,  # no new guess, however slow the test
            server.client() as admin,
            server.client() as anna,
        ):
            await new_table(anna, public=True, seats=[{"kind": "me"}, {"kind": "open"}])
            wish = {"game": "towers", "nickname": "Anna", "seats": [{"kind": "me"}]}

            async def create() -> str:
                answer = await anna.post(f"{API}/tables", json=wish)
                return "" if answer.status_code == 201 else code_of(answer)

            async def public() -> int:
                return len((await anna.get(f"{API}/tables")).json()["tables"])

            assert await refused(admin, "creation", value="password") == "club-password-missing"
            await done(admin, "creation", value="off")
            await done(admin, "public", value="off")
            assert (await create(), await public()) == ("creation-off", 0)
            await done(admin, "password", password="tower of sand")
            await done(admin, "creation", value="password")
            await done(admin, "public", value="password")
            assert await refused(admin, "password", password="") == "club-password-in-use"
            assert (await create(), await public()) == ("club-password-needed", 0)
            assert code_of(await join(anna, "tower of mud")) == "club-password-wrong"
            assert (await create(), await public()) == ("club-password-needed", 0)
            assert (await join(anna, "tower of sand")).json()["member"] is True
            assert (await create(), await public()) == ("", 1)
            await done(admin, "password", password="tower of candy")
            assert (await create(), await public()) == ("club-password-needed", 0)
            stored = server.services.admission.club.password
            shown = (await admin.get(f"{ADMIN}/status")).text + (await anna.get(f"{API}/club")).text
            assert stored not in shown
            assert "candy" not in stored
            guesses = [code_of(await join(anna, "tower of mud")) for _ in range(20)]
            assert guesses[-1] == "too-fast"

    asyncio.run(story())


def test_a_right_password_is_not_checked_without_limit(tmp_path: Path) -> None:
    """Checking one takes a processor for a while: a member must not keep it busy."""

    async def story() -> list[str]:
        async with running(tmp_path) as server, server.client() as admin:
            await done(admin, "password", password="tower of sand")
            services = server.services
            limited = Rate(1, 3, clock=lambda: 0.0)
            server.server.app.api.state.services = replace(services, club_guessing=limited)
            answers = [await join(admin, "tower of sand") for _ in range(5)]
            return ["" if answer.is_success else code_of(answer) for answer in answers]

    assert asyncio.run(story()) == ["", "", "", "too-fast", "too-fast"]


async def join(client: httpx.AsyncClient, password: str) -> httpx.Response:
    return await client.post(f"{API}/club/join", json={"password": password})


def test_a_forged_membership_is_worth_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as admin:
            for cookie in ("", "x", "draftingtable-club=", 'a={"b":1}; draftingtable-club=00'):
                headers = {"Cookie": cookie}
                answer = await admin.get(f"{API}/club", headers=headers)
                assert answer.json()["member"] is False
            await done(admin, "password", password="tower of sand")
            forged = {"Cookie": "draftingtable-club=" + "0" * 64}
            assert (await admin.get(f"{API}/club", headers=forged)).json()["member"] is False

    asyncio.run(story())


def test_the_status_shows_load_people_errors_and_versions_but_no_secrets(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as admin, server.client() as anna:
            table = await new_table(anna)
            async with server.live(anna, table) as line:
                await hear(line, "welcome")
                await say(line, type="move", id="x", seat=1, phase=0, move="bid 1")
                await hear(line, "refused")
                found = (await admin.get(f"{ADMIN}/status")).json()
            (report,) = found["servers"]
            assert (report["connections"], report["tables"]) == (1, 1)
            (person,) = report["people"]
            assert (person["nickname"], person["address"]) == ("Anna", "127.0.0.1")
            assert person["table"] == table[:6] != table
            assert report["refusals"] == [{"code": "table-not-running", "count": 1}]
            assert report["memory"] > 10_000_000
            assert found["versions"]["database"] == HEAD
            assert found["tables"] == {"open": 1}
            assert anna.cookies["draftingtable"] not in repr(found)

    asyncio.run(story())


def test_the_club_is_shown_to_everyone(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, server.client() as admin:
            imprint = "Anna B\n<b>Street 1</b>"
            await done(admin, "club", name="Sand Club", imprint=imprint, language="hu")
            await done(admin, "club", privacy="Nothing.")
            club = (await admin.get(f"{API}/club")).json()["club"]
            assert (club["name"], club["imprint"], club["language"]) == ("Sand Club", imprint, "hu")
            await done(admin, "club", name="")
            assert (await admin.get(f"{API}/club")).json()["club"]["name"] == ""
            assert await refused(admin, "club", language="xx") == "bad-request"

    asyncio.run(story())


def test_every_operation_is_a_call() -> None:
    paths = build_app(read_settings({}), "sqlite:///x", SECRET).api.openapi()["paths"]
    calls = {path for path, methods in paths.items() if "/admin/" in path and "post" in methods}
    assert calls == {f"{ADMIN}/{one.name}" for one in OPERATIONS}
