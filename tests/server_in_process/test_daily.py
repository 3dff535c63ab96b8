"""Today's deal over HTTP: it counts once, and nothing leaks before its day is over."""

from __future__ import annotations

import asyncio
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from draftingtable.games.core.fairness import commitment
from draftingtable.server.http.models.daily import DailyAnswer, DailyResultsAnswer
from draftingtable.table.policy import DAY
from draftingtable.tables.daily_deals import GAMES, begins, is_over_at, pool
from tests.server_in_process.serving import API, SECRET, code_of, running_at
from tests.server_in_process.shared_games import QUICK, begun, play_out, posted

TODAY = date(2026, 11, 19)
PATH = f"{API}/daily"


class At:
    def __init__(self) -> None:
        self.now = begins(TODAY) + DAY // 2

    def __call__(self) -> int:
        return self.now


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_a_day_leaks_before_it_is_over(tmp_path: Path, game: str) -> None:
    """Whatever anybody can ask for, and what is logged, has none of the day's secrets."""

    async def story() -> None:
        clock = At()
        async with (
            running_at(tmp_path, clock, **QUICK) as server,
            server.client() as anna,
            server.client() as ben,
        ):
            deals = server.services.daily.deals
            secrets = {deals.secret(deal).hex() for deal in pool(TODAY, game)}
            table_id = await begun(anna, f"/daily/{game}", "Anna")
            table = f"{API}/tables/{table_id}"
            seen: list[str] = []

            async def ask_everything() -> None:
                for client in (anna, ben):
                    for path in ("", "/record", "/replay", "/fairness"):
                        answer = await client.get(f"{table}{path}")
                        seen.append(answer.text)
                        if client is ben:
                            assert code_of(answer) == "daily-not-over"
                    for path in (PATH, f"{PATH}/{TODAY}/{game}", f"{API}/tables?mine=true"):
                        seen.append((await client.get(path)).text)
                    seen.append((await client.post(f"{table}/challenge", json={})).text)
                    seen.append((await client.post(f"{table}/rematch")).text)

            await ask_everything()
            seen += await play_out(server, anna, table_id)
            clock.now = is_over_at(TODAY) - 1
            await ask_everything()
            for path in ("record", "replay"):
                assert code_of(await anna.get(f"{table}/{path}")) == "daily-not-over"
            early = await anna.get(f"{PATH}/{TODAY}/{game}")
            assert code_of(early) == "daily-not-over"
            assert (await anna.get(f"{table}/fairness")).json()["secret"] is None
            log = [path.read_text() for path in tmp_path.rglob("*.log")]
            assert not [one for one in (*seen, *log) for secret in secrets if secret in one]
            assert not [one for one in seen if SECRET.decode() in one]

    asyncio.run(story())


def test_the_day_from_promise_to_comparison(tmp_path: Path) -> None:
    async def story() -> None:
        clock = At()
        async with (
            running_at(tmp_path, clock, **QUICK) as server,
            server.client() as anna,
            server.client() as ben,
        ):
            clock.now -= DAY
            before = (await anna.get(PATH)).json()["daily"]
            assert before["tomorrow"]["date"] == str(TODAY)
            clock.now += DAY
            ids = [await begun(one, "/daily/cities", "Anna") for one in (anna, anna)]
            assert ids[0] == ids[1], "it counts once"
            await play_out(server, anna, ids[0])
            assert await begun(anna, "/daily/cities", "Anna") == ids[0]
            other = await begun(ben, "/daily/cities", "Ben")
            await play_out(server, ben, other)
            mine = mine_of((await anna.get(PATH)).json(), "today")
            assert (mine["table"], mine["state"], mine["of"]) == (ids[0], "finished", 2)
            clock.now = is_over_at(TODAY)
            overview = (await anna.get(PATH)).json()
            assert DailyAnswer.model_validate(overview).model_dump() == overview
            secrets = overview["daily"]["yesterday"]["games"][1]["secrets"]
            promised = before["tomorrow"]["games"][1]["commitments"]
            assert [commitment(bytes.fromhex(one)) for one in secrets] == promised
            answer = (await ben.get(f"{PATH}/{TODAY}/cities")).json()
            assert DailyResultsAnswer.model_validate(answer).model_dump() == answer
            found = answer["results"]
            assert {one["table"] for one in found["games"]} == {*ids, other}
            assert found["secrets"] == secrets
            for table_id in (ids[0], other):  # anybody may watch both now
                replay = await anna.get(f"{API}/tables/{table_id}/replay")
                assert replay.status_code == 200, replay.text
                record = await ben.get(f"{API}/tables/{table_id}/record")
                assert any(secret in record.text for secret in secrets)

    asyncio.run(story())


def mine_of(overview: Any, day: str) -> Any:
    return overview["daily"][day]["games"][1]["mine"]


def test_a_server_without_a_daily_deal(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_at(tmp_path, At(), daily="off") as server, server.client() as anna:
            assert (await anna.get(PATH)).json() == {"daily": None}
            assert code_of(await anna.post(f"{PATH}/towers")) == "daily-off"
            assert code_of(await anna.get(f"{PATH}/{TODAY}/towers")) == "daily-off"

    asyncio.run(story())


def test_a_challenge_from_the_link_to_the_comparison(tmp_path: Path) -> None:
    """The challenger's game is only shown once the friend's is finished."""

    async def story() -> None:
        async with (
            running_at(tmp_path, At(), **QUICK) as server,
            server.client() as anna,
            server.client() as ben,
        ):
            mine = await posted(
                anna, "/play", game="towers", players=2, nickname="Anna", bot_pace=0
            )
            table: Any = mine["table"]
            early = await anna.post(f"{API}/tables/{table['id']}/challenge", json={})
            assert code_of(early) == "game-running"
            await play_out(server, anna, table["id"])
            not_mine = await ben.post(f"{API}/tables/{table['id']}/challenge", json={})
            assert code_of(not_mine) == "not-at-table"
            made = (await posted(anna, f"/tables/{table['id']}/challenge"))["challenge"]
            again = (await posted(anna, f"/tables/{table['id']}/challenge"))["challenge"]
            assert made == again
            path = f"/challenges/{made}"
            own = await anna.post(f"{API}{path}", json={})
            assert code_of(own) == "challenge-own"
            before = await ben.get(f"{API}{path}")
            assert table["id"] not in before.text
            answer = await begun(ben, path, "Ben")
            running = await ben.get(f"{API}{path}")
            assert table["id"] not in running.text
            assert running.json()["challenge"]["mine"] == {"table": answer, "state": "running"}
            compare = f"{API}{path}/comparison?table={answer}"
            assert code_of(await ben.get(compare)) == "game-running"
            await play_out(server, ben, answer)
            found = (await ben.get(f"{API}{path}")).json()["challenge"]
            assert found["earlier"]["table"] == table["id"]
            assert [one["mine"] for one in found["answers"]] == [True]
            comparison = (await ben.get(compare)).json()["comparison"]
            assert comparison["first"] is None, "both played the first legal moves"
            assert comparison["same"] > 5
            assert (await anna.get(compare)).json()["comparison"] == comparison
            async with server.client() as carl:
                assert code_of(await carl.get(compare)) == "not-at-table"
            records = [
                (await ben.get(f"{API}/tables/{one}/record")).text for one in (table["id"], answer)
            ]
            assert "dealt-before: yes" in records[1]
            assert "dealt-before" not in records[0]

    asyncio.run(story())
