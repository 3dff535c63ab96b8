"""Deals of tables on a device, seeded by the tests."""

from __future__ import annotations

import json
from pathlib import Path

from draftingtable.server.client_files import WORKER

SCRIPT = Path(__file__).with_name("seeded_worker.js").read_text("utf-8")
VARIABLE = "TESTING_DEVICE_SEED"
"""Names the seed to `seeded_server.py`."""


def seed_worker(client: Path, seed: str) -> None:
    """Makes the worker of a built client draw its secrets from the seed."""
    print(f"games on a device follow the seed {seed!r}")
    workers = list(client.glob(f"**/{WORKER}*.js"))
    assert workers, f"no worker in {client}"
    for worker in workers:
        before = SCRIPT.replace("SEED", json.dumps(seed))
        worker.write_text(before + worker.read_text("utf-8"), "utf-8")
