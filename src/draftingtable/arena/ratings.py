"""Strength as one number: openskill's Plackett-Luce model, for any number of seats and for ties.

Bots do not learn between games, so a rating's uncertainty only ever shrinks (`tau`), and by as much
as the model says (`gamma`): openskill's defaults for both are meant for people, who change. On
simulated results, the means are right and the intervals have the correct width.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from draftingtable.arena.intervals import Estimate, student
from draftingtable.arena.matchups import Matchup
from draftingtable.arena.results import GameResult, UnitResult
from draftingtable.arena.tournament import Tournament
from draftingtable.games.core.errors import BadOption


@dataclass(frozen=True)
class Rating:
    """A rating. Only differences are meaningful; everyone starts at 25."""

    mu: float
    sigma: float

    def estimate(self) -> Estimate:
        margin = student(10**6) * self.sigma
        return Estimate(self.mu, self.mu - margin, self.mu + margin)


def load_openskill() -> Any:
    try:
        from openskill import models
    except ImportError:
        raise BadOption("extra-missing", "", {"extra": "arena", "module": "openskill"}) from None
    return models


class Ratings:
    """Rates games one after another. Add them in the order of the tournament."""

    def __init__(self, names: Iterable[str]) -> None:
        self.model = load_openskill().PlackettLuce(tau=0, gamma=unhurried)
        self.by_name = {name: Rating(self.model.mu, self.model.sigma) for name in names}

    def add(self, names: Matchup, game: GameResult) -> None:
        if len(set(names)) < 2:
            return  # alone or against itself: nothing to learn
        before = [self.by_name[name] for name in names]
        teams = [[self.model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
        after = [team[0] for team in self.model.rate(teams, ranks=game.ranks()[: len(names)])]
        for name in set(names):
            seats = [seat for seat, other in enumerate(names) if other == name]
            # With several seats, their gains add up (a win over oneself cancels out), and the
            # certainty is that of the seat that learned least.
            gained = sum(after[seat].mu - before[seat].mu for seat in seats)
            sigma = max(after[seat].sigma for seat in seats)
            self.by_name[name] = Rating(self.by_name[name].mu + gained, sigma)


def unhurried(*_: object, **__: object) -> float:
    """Disables the damping of certainty gains."""
    return 1.0


def rate(tournament: Tournament, results: Iterable[UnitResult]) -> dict[str, Rating]:
    ratings = Ratings(tournament.players)
    for result in results:
        for names, game in zip(tournament.rotations(result.unit), result.games, strict=True):
            ratings.add(names, game)
    return ratings.by_name
