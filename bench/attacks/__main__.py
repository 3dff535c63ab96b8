"""python -m bench.attacks [--seconds S] [--only NAME,...] [--before PATH] [--json FILE]"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from bench.attacks.attackers import ATTACKS
from bench.attacks.innocents import Noticed
from bench.attacks.measuring import hurry, measure

MOST_P99 = 0.25
MOST_HEALTH = 1.0
MOST_MEMORY = 100_000_000
MOST_BOT = 5.0
"""Seconds for a bot's answer: it may first have to wait for a few moves of other bots."""

Rows = dict[str, dict[str, Noticed]]


def main(arguments: Sequence[str] | None = None) -> None:
    options = _parser().parse_args(arguments)
    names = options.only.split(",") if options.only else list(ATTACKS)
    sources: dict[str, Path | None] = {"now": None}
    if options.before is not None:
        sources = {"before": options.before / "src", **sources}
    hurry()
    rows: Rows = {}
    for name in names:
        rows[name] = {}
        for version, source in sources.items():
            rows[name][version] = measure(name, options.seconds, source)
            print(f"{name}, {version}: {cell(rows[name][version])}", file=sys.stderr, flush=True)
    print(table(rows))
    if options.json is not None:
        options.json.write_text(json.dumps(as_data(rows)))


def as_data(rows: Rows) -> dict[str, dict[str, dict[str, object]]]:
    return {
        name: {version: asdict(noticed) for version, noticed in versions.items()}
        for name, versions in rows.items()
    }


def table(rows: Rows) -> str:
    """Returns the table for docs/operations.md."""
    versions = list(next(iter(rows.values())))
    lines = [f"| attack | {' | '.join(versions)} | |", "|---" * (len(versions) + 2) + "|"]
    for name, found in rows.items():
        cells = " | ".join(cell(noticed) for noticed in found.values())
        verdict = "met" if is_met(found["now"]) else "missed"
        lines.append(f"| {ATTACKS[name].__doc__} | {cells} | {verdict} |")
    return "\n".join(lines)


def cell(noticed: Noticed) -> str:
    """Returns the 99th percentile of moves, the slowest health check, memory, the slowest bot."""
    health = f"{max(noticed.health, default=0) * 1000:,.0f} ms"
    if noticed.unhealthy:
        health += f" ({noticed.unhealthy} of {len(noticed.health)} failed)"
    text = f"{noticed.p99() * 1000:,.0f} ms; {health}; {noticed.memory / 1e6:+,.0f} MB"
    if noticed.bots:
        text += f"; bot {max(noticed.bots) * 1000:,.0f} ms"
    if noticed.refused:
        text += f"; {noticed.refused} of {noticed.reconnects} reconnects refused"
    return text


def is_met(noticed: Noticed) -> bool:
    healthy = not noticed.unhealthy and max(noticed.health, default=0) < MOST_HEALTH
    quick = noticed.p99() < MOST_P99
    answered = max(noticed.bots, default=0) < MOST_BOT
    return healthy and quick and answered and noticed.memory < MOST_MEMORY and not noticed.refused


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.attacks",
        description="Attack a server from one address, and measure what others notice.",
        epilog="\n".join(f"{name:<14} {attack.__doc__}" for name, attack in ATTACKS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seconds", type=float, default=30, help="for each attack (default 30)")
    parser.add_argument("--only", metavar="NAME,...", help="of those listed below")
    parser.add_argument("--before", type=Path, metavar="PATH", help="a checkout, same protocol")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results there")
    return parser


if __name__ == "__main__":
    main()
