"""My finished games in lists: which seats were mine, what was played and how it ended."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, select

from draftingtable.server.http.models.tables import TableList
from draftingtable.store.schema import tables
from tests.server_in_process.serving import API, PATIENCE, Running, new_table, running

EXAMPLES = Path(__file__).parents[1] / "examples"
FINISHED = f"{API}/tables?state=finished"
Data = dict[str, Any]


async def two_play(anna: httpx.AsyncClient, ben: httpx.AsyncClient, **settings: object) -> str:
    """Returns the table of a game that Anna has resigned and Ben has won."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"seats": seats, "players": 2, "seating": "order", **settings}
    path = f"{API}/tables/{await new_table(anna, **wish)}"
    await ben.post(f"{path}/join", json={"nickname": "Ben"})
    await anna.post(f"{path}/ready", json={"seat": 1, "ready": True})
    await ben.post(f"{path}/ready", json={"seat": 2, "ready": True})
    started = await anna.post(f"{path}/start")
    assert started.status_code == 200, started.text
    resigned = await anna.post(f"{path}/resign", json={"seat": 1})
    assert resigned.json()["table"]["state"] == "finished", resigned.text
    return path.rpartition("/")[2]


async def listed(client: httpx.AsyncClient, query: str, number: int = 1) -> list[Data]:
    """Returns the lines of a list once it has that many: lists follow the log."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await client.get(f"{FINISHED}&{query}")
            lines: list[Data] = answer.json()["tables"]
            if len(lines) >= number:
                TableList.model_validate(answer.json())
                return lines
            await asyncio.sleep(0.01)


async def make_older(server: Running) -> None:
    """Removes from the lines what earlier versions did not list."""

    def change(connection: Connection) -> None:
        for row in connection.execute(select(tables.c.table_id, tables.c.line)).all():
            line = json.loads(row.line)
            del line["people"], line["options"], line["result"]["places"]
            older = tables.update().where(tables.c.table_id == row.table_id)
            connection.execute(older.values(line=json.dumps(line)))

    await server.services.store.write(change)


@pytest.mark.parametrize("older", [False, True])
def test_everybody_finds_their_own_seat(tmp_path: Path, older: bool) -> None:
    async def lines() -> list[Data]:
        async with running(tmp_path) as server, server.client() as anna, server.client() as ben:
            await two_play(anna, ben, options={"referee": False})
            await listed(anna, "mine=true")
            if older:
                await make_older(server)
            return [*await listed(anna, "mine=true"), *await listed(ben, "mine=true")]

    of_anna, of_ben = asyncio.run(lines())
    assert (of_anna["mine"], of_ben["mine"]) == ([1], [2])
    assert of_anna["result"]["winners"] == [2]
    assert of_anna["result"]["places"] == (None if older else [2, 1])
    assert of_anna["options"] == ({} if older else {"referee": False})


def test_others_see_public_games_only_and_not_who_sat_where(tmp_path: Path) -> None:
    async def found() -> tuple[list[str], Data, str, str]:
        async with running(tmp_path) as server:
            clients = [server.client() for _ in range(3)]
            anna, ben, lina = clients
            private = await two_play(anna, ben)
            public = await two_play(anna, ben, public=True)
            await listed(anna, "mine=true", 2)
            who = [(await one.get(f"{API}/me")).json()["player"] for one in (anna, ben)]
            assert await listed(lina, "mine=true", 0) == []
            texts = [
                (await lina.get(f"{FINISHED}{query}")).text
                for query in ("", f"&player={who[0]}", f"&player={who[1]}")
            ]
            (line,) = await listed(lina, "")
            for client in clients:
                await client.aclose()
            assert line["id"] == public
            return texts, line, private, who[1]

    texts, line, private, guest = asyncio.run(found())
    assert all(private not in text and guest not in text for text in texts)
    assert line["mine"] == []
    assert "people" not in line


def test_an_imported_game_is_in_my_list_and_no_seat_of_it_is_mine(tmp_path: Path) -> None:
    async def imported(older: bool) -> Data:
        async with running(tmp_path) as server, server.client() as anna:
            text = (EXAMPLES / "cities-two.dtr").read_text(encoding="utf-8")
            made = await anna.post(f"{API}/records", json={"text": text})
            assert made.status_code == 201, made.text
            await listed(anna, "mine=true")
            if older:
                await make_older(server)
            return (await listed(anna, "mine=true"))[0]

    assert asyncio.run(imported(older=False))["mine"] == []
    assert asyncio.run(imported(older=True))["mine"] == []


def test_a_long_history_is_whole(tmp_path: Path) -> None:
    """Page by page, each game once, the latest first."""

    async def pages() -> tuple[list[Data], int]:
        async with running(tmp_path, rate_create=1000) as server, server.client() as anna:
            text = (EXAMPLES / "cities-two.dtr").read_text(encoding="utf-8")
            for _ in range(53):
                await anna.post(f"{API}/records", json={"text": text})
            found: list[Data] = await listed(anna, "mine=true", 50)
            cursor, read = "", 0
            found = []
            while read == 0 or cursor:
                query = f"&mine=true&cursor={cursor}" if cursor else "&mine=true"
                page = (await anna.get(f"{FINISHED}{query}")).json()
                found += page["tables"]
                cursor, read = page["cursor"], read + 1
            return found, read

    found, read = asyncio.run(pages())
    assert read == 2
    assert len({line["id"] for line in found}) == len(found) == 53
    assert [line["updated"] for line in found] == sorted(
        (line["updated"] for line in found), reverse=True
    )
