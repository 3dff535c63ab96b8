"""What a whole game came down to."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from draftingtable.analysis.review.curve import Curve
from draftingtable.analysis.review.decisions import Data
from draftingtable.analysis.review.judging import BEST, GOOD, GRADES, Judgement
from draftingtable.analysis.review.luck import balance
from draftingtable.analysis.review.moments import decisive, moment_data

SEVERITY: Final = 5.0
"""A decision that loses a fifth of an even chance has an accuracy of 1 / e."""


def summary(curve: Curve, judged: Sequence[Judgement], seed: str) -> Data:
    even = curve.bench.even
    by_seat = [
        [each for each in judged if each.seat == seat] for seat in range(curve.story.players)
    ]
    return {
        "part": "summary",
        **balance(curve).as_data(),
        "accuracy": [accuracy(each, even) for each in by_seat],
        "counts": [counts(each, even) for each in by_seat],
        "moments": [moment_data(curve, event, change, seed) for event, change in decisive(curve)],
        "samples": curve.samples + sum(each.samples for each in judged),
        "error": round(max(curve.errors), 4),
    }


def accuracy(judged: Sequence[Judgement], even: float) -> int | None:
    """Returns how well a seat chose, from 0 to 100; None if it never had a choice."""
    worths = [exp(-SEVERITY * each.counted / even) for each in judged]
    return round(100 * sum(worths) / len(worths)) if worths else None


def counts(judged: Sequence[Judgement], even: float) -> dict[str, int]:
    grades = [each.grade(even) for each in judged]
    return {name: grades.count(name) for name in names_of_grades()}


def names_of_grades() -> list[str]:
    """Returns all grades, best first."""
    return [BEST, GOOD, *(name for name, _ in reversed(GRADES))]
