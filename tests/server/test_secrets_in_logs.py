"""Writes fail, and the log says so without the secrets, chat and table ids in them."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path

import pytest

from tests.server.people import Person, Refused
from tests.server.playing import Party, open_table, seat_party
from tests.server.postgres import Postgres
from tests.server.processes import Server

CHAT = "meet me behind the seventh tower"
NAME = "Wilhelmina"
BINARY = re.compile(r"\\+x[0-9a-f]{2}")
"""A secret as databases and Python write it."""


async def write_in_vain(server: Server, party: Party) -> list[str]:
    """Chats, moves and opens a table; returns the words that must not be logged."""
    live = party.lives[0]
    await live.say({"type": "say", "text": CHAT})
    seat = next(seat for other in party.lives for seat in other.seats if other.legal(seat))
    mover = next(other for other in party.lives if seat in other.seats)
    frame = {"type": "move", "seat": seat, "phase": mover.views[str(seat)]["phase"]}
    await mover.say({"id": "doomed", **frame, "move": mover.legal(seat)[0]})
    async with Person(server, NAME) as person:
        with pytest.raises(Refused) as refused:
            await open_table(person, "towers", 3)
        assert refused.value.status == 503
    await mover.until(lambda: any(was_refused(found) for found in mover.frames))
    return [party.table_id, party.table_id[:12], CHAT, NAME]


def was_refused(frame: dict[str, object]) -> bool:
    return frame["type"] == "refused" and frame.get("id") == "doomed"


def check_log(server: Server, words: list[str]) -> None:
    log = server.log()
    assert log.count('"level":"error"') >= 2, log
    assert "a batch could not be written" in log
    assert "INSERT INTO" in log
    assert [word for word in words if word in log] == []
    assert BINARY.findall(log) == []
    assert "Failing row" not in log


def test_sqlite_refuses_every_write(tmp_path: Path) -> None:
    async def story(server: Server) -> list[str]:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 2)
            with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
                for table in ("log", "secrets"):
                    database.execute(
                        f"CREATE TRIGGER no_{table} BEFORE INSERT ON {table}"
                        " BEGIN SELECT RAISE(ABORT, 'refused by a test'); END"
                    )
            return await write_in_vain(server, party)

    with Server(tmp_path) as server:
        check_log(server, asyncio.run(story(server)))
        assert "refused by a test" in server.log()


def test_postgresql_refuses_every_write(tmp_path: Path, postgres: Postgres, database: str) -> None:
    """PostgreSQL itself quotes the row that it refuses."""

    async def story(server: Server) -> list[str]:
        async with AsyncExitStack() as stack:
            party = await seat_party(stack, [server], "towers", 2)
            for table in ("log", "secrets"):
                await postgres.execute(
                    f"ALTER TABLE {table} ADD CONSTRAINT no_{table} CHECK (false) NOT VALID",
                    database,
                )
            return await write_in_vain(server, party)

    with Server(tmp_path, database) as server:
        check_log(server, asyncio.run(story(server)))
        assert "violates check constraint" in server.log()
