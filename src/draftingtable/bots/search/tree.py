"""The search tree: statistics of each move after each line of play."""

from math import sqrt
from typing import Final

from draftingtable.bots.search.guide import Advice
from draftingtable.games.core.randomness import Randomness

HIDDEN: Final = -1
"""A secret move in the trees of the seats that did not see it."""
STEPS: Final = 1 << 16
EVEN: Final = 0.5
"""The payoff assumed for a move before anything is known."""


class Node:
    """A situation as one seat sees it. Moves are in the order in which they were first seen."""

    def __init__(self) -> None:
        self.arrivals = 0
        self.visits = 0
        self.total = 0.0
        self.moves: list[int] = []
        self.shares: list[float] = []
        self.counts: list[int] = []
        self.totals: list[float] = []
        self.offers: list[int] = []
        """How often each move was available; with hidden hands, not always."""
        self.children: list[Node | None] = []

    def place_of(self, move: int) -> int:
        """Returns the index of the move, adding it if needed."""
        for place in range(len(self.moves)):
            if self.moves[place] == move:
                return place
        self.moves.append(move)
        self.shares.append(0.0)
        self.counts.append(0)
        self.totals.append(0.0)
        self.offers.append(0)
        self.children.append(None)
        return len(self.moves) - 1

    def take(self, advice: Advice) -> list[int]:
        """Stores advice; returns the indices of its moves."""
        places: list[int] = []
        for number in range(len(advice.moves)):
            place = self.place_of(advice.moves[number])
            self.shares[place] = advice.shares[number]
            places.append(place)
        return places

    def child(self, place: int) -> "Node":
        child = self.children[place]
        if child is None:
            child = Node()
            self.children[place] = child
        return child

    def value(self, place: int) -> float:
        """Returns the mean payoff of a move; untried ones are assumed to be average."""
        count = self.counts[place]
        if count:
            return self.totals[place] / float(count)
        return self.total / float(self.visits) if self.visits else EVEN

    def select(self, places: list[int], exploration: float, whim: Randomness | None = None) -> int:
        """Returns the move to try: good so far, or advised and not tried enough (PUCT)."""
        best = places[0]
        most = -1.0
        for place in places:
            self.offers[place] += 1
            wish = self.shares[place] * sqrt(float(self.offers[place]))
            if whim is not None:
                wish *= 2.0 * float(whim.below(STEPS)) / float(STEPS)
            worth = self.value(place) + exploration * wish / float(1 + self.counts[place])
            if worth > most:
                best, most = place, worth
        return best

    def learn(self, place: int, payoff: float) -> None:
        self.visits += 1
        self.total += payoff
        self.counts[place] += 1
        self.totals[place] += payoff
