"""Whole games without a server: the same messages, the same answers, and nothing is lost."""

from typing import Any

import pytest

from draftingtable.games.core.fairness.verify import verify
from draftingtable.games.core.records import parse
from draftingtable.server.http.models.about import About, Me
from draftingtable.server.http.models.games import Fairness, Replay
from draftingtable.server.http.models.tables import TableAnswer, TableLine
from draftingtable.server.ws.server_messages import Candidate
from tests.local.device import WISHES, Device
from tests.server_in_process.live_models import check_message

every_kind = pytest.mark.parametrize("kind", WISHES)


class CheckedDevice(Device):
    """Checks everything that is sent against the models of the server's messages."""

    def _take(self, message: dict[str, Any]) -> None:
        check_message(message)
        super()._take(message)


def playing(wish: dict[str, Any], seed: object = 0) -> tuple[CheckedDevice, str]:
    device = CheckedDevice(seed)
    answer = device.post("/play", wish)
    TableAnswer.model_validate(answer)
    table_id = answer["table"]["id"]
    device.ask("open", id=table_id)
    return device, table_id


@every_kind
def test_a_whole_game_with_the_servers_messages(kind: str) -> None:
    device, table_id = playing(WISHES[kind])
    device.play_on(table_id)
    table = device.seen["table"]
    assert table["state"] == "finished"
    assert table["outcome"]["winners"]
    assert not [message for message in device.messages if message["type"] == "refused"]
    TableLine.model_validate(device.lines[table_id])


@every_kind
def test_a_page_that_is_closed_at_any_moment_goes_on(kind: str) -> None:
    device, table_id = playing(WISHES[kind], seed="closed")
    for _ in range(4):
        device.play_on(table_id, steps=7)
        before = device.call("GET", f"/tables/{table_id}")
        views = device.seen["views"]
        device.restart()
        assert device.call("GET", f"/tables/{table_id}")[0] == 200
        device.ask("open", id=table_id)
        assert device.seen["views"].keys() == views.keys()
        assert device.call("GET", f"/tables/{table_id}") == before
    device.play_on(table_id)
    assert device.seen["table"]["state"] == "finished"


def test_the_end_can_be_read_as_on_a_server() -> None:
    device, table_id = playing(WISHES["ring"])
    assert device.call("GET", f"/tables/{table_id}/record")[0] == 409
    assert device.call("GET", f"/tables/{table_id}/replay")[0] == 409
    assert device.call("GET", f"/tables/{table_id}/fairness")[1]["secret"] is None
    device.play_on(table_id)
    status, record = device.call("GET", f"/tables/{table_id}/record")
    assert status == 200
    verify(parse(record))
    Replay.model_validate(device.call("GET", f"/tables/{table_id}/replay")[1])
    fairness = device.call("GET", f"/tables/{table_id}/fairness")[1]
    assert Fairness.model_validate(fairness).secret == device.secrets[table_id]
    again = device.post(f"/tables/{table_id}/rematch")["table"]
    assert again["rematch_of"] == table_id
    assert device.post(f"/tables/{table_id}/rematch")["table"]["id"] == again["id"]


def test_two_people_pass_the_device_on() -> None:
    device = CheckedDevice("passed on")
    seats = [{"kind": "me", "nickname": "Anna"}, {"kind": "me", "nickname": "Péter"}]
    wish = {"game": "towers", "seats": [*seats, {"kind": "bot"}], "seating": "order"}
    table_id = device.post("/tables", wish)["table"]["id"]
    device.ask("open", id=table_id)
    assert device.seen["views"] == {}
    device.post(f"/tables/{table_id}/start")
    assert set(device.seen["views"]) == {"1", "2"}
    device.play_on(table_id)
    assert device.seen["table"]["state"] == "finished"


@pytest.mark.parametrize("kind", ["towers", "ring"])
def test_a_hint_has_moves_and_reasons(kind: str) -> None:
    device, table_id = playing(WISHES[kind])
    while (seat := device.open_seat()) is None:
        device.act(table_id)
    device.send(table_id, "hint", seat=seat)
    hint = device.messages[-1]
    assert hint["type"] == "hint"
    first = Candidate.model_validate(hint["candidates"][0])
    assert first.move in device.seen["views"][str(seat)]["legal"]
    assert first.advice is not None


def test_a_move_can_be_taken_back_and_is_made_once() -> None:
    device, table_id = playing({**WISHES["beginner"]})
    while (seat := device.open_seat()) is None:
        device.act(table_id)
    view = dict(device.seen["views"][str(seat)])
    message = {"type": "move", "id": "once", "seat": seat, "phase": view["phase"]}
    message["move"] = view["legal"][0]
    for _ in range(2):
        device.ask("send", id=table_id, message=message)
    first, second = [one for one in device.messages if one["type"] == "accepted"]
    assert first == second
    device.send(table_id, "undo", seat=seat)
    assert device.seen["views"][str(seat)]["legal"] == view["legal"]


def test_what_is_not_allowed_is_refused_with_the_servers_codes() -> None:
    device, table_id = playing(WISHES["towers"])
    seat = device.seen["me"]["seats"][0]
    device.send(table_id, "move", seat=seat, phase=99, move="bid 1")
    device.send(table_id, "move", seat=seat % 3 + 1, phase=0, move="bid 1")
    device.send(table_id, "dance")
    device.send(table_id, "undo", seat="first")
    refused = [message for message in device.messages if message["type"] == "refused"]
    codes = [message["error"]["code"] for message in refused]
    assert codes == ["stale-phase", "seat-not-yours", "bad-message", "sheet-number"]
    assert [message["id"] for message in refused] == ["1", "2", "3", "4"]


def test_calls_answer_as_a_server_does() -> None:
    device = CheckedDevice()
    About.model_validate(device.call("GET", "/about")[1])
    Me.model_validate(device.post("/me", {"nickname": "Ilona"}))
    assert device.call("GET", "/me") == [200, {"player": "anna", "nickname": "Ilona"}]
    assert device.call("GET", "/tables/unknown")[0] == 404
    assert device.call("GET", "/elsewhere")[0] == 404
    status, content = device.call("POST", "/play", {"game": "chess"})
    assert (status, content["error"]["code"]) == (422, "sheet-choice")
    assert device.logs == {}
    sheet = {"players": [{"name": "Anna", "towers": {"sand": [6, 4, 0]}, "razed": 2}]}
    assert device.post("/score/towers", {"sheet": sheet}) == device.post("/score/towers", sheet)


def test_a_clock_moves_for_the_person_who_does_not() -> None:
    device = CheckedDevice()
    seats = [{"kind": "me"}, {"kind": "bot"}]
    clock = {"kind": "move", "seconds": 5}
    wish = {"game": "towers", "seats": seats, "clock": clock, "at_zero": "default"}
    table_id = device.post("/tables", wish)["table"]["id"]
    device.ask("open", id=table_id)
    device.post(f"/tables/{table_id}/start")
    while device.open_seat() is None:
        device.act(table_id)
    number = device.seen["number"]
    assert device.due is not None
    device.now = device.due
    device.ask("run")
    assert device.seen["number"] > number
