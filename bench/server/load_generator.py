"""The load generator: a separate Node process that speaks both servers' protocols."""

from __future__ import annotations

import json
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Literal, TypeAlias

FOLDER = Path(__file__).parent / "load"
Protocol: TypeAlias = Literal["ours", "boardgame"]
TablePlan: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Load:
    """What the generator should do. `pace` is the seconds between a table's moves; 0 for none."""

    protocol: Protocol
    tables: list[TablePlan]
    seconds: float
    pace: float = 0
    at_once: int = 100
    warmup: float = 2

    def as_data(self) -> dict[str, Any]:
        return {
            "protocol": self.protocol,
            "tables": self.tables,
            "seconds": self.seconds,
            "pace": self.pace * 1000,
            "atOnce": self.at_once,
            "warmup": self.warmup,
            "seed": 1,
        }


@dataclass(frozen=True, slots=True)
class Measured:
    """The results. Times are in milliseconds, from sending to everyone's receipt."""

    moves: int
    per_second: float
    p50: float
    p99: float
    worst: float
    refused: int
    notices: int
    """How often a client heard that the server is busy."""
    dropped: int
    """Connections that the server closed."""
    resyncs: int
    unanswered: int
    exhausted: bool
    generator_cpu: float
    """Of one core."""
    generator_lag_p99: float
    """How late the generator itself read what had arrived; part of the times above."""
    generator_lag_worst: float
    accepted: dict[str, int]
    """The number of acknowledged moves by table."""


def install() -> None:
    """Installs the generator's dependencies, once."""
    if (FOLDER / "node_modules").exists():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit("the load generator needs Node with npm")
    subprocess.run([npm, "ci", "--ignore-scripts", "--silent"], cwd=FOLDER, check=True)


def run(load: Load) -> Measured:
    with TemporaryDirectory() as folder:
        plan = Path(folder) / "plan.json"
        plan.write_text(json.dumps(load.as_data()), encoding="utf-8")
        done = subprocess.run(
            ["node", "load.mjs", str(plan)], cwd=FOLDER, check=True, capture_output=True, text=True
        )
    found = json.loads(done.stdout)
    return Measured(**{name: found[name] for name in Measured.__dataclass_fields__})
