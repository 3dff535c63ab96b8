"""Summary of the results: strength, scores, head-to-head, decision times."""

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from draftingtable.arena.decision_times import Stopwatch
from draftingtable.arena.intervals import Estimate, Sample
from draftingtable.arena.matchups import Matchup
from draftingtable.arena.ratings import Rating, rate
from draftingtable.arena.results import GameResult, UnitResult
from draftingtable.arena.tournament import Tournament


class Standing:
    """One player's results, over all matchups or in one of them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.wins = 0
        self.shared = 0
        self.forfeits = 0
        self.faults: Counter[str] = Counter()
        self.shares = Sample()
        self.scores = Sample()
        self.score_counts: Counter[int] = Counter()
        self.stopwatch = Stopwatch()

    @property
    def games(self) -> int:
        return self.shares.count

    def add(self, deal: int, seat: int, game: GameResult) -> None:
        share = game.share(seat)
        self.shares.add(deal, share)
        self.wins += share > 0
        self.shared += 0 < share < 1
        self.forfeits += game.forfeit == seat
        self.faults.update(note.kind for note in game.faults if note.seat == seat)
        self.stopwatch.add(game.times[seat])
        if game.scores is not None:
            self.scores.add(deal, game.scores[seat])
            self.score_counts[game.scores[seat]] += 1

    def score(self) -> Estimate | None:
        """The mean score; None if all games were forfeited."""
        return self.scores.estimate() if self.scores.groups else None

    def as_data(self) -> dict[str, object]:
        score = self.score()
        return {
            "player": self.name,
            "games": self.games,
            "wins": self.wins,
            "shared_wins": self.shared,
            "win_share": self.shares.share().as_data(),
            "score": score.as_data() if score else None,
            "lowest_score": min(self.score_counts, default=None),
            "highest_score": max(self.score_counts, default=None),
            "forfeits": self.forfeits,
            "faults": dict(sorted(self.faults.items())),
        }


class Duel:
    """A seat-by-seat comparison of two players at the same tables."""

    def __init__(self, one: str, other: str) -> None:
        self.one = one
        self.other = other
        self.counts = [0, 0, 0]
        """Counts of first better, equal, second better."""
        self.better = Sample()
        self.difference = Sample()

    def add(self, deal: int, names: Matchup, game: GameResult) -> None:
        ranks = game.ranks()
        for seat in seats_of(self.one, names):
            for rival in seats_of(self.other, names):
                self._compare(deal, ranks[seat] - ranks[rival])
                if game.scores is not None:
                    self.difference.add(deal, game.scores[seat] - game.scores[rival])

    def _compare(self, deal: int, ranks: float) -> None:
        place = (ranks > 0) - (ranks < 0) + 1
        self.counts[place] += 1
        self.better.add(deal, 1 - place / 2)

    def as_data(self) -> dict[str, object]:
        difference = self.difference.estimate() if self.difference.groups else None
        return {
            "player": self.one,
            "other": self.other,
            "better": self.counts[0],
            "equal": self.counts[1],
            "worse": self.counts[2],
            "share": self.better.share().as_data(),
            "score_difference": difference.as_data() if difference else None,
        }


@dataclass
class Summary:
    tournament: Tournament
    games: int
    digest: str
    standings: list[Standing]
    """Strongest first."""
    matchups: list[list[Standing]]
    duels: list[Duel]
    ratings: dict[str, Rating] = field(default_factory=dict)

    @property
    def tables_say_more(self) -> bool:
        """Whether results by table add anything to the head-to-head results."""
        return len(self.matchups) > 1 and self.tournament.seats > 2

    @property
    def even_share(self) -> float:
        """The win share of each seat if all were equally strong."""
        return 1 / self.tournament.seats

    def as_data(self) -> dict[str, object]:
        """Returns the summary as data. Everything but `times` is the same on every machine."""
        return {
            "format": "drafting-table arena report 1",
            "configuration": self.tournament.configuration(),
            "deals": self.tournament.deals,
            "games": self.games,
            "digest": self.digest,
            "even_share": round(self.even_share, 6),
            "players": [self.player_data(standing) for standing in self.standings],
            "matchups": [self.matchup_data(place) for place in range(len(self.matchups))],
            "head_to_head": [duel.as_data() for duel in self.duels],
            "times": {one.name: times_data(one) for one in self.standings},
        }

    def player_data(self, standing: Standing) -> dict[str, object]:
        rating = self.ratings[standing.name]
        text = self.tournament.players[standing.name].text
        estimate = {"sigma": round(rating.sigma, 6), **rating.estimate().as_data()}
        return {**standing.as_data(), "text": text, "rating": estimate}

    def matchup_data(self, place: int) -> dict[str, object]:
        seats = list(self.tournament.matchups[place])
        return {"seats": seats, "players": [one.as_data() for one in self.matchups[place]]}


def times_data(standing: Standing) -> dict[str, float | int] | None:
    summary = standing.stopwatch.summary()
    return summary.as_data() if summary else None


def summarize(tournament: Tournament, results: Sequence[UnitResult]) -> Summary:
    ratings = rate(tournament, results)
    order = sorted(tournament.players, key=lambda name: -ratings[name].mu)
    standings = {name: Standing(name) for name in order}
    matchups = [{name: Standing(name) for name in one} for one in tournament.matchups]
    duels: dict[tuple[str, str], Duel] = {
        pair: Duel(*pair) for pair in combinations(order, 2) if have_met(pair, tournament)
    }
    for result in results:
        deal = result.unit.deal
        for names, game in zip(tournament.rotations(result.unit), result.games, strict=True):
            for seat, name in enumerate(names):
                standings[name].add(deal, seat, game)
                matchups[result.unit.matchup][name].add(deal, seat, game)
            for pair in combinations([name for name in order if name in names], 2):
                duels[pair].add(deal, names, game)
    return Summary(
        tournament,
        sum(len(result.games) for result in results),
        digest(results),
        list(standings.values()),
        [list(one.values()) for one in matchups],
        list(duels.values()),
        ratings,
    )


def have_met(pair: Iterable[str], tournament: Tournament) -> bool:
    return any(set(pair) <= set(matchup) for matchup in tournament.matchups)


def seats_of(name: str, names: Matchup) -> list[int]:
    return [seat for seat, other in enumerate(names) if other == name]


def digest(results: Iterable[UnitResult]) -> str:
    """Returns a hash of the games, for comparing two runs."""
    digest = hashlib.sha256()
    for result in results:
        digest.update(result.lasting_line().encode() + b"\n")
    return digest.hexdigest()[:16]
