"""python -m bench.scale.growth [--write]

Simulates from a thousand tables to a million players with the fitted constants, and the runs that
the model was not fitted to. --write keeps the results in docs/scale/simulated.json (minutes).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from bench.scale.measured import FILE, Measured, load
from bench.scale.model import Model, fitted
from bench.scale.simulation import Outcome, World, simulate

SIMULATED = FILE.with_name("simulated.json")
PACE = 5.0
"""Seconds between the moves of a table: assumed, and on the quick side for people."""
PEOPLE = 3
"""At each table."""
SIZES = (1_000, 3_000, 10_000, 30_000, 100_000, 333_333)
SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class Stage:
    """So many tables, on as many servers as the model says, with NOTIFY or with a broker."""

    tables: int
    servers: int
    broker: bool
    outcome: Outcome

    @classmethod
    def of(cls, data: dict[str, Any]) -> Stage:
        return cls(**{**data, "outcome": Outcome(**data["outcome"])})


def world(model: Model, tables: int, servers: int, pace: float = PACE) -> World:
    return World(
        tables=tables,
        servers=servers,
        pace=pace,
        server_us=model.server_us,
        ignored_us=model.ignored_us,
        commit_us=1e6 / model.commits,
        row_us=model.database_us,
        seconds=SECONDS,
        warm_up=1.0,
    )


def stages(model: Model, sizes: Sequence[int] = SIZES) -> list[Stage]:
    """Simulates every size both ways; without NOTIFY nobody reads the news of other tables."""
    found = []
    for tables in sizes:
        for broker in (False, True):
            chosen = replace(model, ignored_us=0.0) if broker else model
            servers = chosen.servers_for(tables / PACE)
            if servers is None:
                continue
            outcome = simulate(replace(world(chosen, tables, servers), broker=broker))
            found.append(Stage(tables, servers, broker, outcome))
            print(found[-1], file=sys.stderr, flush=True)
    return found


def checks(model: Model, measured: Measured) -> list[Outcome]:
    """Simulates the measured runs in which every table had its pace."""
    paced = [trial for trial in measured.checks if trial["pace"]]
    return [
        simulate(
            replace(world(model, trial["tables"], trial["servers"], trial["pace"]), seconds=30)
        )
        for trial in paced
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.scale.growth", description=__doc__)
    parser.add_argument("--write", action="store_true", help=f"keep them in {SIMULATED.name}")
    options = parser.parse_args(arguments)
    measured = load()
    model = fitted(measured)
    found = {
        "checks": [asdict(one) for one in checks(model, measured)],
        "stages": [asdict(stage) for stage in stages(model)],
    }
    text = json.dumps(found, indent=2) + "\n"
    if options.write:
        SIMULATED.write_text(text, encoding="utf-8")
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
