"""docs/bots.md: every example bot on the page plays, and every message is real."""

import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import get_args

import pytest

from draftingtable.arena.results import GameResult
from draftingtable.arena.running import play
from draftingtable.arena.tournament import Tournament
from draftingtable.bots.core.players import parse_player
from draftingtable.bots.core.roster import BotPolicy
from draftingtable.bots.external import protocol
from draftingtable.bots.external.faults import FALLBACKS, FaultKind
from draftingtable.bots.external.link import START_SECONDS
from draftingtable.version import VERSION
from tests.docs.markdown import ROOT, Block, blocks
from tests.ports import free_port

PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
PYTHON = shlex.quote(sys.executable)


def example(name: str) -> Block:
    (found,) = [block for block in blocks(PAGE) if block.words[1:] == [name]]
    return found


def saved(name: str, folder: Path) -> Path:
    path = folder / name
    path.write_text(example(name).text, encoding="utf-8")
    return path


def games_of(player: str, rival: str = "random") -> list[GameResult]:
    """Plays two deals in both seats against an opponent; any fault stops it."""
    named = {"guest": parse_player(player)}
    tournament = Tournament.new("towers", [("guest", rival)], deals=2, named=named)
    return [game for result in play(tournament) for game in result.games]


def scores_of(player: str) -> list[tuple[int, ...]]:
    return [tuple(game.scores or ()) for game in games_of(player)]


def test_the_class_and_the_program_play_alike(tmp_path: Path) -> None:
    """They follow the same rule, so each against itself plays the same games."""
    as_class = games_of(f"python:{saved('eager.py', tmp_path)}:Eager", "guest")
    as_program = games_of(f"stdio:{PYTHON} {saved('eager_stdio.py', tmp_path)}", "guest")
    assert [game.scores for game in as_class] == [game.scores for game in as_program]
    assert not any(game.faults for game in as_class + as_program)


def test_the_class_has_ten_lines() -> None:
    assert len([line for line in example("eager.py").text.split("\n") if line]) <= 10


def test_the_shell_script_plays(tmp_path: Path) -> None:
    assert len(scores_of(f"stdio:sh {saved('last.sh', tmp_path)}")) == 4


def test_the_c_program_plays(tmp_path: Path) -> None:
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("there is no C compiler here; the shell's example has been tested")
    program = tmp_path / "first"
    source = saved("first.c", tmp_path)
    subprocess.run([compiler, "-Wall", "-Werror", "-o", program, source], check=True)
    assert len(scores_of(f"stdio:{program}")) == 4


def test_the_server_plays(tmp_path: Path) -> None:
    path = saved("eager_socket.py", tmp_path)
    port = free_port()
    path.write_text(path.read_text().replace("PORT = 8765", f"PORT = {port}"))
    with running(path):
        assert len(scores_of(f"ws:{port}")) == 4


@contextmanager
def running(path: Path) -> Iterator[None]:
    process = subprocess.Popen([sys.executable, str(path)])
    try:
        yield
    finally:
        process.kill()
        process.wait()


def messages() -> dict[str, dict[str, object]]:
    """Returns the messages of the table by type; dots mean more follows."""
    written = re.findall(r"`(\{\"type\".*?\})`", PAGE)
    read = [json.loads(text.replace("{...}", "{}").replace("...", "")) for text in written]
    return {
        f"{message['type']}{' answer' if 'name' in message else ''}": message for message in read
    }


def test_our_messages_have_these_keys_in_this_order() -> None:
    shown = messages()
    table = protocol.GameStart("towers", 1, {"referee": True}, 2)
    real = {
        "hello": protocol.hello(),
        "start": protocol.start(table, 0, "8c1f", 10.0),
        "choose": protocol.choose(1, ["bid 0", "bid 1"], {}),
        "end": protocol.end([12, 31], [1], None),
    }
    for kind, line in real.items():
        assert protocol.line(shown[kind]) == line
    assert VERSION in str(shown["hello"]["program"])


def test_the_answers_are_understood() -> None:
    shown = messages()
    protocol.check_hello(shown["hello answer"])
    assert protocol.read_move(shown["move"]) == (1, "bid 1")
    assert shown["error"]["message"]


def test_figures_and_faults_are_those_of_the_source() -> None:
    assert f"within {START_SECONDS:g} seconds" in PAGE
    assert f"more than {protocol.LONGEST_LINE} bytes" in PAGE
    assert f"`--limit SECONDS`, default {BotPolicy().limit:g}" in PAGE
    _, _, faults = PAGE.partition("### When something goes wrong")
    listed = re.findall(r"^\| `(\w+)` \|", faults, re.MULTILINE)
    assert sorted(listed) == sorted(get_args(FaultKind))
    for fallback in FALLBACKS:
        assert f"`{fallback}`" in PAGE
