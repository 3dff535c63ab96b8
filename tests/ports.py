"""Ports for servers that tests start as processes of their own."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

RANGE = Path("/proc/sys/net/ipv4/ip_local_port_range")
LOWEST = 10_000
USUAL_LIMIT = 32_768
HOST = "127.0.0.1"


def free_port() -> int:
    """A port that nothing listens on, never the same one twice in a process.

    Below those that the system gives to outgoing connections: such a connection could take the
    port before its server does, or while that is restarted.
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
    """Processes that run side by side begin far from one another."""
    limit = int(RANGE.read_text().split()[0]) if RANGE.exists() else USUAL_LIMIT
    first = LOWEST + os.getpid() * 97 % (limit - LOWEST)
    return chain(range(first, limit), range(LOWEST, first))


candidates = ports()
