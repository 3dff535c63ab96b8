"""Runs `draftingtable arena` as a process."""

import json
import os
import subprocess
import sys
from pathlib import Path

BOTS = Path(__file__).parent / "strange_bots.py"


def arena(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "draftingtable", "arena", "towers", *arguments]


def run(
    *arguments: str, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        arena(*arguments),
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, **(environment or {})},
        check=False,
    )


def report(*arguments: str, environment: dict[str, str] | None = None) -> dict[str, object]:
    """Returns the report as data, without timings."""
    done = run(*arguments, "--json", environment=environment)
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert isinstance(data, dict)
    del data["times"]
    return data
