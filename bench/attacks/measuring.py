"""One attack at one version of the server, measured."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.server.playing import seat_party
from tests.server.processes import Server

from bench.attacks.innocents import Innocents, Noticed
from bench.attacks.wire import ATTACKER

MARGIN = 2.0
"""Seconds that the innocent play on, to notice what an attack leaves behind."""
ON_BOTS = ("nothing", "hints", "bots")
"""Attacks during which somebody plays against a bot."""
URGENT, LESS_URGENT = 10, 1
"""Real-time priorities of the server and the innocent, and of the attacker."""


class Attacked(Server):
    """A server with the usual settings, and as few files as many systems allow."""

    def __init__(self, folder: Path, source: Path | None, attack: str) -> None:
        super().__init__(folder)
        self.source = source
        self.settings = {"bot_workers": 1, "log_level": "warning"}
        if attack == "tables":
            self.settings["proxies"] = ATTACKER

    def _command(self) -> list[str]:
        return ["bash", "-c", 'ulimit -n 1024; exec "$@"', "bash", *super()._command()]


def hurry(priority: int = URGENT) -> None:
    """Takes precedence over other programs, if this user may: they should not be measured."""
    try:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(priority))
    except PermissionError:
        print("(not allowed to take precedence: other programs are measured, too)", file=sys.stderr)


def memory_folder() -> str | None:
    """Returns a folder without a disk, if there is one: other programs' writes are not measured."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def measure(attack: str, seconds: float, source: Path | None = None) -> Noticed:
    with (
        TemporaryDirectory(dir=memory_folder()) as folder,
        Attacked(Path(folder), source, attack) as server,
    ):
        return asyncio.run(_measure(server, attack, seconds))


async def _measure(server: Server, attack: str, seconds: float) -> Noticed:
    async with AsyncExitStack() as stack:
        party = await seat_party(stack, [server], "towers", 3)
        innocents = Innocents(server, stack, party)
        words = [attack, str(server.port), party.table_id, str(seconds)]
        attacker = subprocess.Popen([sys.executable, "-m", "bench.attacks.attacking", *words])
        try:
            return await innocents.live_for(seconds + MARGIN, attack in ON_BOTS)
        finally:
            attacker.kill()
            attacker.wait()
