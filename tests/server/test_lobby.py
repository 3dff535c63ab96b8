"""Before, between and after games: sitting down, leaving, returning, ending early, rematches."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from tests.server.people import Json, Person, Refused
from tests.server.playing import open_table, play_seats, seat_party
from tests.server.processes import PATIENCE, Server


async def guests(stack: AsyncExitStack, server: Server, *names: str) -> list[Person]:
    return [await stack.enter_async_context(Person(server, name)) for name in names]


async def table_of(person: Person, table_id: str) -> Json:
    table: Json = (await person.get(f"/tables/{table_id}"))["table"]
    return table


async def listed(person: Person, **query: str) -> set[str]:
    return {line["id"] for line in (await person.get("/tables", **query))["tables"]}


def test_friends_join_by_link_with_a_nickname(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            anna, lina, late = await guests(stack, server, "Anna", "Lina", "Late")
            table_id = await open_table(anna, "towers", 2)
            assert len(table_id) == 22
            await lina.post(f"/tables/{table_id}/join", nickname="Lina")
            table = await table_of(lina, table_id)
            assert [seat["nickname"] for seat in table["seats"]] == ["Anna", "Lina"]
            assert [seat["mine"] for seat in table["seats"]] == [False, True]
            with pytest.raises(Refused) as refused:
                await late.post(f"/tables/{table_id}/join", seat=2)
            assert refused.value.code == "seat-taken"

    asyncio.run(story())


def test_only_the_host_arranges_the_table(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            anna, lina = await guests(stack, server, "Anna", "Lina")
            table_id = await open_table(anna, "cities", 3)
            await lina.post(f"/tables/{table_id}/join")
            for path, body in (
                ("seat", {"seat": 3, "kind": "bot"}),
                ("order", {"seats": [2, 1, 3]}),
                ("settings", {"chat": False}),
                ("start", {}),
            ):
                with pytest.raises(Refused) as refused:
                    await lina.post(f"/tables/{table_id}/{path}", **body)
                assert refused.value.status == 403
            await anna.post(f"/tables/{table_id}/seat", seat=3, kind="bot", level="apprentice")
            await anna.post(f"/tables/{table_id}/order", seats=[2, 1, 3])
            await anna.post(f"/tables/{table_id}/settings", chat=False)
            table = await table_of(anna, table_id)
            assert [seat["kind"] for seat in table["seats"]] == ["player", "player", "bot"]
            assert [seat["mine"] for seat in table["seats"]] == [False, True, False]
            assert table["settings"]["chat"] is False

    asyncio.run(story())


def test_a_refused_start_seats_no_bot(server: Server) -> None:
    """The host wants bots in the free seats while a guest is not ready."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            anna, lina = await guests(stack, server, "Anna", "Lina")
            table_id = await open_table(anna, "towers", 4)
            await lina.post(f"/tables/{table_id}/join")
            before = await table_of(anna, table_id)
            with pytest.raises(Refused) as refused:
                await anna.post(f"/tables/{table_id}/start", fill=True, level="random")
            assert (refused.value.code, refused.value.status) == ("not-ready", 409)
            assert refused.value.params == {"seats": [2], "names": ["Lina"]}
            assert await table_of(anna, table_id) == before
            await lina.post(f"/tables/{table_id}/ready", seat=2, ready=True)
            answer = await anna.post(f"/tables/{table_id}/start", fill=True, level="random")
            assert answer["table"]["state"] == "running"
            assert [seat["level"] for seat in answer["table"]["seats"]] == [
                *(None, None),
                *("random", "random"),
            ]

    asyncio.run(story())


def test_the_table_keeps_its_size_when_an_option_changes(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            (anna,) = await guests(stack, server, "Anna")
            table_id = await open_table(anna, "towers", 5)
            answer = await anna.post(f"/tables/{table_id}/settings", options={"referee": False})
            assert len(answer["table"]["seats"]) == answer["table"]["settings"]["players"] == 5

    asyncio.run(story())


def test_a_bot_stands_in_and_gives_the_seat_back(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 2)
            path = f"/tables/{party.table_id}"
            leaver = party.lives[1]
            await leaver.person.post(f"{path}/leave", seat=2)
            await leaver.until(lambda: leaver.table["seats"][1]["stand_in"])
            await leaver.person.post(f"{path}/return", seat=2)
            await leaver.until(lambda: not leaver.table["seats"][1]["stand_in"])
            await leaver.person.post(f"{path}/leave", seat=2)
            await party.lives[0].until(lambda: party.lives[0].table["seats"][1]["stand_in"])
            stayer = party.lives[0]
            while not stayer.finished:
                await stayer.until(lambda: stayer.finished or stayer.legal(1))
                if not stayer.finished:
                    await stayer.move(1, stayer.legal(1)[-1])

    asyncio.run(story())


def test_all_agree_to_end_and_play_again(server: Server) -> None:
    """The rematch is a new table with the same people; the next seat starts."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 2)
            path = f"/tables/{party.table_id}"
            for seat, person in enumerate(party.people, 1):
                await person.post(f"{path}/end", seat=seat, agree=True)
            await party.watcher.until(lambda: party.watcher.finished)
            first = party.watcher.table
            again = (await party.people[1].post(f"{path}/rematch"))["table"]
            await party.watcher.until(lambda: party.watcher.table["rematch"] == again["id"])
            assert again["id"] != first["id"]
            assert {seat["nickname"] for seat in again["seats"]} == {"Guest 1", "Guest 2"}
            assert again["start"] != first["start"]

    asyncio.run(story())


def test_a_bot_plays_on_for_a_player_who_resigns(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "cities", 3)
            for seat in (2, 3):
                await party.people[seat - 1].post(f"/tables/{party.table_id}/resign", seat=seat)
            stayer = party.lives[0]
            await stayer.until(lambda: stayer.table["seats"][2]["resigned"])
            await play_seats(stayer, lambda moves: moves[0])
            assert stayer.table["outcome"]["scores"]

    asyncio.run(story())


def test_lists_show_public_tables_and_my_own(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            anna, lina = await guests(stack, server, "Anna", "Lina")
            hidden = await open_table(anna, "towers", 2)
            shown = await open_table(anna, "cities", 3, public=True)
            assert shown in await listed(lina, state="open")
            assert hidden not in await listed(lina, state="open")
            assert shown not in await listed(lina, state="open", game="towers")
            assert {hidden, shown} <= await listed(anna, mine="true")
            assert await listed(lina, mine="true") == set()

    asyncio.run(story())


def test_a_finished_game_is_found_exported_and_imported(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 2, public=True)
            await party.play(seed=9)
            person = party.people[0]
            wish = {"state": "finished", "player": person.player}
            async with asyncio.timeout(PATIENCE):
                while party.table_id not in await listed(person, **wish):
                    await asyncio.sleep(0.05)  # lists lag slightly behind the log
            text = await person.text(f"/tables/{party.table_id}/record")
            imported = (await person.post("/records", text=text))["table"]
            assert imported["state"] == "finished"
            assert imported["outcome"] == party.lives[0].table["outcome"]
            replay = await person.get(f"/tables/{party.table_id}/replay")
            assert set(replay["moments"][-1]["views"]) == {"0", "1", "2"}

    asyncio.run(story())
