"""The results of a search as data, for hints and analysis."""

from dataclasses import dataclass

from draftingtable.bots.search.tree_search import Search
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


def analysis_of(search: Search) -> Analysis:
    """Returns the results, most visited move first: a higher mean from a few tries may be luck."""
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
