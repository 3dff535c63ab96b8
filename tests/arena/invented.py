"""Made-up tournaments and results for testing the statistics."""

from array import array
from collections.abc import Sequence

from draftingtable.arena.results import GameResult, UnitResult
from draftingtable.arena.tournament import Tournament, Unit
from draftingtable.bots.core.players import Player
from draftingtable.games.core.outcome import best_seats


def tournament(*matchups: Sequence[str], deals: int = 10, seed: str = "1") -> Tournament:
    """Returns a tournament in which every named player plays at random."""
    named = {name: Player("random") for matchup in matchups for name in matchup}
    return Tournament.new("towers", matchups, deals, seed, named=named)


def game(*scores: int) -> GameResult:
    return GameResult(scores, best_seats(list(scores)), times=[array("I", [5])] * len(scores))


def forfeited(seat: int, seats: int) -> GameResult:
    winners = [other for other in range(seats) if other != seat]
    return GameResult(None, winners, seat, times=[array("I")] * seats)


def unit(deal: int, *games: GameResult, matchup: int = 0) -> UnitResult:
    return UnitResult(Unit(deal, matchup), games)
