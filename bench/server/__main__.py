"""python -m bench.server [--seconds S] [--tables N] [--rounds N] [--only NAME,...] [--json FILE]"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from tools.versions import compiled_checkout

from bench.environment import environment
from bench.report import aligned
from bench.server.load_generator import install
from bench.server.runs import RUNS, Plan, Result


def main(arguments: Sequence[str] | None = None) -> None:
    options = _parser().parse_args(arguments)
    chosen = options.only.split(",") if options.only else list(RUNS)
    other = compiled_checkout(options.before) if options.before else None
    plan = Plan(options.seconds, options.tables, options.rounds, other)
    install()
    results: list[Result] = []
    for name in chosen:
        print(f"==> {name}: {RUNS[name].__doc__}", flush=True)
        results += RUNS[name](plan)
        print(as_text(results[-1:]), flush=True)
        if options.json is not None:  # after each run: a later one may fail
            options.json.write_text(json.dumps([result.as_data() for result in results], indent=2))
    print(as_text(results))


def as_text(results: Sequence[Result]) -> str:
    about = environment("draftingtable")
    rows = [("measured", "value", "target", "verdict"), *(result.row() for result in results)]
    return f"{about.python}, {about.cpu}\n{aligned(rows, right=(1,))}"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bench.server",
        description="Measure the table server under load, and boardgame.io in the same run.",
        epilog="\n".join(f"{name:<10} {run.__doc__}" for name, run in RUNS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seconds", type=float, default=20, help="for each run (default 20)")
    parser.add_argument("--tables", type=int, default=1000, help="live tables (default 1000)")
    parser.add_argument("--rounds", type=int, default=3, help="of the comparison (default 3)")
    parser.add_argument("--only", metavar="NAME,...", help="of those listed below")
    parser.add_argument("--before", metavar="REV", help="a commit of ours to compare with")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write the results there")
    return parser


if __name__ == "__main__":
    main()
