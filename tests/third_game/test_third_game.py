"""Plug-ins are fully supported: rules, bots, arena, adapters, terminal and server accept them."""

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.people import Person
from tests.server.playing import play_seats, seat_party
from tests.server.processes import Server
from tests.third_game.installed import install, python

Environment = dict[str, str]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    return install(tmp_path_factory.mktemp("site-packages"))


def command(installed: Environment, *arguments: str, stdin: str = "") -> str:
    return python(installed, "-m", "draftingtable", *arguments, stdin=stdin).stdout


def test_it_passes_the_conformance_suite(installed: Environment) -> None:
    options = ("-q", "-p", "no:cacheprovider", "-n", "0", "-k", "staircase")
    adapters = "tests/adapters/test_encodings.py"
    files = ("tests/conformance", "tests/test_one_manifest.py", adapters)
    done = python(installed, "-m", "pytest", *options, *files)
    assert "passed" in done.stdout
    assert "skipped" not in done.stdout


def test_bots_play_it_and_the_records_can_be_checked(
    installed: Environment, tmp_path: Path
) -> None:
    seats = ("--seats", "climber,random,random", "--games", "3", "--seed", "7")
    out = command(installed, "simulate", "staircase", *seats, "--records", str(tmp_path), "--json")
    assert json.loads(out)["games"] == 3
    records = sorted(tmp_path.glob("staircase-*.dtr"))
    assert len(records) == 3
    assert command(installed, "replay", str(records[0])).startswith("result: ")
    assert command(installed, "legal", str(records[0])) == ""


def test_a_wrong_record_is_refused_with_the_plug_ins_own_message(
    installed: Environment, tmp_path: Path
) -> None:
    command(installed, "simulate", "staircase", "--seats", "random,random", "--seed", "1",
            "--records", str(tmp_path))  # fmt: skip
    record = tmp_path / "staircase-000001.dtr"
    record.write_text(record.read_text().replace("\n1 take ", "\n2 take ", 1))
    with pytest.raises(AssertionError, match="It is not seat 2’s turn"):
        command(installed, "replay", str(record))


@pytest.mark.parametrize("name", ["review", "analyse"])
def test_a_game_without_a_reviewer_is_refused(
    installed: Environment, tmp_path: Path, name: str
) -> None:
    command(installed, "simulate", "staircase", "--seats", "random,random", "--seed", "1",
            "--records", str(tmp_path))  # fmt: skip
    with pytest.raises(AssertionError, match="not available for Staircase"):
        command(installed, name, str(tmp_path / "staircase-000001.dtr"))


def test_the_arena_finds_the_better_bot(installed: Environment, tmp_path: Path) -> None:
    play = ("--round-robin", "climber,random", "--deals", "5", "--workers", "1")
    out = command(installed, "arena", "staircase", *play, "--json", "--out", str(tmp_path))
    standings = {one["player"]: one for one in json.loads(out)["players"]}
    assert standings["climber"]["win_share"]["mean"] > 0.9
    assert "Arena: Staircase" in (tmp_path / "report.html").read_text(encoding="utf-8")


ADAPTERS = """
import gymnasium, numpy
from pettingzoo.test import api_test, seed_test
import draftingtable.adapters.gymnasium_env
from draftingtable.adapters.pettingzoo.aec import env
from draftingtable.adapters.vector import VectorTable, any_allowed

api_test(env("staircase", players=3, cards=45), num_cycles=300)
seed_test(lambda: env("staircase"), num_cycles=100)

one = gymnasium.make("staircase/staircase-v1", opponents="climber").unwrapped
seen, info = one.reset(seed=7)
ended = False
while not ended:
    seen, reward, ended, cut, info = one.step(one.action_space.sample(info["action_mask"]))

many = VectorTable("staircase", count=4, players=4, seed=1)
batch = many.reset()
for _ in range(60):
    batch = many.step(any_allowed(batch.masks, numpy.random.default_rng(0)))
print("all of them work")
"""


def test_the_adapters_support_it(installed: Environment) -> None:
    assert python(installed, "-W", "ignore", "-c", ADAPTERS).stdout.endswith("all of them work\n")


def test_it_is_played_in_a_terminal(installed: Environment) -> None:
    turns = "rules\nhelp\n" + "1\n" * 48
    seats = ("--seats", "human:Anna,climber", "--seed", "3", "--language", "en")
    out = " ".join(command(installed, "play", "staircase", *seats, stdin=turns).split())
    assert "Anna, which card do you take?" in out
    assert "Each card higher than the one you took before it is worth a point." in out
    assert "Anna takes the " in out
    assert " wins with " in out or "Shared victory" in out


def test_a_table_on_a_server_is_played_to_its_end(
    installed: Environment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", installed["PYTHONPATH"])
    with Server(tmp_path) as server:
        record = asyncio.run(whole_game(server))
        assert server.faults() == []
    file = tmp_path / "game.dtr"
    file.write_text(record, encoding="utf-8")
    assert command(installed, "verify", str(file)).startswith("proved: 12 deals follow")


async def whole_game(server: Server) -> str:
    """Plays a game of one person and two bots and returns its record."""
    async with AsyncExitStack() as stack:
        party = await seat_party(stack, [server], "staircase", 1, ["climber", "random"])
        (live,) = party.lives
        await play_seats(live, max)
        assert len(live.table["outcome"]["scores"]) == 3
        about = await party.people[0].get("/about")
        (game,) = (game for game in about["games"] if game["name"] == "staircase")
        assert game["levels"] == ["random", "climber"]
        return await record_of(party.people[0], party.table_id)


async def record_of(person: Person, table_id: str) -> str:
    return await person.text(f"/tables/{table_id}/record")
