"""A solo campaign over HTTP: its games are tables, and a bonus is chosen after each."""

import asyncio
from pathlib import Path
from typing import Any

import httpx

from draftingtable.server.http.models.campaigns import Campaign
from tests.server_in_process.serving import API, Running, code_of, hear, running, say

Data = dict[str, Any]


async def play_out(server: Running, client: httpx.AsyncClient, table_id: str) -> None:
    """Plays random legal moves to the end."""
    async with server.live(client, table_id) as line:
        view = (await hear(line, "welcome"))["views"]["1"]
        number = 0
        while view["legal"]:
            number += 1
            move = {"type": "move", "id": str(number), "seat": 1, "phase": view["phase"]}
            await say(line, **move, move=view["legal"][0])
            await hear(line, "accepted")
            await say(line, type="resync")
            view = (await hear(line, "welcome"))["views"]["1"]


async def post(client: httpx.AsyncClient, path: str, **body: object) -> Data:
    answer = await client.post(f"{API}{path}", json=body)
    assert answer.status_code < 300, answer.text
    data: Data = answer.json()
    return data


def test_a_whole_campaign(tmp_path: Path) -> None:
    async def campaign() -> Data:
        rates = ("rate_messages", "rate_resync", "rate_frames", "rate_address")
        quick = running(tmp_path, rate_create=1000, **dict.fromkeys(rates, 10_000))
        async with quick as server, server.client() as client:
            begun = await post(client, "/campaigns", mode="beginner", level=1, nickname="Anna")
            path = f"/campaigns/{begun['campaign']['id']}"
            for game in range(3):
                table = (await post(client, f"{path}/next"))["table"]
                assert (await post(client, f"{path}/next"))["table"]["id"] == table["id"]
                assert table["campaign"] == begun["campaign"]["id"]
                await play_out(server, client, table["id"])
                early = await client.post(f"{API}{path}/next")
                assert code_of(early) == "campaign-bonus-missing"
                now = (await client.get(f"{API}{path}")).json()["campaign"]
                assert Campaign.model_validate(now).model_dump() == now  # as the API describes it
                assert len(now["games"]) == len(now["tables"]) == game + 1
                chosen = now["choices"][0]
                await post(client, f"{path}/bonus", kind=chosen["type"], city=chosen["city"])
            last: Data = (await client.get(f"{API}{path}")).json()["campaign"]
            over = await client.post(f"{API}{path}/next")
            assert code_of(over) == "campaign-is-over"
            return last

    found = asyncio.run(campaign())
    assert found["over"]
    assert found["total"] == sum(game["points"] for game in found["games"])


def test_a_game_can_be_started_after_seeing_the_commitment(tmp_path: Path) -> None:
    mine = "5a" * 32

    async def facts() -> tuple[str, Data]:
        async with running(tmp_path) as server, server.client() as client:
            begun = await post(client, "/campaigns", nickname="Anna")
            path = f"/campaigns/{begun['campaign']['id']}/next"
            table = (await post(client, path, start=False))["table"]
            assert table["state"] == "open"
            await post(client, f"/tables/{table['id']}/start", nonces=[mine])
            assert (await post(client, path))["table"]["state"] == "running"
            found = await client.get(f"{API}/tables/{table['id']}/fairness")
            return table["commitment"], found.json()

    promised, found = asyncio.run(facts())
    assert (found["commitment"], found["nonces"]) == (promised, [mine])


def test_a_campaign_belongs_to_its_owner(tmp_path: Path) -> None:
    async def codes() -> list[str]:
        async with running(tmp_path) as server, server.client() as anna, server.client() as ben:
            begun = await post(anna, "/campaigns", mode="expert", nickname="Anna")
            path = f"{API}/campaigns/{begun['campaign']['id']}"
            answers = [
                await ben.get(path),
                await anna.get(f"{API}/campaigns/nothing"),
                await anna.post(f"{path}/bonus", json={"kind": "shop"}),
            ]
            return [code_of(answer) for answer in answers]

    expected = ["not-your-campaign", "no-such-campaign", "campaign-no-bonus-now"]
    assert asyncio.run(codes()) == expected
