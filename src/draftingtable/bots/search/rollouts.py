"""Compares moves by playing imagined games on from each of them, for any number of seats.

Every sample of every move has a number. Samples with the same number imagine the same hidden
information and deal alike, so moves are compared with equal luck, and those that are clearly worse
drop out: a clear decision takes little time, a close one all there is.
"""

from typing import Final

from draftingtable.bots.search.analysis import Analysis, Candidate
from draftingtable.bots.search.dealing import PairedDealer
from draftingtable.bots.search.guide import Advice, Guide
from draftingtable.bots.search.race import Race
from draftingtable.bots.search.stepwise import StepwiseSearch
from draftingtable.bots.search.tally import Tally
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View

DOUBT: Final = 2.5
"""A move drops out when it is this many standard errors worse than the best."""


class Rollouts(StepwiseSearch):
    """A search for one decision. One iteration plays one imagined game."""

    def __init__(self, guide: Guide, view: View, seed: str) -> None:
        super().__init__()
        self.guide = guide
        self.view = view
        self.seat = guide.seat_of(view)
        self.seed = seed
        self.first: Position = guide.imagine(view, Randomness("first look", seed))
        self.moves: list[int] = by_share(guide.advise(self.first, self.seat))
        self.seats = len(self.first.outcome().scores)
        self.race = Race(len(self.moves), guide.trust, DOUBT)
        self.tallies: list[Tally] = [Tally(self.seats) for _ in self.moves]
        self.stream = Randomness("search", seed)
        self.words: list[int] = []
        self.settled_after: list[Position | None] = [None] * len(self.moves)
        """The position that all samples of a move begin with, without secrets."""

    def choices(self) -> int:
        return len(self.moves)

    def settled(self) -> bool:
        return self.race.left == 1 and len(self.moves) > 1

    def iterate(self) -> None:
        entry = int(self.race.turn)
        word = self._word(self.race.count(entry))
        randomness = Randomness("imagined", self.seed, word)
        position = self._begin(entry, randomness)
        dealer = PairedDealer(word)
        early = 0.0
        if self.guide.trust > 0.0:
            early = self.guide.estimate(position, dealer, randomness)[self.seat]
        self.guide.play_out(position, dealer, randomness)
        result = self.guide.judge(position)
        self.tallies[entry].add(result)
        self.race.add(early, self.guide.payoffs(result)[self.seat])
        self.iterations += 1

    def _word(self, number: int) -> int:
        """Returns the seed from which samples with this number are imagined and dealt."""
        while len(self.words) <= number:
            self.words.append(self.stream.word())
        return self.words[number]

    def _begin(self, entry: int, randomness: Randomness) -> Position:
        """Returns a possible position after this move."""
        if self.guide.secrets:
            position = self.guide.imagine(self.view, randomness)
            position.apply(self.seat, self.moves[entry])
            return position
        settled = self.settled_after[entry]
        if settled is None:
            settled = self.first.copy()
            settled.apply(self.seat, self.moves[entry])
            self.guide.settle(settled)
            self.settled_after[entry] = settled
        return settled.copy()

    def analysis(self) -> Analysis:
        """Returns the results: the best of those still in the race first."""
        candidates = [self._candidate(entry) for entry in self.race.order()]
        return Analysis(self.seat, self.iterations, candidates)

    def _candidate(self, entry: int) -> Candidate:
        race = self.race
        return self.tallies[entry].candidate(
            self.moves[entry], race.count(entry), race.value(entry)
        )


def by_share(advice: Advice) -> list[int]:
    """Returns the moves, most advised first."""
    places = sorted(range(len(advice.moves)), key=lambda place: -advice.shares[place])
    return [advice.moves[place] for place in places]
