"""The soak's own account of what the servers acknowledged, and of everything it found wrong."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

Wrong: TypeAlias = Literal["lost", "doubled", "gap", "stuck", "leak", "refused", "failed"]

MEANING: dict[Wrong, str] = {
    "lost": "acknowledged moves lost",
    "doubled": "moves stored twice",
    "gap": "tables whose log has a gap",
    "stuck": "tables stuck",
    "leak": "secrets in logs or frames",
    "refused": "legal moves refused",
    "failed": "clients that failed otherwise",
}
"""Each must stay at 0."""


@dataclass
class Account:
    """What must be true of the servers, as their clients know it."""

    moves: dict[str, dict[int, tuple[int, str]]] = field(default_factory=dict)
    """By table: the seat and the move acknowledged under each number."""
    secrets: dict[str, str] = field(default_factory=dict)
    """What must never be in a log, with the kind of secret."""
    done: Counter[str] = field(default_factory=Counter)
    """What the load consisted of."""
    faults: Counter[str] = field(default_factory=Counter)
    wrong: list[tuple[Wrong, str]] = field(default_factory=list)

    def acknowledge(self, table_id: str, number: int, seat: int, move: str) -> None:
        self.moves.setdefault(table_id, {})[number] = (seat, move)
        self.done["moves acknowledged"] += 1

    def keep_secret(self, kind: str, *texts: str) -> None:
        self.secrets |= dict.fromkeys((text for text in texts if text), kind)

    def report(self, kind: Wrong, where: str) -> None:
        self.wrong.append((kind, where))
        print(f"!! {MEANING[kind]}: {where}", flush=True)

    def count(self, kind: Wrong) -> int:
        return sum(one == kind for one, _ in self.wrong)

    @property
    def is_clean(self) -> bool:
        return not self.wrong
