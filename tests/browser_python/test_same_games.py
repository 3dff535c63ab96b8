"""The same seed gives the same game in a browser as in compiled Python, byte for byte."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tools.browser_python.contents import ROOT

from draftingtable.compilation import VARIABLE
from tests.browser_python.pyodide import run_pytest, run_shipped
from tests.local.device import WISHES, Device


def printed_here(what: str) -> list[str]:
    """Returns what this machine's Python prints: compiled, where there is a compiler."""
    environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
    command = [sys.executable, "-m", "tests.compare_runs", what]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=True
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize(("what", "least"), [("positions", 1000), ("bots", 500), ("searching", 8)])
def test_games_are_the_same(what: str, least: int) -> None:
    origin, compiled, *browser = run_shipped("compare_runs.py", what)
    assert origin == "/draftingtable.zip/draftingtable/__init__.pyc"
    assert compiled == "compiled: False"
    here = printed_here(what)[1:]
    different = [pair for pair in zip(here, browser, strict=False) if pair[0] != pair[1]]
    assert different[:3] == []
    assert len(browser) == len(here) > least


def test_a_game_without_a_server_goes_on_the_same(tmp_path: Path) -> None:
    """The person, the bots, what they say, and the clock: every entry of the log."""
    device = Device()
    table_id = device.post("/play", WISHES["ring"])["table"]["id"]
    begun = tmp_path / "begun.json"
    kept = (device.secrets[table_id], device.logs[table_id], device.lines[table_id])
    begun.write_text(json.dumps([table_id, *kept]))
    browser = run_shipped("local_game.py", "/begun.json", files={"/begun.json": str(begun)})
    command = [sys.executable, "-m", "tests.browser_python.inside.local_game", str(begun)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    assert browser == done.stdout.splitlines()
    assert len(browser) > 64, "four cities have 16 tiles each"


def test_the_conformance_suite_and_the_golden_records_pass() -> None:
    done = run_pytest("/project/tests/conformance", "/project/tests/examples")
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    counted = re.search(r"(\d+) passed", done.stdout)
    assert counted is not None
    assert int(counted[1]) > 1000
