"""Commands work on the database, with servers running or stopped; those that run follow."""

from __future__ import annotations

import argparse
import asyncio
import io
import json
from pathlib import Path

import pytest

from draftingtable.command.main import main
from draftingtable.command.parser import build_parser
from draftingtable.server.admin.operations import LOOKS, OPERATIONS
from tests.server.live import Live
from tests.server.people import Person, Refused
from tests.server.postgres import Postgres
from tests.server.processes import Server
from tests.store.stories import tell


class Shell:
    """Commands on a server's database, in this process: starting another takes longer."""

    def __init__(self, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
        place = ["--database", server.database] if server.database else []
        self.places = ["--data", str(server.folder), *place]
        self.capsys = capsys

    async def run(self, *words: str) -> tuple[int, str, str]:
        """Returns the exit code and what was printed on both outputs."""
        self.capsys.readouterr()
        code = await asyncio.to_thread(main, [*words, *self.places])
        return (code, *self.capsys.readouterr())

    async def __call__(self, *words: str) -> str:
        code, printed, problems = await self.run(*words)
        assert code == 0, problems
        return printed


def parsers(name: str, parser: argparse.ArgumentParser | None = None) -> dict[str, list[str]]:
    """Returns the commands below a command, with the arguments of each."""
    (parts,) = [
        action
        for action in (parser or build_parser())._actions
        if isinstance(action, argparse._SubParsersAction)
    ]
    if parser is None:
        return parsers(name, parts.choices[name])
    places = {"help", "database", "data"}
    return {
        key: sorted(action.dest for action in one._actions if action.dest not in places)
        for key, one in parts.choices.items()
    }


def test_every_operation_is_a_command_with_the_same_arguments() -> None:
    secret = {"password"}
    expected = {one.name: sorted(set(one.arguments.model_fields) - secret) for one in OPERATIONS}
    assert parsers("admin") == {**expected, **{name: [] for name in LOOKS}}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return ""
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


def test_a_running_server_follows_commands(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        with Server(tmp_path, database) as server:
            admin = Shell(server, capsys)
            async with Person(server, "Anna") as anna, Person(server, "Péter") as peter:
                made = await anna.post("/tables", game="towers", seats=[{"kind": "me"}] * 2)
                table = made["table"]
                await anna.post(f"/tables/{table['id']}/start")
                async with Live(anna, table["id"]) as live:
                    await admin("admin", "announce", "5")
                    await live.until(lambda: any(one["type"] == "restart" for one in live.frames))
                    await admin("ban", peter.player, "--reason", "rude")
                    await until(peter, "banned")
                    await live.move(*first_move(live))
                    await admin("unban", peter.player)
                    await until(peter, peter.player)
                    code, _, problem = await admin.run("forget", anna.player)
                    assert code == 1
                    assert table["code"] in problem
                    await admin("admin", "close", table["code"])
                    await live.hear("bye")
                await admin("admin", "revoke", peter.player)
                await until(peter, None)
                assert await admin("forget", anna.player) == "forget: 1 table\n"
                await until(anna, None)
                while (status := json.loads(await admin("admin", "status")))["tables"] != {
                    "expired": 1
                }:
                    await asyncio.sleep(0.05)  # lists follow the log, which does not wait for them
                assert status["revoked"] == 2
                await admin("forget", table["id"])
                for word in (table["id"], table["code"]):
                    with pytest.raises(Refused) as caught:
                        await peter.get(f"/tables/{word}")
                    assert caught.value.status == 404
            assert server.faults() == []

    tell(story())


def first_move(live: Live) -> tuple[int, str]:
    return next((int(seat), view["legal"][0]) for seat, view in live.views.items() if view["legal"])


async def until(person: Person, expected: str | None) -> None:
    """Asks who they are until the server has read the decision: a code, or their identity."""
    while await asked(person) != expected:
        await asyncio.sleep(0.05)


async def asked(person: Person) -> str | None:
    answer = await person.request("GET", "/me")
    body = answer.json()
    return str(body["error"]["code"]) if answer.is_error else body["player"]


def test_a_stopped_server_starts_with_what_was_decided(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        server = Server(tmp_path)
        admin = Shell(server, capsys)
        code, _, problem = await admin.run("ban", "127.0.0.1")
        assert code == 1
        assert "does not exist" in problem
        with server:
            server.stop()
            monkeypatch.setattr("sys.stdin", io.StringIO("tower of sand\n"))
            await admin("admin", "password")
            await admin("admin", "creation", "password")
            await admin("admin", "public", "off")
            await admin("admin", "club", "--name", "Sand Club", "--language", "hu")
            server.start()
            async with Person(server, "Anna") as anna:
                club = (await anna.get("/club"))["club"]
                assert (club["name"], club["language"]) == ("Sand Club", "hu")
                assert (club["creation"], club["public"]) == ("password", "off")
                with pytest.raises(Refused) as caught:
                    await anna.post("/play", game="towers")
                assert caught.value.code == "club-password-needed"
                await anna.post("/club/join", password="tower of sand")
                await anna.post("/play", game="towers")
            assert "tower of sand" not in server.log()

    tell(story())
