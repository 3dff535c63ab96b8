"""The journeys in docs/architecture.md are real, and short enough to read."""

import asyncio
import json
from pathlib import Path

import pytest
from starlette.types import Message

from draftingtable.games.cities.solo import automa, events, legality
from draftingtable.games.cities.solo.rules import SoloPosition
from draftingtable.games.core.match import Match, new
from draftingtable.games.core.records import parse
from draftingtable.games.core.replay import Replay
from draftingtable.server.app import open_services
from draftingtable.server.bot_pool import pool
from draftingtable.server.bot_pool.bot_seats import BotSeats
from draftingtable.server.http.api import games
from draftingtable.server.http.services import Services
from draftingtable.server.ops.metrics import Metrics
from draftingtable.server.settings import Settings
from draftingtable.server.ws.endpoint import Connection, LiveEndpoint
from draftingtable.server.ws.hub import Hub
from draftingtable.server.ws.places import Place
from draftingtable.store import Store
from draftingtable.store.transactions import ThreadedTransactions
from draftingtable.store.writer import Writing
from draftingtable.table import Table, actions, read_settings
from draftingtable.table.decide import playing
from draftingtable.table.record_import import opened
from draftingtable.table.replay_frames import looked_at
from draftingtable.table_bots.asking import move_question
from draftingtable.tables.service import TableService
from tests.journeys import Journey, documented, is_plain, section_of
from tests.server_in_process.serving import API, running

MOST_FUNCTIONS = 25
MOST_FILES = 12
EXAMPLES = Path(__file__).parent / "examples"


def check(journey: Journey, title: str) -> None:
    """All milestones were reached, and the page lists what was called: no more, no less."""
    assert set(journey.reached) == journey.milestones
    section = section_of(title)
    listed = documented(section)
    files = {name.partition(":")[0] for name in listed}
    assert len(listed) <= MOST_FUNCTIONS
    assert len(files) <= MOST_FILES
    assert f"{len(listed)} functions in {len(files)} files" in section
    called = "\n".join(journey.functions)
    assert set(journey.functions) == set(filter(is_plain, listed)), called


class Watcher:
    """A socket that keeps what is sent to it."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def write(self, *frames: bytes) -> None:
        self.frames += frames

    def hang_up(self, frame: bytes, code: int) -> None:
        raise AssertionError(frame)


async def never() -> Message:
    raise AssertionError("nobody receives here")


async def services_in(folder: Path) -> Services:
    database = f"sqlite:///{folder / 'tables.db'}"
    return await open_services(Settings(bot_workers=1), database, b"secret", Metrics())


async def table_with(services: Services, *seats: dict[str, str], start: int) -> Table:
    wish = {"game": "towers", "seats": list(seats), "seating": "order", "bot_pace": 0}
    settings = read_settings({**wish, "start": start}, services.policy)
    return await services.tables.create("anna", settings, "Anna")


# A move


async def move_at_a_table(folder: Path, journey: Journey) -> list[Watcher]:
    """Anna moves, with two spectators; returns their three sockets."""
    services = await services_in(folder)
    hub = services.hub
    table = await table_with(services, {"kind": "me"}, {"kind": "me"}, start=1)
    await services.tables.act(table.id, "anna", actions.Start())
    endpoint = LiveEndpoint(hub, services.signer, services.codes, services.admission)
    watchers = [Watcher() for _ in range(3)]
    for watcher, player in zip(watchers, ("anna", "ben", "eve"), strict=True):
        room = await hub.enter(table.id, player, watcher)
    connection = Connection(endpoint, never, Place("", table, "anna", watchers[0]))
    connection.room = room
    for watcher in watchers:
        watcher.frames.clear()
    message = {"type": "move", "id": "m1", "seat": 1, "phase": table.phase(0), "move": "bid 0"}
    with journey.followed():
        await connection.on_message(json.dumps(message).encode())
    await hub.stop()
    return watchers


def test_a_move_from_the_websocket_to_every_watcher(tmp_path: Path) -> None:
    journey = Journey(
        TableService.act,
        playing.move,
        Store.append,
        ThreadedTransactions.run,
        Writing._append,
        Match.play,
        Watcher.write,
    )
    with journey.followed_in_threads():  # one of them writes to the database
        watchers = asyncio.run(move_at_a_table(tmp_path, journey))
    assert [len(watcher.frames) for watcher in watchers] == [2, 1, 1]
    assert b'"change"' in watchers[0].frames[0]
    assert b'"accepted"' in watchers[0].frames[1]
    check(journey, "The journey of a move")


# A bot's move


async def bot_moves(folder: Path, journey: Journey) -> Table:
    services = await services_in(folder)
    seats = ({"kind": "me"}, {"kind": "bot", "level": "random"})
    table = await table_with(services, *seats, start=2)
    with journey.followed():
        await services.tables.act(table.id, "anna", actions.Start())
        await asyncio.gather(*services.hub.bots.tasks.values())
    await services.hub.stop()
    return table


def test_a_bots_move_from_its_turn_to_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    milestones = (BotSeats._begin, move_question, pool.exchange, TableService.act)
    journey = Journey(*milestones, first=(Hub.on_entry,))
    monkeypatch.setattr(pool, "PROGRAM", "tests.followed_worker")
    monkeypatch.setenv("JOURNEY", str(tmp_path / "worker"))
    table = asyncio.run(bot_moves(tmp_path, journey))
    assert table.match is not None
    assert table.match.lines[-1].seat == 1
    for name in (tmp_path / "worker").read_text(encoding="utf-8").splitlines():
        journey.add(name, name.partition(":")[0])
    check(journey, "The journey of a bot's move")


# An Automa's turn


def test_an_automas_turn_from_your_last_tile_to_the_record() -> None:
    journey = Journey(
        Match._play_undoably,
        SoloPosition._await_card,
        Match.deal,
        automa.Site.candidate,
        Match.follow_rule,
        legality.automa_move,
        events.decision_event,
        Match._write,
        first=(Match.play,),
    )
    match = new("cities", 3, {"mode": "expert"}, seed=1)
    with journey.followed():
        match.play(0, match.legal_moves(0)[0])
        while match.lines[-1].seat == 0:
            match.play(0, match.legal_moves(0)[0])
    check(journey, "The journey of an Automa's turn")


# A record to a replay


async def imported_and_replayed(folder: Path, text: str, journey: Journey) -> list[int]:
    """Returns how often the record had been read and played after each request."""
    async with running(folder) as server, server.client() as client:
        with journey.followed():
            answer = await client.post(f"{API}/records", json={"text": text})
            counts = [journey.times(parse), journey.times(Replay.__init__)]
            table_id = answer.json()["table"]["id"]
            replay = await client.get(f"{API}/tables/{table_id}/replay")
    assert replay.json()["moments"][0]["views"]
    return [*counts, journey.times(parse), journey.times(Replay.__init__)]


def test_a_record_to_a_replay(tmp_path: Path) -> None:
    journey = Journey(
        TableService.import_record,
        Store.create,
        parse,
        Replay.__init__,
        Match.play,
        Match.deal,
        games.replay,
        looked_at,
        first=(games.import_record, games.replay),
    )
    opened.cache_clear()
    text = (EXAMPLES / "towers-2-referee-on.dtr").read_text(encoding="utf-8")
    with journey.followed_in_threads():  # one of them makes the replay
        counts = asyncio.run(imported_and_replayed(tmp_path, text, journey))
    assert counts == [1, 1, 1, 2], "read once, and played once per request"
    check(journey, "The journey of a record to a replay")
