"""Runs every example of every `--help` as printed, but with fewer games."""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from draftingtable.command.parser import build_parser
from tests.command.running import EXAMPLES
from tests.docs.markdown import ROOT, blocks
from tests.ports import free_port
from tests.server.postgres import running_postgres

COMMAND = re.compile(r"^  draftingtable (.+?)(?: {2,}.*)?$", re.MULTILINE)
SHEET = re.compile(r"^example for (\w+).*\n  (\{.*(?:\n   .*)*\})$", re.MULTILINE)
FEW = {"--games": "2", "--deals": "1"}
"""Small numbers that replace those in the examples; campaigns keep their games."""
POSTGRES = "postgresql://user@host/tables"
TYPED = "1\n" * 30
"""The first offered move, thirty times; then the input ends, which is a way to leave."""


def helps() -> dict[str, str]:
    """Returns what follows the options in each command's help; "" is the general help."""
    parser = build_parser()
    (commands,) = [
        action for action in parser._actions if isinstance(action, argparse._SubParsersAction)
    ]
    choices: Mapping[str, argparse.ArgumentParser] = commands.choices
    return {name: one.epilog or "" for name, one in {"": parser, **choices}.items()}


def examples(name: str) -> list[list[str]]:
    return [shlex.split(line) for line in COMMAND.findall(helps()[name])]


def quick(words: list[str]) -> list[str]:
    """Returns the same command for fewer games, with a master that thinks less."""
    if words[0] in ("analyse", "review"):
        return [*words, "--depth", "tiny"]
    words = [re.sub(r"\bmaster\b(?!:)", "master:iterations=5", word) for word in words]
    if words[0] == "arena" and "--deals" not in words:
        return [*words, "--deals", FEW["--deals"]]
    if words[0] == "campaign":
        return words
    before = ["", *words]
    return [FEW.get(option, word) for option, word in zip(before, words, strict=False)]


class Shell:
    """A folder in which commands are typed, with its own home."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.opened = folder / "opened"
        home = {"HOME": folder, "XDG_DATA_HOME": folder / "data", "XDG_CONFIG_HOME": folder}
        browser = f"sh -c 'echo %s > {self.opened}'"
        # Several servers run in tests, so each gets its own port. Only the number differs.
        settings = {"DRAFTINGTABLE_PORT": str(port), "BROWSER": browser, "LANG": "en"}
        self.environment = {**os.environ, **{k: str(v) for k, v in home.items()}, **settings}

    def put(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text, encoding="utf-8")

    def start(self, words: list[str]) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "draftingtable", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=self.folder,
            env=self.environment,
            encoding="utf-8",
        )

    def run(self, words: list[str], typed: str = TYPED) -> str:
        """Runs a command, which must succeed, and returns its output."""
        process = self.start(words)
        printed, problems = process.communicate(typed)
        assert process.returncode == 0, f"{shlex.join(words)}: {problems}"
        assert "Traceback" not in problems
        return printed

    def serve(self, words: list[str]) -> None:
        """Runs a server until it answers at the printed address; then stops it cleanly."""
        with stopped(self.start(words)) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            assert line.startswith("Drafting Table: http://"), (words, line)
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz") as answer:
                assert answer.status == 200
        assert process.returncode == 0

    def type(self, words: list[str]) -> None:
        if words[0] == "serve":
            self.serve(words)
        else:
            self.run(words)


@contextmanager
def stopped(process: subprocess.Popen[str]) -> Iterator[subprocess.Popen[str]]:
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate()


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """A shell with the files that examples need. Later examples may use what earlier ones made."""
    shell = Shell(tmp_path, free_port())
    ((_, sheet), *_) = SHEET.findall(helps()["score"])
    shell.put("sheet.json", sheet)
    shell.put("unfinished.dtr", (EXAMPLES / "towers-unfinished.dtr").read_text(encoding="utf-8"))
    shell.put("game.dtr", (EXAMPLES / "cities-two.dtr").read_text(encoding="utf-8"))
    shell.put("downloaded.dtr", documented("fair-deals.md", "fair.dtr"))
    shell.put("mybot.py", documented("bots.md", "eager_stdio.py"))
    return shell


def documented(page: str, name: str) -> str:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    (found,) = [block.text for block in blocks(text) if block.words[1:] == [name]]
    return found


WITH_EXAMPLES = ["", "play", "campaign", "simulate", "arena", "analyse", "review"]


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_examples_do_what_they_say(shell: Shell, name: str) -> None:
    for words in examples(name):
        shell.type(quick(words))


def test_serving_with_open_opens_a_browser_there(shell: Shell) -> None:
    shell.serve(["serve", "--open"])
    assert shell.opened.read_text() == f"http://localhost:{shell.port}\n"


def test_a_server_is_started_administered_backed_up_and_restored(shell: Shell) -> None:
    with running_postgres() as postgres:
        first, second = postgres.new_database(), postgres.new_database()
        for name in ("serve", "admin", "ban", "backup"):
            for words in examples(name):
                shell.type(placed(words, shell.port, first))
        shell.environment["XDG_DATA_HOME"] = str(shell.folder / "elsewhere")
        for words in examples("restore"):
            shell.type(placed(words, shell.port, second))


def placed(words: list[str], port: int, database: str) -> list[str]:
    """Returns the same command with this test's own addresses."""
    return [{POSTGRES: database, "8080": str(port)}.get(word, word) for word in words]


@pytest.mark.parametrize(("game", "sheet"), SHEET.findall(helps()["score"]))
def test_the_sheets_of_the_score_pad_are_scored(shell: Shell, game: str, sheet: str) -> None:
    answer = json.loads(shell.run(["score", game, "-"], typed=sheet))
    assert all(one["total"] for one in answer.get("players", answer.get("cities")))


def test_no_example_is_left_out() -> None:
    """Fails when a command gains examples that are not run here."""
    run = {*WITH_EXAMPLES, "serve", "site", "admin", "ban", "backup", "restore"}
    assert {name for name in helps() if examples(name)} == run
    assert {name for name in helps() if "{" in helps()[name]} == {"score"}
