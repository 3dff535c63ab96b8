"""How a game ended."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Outcome:
    """Scores and winners by seat (from 0), what each score is made of, and why it ended."""

    scores: list[int]
    winners: list[int]
    reason: str
    """The rule's name for the end, e.g. `second-pass` (T7.1)."""
    tie_break: str = ""
    """What decided between equal scores; empty when nothing had to."""
    breakdown: list[dict[str, object]] = field(default_factory=list)
    """For each seat, the parts of its score."""

    def result(self) -> dict[str, list[int]]:
        """The result as a record states it: seats from 1."""
        return {"scores": self.scores, "winners": [seat + 1 for seat in self.winners]}


def best_seats(scores: list[int]) -> list[int]:
    top = max(scores)
    return [seat for seat, score in enumerate(scores) if score == top]
