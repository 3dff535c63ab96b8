"""Frames and messages."""

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from draftingtable.games.errors import BadInput
from draftingtable.server import messages
from draftingtable.server.wire import framed


@pytest.mark.parametrize("length", [0, 1, 100, 113, 114, 115, 65500, 65530, 65536, 70000])
def test_a_frame_is_what_a_websocket_library_would_write(length: int) -> None:
    message = {"text": "x" * length}
    expected = Frame(Opcode.TEXT, orjson.dumps(message)).serialize(mask=False)
    assert framed(message) == expected


@given(st.binary(max_size=200))
def test_any_bytes_are_a_message_or_refused(data: bytes) -> None:
    try:
        assert isinstance(messages.read_message(data), dict)
    except BadInput as refusal:
        assert refusal.code == "bad-message"


VALUES = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.text())


@given(st.dictionaries(st.sampled_from(["seat", "phase", "move", "id", "city", "card"]), VALUES))
def test_fields_are_as_promised_or_refused(message: dict[str, object]) -> None:
    checks = (
        lambda: messages.a_seat(message),
        lambda: messages.a_whole_number(message, "phase"),
        lambda: messages.a_text(message, "move", 10),
        lambda: messages.pointed_at(message),
    )
    for check in checks:
        try:
            check()
        except BadInput as refusal:
            assert refusal.code == "bad-message"
            assert refusal.params["place"] in message or refusal.params["place"] in (
                *("seat", "phase", "move"),
            )


def test_true_is_no_seat_and_no_number() -> None:
    for key, check in (("seat", messages.a_seat), ("phase", lambda m: messages.a_whole_number(m, "phase"))):
        with pytest.raises(BadInput):
            check({key: True})


def test_only_known_keys_are_passed_on() -> None:
    assert messages.pointed_at({"city": "A", "html": "<b>", "square": None}) == {"city": "A"}


def test_an_id_is_given_back_only_if_it_is_one() -> None:
    assert messages.id_of({"id": "a"}) == "a"
    assert messages.id_of({"id": 1}) is None
    assert messages.id_of({"id": "a" * 41}) is None
