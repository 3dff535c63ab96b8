"""A backup of a running server is restored into another database, where the game continues."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path

from draftingtable.store import dump, open_store
from tests.ports import free_port
from tests.server.live import Live
from tests.server.playing import Party, seat_party
from tests.server.postgres import Postgres
from tests.server.processes import Server

SECRET = "the same before and after, so that everybody is known"


def command(*words: str) -> None:
    done = attempt(*words)
    assert done.returncode == 0, done.stderr


def attempt(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "draftingtable", *words]
    return subprocess.run(command, capture_output=True, text=True)


def check_refused(problem: str, *words: str) -> str:
    """The command fails with one line that names the problem, which is returned."""
    done = attempt(*words)
    assert done.returncode == 1
    assert done.stdout == ""
    assert problem in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


async def begin(server: Server, file: Path) -> Party:
    """Plays some moves, then makes a backup while the server runs."""
    async with AsyncExitStack() as stack:
        party = await seat_party(stack, [server], "cities", 3)
        for live, seat in zip(party.lives, (1, 2, 3), strict=True):
            number = await live.move(seat, live.legal(seat)[0])
        for live in party.everybody:
            await live.reach(number)
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


def test_nothing_is_saved_where_no_database_is(tmp_path: Path, database: str) -> None:
    nowhere, file = tmp_path / "nowhere", tmp_path / "tables.jsonl"
    check_refused("does not exist", "backup", str(file), "--data", str(nowhere))
    check_refused("does not exist", "backup", str(tmp_path / "x.db"), "--data", str(nowhere))
    check_refused("no tables of Drafting Table", "backup", str(file), "--database", database)
    assert list(tmp_path.iterdir()) == []


def test_a_dump_that_was_cut_off_changes_nothing(tmp_path: Path) -> None:
    file, data = tmp_path / "tables.jsonl", tmp_path / "data"
    whole = tmp_path / "whole.jsonl"
    with Server(tmp_path, secret=SECRET) as server:
        asyncio.run(begin(server, whole))
    lines = whole.read_text("utf-8").splitlines(keepends=True)
    for kept, problem in ((lines[:-1], "no end mark"), (lines[:3] + lines[4:], "does not match")):
        file.write_text("".join(kept), "utf-8")
        check_refused(problem, "restore", str(file), "--data", str(data))
        assert not data.exists()
    check_refused("already exists", "backup", str(file), "--data", str(tmp_path))
    command("restore", str(whole), "--data", str(data))
    assert "left as they are" in attempt("restore", str(whole), "--data", str(data)).stdout


def test_a_wrong_password_is_one_line_without_it(
    tmp_path: Path, postgres: Postgres, database: str
) -> None:
    right = postgres.add_user("member", "correct-horse", database)
    wrong, file = right.replace("correct-horse", "battery-staple"), tmp_path / "tables.jsonl"
    unknown = right.replace("/tables", "/nothing", 1)
    for words in (["backup", str(file)], ["serve", "--port", str(free_port())]):
        for problem, address in (
            ("does not accept this user or password", wrong),
            ("There is no database", unknown),
        ):
            assert "staple" not in check_refused(problem, *words, "--database", address)
    command("restore", str(saved(tmp_path)), "--database", right)
    command("backup", str(file), "--database", right)


def saved(folder: Path) -> Path:
    """A dump of an empty store."""
    file = folder / "saved.jsonl"

    async def write() -> None:
        store = await open_store(str(folder / "empty.db"))
        with file.open("w", encoding="utf-8") as lines:
            await dump(store, lines)
        await store.close()

    asyncio.run(write())
    return file
