"""A server process of our own, on a free port and with a data folder that is thrown away."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PATIENCE = 300.0


@dataclass
class Server:
    address: str
    process: subprocess.Popen[bytes]


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    port = free_port()
    command = [sys.executable, "-m", "draftingtable", "serve", "--port", str(port)]
    environment = {**os.environ, "PYTHONWARNINGS": "ignore"}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--data", str(folder / "data"), *QUICK],
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


RATES = ("rate_http", "rate_create", "rate_codes", "rate_connect", "rate_messages", "rate_talk")
QUICK = tuple(part for rate in RATES for part in ("--set", f"{rate}=1000"))
"""All tests come from one address, and much faster than people."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until_ready(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{address}/readyz", timeout=2):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    raise AssertionError(f"the server did not start: {log.read_text('utf-8')[-2000:]}")
