"""python -m bench.soak [--minutes M | --faults N] [--seed N] [--tables N] [--report FILE]"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bench.soak.report import as_markdown
from bench.soak.run import Plan, soak


def main(arguments: Sequence[str] | None = None) -> int:
    """Returns 1 if anything was lost, stuck, leaked or otherwise wrong."""
    options = _parser().parse_args(arguments)
    minutes = 0 if options.faults else options.minutes
    plan = Plan(options.seed, minutes, options.faults, options.tables, options.pace)
    print(f"seed {plan.seed}", flush=True)
    outcome = soak(plan)
    report = as_markdown(outcome)
    print(report)
    if options.report is not None:
        options.report.write_text(report, encoding="utf-8")
    return 0 if outcome.account.is_clean else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.soak",
        description="Play on two servers with PostgreSQL and one with SQLite, while they are "
        "killed, cut off and flooded. Reports what was lost, stuck or leaked.",
    )
    parser.add_argument("--minutes", type=float, default=60, help="of faults (default 60)")
    parser.add_argument("--faults", type=int, default=0, help="at each site, instead of minutes")
    parser.add_argument("--seed", type=int, default=1, help="of tables and faults (default 1)")
    parser.add_argument("--tables", type=int, default=6, help="at a time and site (default 6)")
    parser.add_argument("--pace", type=float, default=0.8, help="seconds per move (default 0.8)")
    parser.add_argument("--report", type=Path, metavar="FILE", help="also write the report there")
    return parser


if __name__ == "__main__":
    sys.exit(main())
