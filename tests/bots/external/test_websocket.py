"""Bots behind a real local WebSocket."""

import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from websockets.sync.server import ServerConnection, serve

from draftingtable.bots.external.external_bot import ExternalBot
from draftingtable.bots.external.faults import Fault, FaultKind
from draftingtable.bots.external.websocket import Connection
from tests.bots.external.meeting import PATIENCE, TABLE, TOWERS, match

HELLO = '{"type":"hello","protocol":1}'


@contextmanager
def serving(handler: Callable[[ServerConnection], None]) -> Iterator[str]:
    """Yields the address of a server on a free loopback port."""
    with serve(handler, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield f"ws://127.0.0.1:{server.socket.getsockname()[1]}"
        finally:
            server.shutdown()
            thread.join()


def plays_first(connection: ServerConnection) -> None:
    for line in connection:
        message = json.loads(line)
        if message["type"] == "hello":
            connection.send(HELLO)
        elif message["type"] == "choose":
            reply = {"number": message["number"], "move": message["moves"][0]}
            connection.send(json.dumps({"type": "move", **reply}))


def answers(reply: str | bytes | None) -> Callable[[ServerConnection], None]:
    """Greets, then always gives the same answer or hangs up."""

    def handler(connection: ServerConnection) -> None:
        for line in connection:
            if '"hello"' in line:
                connection.send(HELLO)
            elif '"choose"' in line:
                if reply is None:
                    return
                if reply:
                    connection.send(reply)

    return handler


def test_a_bot_plays_two_games_over_one_connection() -> None:
    with serving(plays_first) as address:
        link = Connection("socket", address)
        link.greet()
        for _ in range(2):
            bot = ExternalBot(link, TOWERS.notation, PATIENCE)
            bot.start(TABLE, 0, "seed")
            game = match()
            while not game.over:
                seat = game.acting()[0]
                game.play(seat, bot.choose(game.view(seat), game.legal_moves(seat)))
            bot.finish(game.outcome().scores, game.outcome().winners, None)
        assert link.number > 50
        link.close()


@pytest.mark.parametrize(
    ("reply", "kind", "detail"),
    [
        (b"\x00\x01", "garbage", "binary"),
        ("Thinking...", "garbage", "not valid JSON"),
        ('{"type":"move","number":1,"move":"fly"}', "illegal", "fly"),
        (None, "ended", "closed"),
        ("x" * 100_000, "ended", ""),
        ("", "late", ""),
    ],
    ids=["binary", "garbage", "illegal", "hangs-up", "huge", "late"],
)
def test_faults_are_named(reply: str | bytes | None, kind: FaultKind, detail: str) -> None:
    game = match()
    with serving(answers(reply)) as address:
        link = Connection("socket", address)
        link.greet()
        bot = ExternalBot(link, TOWERS.notation, 0.3 if kind == "late" else PATIENCE)
        with pytest.raises(Fault) as raised:
            bot.choose(game.view(0), game.legal_moves(0))
        link.send("still nobody there?")
        link.close()
    assert raised.value.kind == kind
    assert detail in raised.value.detail


def test_an_address_where_nothing_listens() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"ws://127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(Fault) as raised:
            Connection("nobody", address, patience=0.1)
    assert raised.value.kind == "unreachable"


def test_an_invalid_address() -> None:
    with pytest.raises(Fault) as raised:
        Connection("nobody", "ws://[", patience=0.1)
    assert raised.value.kind == "unreachable"
