"""python -m bench.scale [--only PART,...] [--write]

Measures what growing costs and prints it as JSON; --write keeps it in docs/scale/measured.json,
from which `python -m bench.scale.report --write` makes the tables and plots of docs/scale.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from bench.environment import cpu_model
from bench.scale import affinity, database, process, storage
from bench.scale.affinity import Setting
from bench.scale.measured import FILE
from bench.server.load_generator import install

TABLES = 120
SECONDS = 10.0
SPREAD, TOGETHER = (Setting(2, together, TABLES, SECONDS) for together in (False, True))
PAIRS = (SPREAD, TOGETHER, TOGETHER, SPREAD)
"""Each after the other, in both orders."""
CHECKS = (
    Setting(1, True, TABLES, SECONDS),
    Setting(3, True, TABLES, SECONDS),
    Setting(2, True, 200, SECONDS, pace=1),
    Setting(2, True, 100, SECONDS, pace=1),
)
"""The model is not fitted to these."""


def trials(settings: Sequence[Setting]) -> list[dict[str, Any]]:
    found = []
    for setting in settings:
        print(setting, file=sys.stderr, flush=True)
        found.append({**asdict(affinity.measure(setting)), "tables": setting.tables})
    return found


PARTS: dict[str, Callable[[], Any]] = {
    "affinity": lambda: trials(PAIRS),
    "checks": lambda: trials(CHECKS),
    "database": lambda: [asdict(rate) for rate in database.measure(1.0)],
    "process": lambda: asdict(process.measure(300)),
    "storage": lambda: asdict(storage.measure(60)),
}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.scale", description=__doc__)
    parser.add_argument("--only", metavar="PART,...", help=f"of {', '.join(PARTS)}")
    parser.add_argument("--write", action="store_true", help=f"keep the results in {FILE.name}")
    options = parser.parse_args(arguments)
    install()
    found: dict[str, Any] = {"cpu": cpu_model()}
    for name in options.only.split(",") if options.only else PARTS:
        found[name] = PARTS[name]()
    print(json.dumps(found, indent=2))
    if options.write:
        FILE.parent.mkdir(exist_ok=True)
        kept = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
        FILE.write_text(json.dumps({**kept, **found}, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
