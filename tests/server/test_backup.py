"""A backup of a running server is restored into another database, where the game continues."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

from tests.server.live import Live
from tests.server.playing import Party, seat_party
from tests.server.processes import Server

SECRET = "the same before and after, so that everybody is known"


def command(*words: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "draftingtable", *words], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


async def begin(server: Server, file: Path) -> Party:
    """Plays some moves, then makes a backup while the server runs."""
    async with AsyncExitStack() as stack:
        party = await seat_party(stack, [server], "cities", 3)
        for live, seat in zip(party.lives, (1, 2, 3), strict=True):
            await live.move(seat, live.legal(seat)[0])
        await party.watcher.reach(max(live.number for live in party.lives))
        await asyncio.to_thread(command, "backup", str(file), "--data", str(server.folder))
        return party


async def go_on(server: Server, before: Party) -> None:
    """Brings the same people back, checks what they see, and plays the game to its end."""
    async with AsyncExitStack() as stack:
        lives = []
        for old in before.everybody:
            person = await stack.enter_async_context(old.person.coming_to(server))
            assert person.player == old.person.player
            live = Live(person, before.table_id)
            live.accepted = old.accepted
            lives.append(await stack.enter_async_context(live))
            assert live.story == old.story
        party = Party([live.person for live in lives[:-1]], lives[:-1], lives[-1])
        await party.play(seed=1)
        await party.check()


def test_a_copy_of_sqlite_continues_in_another_folder(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "tables.backup", tmp_path / "elsewhere"
    elsewhere.mkdir()
    with Server(tmp_path, secret=SECRET) as old:
        party = asyncio.run(begin(old, file))
    command("restore", str(file), "--data", str(elsewhere))
    with Server(elsewhere, secret=SECRET) as new:
        asyncio.run(go_on(new, party))


def test_a_game_moves_from_sqlite_to_postgresql(tmp_path: Path, database: str) -> None:
    file = tmp_path / "tables.jsonl"
    with Server(tmp_path, secret=SECRET) as old:
        party = asyncio.run(begin(old, file))
    command("restore", str(file), "--database", database)
    with Server(tmp_path, database, secret=SECRET) as new:
        asyncio.run(go_on(new, party))
