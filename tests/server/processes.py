"""Real server processes on loopback: started, stopped, killed, and asked whether they are ready."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from ssl import SSLContext
from types import TracebackType
from typing import Self

import httpx

from tests.plain_http import NO_TLS
from tests.ports import free_port

HOST = "127.0.0.1"
PATIENCE = 300.0
"""Seconds until a test gives up waiting; never a measure of speed."""

ONE_ADDRESS_FOR_ALL: dict[str, object] = {
    "rate_http": 100_000,
    "rate_create": 100_000,
    "rate_connect": 100_000,
    "rate_messages": 100_000,
    "rate_frames": 100_000,
    "rate_address": 100_000,
    "rate_moves": 100_000,
    "rate_moves_address": 100_000,
    "rate_resync": 100_000,
    "rate_talk": 100_000,
    "rate_talk_address": 100_000,
    "rate_talk_spectators": 100_000,
    "rate_hints": 100_000,
    "most_per_address": 10_000,
    "most_per_table": 10_000,
    "most_watchers": 10_000,
    "most_tcp": 10_000,
    "most_guests": 10_000,
    "metrics": "local",
    "bot_workers": 1,
}
"""All people of a test share one address, so the usual limits are too low."""
PATIENT: dict[str, object] = {
    "reveal_seconds": 600,
    "database_wait": 600,
    "ping_timeout": 600,
    "busy_seconds": 600,
}
"""A start waits for everyone's number, and a server for its database and for silent clients,
however long it takes.
"""


class Server:
    """One server process; it keeps its port and its data across restarts."""

    source: Path | None = None
    """Of another version to run; None: this one."""
    trust: SSLContext | bool = NO_TLS
    """The certificates that its clients trust; True for those of the system."""

    def __init__(self, folder: Path, database: str = "", **settings: object) -> None:
        self.folder = folder
        self.port = free_port()
        self.database = database
        self.settings = {**ONE_ADDRESS_FOR_ALL, **PATIENT, **settings}
        self.log_file = folder / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://{HOST}:{self.port}"

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process is not None:
            self.kill()
        if error is not None:
            print(f"--- the log of {self.url}\n{self.log()[-6000:]}", file=sys.stderr)

    def start(self) -> Self:
        self.begin()
        self.wait_until_ready()
        return self

    def begin(self) -> None:
        """Starts the process without waiting for it."""
        with self.log_file.open("ab") as log:
            self._process = subprocess.Popen(
                self._command(), stdout=log, stderr=subprocess.STDOUT, env=self._environment()
            )

    def wait_until_ready(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while not self.is_ready():
            if not self.is_running() or time.monotonic() > deadline:
                raise RuntimeError(f"the server is not ready:\n{self.log()[-6000:]}")
            time.sleep(0.05)

    def is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/readyz", timeout=30, verify=NO_TLS).status_code == 200
        except httpx.TransportError:
            return False

    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def wait_until_over(self) -> int:
        """Waits until it ends by itself, and returns its exit code."""
        assert self._process is not None
        code = self._process.wait(timeout=PATIENCE)
        self._process = None
        return code

    def kill(self) -> None:
        """Kills it, as a power failure would: nothing is finished."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._process = None

    def stop(self) -> int:
        """Asks it to stop, as an operator does, and returns its exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        code = self._process.wait(timeout=PATIENCE)
        self._process = None
        return code

    async def kill_and_restart(self) -> None:
        await asyncio.to_thread(self.kill)
        await asyncio.to_thread(self.start)

    def log(self) -> str:
        return self.log_file.read_text(errors="replace") if self.log_file.exists() else ""

    def faults(self) -> list[str]:
        """Returns the errors in the server's log."""
        return [
            line
            for line in self.log().splitlines()
            if "Traceback" in line or '"level":"error"' in line or '"level":"critical"' in line
        ]

    def memory(self) -> int:
        """Returns the memory the process uses, in bytes."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise RuntimeError("the kernel does not tell")

    def processor_seconds(self) -> float:
        """Returns the processor time that the process has used, of all its threads."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _command(self) -> list[str]:
        command = [sys.executable, "-m", "draftingtable", "serve"]
        return [*command, "--host", HOST, "--port", str(self.port), "--data", str(self.folder)]

    def _environment(self) -> dict[str, str]:
        kept = {
            key: value for key, value in os.environ.items() if not key.startswith("DRAFTINGTABLE_")
        }
        if "DRAFTINGTABLE_PLAIN" in os.environ:
            kept["DRAFTINGTABLE_PLAIN"] = os.environ["DRAFTINGTABLE_PLAIN"]
        if self.source is not None:
            kept["PYTHONPATH"] = str(self.source)
        if self.database:
            kept["DRAFTINGTABLE_DATABASE"] = self.database
        for key, value in self.settings.items():
            kept[f"DRAFTINGTABLE_{key.upper()}"] = str(value)
        return kept
