"""boardgame.io's server under the same load: its process, and matches prepared in its lobby."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from tests.ports import free_port
from tests.server.processes import HOST

from bench.server.load_generator import FOLDER, TablePlan

SEATS = 3


@contextmanager
def peer_server() -> Iterator[tuple[str, str]]:
    """Yields its address and its lobby's."""
    port, lobby = free_port(), free_port()
    process = subprocess.Popen(
        ["node", "peer_server.cjs", str(port), str(lobby)],
        cwd=FOLDER,
        env={**os.environ, "NODE_ENV": "production"},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # if a script starts Node, both must end
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        yield f"http://{HOST}:{port}", f"http://{HOST}:{lobby}"
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def make_matches(url: str, lobby: str, count: int) -> list[TablePlan]:
    with httpx.Client(base_url=f"{lobby}/games/towers", timeout=60) as client:
        return [{**_make_match(client), "urls": [url]} for _ in range(count)]


def _make_match(client: httpx.Client) -> TablePlan:
    match_id: str = client.post("/create", json={"numPlayers": SEATS}).json()["matchID"]
    credentials = [
        client.post(
            f"/{match_id}/join", json={"playerID": str(seat), "playerName": f"Load {seat}"}
        ).json()["playerCredentials"]
        for seat in range(SEATS)
    ]
    return {"id": match_id, "credentials": credentials}
