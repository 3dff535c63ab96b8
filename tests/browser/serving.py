"""Runs a server process on a free port with a temporary data folder."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.ports import free_port

PATIENCE = 300.0
ROOT = Path(__file__).parents[2]
REAL = "draftingtable"
SEEDED = "tests.browser.seeded_server"
PATIENT = {"DRAFTINGTABLE_REVEAL_SECONDS": "600", "DRAFTINGTABLE_PING_TIMEOUT": "600"}
"""However busy the machine is, a deal waits until every page has shown its number, and the server
waits for silent pages.
"""


@dataclass
class Server:
    address: str
    process: subprocess.Popen[bytes]


@contextmanager
def serving(
    folder: Path,
    module: str = SEEDED,
    variables: Mapping[str, str] | None = None,
    sources: Path = ROOT,
) -> Iterator[Server]:
    """Yields a server whose deals follow its visitors' seeds, or with `REAL` a normal one.

    `variables` are added to the environment; `sources` is another working copy to run.
    """
    port = free_port()
    command = [sys.executable, "-m", module, "serve", "--port", str(port)]
    environment = {**os.environ, "PYTHONWARNINGS": "ignore", **PATIENT, **(variables or {})}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--data", str(folder / "data"), *quick(sources)],
            cwd=sources,
            stdout=log,
            stderr=subprocess.STDOUT,
            env=environment,
        )
        try:
            address = f"http://localhost:{port}"
            wait_until_ready(address, process, folder / "log")
            yield Server(address, process)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


RATES = (
    *("rate_http", "rate_create", "rate_codes", "rate_connect", "rate_messages", "rate_talk"),
    *("rate_files", "rate_frames", "rate_address", "rate_resync", "most_watchers", "most_tcp"),
    *("rate_moves", "rate_moves_address"),
    *("rate_talk_address", "rate_talk_spectators", "rate_hints"),
)
CHOSEN = {**dict.fromkeys(RATES, 1000), "bot_patience": 600, "hint_seconds": 0.01}
CHOSEN |= {"bot_workers": 1, "absent_seconds": 0, "busy_seconds": 600}
"""All tests come from one address, much faster than people do. A busy machine is not a busy server.
Bots may take long there, but their moves must not depend on it: with one worker, a bot never has to
move.
"""


SETTING = re.compile(r"^    (\w+): \w+ = setting\(", re.MULTILINE)


def quick(sources: Path) -> list[str]:
    """Returns what we choose, as arguments, without what an older version does not know yet."""
    settings = sources / "src" / "draftingtable" / "server" / "settings.py"
    known = set(SETTING.findall(settings.read_text(encoding="utf-8")))
    wanted = [f"{name}={value}" for name, value in CHOSEN.items() if name in known]
    return [part for one in wanted for part in ("--set", one)]


def wait_until_ready(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{address}/readyz", timeout=30):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    raise AssertionError(f"the server did not start: {log.read_text('utf-8')[-2000:]}")
