"""The server with deals seeded by the tests: `python -m tests.browser.seeded_server serve`.

Only for tests. Deals follow the seed that a browser sends in a header, bots act one at a time in an
order derived from the deal and talk in turn, and a client may ask to be notified when everything it
sent is done and no bot is left to act or talk. The real server has none of this.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import secrets
import shutil
import sys
import tempfile
from collections import Counter, defaultdict
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from starlette.types import Receive, Scope, Send

from draftingtable.command.main import main
from draftingtable.games.core import fairness
from draftingtable.games.core.randomness import Randomness
from draftingtable.server import app
from draftingtable.server.bot_pool.bot_seats import BotSeats
from draftingtable.server.bot_pool.bot_talk import Act, BotTalk, Relay
from draftingtable.server.client_files import STATIC
from draftingtable.server.ws import endpoint as live
from draftingtable.server.ws.client_socket import framed
from draftingtable.store import readiness
from draftingtable.table import Entry, Table
from draftingtable.table_bots.talk import Speech
from draftingtable.table_bots.wish_remarks import Remark
from tests.browser.seeded_worker import VARIABLE, seed_worker
from tests.browser.seeds import HEADER, Seed
from tests.browser.shifted_clock import shifted

STUCK = 240.0
"""Seconds until a waiting client is notified that a bot does not act."""
STILL_SEEN = ("_publish", "_hint")
"""Background work whose result the clients of a table will still see."""

asking: ContextVar[Seed | None] = ContextVar("asking", default=None)
drawn: Counter[tuple[Seed, int]] = Counter()
mixed_tables: set[str] = set()
"""Commitments of the tables at which bots do not always act before people."""


def seeded(size: int) -> bytes:
    """Returns the next bytes of the seed sent with this request, or truly random ones."""
    seed = asking.get()
    if seed is None:
        return secrets.token_bytes(size)
    drawn[seed, size] += 1
    text = f"{seed.seed}/{size}/{drawn[seed, size]}"
    return hashlib.sha256(text.encode()).digest()[:size]


def seeded_secret() -> bytes:
    secret = seeded(fairness.SECRET_SIZE)
    seed = asking.get()
    if seed is not None and seed.mixed:
        mixed_tables.add(fairness.commitment(secret))
    return secret


class SeededServer(app.Server):
    """Remembers the seed sent with each request."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        named = dict(scope.get("headers", [])).get(HEADER.lower().encode())
        asking.set(Seed(**json.loads(named)) if named else None)
        await super().__call__(scope, receive, send)


class OneBotAtATime(BotSeats):
    """Two bots thinking at once would build in their shared city in an unpredictable order."""

    def consider(self, table: Table, arose_here: bool = True) -> None:
        seat = acts_next(table)
        for turn in table.bots_to_move():
            key = (table.id, turn.seat, turn.phase)
            if turn.seat == seat and key not in self.tasks:
                self._begin(key, self._play(table, turn, pause=0.0))


class TalkAfterMoves(BotTalk):
    """Bots talk in the order of what they respond to, and only while none is to move.

    Otherwise which of two proposals is older, or made in time, would be a question of timing.
    """

    def __init__(self, act: Act, relay: Relay) -> None:
        super().__init__(act, relay)
        self.turns: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    def consider(self, table: Table, entry: Entry) -> None:
        before = set(self.tasks)
        super().consider(table, entry)
        for task in self.tasks - before:
            task.set_name(table.id)

    async def _speak(self, table: Table, speech: Speech) -> None:
        async with self.turns[table.id]:
            await super()._speak(table, speech)

    async def _remark(self, table: Table, remark: Remark) -> None:
        async with self.turns[table.id]:
            await super()._remark(table, remark)

    async def _pause(self, table: Table) -> None:
        while acts_next(table) in [turn.seat for turn in table.bots_to_move()]:
            await asyncio.sleep(0.002)


def acts_next(table: Table) -> int | None:
    """Returns the seat that the bots wait for, even if several may act."""
    waiting = table.waiting_for()
    if waiting and table.commitment in mixed_tables:
        # Not the log's length: how many numbers were promised and shown, and how often, is a
        # question of timing.
        chance = Randomness("acts next", table.commitment, table.version)
        return waiting[chance.below(len(waiting))]
    bots = [turn.seat for turn in table.bots_to_move()]
    return next(iter([*bots, *waiting]), None)


async def settle(connection: live.Connection, message: dict[str, Any]) -> None:
    """Answers when everything sent before is done and no bot is left to act."""
    problem = ""
    try:
        async with asyncio.timeout(STUCK):
            while is_moving(connection):
                await asyncio.sleep(0.002)
    except TimeoutError:
        seat = (acts_next(connection.room.table) or 0) + 1
        problem = f"seat {seat} is a bot's, and it does not act"
    over = connection.room.table.state == "finished"
    answer = {"type": "settled", "id": message["id"], "problem": problem, "over": over}
    connection.socket.write(framed(answer))


def is_moving(connection: live.Connection) -> bool:
    table, server = connection.room.table, connection.hub
    names = [getattr(task.get_coro(), "__name__", "") for task in server.tasks]
    bots = [turn.seat for turn in table.bots_to_move()]
    return (
        acts_next(table) in bots
        or any(table_id == table.id for table_id, _, _ in server.bots.tasks)
        or any(task.get_name() == table.id for task in server.talk.tasks)
        or any(name in STILL_SEEN for name in names)
    )


def main_with_seeded_devices(seed: str) -> int:
    """Serves a copy of the client whose games without a server follow the seed, too."""
    with tempfile.TemporaryDirectory() as folder:
        client = Path(folder) / "static"
        shutil.copytree(STATIC, client)
        seed_worker(client, seed)
        replace_everywhere("STATIC", client)
        return main()


def replace_everywhere(name: str, new: object) -> None:
    """Replaces the name in every module, since each imports its own reference."""
    for module in list(sys.modules.values()):
        if module.__name__.startswith("draftingtable.") and hasattr(module, name):
            setattr(module, name, new)


if __name__ == "__main__":
    replace_everywhere("fresh_secret", seeded_secret)
    replace_everywhere("Server", SeededServer)
    replace_everywhere("BotSeats", OneBotAtATime)
    replace_everywhere("BotTalk", TalkAfterMoves)
    vars(app)["time"] = shifted
    live.HANDLERS["settle"] = settle
    readiness.PATIENCE = STUCK  # type: ignore[misc]  # a busy disk is not a missing one
    device_seed = os.environ.get(VARIABLE)
    sys.exit(main_with_seeded_devices(device_seed) if device_seed else main())
