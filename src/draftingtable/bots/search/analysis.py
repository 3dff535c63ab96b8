"""The results of a search as data, for hints and analysis."""

from dataclasses import dataclass

from draftingtable.games.core.notation import Notation


@dataclass(frozen=True)
class Candidate:
    """A move that was searched."""

    move: int
    visits: int
    value: float
    """The mover's payoff, from 0 to 1: how likely it is to end ahead of each other seat."""
    scores: list[float]
    """Expected points by seat after this move; empty before the first visit."""
    wins: list[float]
    """Win probability by seat; a shared victory counts in part."""

    def as_data(self, notation: Notation) -> dict[str, object]:
        return {
            "move": notation.move_text(self.move),
            "visits": self.visits,
            "value": round(self.value, 4),
            "scores": [round(score, 2) for score in self.scores],
            "wins": [round(win, 4) for win in self.wins],
        }


@dataclass(frozen=True)
class Analysis:
    """All candidates, best first; there is always at least one."""

    seat: int
    iterations: int
    candidates: list[Candidate]

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    def of(self, move: int) -> Candidate | None:
        """Returns what was found about a move; None if it was not searched."""
        for candidate in self.candidates:
            if candidate.move == move:
                return candidate
        return None

    def as_data(self, notation: Notation) -> dict[str, object]:
        """Returns JSON-ready data: moves in notation, seats from 1."""
        return {
            "seat": self.seat + 1,
            "iterations": self.iterations,
            "candidates": [candidate.as_data(notation) for candidate in self.candidates],
        }
