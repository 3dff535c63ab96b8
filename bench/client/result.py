"""One figure and its target."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Result:
    name: str
    value: float
    unit: str
    target: float | None = None
    at_least: bool = False
    """Whether the target is a minimum rather than a maximum."""

    @property
    def kept(self) -> bool | None:
        if self.target is None:
            return None
        return self.value >= self.target if self.at_least else self.value <= self.target

    def row(self) -> tuple[str, str, str, str]:
        verdict = {None: "", True: "kept", False: "MISSED"}[self.kept]
        bound = "" if self.target is None else f"{'>=' if self.at_least else '<='} {self.target:g}"
        digits = 2 if self.unit == "x" else 0
        return self.name, f"{self.value:.{digits}f} {self.unit}".strip(), bound, verdict

    def as_data(self) -> dict[str, Any]:
        return {**asdict(self), "kept": self.kept}
