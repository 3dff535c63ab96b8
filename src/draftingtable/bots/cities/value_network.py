"""A small network that corrects the hand-made value of a city by what happened in many games.

The marks of a city are rows of a table. The rows are added up, and negative sums become 0; a second
layer and an output turn them into points.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from draftingtable.games.core.arrays import vec

FIRST: Final = 32
SECOND: Final = 16
POINTS: Final = 5.0
"""The output counts in units of this many points."""


def size_of(rows: int) -> int:
    """Returns the number of weights: table, bias, second layer, bias, output, bias."""
    return rows * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND + 1


class ValueNetwork:
    def __init__(self, rows: int, weights: list[float]) -> None:
        if len(weights) != size_of(rows):
            raise ValueError(f"{size_of(rows)} weights are needed, not {len(weights)}")
        at = rows * FIRST
        self.table = vec[float](weights[:at])
        self.first_bias = vec[float](weights[at : at + FIRST])
        at += FIRST
        self.second = vec[float](weights[at : at + FIRST * SECOND])
        at += FIRST * SECOND
        self.second_bias = vec[float](weights[at : at + SECOND])
        self.output = vec[float](weights[at + SECOND : at + 2 * SECOND])
        self.output_bias: float = weights[-1]

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return type(self), (len(self.table) // FIRST, self.weights())

    def weights(self) -> list[float]:
        """Returns all weights in the order of `__init__`."""
        blocks = (self.table, self.first_bias, self.second, self.second_bias, self.output)
        return [weight for block in blocks for weight in block] + [self.output_bias]

    def points(self, marks: vec[i64]) -> float:
        """Returns the correction for a city with these marks."""
        hidden = vec[float]([0.0] * SECOND)
        at: i64 = 0
        while at < FIRST:
            self._add_unit(marks, at, hidden)
            at += 2
        points = self.output_bias
        bias, output = self.second_bias, self.output
        unit: i64 = 0
        while unit < SECOND:
            value = hidden[unit] + bias[unit]
            if value > 0.0:
                points += value * output[unit]
            unit += 1
        return points * POINTS

    def _add_unit(self, marks: vec[i64], at: i64, hidden: vec[float]) -> None:
        """Computes two units of the first layer, and adds them to the second layer's sums."""
        table = self.table
        one = self.first_bias[at]
        other = self.first_bias[at + 1]
        number: i64 = 0
        count: i64 = len(marks)
        while number < count:
            row: i64 = marks[number] * FIRST + at
            one += table[row]
            other += table[row + 1]
            number += 1
        if one > 0.0:
            add_scaled(self.second, at * SECOND, one, hidden)
        if other > 0.0:
            add_scaled(self.second, at * SECOND + SECOND, other, hidden)

    def points_of_list(self, marks: list[int]) -> float:
        """Returns the same for marks in a list, for callers that are not compiled."""
        return self.points(vec[i64](marks))


def add_scaled(weights: vec[float], row: i64, value: float, sums: vec[float]) -> None:
    unit: i64 = 0
    while unit < SECOND:
        sums[unit] += value * weights[row + unit]
        unit += 1
