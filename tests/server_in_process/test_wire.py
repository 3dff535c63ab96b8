"""Frames and messages."""

from collections.abc import Callable
from typing import get_args

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from draftingtable.games.core.errors import BadInput
from draftingtable.server.ws import client_messages
from draftingtable.server.ws.client_messages import (
    CLIENT_MESSAGES,
    ClientMessage,
    MoveMessage,
    PingMessage,
)
from draftingtable.server.ws.client_socket import framed


@pytest.mark.parametrize("length", [0, 1, 100, 113, 114, 115, 65500, 65530, 65536, 70000])
def test_a_frame_is_what_a_websocket_library_would_write(length: int) -> None:
    message = {"text": "x" * length}
    expected = Frame(Opcode.TEXT, orjson.dumps(message)).serialize(mask=False)
    assert framed(message) == expected


def test_a_message_may_have_keys_that_are_not_text() -> None:
    written = b'{"type":"change","points":{"1":5,"null":[]}}'
    frame = framed({"type": "change", "points": {1: 5, None: []}})
    assert frame == Frame(Opcode.TEXT, written).serialize(mask=False)


@given(st.binary(max_size=200))
def test_any_bytes_are_parsed_or_refused(data: bytes) -> None:
    assert refused(lambda: client_messages.read_json(data)) in ("", "bad-message")


def refused(check: Callable[[], object]) -> str:
    """Returns the code with which a check refuses, or "" if it does not."""
    try:
        check()
    except BadInput as refusal:
        return refusal.code
    return ""


VALUES = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.text())


KEYS = st.sampled_from(["seat", "phase", "move", "id", "text", "phrase", "city", "card", "square"])


@given(st.sampled_from(CLIENT_MESSAGES), st.dictionaries(KEYS, VALUES))
def test_messages_are_valid_or_refused(
    kind: type[ClientMessage], message: dict[str, object]
) -> None:
    name = get_args(kind.model_fields["type"].annotation)[0]
    whole = {**message, "type": name}
    assert refused(lambda: client_messages.read(kind, whole)) in ("", "bad-message")


GOOD: dict[str, object] = {"type": "move", "id": "m1", "seat": 1, "phase": 7, "move": "bid 2"}


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("id", "", "a text of 1 to 40 letters"),
        ("seat", True, "a whole number from 1 to 7"),
        ("seat", 8, "a whole number from 1 to 7"),
        ("seat", "1", "a whole number from 1 to 7"),
        ("phase", True, "a whole number"),
        ("phase", 1 << 53, "a whole number"),
        ("phase", 7.0, "a whole number"),
        ("move", "x" * 101, "a text of 1 to 100 letters"),
    ],
)
def test_a_refusal_names_the_key(key: str, value: object, problem: str) -> None:
    assert client_messages.read(MoveMessage, GOOD).move == "bid 2"
    for broken in ({**GOOD, key: value}, {k: v for k, v in GOOD.items() if k != key}):
        with pytest.raises(BadInput) as caught:
            client_messages.read(MoveMessage, broken)
        assert caught.value.params == {"place": key, "problem": problem}


@pytest.mark.parametrize(
    "wrong", [{"city": "AB"}, {"city": "A\n"}, {"square": "10,0"}, {"card": "<b>"}, {"card": 7}]
)
def test_a_ping_points_at_places_and_cards_only(wrong: dict[str, object]) -> None:
    ping = {"type": "ping", "seat": 1, "city": "A", "square": None, "html": "<b>"}
    assert client_messages.read(PingMessage, ping).city == "A"
    assert refused(lambda: client_messages.read(PingMessage, {**ping, **wrong})) == "bad-message"


def test_only_a_valid_id_is_returned() -> None:
    assert client_messages.id_of({"id": "a"}) == "a"
    assert client_messages.id_of({"id": 1}) is None
    assert client_messages.id_of({"id": "a" * 41}) is None
