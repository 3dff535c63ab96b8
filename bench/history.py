"""A line of JSON per run, on this machine only: bench/.gitignore keeps the file out of git."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

HISTORY = Path(__file__).with_name("history.jsonl")


def append(document: dict[str, object], file: Path = HISTORY) -> None:
    entry = {"date": datetime.now(UTC).isoformat(timespec="seconds"), **document}
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(entry) + "\n")
