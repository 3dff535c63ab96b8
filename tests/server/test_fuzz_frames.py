"""Nonsense over the socket: the server refuses it or hangs up, and the table is unchanged."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.people import Json
from tests.server.playing import seat_party
from tests.server.processes import PATIENCE, Server

TYPES = ["move", "undo", "say", "ping", "propose", "withdraw", "reply", "hint", "resync", "alive"]
TYPES += ["wish", "unwish"]
KEYS = ["type", "id", "seat", "phase", "move", "text", "phrase", "city", "square", "card"]
KEYS += ["building"]

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.text(max_size=60),
    st.sampled_from(["bid 2", "pass", "pick S S", "place S A 0,0", "build s7", "\x00", "💥" * 20]),
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
nearly_right = st.builds(
    lambda kind, rest: {"type": kind, **rest},
    st.sampled_from(TYPES),
    st.dictionaries(st.sampled_from(KEYS[1:]), values, max_size=6),
)
frames = st.one_of(
    nearly_right.map(json.dumps),
    values.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.sampled_from(["", "{", "[" * 5000, '{"type":"move"' + " " * 7000, "x" * 100_000]),
)


class Nuisance:
    """A player at a running table who sends anything, on one connection after another."""

    def __init__(self, server: Server, table_id: str, cookies: str) -> None:
        self.server = server
        self.table_id = table_id
        self.cookies = cookies
        self.open = ExitStack()
        self.socket: ClientConnection | None = None

    def connect(self) -> Json:
        """Closes the connection, if there is one, and opens another."""
        self.open.close()
        self.socket = self.open.enter_context(
            connect(
                f"{self.server.socket_url}/api/v1/tables/{self.table_id}/live",
                origin=Origin(self.server.url),
                additional_headers={"Cookie": self.cookies},
                proxy=None,
                open_timeout=PATIENCE,
                max_queue=None,  # some nonsense triggers answers that nobody reads
            )
        )
        return self.welcome(self.socket)

    def welcome(self, socket: ClientConnection) -> Json:
        while True:
            frame: Json = json.loads(socket.recv(timeout=PATIENCE))
            if frame["type"] == "welcome":
                return frame
            assert frame["type"] != "accepted", frame

    def send(self, frame: str | bytes) -> Json:
        """Sends the frame and returns the server's next `welcome`."""
        assert self.socket is not None
        try:
            self.socket.send(frame)
            self.socket.send(json.dumps({"type": "resync"}))
            return self.welcome(self.socket)
        except ConnectionClosed:
            return self.connect()


def what_counts(welcome: Json) -> dict[str, Any]:
    return {key: welcome[key] for key in ("number", "views", "story", "me")}


@pytest.fixture
def nuisance(own_server: Server) -> Iterator[tuple[Nuisance, Json]]:
    """A player in seat 1 of a running game, and the first `welcome`."""

    async def running_table() -> tuple[str, str]:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [own_server], "cities", 3, chat=False)
            return party.table_id, party.people[0].cookies

    nuisance = Nuisance(own_server, *asyncio.run(running_table()))
    yield nuisance, nuisance.connect()
    nuisance.open.close()


def test_nonsense_changes_nothing(nuisance: tuple[Nuisance, Json]) -> None:
    somebody, before = nuisance

    @settings(max_examples=300)
    @given(frame=frames)
    def send(frame: str | bytes) -> None:
        assert what_counts(somebody.send(frame)) == what_counts(before)

    send()
    assert somebody.server.faults() == []


moves_by_others = st.fixed_dictionaries(
    {
        "type": st.just("move"),
        "id": st.text(min_size=1, max_size=40),
        "seat": st.sampled_from([2, 3, 0, 4, -1]),
        "phase": st.integers(0, 3),
        "move": st.sampled_from(["pick S S", "pick S F", "pick O H", "place S A 0,0", "undo"]),
    }
)


def test_nobody_moves_for_another_seat(nuisance: tuple[Nuisance, Json]) -> None:
    somebody, before = nuisance

    @settings(max_examples=50)
    @given(frame=moves_by_others)
    def send(frame: Json) -> None:
        assert what_counts(somebody.send(json.dumps(frame))) == what_counts(before)

    send()
