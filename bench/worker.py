"""The parent's side of a process in which our package runs as plain Python, or another version.

Two builds of a module cannot both be loaded in one process. The other process is
started once and then answers a line per slice, timing itself, so neither its start nor the pipe
is part of any figure; between slices it waits for input and takes no time from the others.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.contender import Load, Play, Unavailable
from bench.environment import Build
from bench.tally import Tally

PLAIN_VARIABLE = "DRAFTINGTABLE_PLAIN"
PLAIN_COMMAND = (sys.executable, "-m", "bench.plain")
# `bench` runs from a checkout and is not installed, so the process must start there. With another
# version, only the package is that version's: both are measured by the same loops.
CHECKOUT = Path(__file__).resolve().parents[1]


class Worker:
    """Starts the process on first use, and keeps it."""

    def __init__(
        self,
        command: Sequence[str] = PLAIN_COMMAND,
        checkout: Path = CHECKOUT,
        build: Build = "plain",
    ) -> None:
        self._command = command
        self._checkout = checkout
        self._build = build
        self._process: subprocess.Popen[str] | None = None

    def loading(self, game: str) -> Load:
        """Returns a loader for a contender that plays `game` in the other process."""

        def load() -> Play:
            reply = self._ask({"load": game})
            if "unavailable" in reply:
                raise Unavailable(reply["unavailable"])
            if reply["build"] != self._build:
                raise RuntimeError(f"wanted {self._build} modules, got {reply['build']} ones")
            return play

        def play(seconds: float, seed: int) -> Tally:
            reply = self._ask({"play": game, "seconds": seconds, "seed": seed})
            return Tally(reply["games"], reply["decisions"], reply["seconds"])

        return load

    def close(self) -> None:
        if self._process is not None:
            self._process.communicate()  # closes its input, which ends it
            self._process = None

    def _ask(self, request: dict[str, object]) -> dict[str, Any]:
        process = self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(request) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            raise RuntimeError(f"the process ended with exit code {process.wait()}")
        reply: dict[str, Any] = json.loads(line)
        return reply

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None:
            self._process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                cwd=CHECKOUT,
                env=self._environment(),
            )
            atexit.register(self.close)
        return self._process

    def _environment(self) -> dict[str, str]:
        plain = {PLAIN_VARIABLE: "1"} if self._build == "plain" else {}
        return {**os.environ, "PYTHONPATH": str(self._checkout / "src"), **plain}
