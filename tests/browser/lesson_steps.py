"""The steps of lessons by name: their numbers change whenever a step is added."""

from __future__ import annotations

import json
from pathlib import Path

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"


def steps_of(lesson: str) -> list[str]:
    (path,) = GAMES.glob(f"*/lessons/{lesson}.json")
    return [step["name"] for step in json.loads(path.read_text("utf-8"))["steps"]]


def step_of(lesson: str, name: str) -> int:
    return steps_of(lesson).index(name)
