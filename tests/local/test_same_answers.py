"""A device answers calls as a server does: the same statuses and contents, for the same actions."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from draftingtable.server.app import build_api
from draftingtable.server.http.models.campaigns import CampaignAnswer, CampaignNext
from draftingtable.server.http.models.tables import TableList
from draftingtable.server.http.routers import PREFIX
from tests.local.device import WISHES, Device
from tests.server_in_process.serving import API, running

EXAMPLES = Path(__file__).parents[1] / "examples"
ABSENT = {"/club", "/club/join", "/tables/{table_id}/take"}
ABSENT |= {"/histories", "/campaigns/histories", "/tables/{table_id}/challenge"}
ABSENT |= {"/daily", "/daily/{game}", "/daily/{date}/{game}"}
ABSENT |= {"/challenges/{challenge_id}", "/challenges/{challenge_id}/comparison"}
"""What needs a server or other people; so does everything under /admin."""
VARIES = {"id", "code", "created", "updated", "ended", "player", "host", "commitment", "expires"}
VARIES |= {"compiled", "campaign", "rematch", "rematch_of", "tables"}
Ask = Callable[[str, str, object], Awaitable[tuple[int, Any]]]
Actions = Callable[[Ask], Awaitable[list[object]]]


async def on_a_server(folder: Path, actions: Actions) -> list[object]:
    async with running(folder) as server, server.client() as client:

        async def ask(method: str, path: str, body: object = None) -> tuple[int, Any]:
            answer = await client.request(method, f"{API}{path}", json=body)
            return answer.status_code, content(answer)

        await ask("POST", "/me", {"nickname": "Anna"})
        return await actions(ask)


def content(answer: httpx.Response) -> object:
    is_json = answer.headers["content-type"].startswith("application/json")
    found: object = answer.json() if is_json else answer.text
    return found


async def on_a_device(actions: Actions) -> list[object]:
    device = Device()

    async def ask(method: str, path: str, body: object = None) -> tuple[int, Any]:
        status, found = device.call(method, path, body)
        return status, found

    return await actions(ask)


def without_what_varies(data: object) -> object:
    """Leaves out ids, times, and what follows from the secret of the deal."""
    if isinstance(data, dict):
        kept = {key: value for key, value in data.items() if key not in VARIES}
        return {key: without_what_varies(value) for key, value in kept.items()}
    if isinstance(data, list | tuple):
        return [without_what_varies(item) for item in data]
    return data


def differences(mine: object, theirs: object, place: str = "") -> list[str]:
    """Returns the places where two answers differ, and how."""
    if isinstance(mine, dict) and isinstance(theirs, dict) and mine.keys() == theirs.keys():
        parts = [differences(mine[key], theirs[key], f"{place}.{key}") for key in mine]
        return [line for lines in parts for line in lines]
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        pairs = enumerate(zip(mine, theirs, strict=True))
        parts = [differences(*pair, f"{place}[{at}]") for at, pair in pairs]
        return [line for lines in parts for line in lines]
    return [] if mine == theirs else [f"{place}: {str(mine)[:300]} instead of {str(theirs)[:300]}"]


async def asks_nothing(ask: Ask) -> list[object]:
    paths = ["/about", "/me", "/tables", "/tables?mine=true", "/tables/AAAAAAAAAAAAAAAAAAAAAA"]
    paths += ["/campaigns/unknown", "/nowhere", "/tables/AAAAAAAAAAAAAAAAAAAAAA/replay"]
    return [await ask("GET", path, None) for path in paths]


async def scores(ask: Ask) -> list[object]:
    anna = {"players": [{"name": "Anna", "towers": {"sand": [6, 4, 0]}, "razed": 2}]}
    cities = {"cities": [["SSSS", "HHOm", "OPOO", "OPHP"]], "mode": "ring"}
    wrong = {"players": [{"name": "Anna", "towers": {"sand": [4, 6]}}]}
    sheets = [("towers", anna), ("towers", {"sheet": anna}), ("towers", wrong), ("cities", cities)]
    return [await ask("POST", f"/score/{game}", sheet) for game, sheet in sheets]


async def imports_a_record(ask: Ask) -> list[object]:
    text = (EXAMPLES / "cities-two.dtr").read_text(encoding="utf-8")
    created = await ask("POST", "/records", {"text": text})
    path = f"/tables/{created[1]['table']['id']}"
    ends = ("", "/record", "/replay", "/fairness")
    parts = [await ask("GET", path + end, None) for end in ends]
    wrong = [
        await ask("POST", "/records", {"text": text.replace("place", "plaice", 1)}),
        await ask("POST", "/records", {"text": "no record"}),
    ]
    mine = "mine=true"
    queries = [mine, f"{mine}&state=finished", f"{mine}&state=running", f"{mine}&game=towers", ""]
    lists = [await ask("GET", f"/tables?{query}", None) for query in queries]
    return [created, *parts, *wrong, *lists]


async def sets_up_a_table(ask: Ask) -> list[object]:
    seats = [{"kind": "me", "nickname": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "towers", "seats": seats, "seating": "order", "public": False}
    created = await ask("POST", "/tables", wish)
    path = f"/tables/{created[1]['table']['id']}"
    bot = {"kind": "bot", "level": "novice", "nickname": "Ada"}
    other = {**bot, "nickname": "Béla"}
    done = [
        await ask("POST", path + action, body)
        for action, body in (
            ("/start", {}),
            ("/settings", {"options": {"referee": False}}),
            ("/rename", {"seat": 1, "nickname": "Ilona"}),
            ("/seat", {"seat": 2, **bot}),
            ("/seat", {"seat": 3, **other}),
            ("/order", {"seats": [2, 1, 3]}),
            ("/reveal", {"seat": 1, "nonce": "00" * 32}),
            ("/close", {}),
            ("/close", {}),
        )
    ]
    return [created, *done, await ask("GET", path, None), await ask("GET", path + "/record", None)]


async def resigns(ask: Ask) -> list[object]:
    wish = {"game": "cities", "options": {"mode": "beginner", "level": 3}}
    _, created = await ask("POST", "/play", wish)
    path = f"/tables/{created['table']['id']}"
    running_line = await ask("GET", "/tables?mine=1", None)
    early = await ask("GET", f"{path}/replay", None)
    await ask("POST", f"{path}/resign", {"seat": 1})
    over = await ask("GET", "/tables?mine=true&state=finished", None)
    rematch = await ask("POST", f"{path}/rematch", {})
    again = await ask("POST", f"{path}/rematch", {})
    assert again[1]["table"]["id"] == rematch[1]["table"]["id"]
    assert rematch[1]["table"]["rematch_of"] == created["table"]["id"]
    return [running_line, early, over, rematch]


async def campaigns(ask: Ask) -> list[object]:
    begun = await ask("POST", "/campaigns", {"mode": "beginner", "level": 3, "length": 3})
    path = f"/campaigns/{begun[1]['campaign']['id']}"
    first = await ask("POST", f"{path}/next", {"start": False})
    same = await ask("POST", f"{path}/next", {"start": False})
    assert same[1]["table"]["id"] == first[1]["table"]["id"]
    assert same[1]["campaign"]["tables"] == [first[1]["table"]["id"]]
    await ask("POST", f"/tables/{first[1]['table']['id']}/close", {})
    other = await ask("POST", f"{path}/next", {"start": False})
    assert other[1]["campaign"]["tables"] == [other[1]["table"]["id"]]
    CampaignAnswer.model_validate(begun[1])
    CampaignNext.model_validate(other[1])
    bonus = await ask("POST", f"{path}/bonus", {"kind": "shops"})
    wrong = await ask("POST", "/campaigns", {"mode": "beginner", "length": 3, "nickname": " "})
    return [begun, first, same, other, bonus, wrong, await ask("GET", path, None)]


@pytest.mark.parametrize(
    "actions",
    [asks_nothing, scores, imports_a_record, sets_up_a_table, resigns, campaigns],
    ids=lambda actions: actions.__name__,
)
def test_the_answers_are_the_same(tmp_path: Path, actions: Actions) -> None:
    server = asyncio.run(on_a_server(tmp_path, actions))
    device = asyncio.run(on_a_device(actions))
    assert len(device) == len(server) > 1
    for number, (mine, theirs) in enumerate(zip(device, server, strict=True), 1):
        different = differences(without_what_varies(mine), without_what_varies(theirs))
        assert different == [], f"answer {number}"


def test_every_call_of_the_server_is_answered_or_known_to_be_absent() -> None:
    device = Device()
    table_id = device.post("/play", WISHES["beginner"])["table"]["id"]
    campaign = device.post("/campaigns", {})["campaign"]["id"]
    values = {"{table_id}": table_id, "{campaign_id}": campaign, "{game}": "towers"}
    absent = set()
    for path, calls in build_api().openapi()["paths"].items():
        if not path.startswith(PREFIX) or path.startswith(f"{PREFIX}/admin"):
            continue
        for method in calls:
            asked = path.removeprefix(PREFIX)
            for name, value in values.items():
                asked = asked.replace(name, value)
            _, found = device.call(method.upper(), asked, {} if method == "post" else None)
            if isinstance(found, dict) and found.get("error", {}).get("code") == "not-found":
                absent.add(path.removeprefix(PREFIX))
    assert absent == ABSENT


def finished_device() -> tuple[Device, str]:
    """Returns a device that has been restarted after a whole game."""
    device = Device("listed")
    table_id = device.post("/play", WISHES["beginner"])["table"]["id"]
    device.ask("open", id=table_id)
    device.play_on(table_id)
    return device, table_id


def test_a_finished_table_is_listed_without_its_log() -> None:
    device, table_id = finished_device()
    before = device.call("GET", "/tables?mine=true")
    replay = device.call("GET", f"/tables/{table_id}/replay")
    device.restart(load=False)
    device.ask("list", id=table_id, line=device.lines[table_id])
    assert device.call("GET", "/tables?mine=true") == before
    TableList.model_validate(before[1])
    assert device.call("GET", f"/tables/{table_id}/replay") is None
    assert device.needs == [table_id]
    device.load(table_id)
    assert device.call("GET", f"/tables/{table_id}/replay") == replay
    assert device.needs == []
    assert device.call("GET", "/tables?mine=true") == before


def test_an_imported_record_stays_on_the_device() -> None:
    device = Device()
    text = (EXAMPLES / "towers-3-referee-on.dtr").read_text(encoding="utf-8")
    table_id = device.post("/records", {"text": text})["table"]["id"]
    replay = device.call("GET", f"/tables/{table_id}/replay")
    device.restart()
    assert device.call("GET", f"/tables/{table_id}/replay") == replay
    assert device.call("GET", f"/tables/{table_id}/record") == [200, text]


def test_a_list_has_pages() -> None:
    device = Device()
    made = [
        device.post("/tables", {"game": "towers", "seats": [{"kind": "me"}]})["table"]["id"]
        for _ in range(120)
    ]
    found: list[str] = []
    cursor: str | None = ""
    pages = 0
    while cursor is not None:
        answer = device.call("GET", f"/tables?mine=true&cursor={cursor}")[1]
        found += [line["id"] for line in answer["tables"]]
        cursor, pages = answer["cursor"], pages + 1
    assert pages == 3
    assert sorted(found) == sorted(made)


def test_a_campaign_goes_on_after_the_page_was_closed() -> None:
    device = Device("campaign")
    begun = device.post("/campaigns", {"mode": "expert", "level": 1})
    path = f"/campaigns/{begun['campaign']['id']}"
    for number in range(1, 4):
        table_id = device.post(f"{path}/next", {})["table"]["id"]
        device.ask("open", id=table_id)
        device.play_on(table_id, steps=5)
        device.restart()
        device.ask("open", id=table_id)
        device.play_on(table_id)
        device.restart()
        campaign = device.call("GET", path)[1]["campaign"]
        assert len(campaign["games"]) == number
        assert campaign["games"][-1]["record"] == table_id
        choice = campaign["choices"][0]
        refused = device.call("POST", f"{path}/next", {})[1]["error"]["code"]
        assert refused == "campaign-bonus-missing"
        device.post(f"{path}/bonus", {"kind": choice["type"], "city": choice["city"]})
    device.restart()
    campaign = device.call("GET", path)[1]["campaign"]
    assert campaign["over"]
    assert campaign["total"] == sum(game["points"] for game in campaign["games"])
    assert device.call("POST", f"{path}/next", {})[1]["error"]["code"] == "campaign-is-over"


def test_games_of_other_rules_stay_listed_and_their_records_can_be_saved() -> None:
    device, table_id = finished_device()
    record = device.call("GET", f"/tables/{table_id}/record")[1]
    for entry in device.logs[table_id]:
        data = json.loads(entry["data"])
        if "rules" in data:
            data["rules"] = 99
            entry["data"] = json.dumps(data)
    device.restart()
    status, refused = device.call("GET", f"/tables/{table_id}")
    assert (status, refused["error"]["code"]) == (409, "table-rules")
    (line,) = device.call("GET", "/tables?mine=true")[1]["tables"]
    assert line == device.lines[table_id]
    status, old = device.call("GET", f"/tables/{table_id}/record")
    assert status == 200
    assert "rules: 99" in old
    moves = [line for line in record.splitlines() if line.startswith("1 ")]
    assert moves
    assert [line for line in old.splitlines() if line.startswith("1 ")] == moves
