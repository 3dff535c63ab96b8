"""A measurement as a table and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.environment import Environment
from bench.measure import Measurement, Series
from bench.targets import Check

Row = Sequence[str]


@dataclass(frozen=True, slots=True)
class Run:
    """Everything about one run."""

    measurement: Measurement
    checks: Sequence[Check]
    environment: Environment
    seconds: float
    rounds: int


def as_text(run: Run) -> str:
    environment, measurement = run.environment, run.measurement
    head = (
        f"{run.rounds} rounds of {run.seconds:g} s slices, {environment.python}, "
        f"{environment.cpu}; our package in this process: {environment.build}"
    )
    parts = [head, _rates(measurement)]
    if measurement.unavailable:
        parts.append(_unavailable(measurement))
    parts.append(_checks(run.checks))
    return "\n\n".join(parts)


def as_document(run: Run) -> dict[str, object]:
    """Returns everything as plain values for JSON."""
    return {
        "seconds": run.seconds,
        "rounds": run.rounds,
        **asdict(run.environment),
        "contenders": {name: _series(one) for name, one in run.measurement.series.items()},
        "unavailable": run.measurement.unavailable,
        "checks": [_check(check) for check in run.checks],
    }


def write_json(document: dict[str, object], file: Path) -> None:
    file.write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


def aligned(rows: Sequence[Row], right: Sequence[int] = ()) -> str:
    """Formats rows as aligned columns; those in `right` are right-aligned."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            cell.rjust(width) if number in right else cell.ljust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def _rates(measurement: Measurement) -> str:
    head = ("contender", "decisions/s", "lowest", "highest", "us/decision", "decisions/game")
    fastest_first = sorted(
        measurement.series.items(), key=lambda item: item[1].median_rate, reverse=True
    )
    rows = [head, *(_rate_row(name, series) for name, series in fastest_first)]
    return aligned(rows, right=range(1, len(head)))


def _rate_row(name: str, series: Series) -> Row:
    return (
        name,
        f"{series.median_rate:,.0f}",
        f"{min(series.rates):,.0f}",
        f"{max(series.rates):,.0f}",
        f"{1e6 / series.median_rate:.3f}",
        f"{series.decisions / series.games:.1f}",
    )


def _unavailable(measurement: Measurement) -> str:
    rows = [(f"  {name}", reason) for name, reason in measurement.unavailable.items()]
    return "not measured\n" + aligned(rows)


def _checks(checks: Sequence[Check]) -> str:
    head = ("target", "verdict", "ratio", "by round")
    rows = [head, *(_check_row(check) for check in checks)]
    return aligned(rows, right=(2,))


def _check_row(check: Check) -> Row:
    ratio = check.ratio
    if ratio is None:
        return check.target.name, check.verdict, "-", "-"
    spread = f"{ratio.low:.2f}-{ratio.high:.2f}"
    return check.target.name, check.verdict, f"{ratio.value:.2f}x", spread


def _series(series: Series) -> dict[str, object]:
    return {
        "decisions_per_second": series.median_rate,
        "microseconds_per_decision": 1e6 / series.median_rate,
        "by_round": series.rates,
        "games": series.games,
        "decisions": series.decisions,
    }


def _check(check: Check) -> dict[str, object]:
    return {
        "name": check.target.name,
        "ours": check.target.ours,
        "peer": check.target.peer,
        "at_least": check.target.at_least,
        "verdict": check.verdict,
        "ratio": None if check.ratio is None else asdict(check.ratio),
    }
