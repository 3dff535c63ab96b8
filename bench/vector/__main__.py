"""python -m bench.vector [--seconds S] [--rounds N] [--json FILE]

Prints decisions per second, choosing included, and ratios to every peer in the same run.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from bench.measure import Measurement, measure, terminal_progress
from bench.report import aligned
from bench.vector.ours import OURS
from bench.vector.peers import PEERS
from bench.vector.workers import LEAST, speed_up

TARGETS = {"towers-2": 500_000, "cities-3": 300_000, "cities-expert": 100_000}
"""Decisions per second of processor time on one quiet core."""
WORKER_SECONDS = 1.5
WORKER_ROUNDS = 3


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.vector", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.3, help="per slice (default 0.3)")
    parser.add_argument("--rounds", type=int, default=5, help="default 5")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results there")
    options = parser.parse_args(arguments)
    contenders = [*OURS, *PEERS]
    measured = measure(contenders, options.seconds, options.rounds, terminal_progress())
    workers = speed_up(WORKER_SECONDS, min(options.rounds, WORKER_ROUNDS))
    if options.json is not None:
        text = json.dumps(as_data(measured, workers), indent=2)
        options.json.write_text(text + "\n", encoding="utf-8")
    print(table(measured))
    print(f"two workers are {workers:.2f}x as fast as one (wall clock; target {LEAST}x)")


def as_data(measured: Measurement, workers: float) -> dict[str, object]:
    return {
        "workers": {"ratio": workers, "target": LEAST},
        "rates": {name: series.median_rate for name, series in measured.series.items()},
        "targets": TARGETS,
        "peers": [peer.name for peer in PEERS],
        "unavailable": measured.unavailable,
    }


def table(measured: Measurement) -> str:
    """Returns a row per contender: its rate, and how many times as fast ours are."""
    ours = [one.name for one in OURS if one.name in measured.series]
    heads = ["", "median/s", "best/s", "target", *[f"{name} is" for name in ours]]
    rows = [heads]
    for name, series in measured.series.items():
        target = f"{TARGETS[name]:,}" if name in TARGETS else ""
        ratios = [f"{ratio_text(measured, each, name)}" for each in ours]
        rates = [f"{series.median_rate:,.0f}", f"{max(series.rates):,.0f}"]
        rows.append([name, *rates, target, *ratios])
    skipped = [f"{name}: not measured ({why})" for name, why in measured.unavailable.items()]
    return "\n".join([aligned(rows, range(1, len(heads))), *skipped])


def ratio_text(measured: Measurement, ours: str, peer: str) -> str:
    ratio = measured.ratio(ours, peer)
    return f"{ratio.value:.2f}x" if ratio else ""


if __name__ == "__main__":
    main()
