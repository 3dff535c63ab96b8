"""The `arena` command as users run it: killed halfway, continued, refused."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from tests.arena.commands import BOTS, arena, report, run
from tests.arena.strange_bots import ENOUGH, GO_ON, lines_of
from tests.bots.external.meeting import command

SLOW = ("--player", f"slow=python:{BOTS}:Slow", "--seats", "slow,random", "--deals", "30")
PATIENCE = 300.0
"""Seconds until something counts as stuck, even on a busy machine."""
LOW = ("--player", f"low=python:{BOTS}:Lowest")


def stop_midway(out: Path, how: signal.Signals) -> int:
    """Starts the arena, stops it after some results and returns its exit code."""
    process = subprocess.Popen(
        arena(*SLOW, "--workers", "2", "--out", str(out)),
        stderr=subprocess.DEVNULL,
        env={**os.environ, "WAIT_IN": str(out)},
    )
    deadline = time.monotonic() + PATIENCE
    while lines_of(out / "results.jsonl") < ENOUGH:
        assert time.monotonic() < deadline, "no results"
        time.sleep(0.02)
    workers = children_of(process.pid)
    process.send_signal(how)
    (out / GO_ON).touch()
    code = process.wait(PATIENCE)
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < deadline, "a worker outlived the arena"
        time.sleep(0.05)
    return code


def children_of(process: int) -> list[str]:
    listed = Path(f"/proc/{process}/task/{process}/children")
    return listed.read_text().split() if listed.exists() else []


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_stopped_midway_and_continued(tmp_path: Path, how: signal.Signals) -> None:
    code = stop_midway(tmp_path, how)
    assert code == (130 if how is signal.SIGINT else -9)
    assert ENOUGH <= lines_of(tmp_path / "results.jsonl") < 31
    assert not (tmp_path / "report.html").exists()
    continued = report(*SLOW, "--workers", "1", "--out", str(tmp_path))
    assert lines_of(tmp_path / "results.jsonl") == 31
    assert continued == report(*SLOW, "--workers", "2")
    assert (tmp_path / "report.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_reports_are_written_alongside_the_results(tmp_path: Path) -> None:
    arguments = (*LOW, "--round-robin", "low,random", "--players", "3", "--deals", "4")
    done = run(*arguments, "--out", str(tmp_path))
    assert done.returncode == 0
    text = (tmp_path / "report.txt").read_text(encoding="utf-8")
    assert done.stdout.startswith(text.rstrip("\n"))
    assert "low – random – random" in text
    data = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert data["configuration"]["matchups"] == [
        ["low", "random", "random"],
        ["random", "low", "low"],
    ]
    assert data["games"] == 4 * 2 * 3
    assert not list(tmp_path.glob("*.part"))


def test_compiled_and_plain_runs_are_the_same() -> None:
    arguments = (*LOW, "--ladder", "low,random", "--deals", "5")
    plain = report(*arguments, environment={"DRAFTINGTABLE_PLAIN": "1"})
    assert plain == report(*arguments, environment={"DRAFTINGTABLE_PLAIN": "0"})


def test_another_configuration_is_refused(tmp_path: Path) -> None:
    arguments = ("--seats", "random,random", "--deals", "1", "--out", str(tmp_path))
    assert run(*arguments).returncode == 0
    done = run(*arguments, "--seed", "2")
    assert done.returncode == 1
    assert 'seed: "1" in the file, "2" requested' in done.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ("--seats", "random,nobody"),
        ("--seats", "random"),
        ("--seats", "random,random", "--players", "3"),
        ("--ladder", "random"),
        ("--seats", "random,random", "--ladder", "random,random"),
        ("--seats", "random,random", "--fault", "ignore"),
        ("--seats", "random,random", "--limit", "0"),
        ("--seats", "random,random:strength=9"),
        ("--seats", "random,python:nowhere.py:Nobody"),
        ("--round-robin", "random,random,random"),
        (),
    ],
)
def test_a_wrong_command_line_is_refused(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert done.stderr


def test_a_fault_is_reported_with_the_programs_last_words() -> None:
    bad = f"bad=stdio:{command('dying')}"
    done = run("--player", bad, "--seats", "bad,random", "--deals", "2", "--workers", "1")
    assert done.returncode == 1
    assert "exit code 7" in done.stderr
    assert "Segmentation fault, nearly" in done.stderr
    assert "deal 1 of bad – random" in done.stderr
    assert "Traceback" not in done.stderr


def test_faults_are_counted_when_they_do_not_stop() -> None:
    bad = ("--player", f"bad=stdio:{command('dying')}", "--seats", "bad,random", "--deals", "2")
    data = report(*bad, "--fault", "forfeit")
    players = data["players"]
    assert isinstance(players, list)
    assert [(one["player"], one["forfeits"]) for one in players] == [("random", 0), ("bad", 4)]
    assert players[1]["faults"] == {"ended": 4}
    assert "4 games forfeited" in run(*bad, "--fault", "forfeit").stdout
