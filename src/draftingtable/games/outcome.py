"""How a game ended."""

from collections.abc import Container
from dataclasses import dataclass, field


@dataclass(frozen=True)
class TieStep:
    """One comparison that decided between seats that were equal until then."""

    reason: str
    """What was compared, e.g. `higher-city` (C6.2)."""
    values: dict[int, int]
    """By seat (from 0), of those still equal: the highest stay in."""

    def among(self, seats: Container[int]) -> "TieStep":
        """The same comparison between these seats alone."""
        return TieStep(
            self.reason, {seat: value for seat, value in self.values.items() if seat in seats}
        )

    def decides(self) -> bool:
        return len(set(self.values.values())) > 1

    def as_data(self) -> dict[str, object]:
        """As the protocol and the command line write it: seats from 1."""
        compared = [{"seat": seat + 1, "value": value} for seat, value in self.values.items()]
        return {"reason": self.reason, "compared": compared}


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
    tie_steps: list[TieStep] = field(default_factory=list)
    """How equal scores were narrowed down; comparisons that decided nothing are left out."""

    def result(self) -> dict[str, list[int]]:
        """The result as a record states it: seats from 1."""
        return {"scores": self.scores, "winners": [seat + 1 for seat in self.winners]}


def best_seats(scores: list[int]) -> list[int]:
    top = max(scores)
    return [seat for seat, score in enumerate(scores) if score == top]
