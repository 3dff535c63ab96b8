"""Our targets as data, and how measurements are checked against them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bench.measure import Measurement, Ratio

Verdict: TypeAlias = Literal["pass", "miss", "not measured"]


@dataclass(frozen=True, slots=True)
class Target:
    """`ours` should make at least `at_least` times as many decisions per second as `peer`."""

    ours: str
    peer: str
    at_least: float

    @property
    def name(self) -> str:
        return f"{self.ours} >= {self.at_least:g}x {self.peer}"


TARGETS: tuple[Target, ...] = (
    Target("towers-interface", "hearts", 4),
    Target("towers-bulk", "hearts", 12),
    Target("towers-bulk", "catanatron", 60),
    Target("towers-bulk", "hearts-native", 2),
    Target("towers-interface", "hearts-tuned", 2),
    Target("towers-plain", "catanatron", 2),
    Target("cities-interface", "hearts", 3),
    Target("cities-bulk", "hearts", 8),
    Target("cities-bulk", "hearts-native", 4),
    Target("cities-interface", "hearts-tuned", 2.5),
)

NO_SLOWER = 0.97
"""Less than 3 % cannot be told from noise."""

SINCE_BEFORE: tuple[Target, ...] = (
    Target("towers-interface", "towers-interface-before", NO_SLOWER),
    Target("cities-interface", "cities-interface-before", NO_SLOWER),
    Target("towers-plain", "towers-plain-before", NO_SLOWER),
    Target("cities-plain", "cities-plain-before", NO_SLOWER),
    Target("towers-copy", "towers-copy-before", 4),
    Target("ring-copy", "ring-copy-before", 4),
    Target("two-copy", "two-copy-before", 4),
    Target("beginner-copy", "beginner-copy-before", 4),
    Target("expert-copy", "expert-copy-before", 4),
    Target("towers-journeyman", "towers-journeyman-before", 1.5),
    Target("cities-journeyman", "cities-journeyman-before", 1.5),
    Target("towers-master", "towers-master-before", 1.5),
    Target("cities-master", "cities-master-before", 1.5),
)
"""Against the version to compare with: for copies and bots, the one before positions held arrays
(decision 16)."""


@dataclass(frozen=True, slots=True)
class Check:
    """A target with the measured ratio, or None if one side was not measured."""

    target: Target
    ratio: Ratio | None

    @property
    def verdict(self) -> Verdict:
        if self.ratio is None:
            return "not measured"
        return "pass" if self.ratio.value >= self.target.at_least else "miss"


def check_all(measurement: Measurement, targets: Sequence[Target] = TARGETS) -> list[Check]:
    return [Check(target, measurement.ratio(target.ours, target.peer)) for target in targets]
