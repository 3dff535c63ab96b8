"""Means with 95 % intervals, for values that come in groups.

Games on the same deal are not independent, so the deal is the unit: the variance between deals
determines the interval, however many games were played on each.
"""

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
EXPANSION: Final = (
    (4, (1, 1)),
    (96, (5, 16, 3)),
    (384, (3, 19, 17, -15)),
    (92160, (79, 776, 1482, -1920, -945)),
)
"""Student's quantile as powers of the normal one (Abramowitz and Stegun 26.7.5)."""


@dataclass(frozen=True)
class Estimate:
    """A mean and its confidence interval, which is missing if there is only one deal."""

    mean: float
    low: float | None
    high: float | None

    def as_data(self) -> dict[str, float | None]:
        return {"mean": rounded(self.mean), "low": rounded(self.low), "high": rounded(self.high)}


class Sample:
    """Values by group. Keeps only sums, so millions of games fit in memory."""

    def __init__(self) -> None:
        self.groups: dict[int, tuple[float, int]] = {}

    def add(self, group: int, value: float) -> None:
        total, count = self.groups.get(group, (0.0, 0))
        self.groups[group] = (total + value, count + 1)

    @property
    def count(self) -> int:
        return sum(count for _, count in self.groups.values())

    def mean(self) -> float:
        return sum(total for total, _ in self.groups.values()) / self.count

    def standard_error(self) -> float:
        """Returns the standard error of the mean (as for a ratio, since group sizes may differ)."""
        groups, mean = len(self.groups), self.mean()
        spread = sum((total - mean * count) ** 2 for total, count in self.groups.values())
        return math.sqrt(spread * groups / (groups - 1)) / self.count

    def estimate(self) -> Estimate:
        """Returns the mean with an interval, for unbounded values such as scores."""
        if len(self.groups) < 2:
            return Estimate(self.mean(), None, None)
        mean = self.mean()
        margin = student(len(self.groups) - 1) * self.standard_error()
        return Estimate(mean, mean - margin, mean + margin)

    def share(self) -> Estimate:
        """Returns the mean with an interval, for shares from 0 to 1 (Wilson's interval).

        Uses the number of independent games that would have varied as much, or the number of deals
        if nothing varied at all.
        """
        mean, groups = self.mean(), len(self.groups)
        if groups < 2:
            return Estimate(mean, 0.0, 1.0)
        error = self.standard_error()
        size = mean * (1 - mean) / error**2 if error > 1e-12 and 0 < mean < 1 else groups
        low, high = wilson(mean, size, student(groups - 1))
        return Estimate(mean, low, high)


def wilson(mean: float, size: float, quantile: float) -> tuple[float, float]:
    square = quantile**2 / size
    centre = (mean + square / 2) / (1 + square)
    margin = math.sqrt(square * (mean * (1 - mean) + square / 4)) / (1 + square)
    return max(0.0, centre - margin), min(1.0, centre + margin)


def student(freedom: int) -> float:
    """Returns the standard errors that cover 95 %: 12.7 for one degree of freedom, then fewer."""
    probability = (1 + CONFIDENCE) / 2
    if freedom == 1:
        return math.tan(math.pi * (probability - 0.5))
    if freedom == 2:
        return (2 * probability - 1) / math.sqrt(2 * probability * (1 - probability))
    normal = NormalDist().inv_cdf(probability)
    terms = [
        sum(factor * normal**power for factor, power in zip(factors, powers(factors), strict=True))
        / (divisor * float(freedom) ** (place + 1))
        for place, (divisor, factors) in enumerate(EXPANSION)
    ]
    return normal + sum(terms)


def powers(factors: tuple[int, ...]) -> range:
    """Returns odd exponents from high to low: 3, 1 for two factors."""
    return range(2 * len(factors) - 1, 0, -2)


def rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 6)
