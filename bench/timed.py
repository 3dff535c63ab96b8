"""python -m bench.timed PART FILE -- COMMAND...

Runs a part of `make bench` and notes in the file how many seconds it took, beside the other parts.
A part that fails is noted, too: it has also taken its time.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

NAME = "durations.json"
"""Of the file, among the results."""


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    part, file, _, *command = given
    started = time.monotonic()
    status = subprocess.run(command, check=False).returncode
    noted = {**durations(Path(file)), part: round(time.monotonic() - started, 1)}
    Path(file).write_text(json.dumps(noted, indent=2) + "\n", encoding="utf-8")
    return status


def durations(file: Path) -> dict[str, float]:
    """Returns the seconds that each part has taken, as far as it is noted."""
    found: dict[str, float] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found


def as_text(found: Mapping[str, float]) -> str:
    """Returns a line such as "server 11 min 2 s, client 4 min 40 s; in all 15 min 42 s"."""
    each = ", ".join(f"{part} {clock(seconds)}" for part, seconds in found.items())
    return f"{each}; in all {clock(sum(found.values()))}"


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


if __name__ == "__main__":
    sys.exit(main())
