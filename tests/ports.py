"""Ports for servers that tests start as separate processes."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path

RANGE = Path("/proc/sys/net/ipv4/ip_local_port_range")
LOWEST = 10_000
USUAL_LIMIT = 32_768
HOST = "127.0.0.1"


def free_port() -> int:
    """Returns a port that nothing listens on, never the same one twice in a process.

    It is below the range the system uses for outgoing connections: such a connection could take the
    port before its server starts, or during a restart.
    """
    for port in candidates:
        with socket.socket() as probe:
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return port
    raise RuntimeError("no port is free")


def ports() -> Iterator[int]:
    """Returns ports to try. Parallel processes start far apart, and those of one run share none.

    Another process could take a port while its server restarts.
    """
    limit = int(RANGE.read_text().split()[0]) if RANGE.exists() else USUAL_LIMIT
    worker, workers = place_in_run()
    first = LOWEST + (os.getppid() if workers > 1 else os.getpid()) * 97 % (limit - LOWEST)
    return islice(chain(range(first, limit), range(LOWEST, first)), worker, None, workers)


def place_in_run() -> tuple[int, int]:
    """Returns this process's number among those of the same test run, and how many there are."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    return int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % workers, workers


candidates = ports()
