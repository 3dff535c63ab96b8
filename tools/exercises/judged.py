"""What a theme finds out about a position."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Data = dict[str, Any]
LEARNER = 0


@dataclass(frozen=True)
class Answer:
    """What a move measures, and the sentence about it."""

    measure: int
    reason: str
    """The end of the message's name, if the move is not right."""
    params: Data = field(default_factory=dict)
    if_right: Data = field(default_factory=dict)
    """More parameters for the sentence if the move is right."""


@dataclass(frozen=True)
class Judged:
    answers: dict[str, Answer]
    """By move: all that the table offers."""
    right: str
    """The end of the message's name for moves that are right."""
    params: Data = field(default_factory=dict)
    """Of the question."""

    @property
    def best(self) -> int:
        return max(answer.measure for answer in self.answers.values())

    def right_moves(self) -> list[str]:
        return [move for move, answer in self.answers.items() if answer.measure == self.best]
