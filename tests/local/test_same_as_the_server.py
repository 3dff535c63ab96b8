"""A device understands every message and every call that clients send to a server."""

from typing import get_args

from draftingtable.local.requests import LIVE, POSTED
from draftingtable.server.http.api.tables import router
from draftingtable.server.ws.client_messages import CLIENT_MESSAGES
from tests.local.device import WISHES, Device

HANDLED_BY_THE_HOST = {"join", "rematch"}
FOR_OTHERS = {"take"}
"""What nobody at this device needs: seats for people elsewhere."""


def test_every_kind_of_message_is_known() -> None:
    device = Device()
    table_id = device.post("/play", WISHES["towers"])["table"]["id"]
    device.ask("open", id=table_id)
    for model in CLIENT_MESSAGES:
        kind = get_args(model.model_fields["type"].annotation)[0]
        device.send(table_id, kind)
        last = device.messages[-1]
        code = last["error"]["code"] if last["type"] == "refused" else ""
        assert code != "bad-message", kind
    kinds = {get_args(model.model_fields["type"].annotation)[0] for model in CLIENT_MESSAGES}
    assert set(LIVE) < kinds


def test_every_call_on_a_table_is_known() -> None:
    prefix = "/tables/{table_id}/"
    paths = {getattr(route, "path", "").partition(prefix)[2] for route in router.routes}
    assert paths - {"", *FOR_OTHERS} == set(POSTED) | HANDLED_BY_THE_HOST
