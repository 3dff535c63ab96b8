"""What is measured, and why."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from draftingtable.arena.tournament import Tournament

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "strength"
SECTIONS = ("claims", "levels", "thinking", "start")


@dataclass(frozen=True)
class Run:
    """One tournament of the plan."""

    name: str
    section: str
    title: str
    game: str
    tables: Sequence[Sequence[str]]
    deals: int
    options: Mapping[str, object] = field(default_factory=dict)
    target: float | None = None
    """The win share that the first player must reach; None if there is no target."""
    at_most: float | None = None
    """The win share that the second player must not exceed."""

    def tournament(self) -> Tournament:
        return Tournament.new(self.game, self.tables, self.deals, options=self.options)


def read_plan(path: Path = FOLDER / "plan.toml") -> list[Run]:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    runs = [Run(**entry) for entry in data["run"]]
    for run in runs:
        if run.section not in SECTIONS:
            raise ValueError(f"{path.name}: {run.name}: there is no section {run.section}")
    return runs
