"""Finished games over HTTP: record, fairness, replay, import; and the score pad."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from draftingtable.command.records.replay import refusal_data
from draftingtable.games.core.errors import BadRecord
from draftingtable.games.core.fairness import commitment
from draftingtable.games.core.records import parse
from draftingtable.games.core.registry import get
from draftingtable.games.core.replay import replay
from tests.server_in_process.serving import API, PATIENCE, code_of, hear, new_table, running

BROKEN = """\
drafting-table record 1
game: towers
rules: 1
options: {"referee": true}
seats: ["Anna", "Péter", "Lina"]
start: 2
---
deal s6 c12 t4 j0 h9
2 bid 2
3 pass
1 bid 2
"""
BOTS = [{"kind": "bot", "level": "random"}] * 2
Data = dict[str, Any]


def test_a_finished_game_can_be_read_replayed_and_imported(tmp_path: Path) -> None:
    async def calls() -> dict[str, httpx.Response]:
        async with running(tmp_path) as server, server.client() as client:
            table_id = await new_table(client, seats=BOTS, players=2, bot_pace=0)
            path = f"{API}/tables/{table_id}"
            early = await client.get(f"{path}/record")
            await client.post(f"{path}/start")
            async with server.live(client, table_id) as line:
                state = (await hear(line, "welcome"))["table"]["state"]
                while state != "finished":
                    state = (await hear(line, "change")).get("table", {}).get("state", state)
            record = await client.get(f"{path}/record")
            plain = {"Accept-Encoding": "identity"}
            return {
                "early": early,
                "record": record,
                "fairness": await client.get(f"{path}/fairness"),
                "replay": await client.get(f"{path}/replay"),
                "plain": await client.get(f"{path}/replay", headers=plain),
                "imported": await client.post(f"{API}/records", json={"text": record.text}),
                "broken": await client.post(f"{API}/records", json={"text": "no record"}),
            }

    found = asyncio.run(calls())
    assert (found["early"].status_code, code_of(found["early"])) == (409, "game-running")
    assert replay(parse(found["record"].text)).position.over
    assert found["record"].headers["content-type"].startswith("text/plain")
    assert found["fairness"].json()["secret"]
    assert found["replay"].headers["content-encoding"] == "gzip"
    assert "content-encoding" not in found["plain"].headers
    assert found["plain"].json() == found["replay"].json()
    moments = found["replay"].json()["moments"]
    assert set(moments[0]["views"]) == {"0", "1", "2"}
    assert moments[-1]["story_length"] == len(found["replay"].json()["story"])
    assert found["imported"].json()["table"]["state"] == "finished"
    assert found["broken"].status_code == 422


async def resigned(client: httpx.AsyncClient) -> str:
    """Returns the path of a table whose game has ended."""
    mine = [{"kind": "me"}, {"kind": "me"}]
    path = f"{API}/tables/{await new_table(client, seats=mine, players=2)}"
    await client.post(f"{path}/start")
    await client.post(f"{path}/resign", json={"seat": 1})
    return path


def test_a_game_of_older_rules_is_refused_by_name_and_can_be_downloaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def calls() -> list[httpx.Response]:
        async with running(tmp_path) as server, server.client() as client:
            path = await resigned(client)
            finished = f"{API}/tables?state=finished&mine=true"
            async with asyncio.timeout(PATIENCE):
                while not (await client.get(finished)).json()["tables"]:  # lists follow the log
                    await asyncio.sleep(0.01)
        monkeypatch.setattr(type(get("towers")), "rules_version", 2)
        async with running(tmp_path) as server, server.client() as client:
            return [await client.get(path), await client.get(f"{path}/record")]

    table, record = asyncio.run(calls())
    assert (table.status_code, code_of(table)) == (409, "table-rules")
    assert table.json()["error"]["params"] == {"found": 1, "known": 2}
    assert record.status_code == 200
    assert "\nrules: 1\n" in record.text


def test_a_game_that_expired_shows_its_secret(tmp_path: Path) -> None:
    """An administrator closes it; time does the same."""

    async def calls() -> list[Any]:
        async with running(tmp_path) as server, server.client() as client:
            mine = [{"kind": "me"}, {"kind": "me"}]
            path = f"{API}/tables/{await new_table(client, seats=mine, players=2)}"
            await client.post(f"{path}/start")
            early = (await client.get(f"{path}/fairness")).json()
            closed = await client.post(
                f"{API}/admin/close", json={"table": path.rpartition("/")[2]}
            )
            assert closed.status_code == 200, closed.text
            fairness = (await client.get(f"{path}/fairness")).json()
            return [early, fairness, (await client.get(f"{path}/record")).text]

    early, late, record = asyncio.run(calls())
    assert early["secret"] is None
    assert commitment(bytes.fromhex(late["secret"])) == early["commitment"]
    assert f"\nsecret: {late['secret']}\n" in record


@pytest.mark.parametrize(
    ("text", "line", "rule", "code"),
    [
        ("", 1, "", "record-first-line"),
        (BROKEN, 11, "T4.1b", "bid-not-higher"),
        (BROKEN.replace("rules: 1", "rules: 9"), 3, "", "rules-version"),
    ],
)
def test_a_broken_record_is_refused_as_the_command_line_does(
    tmp_path: Path, text: str, line: int, rule: str, code: str
) -> None:
    async def answer() -> httpx.Response:
        async with running(tmp_path) as server, server.client() as client:
            return await client.post(f"{API}/records", json={"text": text})

    found = asyncio.run(answer())
    error = found.json()["error"]
    assert found.status_code == 422
    assert (error["line"], error["rule"], error["code"]) == (line, rule, code)
    with pytest.raises(BadRecord) as caught:
        replay(parse(text))
    printed = refusal_data(caught.value)
    assert {key: printed[key] or "" for key in error} == error


def test_only_records_have_lines(tmp_path: Path) -> None:
    async def answer() -> httpx.Response:
        async with running(tmp_path) as server, server.client() as client:
            return await client.get(f"{API}/tables/{'x' * 22}")

    assert "line" not in asyncio.run(answer()).json()["error"]


def test_the_score_pad_takes_a_sheet_alone_or_by_name(tmp_path: Path) -> None:
    sheet = {"players": [{"name": "Anna", "towers": {"sand": [6, 4, 0]}, "razed": 2}]}

    async def calls() -> list[httpx.Response]:
        async with running(tmp_path) as server, server.client() as client:
            path = f"{API}/score"
            return [
                await client.post(f"{path}/towers", json=sheet),
                await client.post(f"{path}/towers", json={"sheet": sheet}),
                await client.post(f"{path}/towers", json={"players": 5}),
                await client.post(f"{path}/chess", json=sheet),
            ]

    alone, named, wrong, unknown = asyncio.run(calls())
    assert alone.json() == named.json()
    assert alone.status_code == 200
    assert (wrong.status_code, code_of(wrong)) == (422, "sheet-not-list")
    assert (unknown.status_code, code_of(unknown)) == (422, "bad-request")


def test_a_list_of_my_games_says_how_far_they_are(tmp_path: Path) -> None:
    """And nobody else's list does."""

    async def lists() -> tuple[list[Data], Data]:
        async with running(tmp_path) as server, server.client() as client:
            seats = [{"kind": "me"}, {"kind": "me"}]
            wish = {"seats": seats, "players": 2, "public": True, "start": 2, "seating": "order"}
            path = f"{API}/tables/{await new_table(client, **wish)}"
            waiting = (await client.get(f"{API}/tables?mine=true")).json()["tables"][0]
            await client.post(f"{path}/start")
            found = []
            for query in ("mine=true&state=running", "state=running"):
                while not (lines := (await client.get(f"{API}/tables?{query}")).json()["tables"]):
                    await asyncio.sleep(0.01)  # lists follow the log
                found += lines
            return found, waiting

    (mine, public), waiting = asyncio.run(lists())
    assert mine["progress"] == {"seats": [1, 2], "round": 1, "waiting_for": [2]}
    assert mine["id"] == public["id"] == waiting["id"]
    assert public["progress"] is waiting["progress"] is None


def test_one_click_plays(tmp_path: Path) -> None:
    async def tables() -> list[Data]:
        async with running(tmp_path) as server, server.client() as client:
            wishes: list[Data] = [
                {"game": "towers", "bot_pace": 0},
                {"game": "cities", "players": 5, "level": "apprentice", "nickname": "Ági"},
                {"game": "cities", "options": {"mode": "expert", "level": 2}},
            ]
            answers = [await client.post(f"{API}/play", json=wish) for wish in wishes]
            mine = await client.get(f"{API}/tables?mine=true")
            assert len(mine.json()["tables"]) == 3
            return [answer.json()["table"] for answer in answers]

    towers, ring, solo = asyncio.run(tables())
    assert towers["state"] == ring["state"] == solo["state"] == "running"
    assert [table["settings"]["bot_pace"] for table in (towers, ring)] == [0, 1.2]
    assert len(ring["seats"]) == 5
    assert {seat["level"] for seat in ring["seats"]} == {None, "apprentice"}
    assert [seat["nickname"] for seat in towers["seats"] if seat["mine"]] == ["Player"]
    assert [seat["nickname"] for seat in ring["seats"] if seat["mine"]] == ["Ági"]
