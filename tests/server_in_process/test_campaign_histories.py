"""Solo campaigns that began on a device, put on a server over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from draftingtable.server.http.models.campaigns import Campaign
from tests.local.device import Device
from tests.local.test_campaign_elsewhere import campaign_of, history_of
from tests.server_in_process.serving import API, Running, code_of, running
from tests.server_in_process.test_campaigns import play_out
from tests.server_in_process.test_histories import on_a_server

Data = dict[str, Any]
QUICK: dict[str, object] = dict.fromkeys(
    ("rate_messages", "rate_resync", "rate_frames", "rate_address", "rate_create"), 10_000
)


@cache
def sent_by_a_device(mode: str = "beginner") -> tuple[Data, Data]:
    """Returns a campaign in its second game, as it is on the device and as it is sent."""
    device = Device(mode)
    path = campaign_of(device, 1, steps=4, mode=mode)
    here: Data = device.call("GET", path)[1]["campaign"]
    return here, history_of(device, path)


def history(**changes: object) -> Data:
    return {**deepcopy(sent_by_a_device()[1]), **changes}


async def publish(client: httpx.AsyncClient, body: Data) -> httpx.Response:
    return await client.post(f"{API}/campaigns/histories", json=body)


async def published(client: httpx.AsyncClient, body: Data) -> Data:
    answer = await publish(client, body)
    assert answer.status_code == 201, answer.text
    found: Data = answer.json()["campaign"]
    Campaign.model_validate(found)
    return found


@pytest.mark.parametrize("mode", ["beginner", "expert"])
def test_the_campaign_goes_on(tmp_path: Path, mode: str) -> None:
    here, body = sent_by_a_device(mode)

    async def talk(server: Running, anna: httpx.AsyncClient) -> Data:
        there = await published(anna, body)
        finished, current = there["tables"]
        replay = await anna.get(f"{API}/tables/{finished}/replay")
        assert replay.status_code == 200
        path = f"{API}/campaigns/{there['id']}"
        table = (await anna.post(f"{path}/next")).json()["table"]
        assert (table["id"], table["campaign"]) == (current, there["id"])
        assert table["continued"]
        await play_out(server, anna, current)
        after = (await anna.get(path)).json()["campaign"]
        assert len(after["games"]) == 2
        chosen = after["choices"][0]
        bonus = {"kind": chosen["type"], "city": chosen["city"]}
        await anna.post(f"{path}/bonus", json=bonus)
        third = (await anna.post(f"{path}/next")).json()["table"]
        assert not third["continued"]
        return there

    there = on_a_server(tmp_path, talk, **QUICK)
    assert not there["id"].startswith("local-")
    kept = ("mode", "level", "length", "total", "over", "choices")
    assert [there[key] for key in kept] == [here[key] for key in kept]
    assert [without_record(game) for game in there["games"]] == [
        without_record(game) for game in here["games"]
    ]
    assert there["games"][0]["record"] == there["tables"][0]


def without_record(game: Data) -> Data:
    return {key: value for key, value in game.items() if key != "record"}


def test_the_same_campaign_is_found_again(tmp_path: Path) -> None:
    async def talk(server: Running, anna: httpx.AsyncClient) -> None:
        both = await asyncio.gather(*(published(anna, history()) for _ in range(2)))
        path = f"{API}/campaigns/{both[0]['id']}"
        current = both[0]["tables"][-1]
        await anna.post(f"{API}/tables/{current}/resign", json={"seat": 1})
        table = (await anna.post(f"{path}/next")).json()["table"]["id"]
        again = await published(anna, history())
        assert again["id"] == both[0]["id"] == both[1]["id"]
        assert again["tables"] == [both[0]["tables"][0], table]
        other = await published(anna, history(running=None))
        async with server.client() as ben:
            await ben.post(f"{API}/me", json={"nickname": "Ben"})
            bens = await published(ben, history())
            refused = await ben.get(path)
        assert code_of(refused) == "not-your-campaign"
        assert len({again["id"], other["id"], bens["id"]}) == 3
        assert not set(bens["tables"]) & set(again["tables"])

    on_a_server(tmp_path, talk, **QUICK)


def test_what_a_broken_connection_left_behind_is_used(tmp_path: Path) -> None:
    """The tables are there, but the campaign is not yet."""

    async def talk(server: Running, anna: httpx.AsyncClient) -> None:
        put = server.services.store.put_campaign

        async def fail(*_: object) -> None:
            raise RuntimeError("the process ends here")

        server.services.store.put_campaign = fail  # type: ignore[method-assign, assignment]
        assert (await publish(anna, history())).status_code == 500
        server.services.store.put_campaign = put  # type: ignore[method-assign]
        there = await published(anna, history())
        count = await server.services.store.count_by_state()
        assert sum(count.values()) == len(there["tables"]) == 2

    on_a_server(tmp_path, talk, **QUICK)


def with_running(**changes: object) -> Data:
    return history(running={**deepcopy(sent_by_a_device()[1]["running"]), **changes})


def with_first_step(move: str) -> Data:
    body = history()
    body["running"]["steps"][0]["move"] = move
    return body


def with_settings(**changes: object) -> Data:
    settings = sent_by_a_device()[1]["running"]["settings"]
    return with_running(settings={**settings, **changes})


def with_bonus(bonus: object) -> Data:
    body = history()
    body["games"][0]["bonus"] = bonus
    return body


GAME = sent_by_a_device
OTHER_LEVEL = {"mode": "beginner", "level": 2}
WRONG: dict[str, tuple[Callable[[], Data], str]] = {
    "a level that was not played": (lambda: history(level=3), "campaign-other-game"),
    "another mode": (lambda: history(mode="expert"), "campaign-other-game"),
    "a length that does not exist": (lambda: history(length=4), "bad-request"),
    "a record that is none": (
        lambda: history(games=[{"record": "nothing", "bonus": None}]),
        "record-first-line",
    ),
    "a bonus of no type": (lambda: with_bonus({"kind": "x"}), "campaign-bonus-unknown"),
    "a game without its bonus": (lambda: with_bonus(None), "campaign-bonus-missing"),
    "seven games": (lambda: history(games=GAME()[1]["games"] * 7), "bad-request"),
    "a bonus chosen twice": (lambda: history(games=GAME()[1]["games"] * 2), "campaign-bonus-used"),
    "a long record": (
        lambda: history(games=[{"record": "x" * 200_001, "bonus": None}]),
        "bad-request",
    ),
    "an illegal step": (lambda: with_first_step("pass"), "no-such-move-text"),
    "too many steps": (
        lambda: with_running(steps=[{"seat": 1, "move": "x"}] * 5001),
        "bad-request",
    ),
    "a running game of another level": (
        lambda: with_settings(options=OTHER_LEVEL),
        "campaign-other-game",
    ),
    "a bot in my seat": (
        lambda: with_settings(seats=[{"kind": "bot", "level": "novice"}]),
        "campaign-other-game",
    ),
    "my seat for others": (lambda: with_running(free=[1]), "bad-request"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_refused_and_leaves_nothing(tmp_path: Path, what: str) -> None:
    body, code = WRONG[what]

    async def talk(server: Running, anna: httpx.AsyncClient) -> tuple[str, Data]:
        answer = await publish(anna, body())
        return code_of(answer), await server.services.store.count_by_state()

    assert on_a_server(tmp_path, talk, **QUICK) == (code, {})


def test_every_table_of_a_campaign_counts_as_a_new_one(tmp_path: Path) -> None:
    async def talk(_: Running, anna: httpx.AsyncClient) -> list[int]:
        return [(await publish(anna, history())).status_code for _ in range(4)]

    # Ten at once: three for the campaign, its finished and its running game.
    assert on_a_server(tmp_path, talk, rate_create=1, rate_burst=10) == [201, 201, 201, 429]


def test_it_is_stored(tmp_path: Path) -> None:
    async def talk(_: Running, anna: httpx.AsyncClient) -> tuple[Data, str]:
        return await published(anna, history()), anna.cookies["draftingtable"]

    there, cookie = on_a_server(tmp_path, talk)

    async def later() -> Data:
        async with running(tmp_path) as server, server.client() as anna:
            anna.cookies["draftingtable"] = cookie
            found: Data = (await anna.get(f"{API}/campaigns/{there['id']}")).json()["campaign"]
            return found

    assert asyncio.run(later()) == there
