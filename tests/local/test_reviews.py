"""Reviews, other tries and branches on a device: the server's answers, in portions."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from draftingtable.analysis.review import DEPTHS
from draftingtable.server.bot_pool.pool import Thinker
from draftingtable.server.http.models.reviews import BranchList, Judged
from draftingtable.server.http.models.tables import TableAnswer, TableLine
from draftingtable.table_bots import reviewing
from draftingtable.table_bots.questions import AnyQuestion
from draftingtable.table_bots.thinking import Thinking
from tests.local.device import WISHES, Device
from tests.local.test_local_games import CheckedDevice, playing
from tests.server_in_process.reviewing import PARTS, decision, parts_of
from tests.server_in_process.serving import API, running

EXAMPLES = Path(__file__).parents[1] / "examples"
TEXT = (EXAMPLES / "cities-two.dtr").read_text("utf-8")
Part = dict[str, Any]


@pytest.fixture
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real analysis, as shallow as can be, in this process."""
    monkeypatch.setattr(reviewing, "DEPTHS", {"quick": DEPTHS["tiny"]})
    thinking = Thinking()

    async def ask(self: Thinker, question: AnyQuestion) -> Any:
        return thinking.answer(question)

    monkeypatch.setattr(Thinker, "ask", ask)


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "begun", parts_of)


def imported(device: Device) -> str:
    found: str = device.post("/records", {"text": TEXT})["table"]["id"]
    return found


def portions(device: Device, table_id: str) -> list[list[Part]]:
    """Asks until the review is whole; returns what came each time."""
    found: list[list[Part]] = []
    done = False
    while not done:
        after = sum(map(len, found))
        path = f"/tables/{table_id}/review?depth=quick&after={after}"
        status, answer = device.call("GET", path)
        assert status == 200, answer
        found.append(answer["parts"])
        done = answer["done"]
    return found


def untimed(parts: list[Part]) -> list[Part]:
    return [{key: value for key, value in part.items() if key != "seconds"} for part in parts]


@pytest.mark.usefixtures("shallow")
def test_a_device_reviews_and_judges_as_a_server_does(tmp_path: Path) -> None:
    other = {"step": 2, "move": second_move(), "depth": "quick"}

    async def on_a_server() -> tuple[list[Part], Any, Any]:
        async with running(tmp_path) as server, server.client() as client:
            answer = await client.post(f"{API}/records", json={"text": TEXT})
            path = f"{API}/tables/{answer.json()['table']['id']}"
            review = await client.get(f"{path}/review?depth=quick")
            parts = [json.loads(line) for line in review.text.splitlines()]
            judged = await client.post(f"{path}/judge", json=other)
            past = await client.get(f"{path}/position?step=2")
            kept = [part for part in parts if part["part"] != "waiting"]
            return kept, judged.json(), past.json()

    device = Device()
    table_id = imported(device)
    mine = [part for portion in portions(device, table_id) for part in portion]
    judged = device.post(f"/tables/{table_id}/judge", other)
    past = device.call("GET", f"/tables/{table_id}/position?step=2")[1]
    theirs = asyncio.run(on_a_server())
    assert untimed(mine) == untimed(theirs[0])
    assert mine[0]["part"] == "head"
    assert mine[-1]["part"] == "summary"
    Judged.model_validate(judged)
    assert judged == theirs[1]
    assert past == theirs[2]


def second_move() -> str:
    """Returns a legal move other than the first at step 2 of the game."""
    device = Device()
    past = device.call("GET", f"/tables/{imported(device)}/position?step=2")[1]
    found: str = past["view"]["legal"][1]
    return found


@pytest.mark.usefixtures("made_up")
def test_a_review_comes_in_portions_and_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("draftingtable.local.reviews.PORTION", 0.0)
    device = Device()
    table_id = imported(device)
    found = portions(device, table_id)
    assert len(found) > len(PARTS), "one part or pause at a time"
    whole = [part for portion in found for part in portion]
    assert [part["part"] for part in whole] == PARTS
    device.restart()
    monkeypatch.setattr(reviewing, "begun", pytest.fail)
    assert portions(device, table_id) == [whole]


@pytest.mark.usefixtures("made_up")
def test_whoever_asks_again_from_the_start_gets_everything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("draftingtable.local.reviews.PORTION", 0.0)
    device = Device()
    table_id = imported(device)
    for _ in range(3):
        device.call("GET", f"/tables/{table_id}/review?after=1")
    device.restart()  # what was computed so far is lost
    whole = [part["part"] for portion in portions(device, table_id) for part in portion]
    assert whole == PARTS


@pytest.mark.usefixtures("made_up")
def test_only_the_latest_reviews_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("draftingtable.local.reviews.MOST_KEPT", 2)
    device = Device()
    tables = [imported(device) for _ in range(3)]
    for table_id in tables:
        portions(device, table_id)
    kept = json.loads(device.documents["reviews"])
    assert [key.partition(" ")[0] for key in kept] == tables[1:]


def test_a_running_game_is_not_analysed() -> None:
    device, table_id = playing(WISHES["towers"])
    path = f"/tables/{table_id}"
    answers = [
        device.call("GET", f"{path}/review"),
        device.call("GET", f"{path}/position?step=0"),
        device.call("POST", f"{path}/judge", {"step": 0, "move": "bid 1"}),
        device.call("POST", f"{path}/branch", {"step": 0, "me": 1}),
    ]
    assert [answer[1]["error"]["code"] for answer in answers] == ["game-running"] * 4


@pytest.mark.parametrize("query", ["depth=tiny", "after=-1", "after=x", f"after={'9' * 30}"])
def test_a_malformed_query_is_refused(query: str) -> None:
    device = Device()
    status, answer = device.call("GET", f"/tables/{imported(device)}/review?{query}")
    assert (status, set(answer)) == (422, {"error"})


def test_a_branch_is_played_on_and_survives_a_restart() -> None:
    device = CheckedDevice("branch")
    table_id = imported(device)
    before = device.call("GET", f"/tables/{table_id}")
    answer = device.post(
        f"/tables/{table_id}/branch", {"step": 6, "me": 1, "level": "novice", "luck": "same"}
    )
    TableAnswer.model_validate(answer)
    branch = answer["table"]["id"]
    device.ask("open", id=branch)
    device.play_on(branch, steps=3)
    device.restart()
    device.ask("open", id=branch)
    device.play_on(branch)
    assert device.seen["table"]["state"] == "finished"
    found = device.call("GET", f"/tables/{table_id}/branches")[1]
    BranchList.model_validate(found)
    (line,) = found["branches"]
    assert (line["id"], line["branch"]["table"]) == (branch, table_id)
    TableLine.model_validate(device.lines[branch])
    assert device.call("GET", f"/tables/{table_id}") == before
    assert device.call("GET", f"/tables/{branch}/history")[0] == 409


def costly(question: object) -> Part:
    found = decision(0, 0.2, "mistake")
    return {key: value for key, value in found.items() if key != "step"}


def one_move(coach: bool) -> CheckedDevice:
    """Makes one move with something to choose, and lets everything happen that is due."""
    device, table_id = playing(WISHES["towers"])
    if coach:
        device.send(table_id, "coach", on=True)
    while (seat := device.open_seat()) is None:
        device.act(table_id)
    view = device.seen["views"][str(seat)]
    assert len(view["legal"]) > 1
    device.send(table_id, "move", seat=seat, phase=view["phase"], move=view["legal"][0])
    device.ask("run")
    return device


@pytest.mark.parametrize("coach", [True, False])
def test_the_coach_speaks_only_if_asked(monkeypatch: pytest.MonkeyPatch, coach: bool) -> None:
    monkeypatch.setattr("draftingtable.local.local_table.coached", costly)
    device = one_move(coach)
    found = [message for message in device.messages if message["type"] == "coached"]
    assert [message["seat"] for message in found] == (device.seen["me"]["seats"] if coach else [])


def test_the_coach_has_nothing_to_say_where_hints_are_off() -> None:
    device = CheckedDevice()
    wish = {"game": "towers", "seats": [{"kind": "me"}, {"kind": "bot"}], "hints": False}
    table_id = device.post("/tables", wish)["table"]["id"]
    device.post(f"/tables/{table_id}/start")
    device.ask("open", id=table_id)
    device.send(table_id, "coach", on=True)
    assert device.messages[-1]["type"] == "refused"
    assert device.messages[-1]["error"]["code"] == "hints-off"
