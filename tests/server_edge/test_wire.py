"""Frames and messages."""

from collections.abc import Callable

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from draftingtable.games.core.errors import BadInput
from draftingtable.server.ws import messages
from draftingtable.server.ws.client_socket import framed


@pytest.mark.parametrize("length", [0, 1, 100, 113, 114, 115, 65500, 65530, 65536, 70000])
def test_a_frame_is_what_a_websocket_library_would_write(length: int) -> None:
    message = {"text": "x" * length}
    expected = Frame(Opcode.TEXT, orjson.dumps(message)).serialize(mask=False)
    assert framed(message) == expected


@given(st.binary(max_size=200))
def test_any_bytes_are_a_message_or_refused(data: bytes) -> None:
    assert refused(lambda: messages.read_message(data)) in ("", "bad-message")


def refused(check: Callable[[], object]) -> str:
    """The code with which a check refuses; nothing if it does not."""
    try:
        check()
    except BadInput as refusal:
        return refusal.code
    return ""


VALUES = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.text())


@given(st.dictionaries(st.sampled_from(["seat", "phase", "move", "id", "city", "card"]), VALUES))
def test_fields_are_as_promised_or_refused(message: dict[str, object]) -> None:
    checks: list[Callable[[], object]] = [
        lambda: messages.a_seat(message),
        lambda: messages.a_whole_number(message, "phase"),
        lambda: messages.a_text(message, "move", 10),
        lambda: messages.pointed_at(message),
    ]
    assert {refused(check) for check in checks} <= {"", "bad-message"}


def test_true_is_no_seat_and_no_number() -> None:
    assert refused(lambda: messages.a_seat({"seat": True})) == "bad-message"
    assert refused(lambda: messages.a_whole_number({"phase": True}, "phase")) == "bad-message"


def test_only_known_keys_are_passed_on() -> None:
    assert messages.pointed_at({"city": "A", "html": "<b>", "square": None}) == {"city": "A"}


def test_an_id_is_given_back_only_if_it_is_one() -> None:
    assert messages.id_of({"id": "a"}) == "a"
    assert messages.id_of({"id": 1}) is None
    assert messages.id_of({"id": "a" * 41}) is None
