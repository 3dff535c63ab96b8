"""What a search has found, as data: for hints, for analysis, for the curious."""

from dataclasses import dataclass

from draftingtable.bots.search.core import Search
from draftingtable.games.core.notation import Notation


@dataclass(frozen=True)
class Candidate:
    """One move that was looked at."""

    move: int
    visits: int
    value: float
    """What the mover plays for, from 0 to 1: how surely it ends ahead of each other seat."""
    scores: list[float]
    """Expected points by seat, if this move is made; nothing before the first visit."""
    wins: list[float]
    """Chances to win by seat; a shared victory counts in part."""

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
    """All candidates, the best first; there is always one."""

    seat: int
    iterations: int
    candidates: list[Candidate]

    @property
    def best(self) -> Candidate:
        return self.candidates[0]

    def of(self, move: int) -> Candidate | None:
        """What was found about a move; None where it did not seem worth a look."""
        for candidate in self.candidates:
            if candidate.move == move:
                return candidate
        return None

    def as_data(self, notation: Notation) -> dict[str, object]:
        """In notation, seats from 1: ready for JSON."""
        return {
            "seat": self.seat + 1,
            "iterations": self.iterations,
            "candidates": [candidate.as_data(notation) for candidate in self.candidates],
        }


def analysis_of(search: Search) -> Analysis:
    """The move tried most is the best: a higher mean from a few tries may be luck."""
    root = search.root
    order = sorted(
        search.places,
        key=lambda place: (-root.counts[place], -root.value(place), -root.shares[place], place),
    )
    candidates = [candidate_at(search, place) for place in order]
    return Analysis(search.seat, search.iterations, candidates)


def candidate_at(search: Search, place: int) -> Candidate:
    tally, visits = search.tallies[place], search.root.counts[place]
    return Candidate(
        move=search.root.moves[place],
        visits=visits,
        value=search.root.value(place),
        scores=[score / visits for score in tally.scores] if visits else [],
        wins=[win / visits for win in tally.wins] if visits else [],
    )
