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

TARGETS = {"towers-2": 500_000, "cities-3": 300_000, "cities-expert": 100_000}
"""Decisions per second of processor time on one quiet core."""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.vector", description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="per slice (default 0.5)")
    parser.add_argument("--rounds", type=int, default=5, help="default 5")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results there")
    options = parser.parse_args(arguments)
    contenders = [*OURS, *PEERS]
    measured = measure(contenders, options.seconds, options.rounds, terminal_progress())
    if options.json is not None:
        options.json.write_text(json.dumps(as_data(measured), indent=2) + "\n", encoding="utf-8")
    print(table(measured))


def as_data(measured: Measurement) -> dict[str, object]:
    return {
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
