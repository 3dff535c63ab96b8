"""The cards and roofs still to come, and the value of each tower."""

from typing import Final

from mypy_extensions import i64

from draftingtable.bots.towers.planner import Appraisal
from draftingtable.bots.towers.weights import CHANCES, MOST_CARDS, TENTHS, Weights
from draftingtable.games.core.arrays import vec
from draftingtable.games.towers.components import EIGHT, EMPTY, NINE, ROOF, TYPES, VALUES
from draftingtable.games.towers.scoring import raze_points
from draftingtable.games.towers.state import TowersState

TOPS: Final = EMPTY + 1

# How often a card is expected to be shown again, in tenths. A card from the pile may come again in
# the second pass; one from the discard pile comes once; one on display comes once if it is left.
FROM_PILE: Final = 14
FROM_DISCARD: Final = 10
FROM_DISPLAY: Final = 5
IN_SECOND_PASS: Final = 10


class Outlook(Appraisal):
    """The prospects after the current round, the same for every seat."""

    def __init__(self, state: TowersState, weights: Weights) -> None:
        super().__init__(state)
        self.weights = weights
        self.kept = vec[i64]([0] * TYPES)
        """The chances of a roof of each type, if none on display is taken now."""
        self.taken = vec[i64]([0] * TYPES)
        """The same, if one is taken."""
        self.roofs_shown = False
        self.supply = vec[i64]([0] * (TYPES * TOPS))
        """How many cards to come fit on each top of each type, in tenths."""
        self._count_cards()
        cards = min(cards_to_come(state), MOST_CARDS)
        self.fitting: float = weights.fitting[cards] * 0.1
        self.height = vec[float]([by_stage[cards] for by_stage in weights.height])
        self.roofed: float = weights.roofed[cards]
        self.tallest: float = weights.tallest[cards]
        self.second: float = weights.second[cards]
        self.razed: float = weights.razed[cards]
        self.starts: list[float] = [by_stage[cards] for by_stage in weights.starts]
        self.starts.append(0.0)
        self.all_starts: float = sum(self.starts)

    # Cards to come

    def _count_cards(self) -> None:
        state = self.state
        coming = vec[i64]([0] * (TYPES * VALUES))
        often: i64 = IN_SECOND_PASS if state.second_pass else FROM_PILE
        for card in state.pile:
            coming[card] += often
        if not state.second_pass:
            for card in state.discard:
                coming[card] += FROM_DISCARD
        self._count_roofs(coming)
        if not state.second_pass:
            for card in state.display:
                coming[card] += FROM_DISPLAY
        for kind in range(TYPES):
            self._add_up(coming, kind)

    def _count_roofs(self, coming: vec[i64]) -> None:
        """Counts chances of roofs: one in the pile has two in the first pass, one in the second."""
        state = self.state
        for kind in range(TYPES):
            tenths = coming[kind * VALUES + ROOF]
            self.kept[kind] = tenths // 10 if state.second_pass else (tenths + 6) // 10
            self.taken[kind] = self.kept[kind]
        for card in state.display:
            if card % VALUES == ROOF:
                self.roofs_shown = True
                if not state.second_pass:
                    self.kept[card // VALUES] += 1
        for kind in range(TYPES):
            self.kept[kind] = min(self.kept[kind], CHANCES - 1)
            self.taken[kind] = min(self.taken[kind], CHANCES - 1)

    def _add_up(self, coming: vec[i64], kind: i64) -> None:
        """Adds up fitting cards: lower ones and a 9; on an 8 or an empty site, all. Not roofs."""
        first: i64 = kind * VALUES
        place: i64 = kind * TOPS
        nine = coming[first + NINE]
        below: i64 = 0
        top: i64 = 1
        while top < VALUES:
            fitting: i64 = below + nine if top <= NINE else below
            self.supply[place + top] = fitting if fitting < TENTHS else TENTHS
            below += coming[first + top]
            top += 1
        all_of_them: i64 = below if below < TENTHS else TENTHS
        self.supply[place + EIGHT] = all_of_them
        self.supply[place + EMPTY] = all_of_them

    # Values

    def worth(self, kind: i64, chances: i64, top: i64, height: i64) -> float:
        """Returns a tower's value, without what it adds as one of the tallest."""
        if top == ROOF:
            return self.roofed * float(height)
        supply = self.supply[kind * TOPS + top]
        value = self.weights.fit[supply] + self.fitting * float(supply)
        each = self.height[chances]
        if chances:
            value += self.weights.fit_roof[supply]
            each += self.weights.fit_high[supply]
        return value + each * float(height)

    def tower(self, seat: i64, kind: i64, top: i64, height: i64, built: bool) -> float:
        """Returns a tower's value. A new roof also counts a share of what the others lose by it."""
        if built and top == ROOF:
            worth = self.worth(kind, self.taken[kind], top, height)
            return worth + self.weights.share * self.denied(kind, seat)
        return self.worth(kind, self.kept[kind], top, height)

    def together(self, tallest: i64, second: i64, opened: i64) -> float:
        worth = self.tallest * float(tallest) + self.second * float(second)
        return worth + self.weights.open * float(opened * opened)

    def razing(self, razed: int) -> float:
        return self.razed * float(razed) + float(raze_points(razed))

    def denied_to(self, kind: i64, seat: i64) -> float:
        """Returns what a seat loses when another takes the roof on display."""
        place: i64 = seat * TYPES + kind
        top: i64 = self.state.tops[place]
        height: i64 = self.state.heights[place]
        kept = self.worth(kind, self.kept[kind], top, height)
        return kept - self.worth(kind, self.taken[kind], top, height)

    def denied(self, kind: i64, taker: i64) -> float:
        """Returns what all others lose when a seat takes the roof on display."""
        lost = 0.0
        for seat in range(self.state.players):
            if seat != taker:
                lost += self.denied_to(kind, seat)
        return lost


def cards_to_come(state: TowersState) -> int:
    """Returns an estimate of how many cards will be shown until the end."""
    pile = len(state.pile)
    if state.second_pass:
        return pile
    tenths = FROM_PILE * pile + FROM_DISCARD * len(state.discard)
    tenths += FROM_DISPLAY * len(state.display)
    return (tenths + 5) // 10
