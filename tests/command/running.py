"""Runs the real command in a separate process."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(
    *arguments: str, stdin: str | bytes = "", environment: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    data = stdin.encode() if isinstance(stdin, str) else stdin
    done = subprocess.run(
        [sys.executable, "-m", "draftingtable", *arguments],
        input=data,
        capture_output=True,
        env={**os.environ, **(environment or {})},
        check=False,
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(), done.stderr.decode()
    )


def example(name: str) -> str:
    return (EXAMPLES / name).read_text(encoding="utf-8")


def first_events(text: str, count: int) -> str:
    """Returns the record cut off after that many events."""
    lines = text.split("\n")
    return "\n".join(lines[: lines.index("---") + 1 + count]) + "\n"
