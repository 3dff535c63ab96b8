"""Decision times."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

MICROSECONDS = 1_000_000


@dataclass(frozen=True)
class TimeSummary:
    """Decision times in seconds."""

    decisions: int
    total: float
    median: float
    slow: float
    """The 95th percentile."""
    longest: float

    @property
    def mean(self) -> float:
        return self.total / self.decisions

    def as_data(self) -> dict[str, float | int]:
        return {
            "decisions": self.decisions,
            "mean_seconds": round(self.mean, 9),
            "median_seconds": round(self.median, 6),
            "p95_seconds": round(self.slow, 6),
            "longest_seconds": round(self.longest, 6),
            "total_seconds": round(self.total, 6),
        }


class Stopwatch:
    """Counts decision times. Equal ones are counted together to save memory."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    def add(self, microseconds: Iterable[int]) -> None:
        self.counts.update(microseconds)

    def summary(self) -> TimeSummary | None:
        if not self.counts:
            return None
        ordered = sorted(self.counts.items())
        decisions = sum(self.counts.values())
        return TimeSummary(
            decisions,
            sum(time * count for time, count in ordered) / MICROSECONDS,
            quantile(ordered, decisions, 0.5) / MICROSECONDS,
            quantile(ordered, decisions, 0.95) / MICROSECONDS,
            ordered[-1][0] / MICROSECONDS,
        )


def quantile(ordered: list[tuple[int, int]], total: int, part: float) -> int:
    """Returns the shortest time that `part` of all decisions did not exceed."""
    seen = 0
    for time, count in ordered:
        seen += count
        if seen >= part * total:
            return time
    return ordered[-1][0]
