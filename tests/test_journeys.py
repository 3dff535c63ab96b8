"""The journey of a move, from a WebSocket message to every watcher, stays short enough to read.

A function is on the journey if it is on the call stack when the move reaches a milestone: the
table service, the decision, the store, the transaction, the rules, a watcher's socket. Helpers
that return before that are not, nor are the rules behind `Match.play`.
"""

import asyncio
import json
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType

from starlette.types import Message

from draftingtable.games.core.match import Match
from draftingtable.server.app import open_services
from draftingtable.server.http.identity import Identity
from draftingtable.server.ops.metrics import Metrics
from draftingtable.server.settings import Settings
from draftingtable.server.ws.endpoint import Connection, LiveEndpoint
from draftingtable.store import Store
from draftingtable.store.transactions import ThreadedTransactions
from draftingtable.store.writer import Writing
from draftingtable.table import actions, read_settings
from draftingtable.table.decide import playing
from draftingtable.tables.service import TableService

SOURCES = str(Path(sys.modules["draftingtable"].__file__ or "").parent)
MOST_FUNCTIONS = 25
MOST_FILES = 12


class Watcher:
    """A socket that keeps what is sent to it."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write(self, frame: bytes) -> None:
        self.frames.append(frame)

    def hang_up(self, frame: bytes, code: int) -> None:
        raise AssertionError(frame)


MILESTONES: set[CodeType] = {
    TableService.act.__code__,
    playing.move.__code__,
    Store.append.__code__,
    ThreadedTransactions.run.__code__,
    Writing._append.__code__,
    Match.play.__code__,
    Watcher.write.__code__,
}


class Journey:
    def __init__(self) -> None:
        self.functions: dict[str, str] = {}
        """Qualified name -> file, in the order in which they were reached."""
        self.reached: set[CodeType] = set()

    def note(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code in MILESTONES:
            self.reached.add(frame.f_code)
            for found in reversed(list(stack(frame))):
                code = found.f_code
                if code.co_filename.startswith(SOURCES):
                    file = code.co_filename.removeprefix(SOURCES + "/")
                    self.functions.setdefault(f"{file}:{code.co_qualname}", file)

    @contextmanager
    def followed(self) -> Iterator[None]:
        sys.setprofile(self.note)
        try:
            yield
        finally:
            sys.setprofile(None)


def stack(frame: FrameType | None) -> Iterator[FrameType]:
    while frame is not None:
        yield frame
        frame = frame.f_back


async def never() -> Message:
    raise AssertionError("nobody receives here")


async def move_at_a_table(folder: Path, journey: Journey) -> list[Watcher]:
    """Anna moves, with two spectators; returns their three sockets."""
    services = await open_services(
        Settings(bot_workers=1), f"sqlite:///{folder / 'tables.db'}", b"secret", Metrics()
    )
    hub, tables = services.hub, services.tables
    seats = [{"kind": "me"}, {"kind": "me"}]
    wish = {"game": "towers", "seats": seats, "seating": "order", "start": 1}
    table = await tables.create("anna", read_settings(wish, services.policy), "Anna")
    await tables.act(table.id, "anna", actions.Start())
    endpoint = LiveEndpoint(hub, services.signer, services.codes)
    watchers = [Watcher() for _ in range(3)]
    for watcher, player in zip(watchers, ("anna", "ben", "eve"), strict=True):
        room = await hub.enter(table.id, player, watcher)
    scope = {"extensions": {"draftingtable.socket": watchers[0]}}
    connection = Connection(endpoint, scope, never, table.id, Identity("anna"))
    connection.room = room
    for watcher in watchers:
        watcher.frames.clear()
    message = {"type": "move", "id": "m1", "seat": 1, "phase": table.phase(0), "move": "bid 0"}
    with journey.followed():
        await connection.on_message(json.dumps(message).encode())
    await hub.stop()
    return watchers


def documented() -> set[str]:
    """The functions that docs/architecture.md lists, each with its file."""
    page = (Path(__file__).parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = page.partition("## The journey of a move\n")[2].partition("\n## ")[0]
    steps = section[section.index("1. ") :]
    found: set[str] = set()
    file = ""
    for name in re.findall(r"`([^`]+)`", steps):
        if name.endswith(".py"):
            file = name
        else:
            found.add(f"{file}:{name}")
    return found


def test_a_move_from_the_websocket_to_every_watcher(tmp_path: Path) -> None:
    journey = Journey()
    threading.setprofile(journey.note)  # the thread that writes to the database
    try:
        watchers = asyncio.run(move_at_a_table(tmp_path, journey))
    finally:
        threading.setprofile(None)
    assert [len(watcher.frames) for watcher in watchers] == [2, 1, 1]
    assert b'"change"' in watchers[0].frames[0]
    assert b'"accepted"' in watchers[0].frames[1]
    assert journey.reached == MILESTONES
    listed = "\n".join(journey.functions)
    assert len(journey.functions) <= MOST_FUNCTIONS, listed
    assert len(set(journey.functions.values())) <= MOST_FILES, listed
    assert set(journey.functions) == documented()

