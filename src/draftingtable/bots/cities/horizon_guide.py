"""Between Two Cities for the grandmaster: plays on to the next deal, and values the cities there.

What is dealt later is luck to everyone. Leaving it out makes samples of a decision so alike that a
few are enough, where games played to the end need hundreds.
"""

from __future__ import annotations

from math import cos, log, pi, sin, sqrt
from typing import Final

from draftingtable.bots.cities.guide import CitiesGuide
from draftingtable.bots.cities.judging import rivals_of
from draftingtable.bots.cities.learned_judge import LearnedJudge
from draftingtable.bots.cities.policy import play_stage
from draftingtable.bots.cities.value_network import ValueNetwork
from draftingtable.bots.cities.win_payoffs import CitiesResult, stakes
from draftingtable.bots.search.guide import Result
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.core.copying import attributes, remade
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View

SPREAD: Final = 1.0
CLOSE: Final = 0.3
"""The share of that spread that remains in expected results."""
RING_SPREAD: Final = 0.7
"""Smaller, because what a ring's cities still gain is drawn at random instead."""
LUCK: Final = (
    *(3.5, 3.4, 3.35, 3.3, 3.3, 3.25, 3.2, 3.15),
    *(3.1, 3.0, 2.9, 2.8, 2.7, 2.5, 2.2, 1.7, 0.0),
)
"""The standard deviation of a city's final points from its value, by its size."""
TO_LOGISTIC: Final = 0.55
"""The spread of a logistic function that resembles a normal distribution."""
DRAWS: Final = 8
"""How many times a ring's luck is drawn for each sample."""
STEPS: Final = 1 << 20


class EarlyResult(CitiesResult):
    """A result before the end of the game: expected points, and chances to win."""


class HorizonGuide(CitiesGuide):
    """Solo games are still played to the end: the network knows only drafting modes."""

    def __init__(self, networks: list[ValueNetwork]) -> None:
        super().__init__()
        self.spread = SPREAD
        self.networks = networks
        self.learned = LearnedJudge(networks[0], 0)
        self.luck: list[float] = []
        """How lucky each city is in each draw of this sample, in standard deviations."""

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return remade, (type(self), (self.networks,), attributes(self))

    def imagine(self, view: View, randomness: Randomness) -> Position:
        if isinstance(view, CitiesView):
            self._attune(view)
        return super().imagine(view, randomness)

    def _attune(self, view: CitiesView) -> None:
        """Takes the network for this number of players."""
        mode = view.players - 2
        if self.learned.mode != mode:
            self.learned = LearnedJudge(self.networks[0 if view.two else 1], mode)

    def play_out(self, position: Position, dealer: Dealer, randomness: Randomness) -> None:
        if not isinstance(position, DraftPosition):
            super().play_out(position, dealer, randomness)
            return
        play_stage(position, self.learned)
        if not position.two:
            self.luck = normals(DRAWS * position.players, randomness)

    def judge(self, position: Position) -> Result:
        if position.over or not isinstance(position, DraftPosition):
            return super().judge(position)
        cities = position.cities
        totals = [
            self.learned.closer(city, rivals_of(cities, number))
            for number, city in enumerate(cities)
        ]
        return self._with_chances(totals, position.players, position.two, LUCK[cities[0].size])

    def _with_chances(
        self, totals: list[float], players: int, two: bool, luck: float
    ) -> EarlyResult:
        """Returns the result if every city may still gain or lose `luck` points."""
        result = EarlyResult(totals, players, two, [])
        if two:
            result.wins = stakes(result, 2.0 * TO_LOGISTIC * luck + CLOSE * SPREAD)
            return result
        result.wins = [0.0] * players
        for draw in range(DRAWS):
            drawn = [
                total + luck * self.luck[draw * players + city] for city, total in enumerate(totals)
            ]
            chances = stakes(CitiesResult(drawn, players, False, []), RING_SPREAD)
            for seat in range(players):
                result.wins[seat] += chances[seat] / DRAWS
        return result

    def payoffs(self, result: Result) -> list[float]:
        assert isinstance(result, CitiesResult)
        return result.wins if isinstance(result, EarlyResult) else stakes(result, self.spread)


def normals(count: int, randomness: Randomness) -> list[float]:
    """Returns numbers drawn from a normal distribution, an even number of them."""
    numbers: list[float] = []
    while len(numbers) < count:
        radius = sqrt(-2.0 * log((randomness.below(STEPS) + 1) / STEPS))
        angle = 2.0 * pi * randomness.below(STEPS) / STEPS
        numbers += [radius * cos(angle), radius * sin(angle)]
    return numbers
