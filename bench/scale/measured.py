"""The measurements that the model is fitted to and checked against, as they are stored."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "docs" / "scale" / "measured.json"


@dataclass(frozen=True, slots=True)
class Measured:
    cpu: str
    affinity: list[dict[str, Any]]
    checks: list[dict[str, Any]]
    database: list[dict[str, Any]]
    process: dict[str, float]
    storage: dict[str, float]


def load(file: Path = FILE) -> Measured:
    return Measured(**json.loads(file.read_text(encoding="utf-8")))
