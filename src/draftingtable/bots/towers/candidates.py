"""The most promising ways to build each number of cards, for a network to choose from.

As in `planner`, each type is examined alone first; but several stacks of it are kept, and several
builds of each count.
"""

from typing import Final

from mypy_extensions import i64

from draftingtable.bots.towers.planner import COUNTS, NEVER, Appraisal, stack_moves
from draftingtable.games.core.arrays import append, vec
from draftingtable.games.towers.building import BITS, SLOT, can_raze, fits, without
from draftingtable.games.towers.components import RAZE, ROOF, TYPES

WAY_BITS: Final = 8
FAR: Final = 8.0
"""A build that seems worth this many points less than the best of its count is left out."""


class Candidates:
    """The best builds of one seat, at most `most` of each count, by an appraisal."""

    def __init__(self, appraisal: Appraisal, seat: int, may_raze: bool, most: int) -> None:
        state = appraisal.state
        self.appraisal = appraisal
        self.seat: i64 = seat
        self.most: i64 = most
        razed = state.razes[seat]
        self.before: float = appraisal.razing(razed)
        self.raze_cost: float = self.before - appraisal.razing(razed + 1)
        # By way: how many cards, after a raze or not, the tower's value, top and height, the cards.
        self.begins = vec[i64]()
        self.counts = vec[i64]()
        self.razes = vec[i64]()
        self.worths = vec[float]()
        self.tops = vec[i64]()
        self.heights = vec[i64]()
        self.stacks = vec[i64]()
        # The builds kept, at count * most + rank, best first: their value, and a way for each type.
        self.values = vec[float]([NEVER] * (COUNTS * most))
        self.codes = vec[i64]([0] * (COUNTS * most))
        kind: i64 = 0
        while kind < TYPES:
            self._survey(kind, state.hands[kind], may_raze)
            kind += 1
        self.begins = append(self.begins, len(self.counts))
        self._combine(0, 0, False, self.before, 0, 0, 0, 0)

    # One type at a time

    def _survey(self, kind: i64, hand: i64, may_raze: bool) -> None:
        state = self.appraisal.state
        place: i64 = self.seat * TYPES + kind
        top: i64 = state.tops[place]
        height: i64 = state.heights[place]
        self.begins = append(self.begins, len(self.counts))
        self._stack(kind, False, top, height, hand, 0, 0)
        if may_raze and can_raze(top):
            self._stack(kind, True, state.unders[place], height - 1, hand, 0, 0)

    def _stack(
        self, kind: i64, razed: bool, top: i64, height: i64, hand: i64, count: i64, stack: i64
    ) -> None:
        """Adds every stack of the hand's cards, but only one of those with the same result."""
        self._keep(kind, razed, top, height, count, stack)
        place: i64 = 0
        while hand >> place:
            slot: i64 = (hand >> place) & SLOT
            if fits(top, slot - 1):
                rest = without(hand, place)
                stacked: i64 = (stack << BITS) | slot
                self._stack(kind, razed, slot - 1, height + 1, rest, count + 1, stacked)
            place += BITS

    def _keep(self, kind: i64, razed: bool, top: i64, height: i64, count: i64, stack: i64) -> None:
        worth = self.appraisal.tower(self.seat, kind, top, height, stack != 0)
        if razed:
            worth -= self.raze_cost
        way: i64 = self.begins[kind]
        while way < len(self.counts):
            if self.counts[way] == count:
                if self.tops[way] == top and (self.razes[way] == 1) == razed:
                    return
                if razed and self.razes[way] == 0 and self.worths[way] >= worth:
                    return  # a raze must allow more cards, or a better tower
            way += 1
        self.counts = append(self.counts, count)
        self.razes = append(self.razes, 1 if razed else 0)
        self.worths = append(self.worths, worth)
        self.tops = append(self.tops, top)
        self.heights = append(self.heights, height)
        self.stacks = append(self.stacks, stack)

    # All types together

    def _combine(
        self,
        kind: i64,
        count: i64,
        razed: bool,
        worth: float,
        tallest: i64,
        second: i64,
        opened: i64,
        code: i64,
    ) -> None:
        if kind == TYPES:
            self._rank(count, worth + self.appraisal.together(tallest, second, opened), code)
            return
        way: i64 = self.begins[kind]
        begin = way
        while way < self.begins[kind + 1]:
            razes = self.razes[way] == 1
            if not (razed and razes):
                height = self.heights[way]
                higher = height > tallest
                self._combine(
                    kind + 1,
                    count + self.counts[way],
                    razed or razes,
                    worth + self.worths[way],
                    height if higher else tallest,
                    tallest if higher else (height if height > second else second),
                    opened if self.tops[way] == ROOF else opened + 1,
                    code | ((way - begin) << (kind * WAY_BITS)),
                )
            way += 1

    def _rank(self, count: i64, worth: float, code: i64) -> None:
        first: i64 = count * self.most
        place: i64 = first + self.most - 1
        if worth <= self.values[place]:
            return
        while place > first and self.values[place - 1] < worth:
            self.values[place] = self.values[place - 1]
            self.codes[place] = self.codes[place - 1]
            place -= 1
        self.values[place] = worth
        self.codes[place] = code

    # Results

    def size(self, count: int) -> int:
        """Returns how many builds of this many cards are worth a look."""
        first: i64 = count * self.most
        least = self.values[first] - FAR
        found: i64 = 0
        while found < self.most and self.values[first + found] > NEVER:
            if self.values[first + found] < least:
                break
            found += 1
        return found

    def worth(self, count: int, rank: int) -> float:
        return self.values[count * self.most + rank]

    def moves(self, count: int, rank: int) -> list[int]:
        """Returns a build's moves: a raze first, if any, then each card."""
        code: i64 = self.codes[count * self.most + rank]
        moves: list[int] = []
        kind: i64 = 0
        while kind < TYPES:
            way: i64 = self.begins[kind] + ((code >> (kind * WAY_BITS)) & ((1 << WAY_BITS) - 1))
            if self.razes[way] == 1:
                moves.insert(0, RAZE + kind)
            moves.extend(stack_moves(kind, self.stacks[way]))
            kind += 1
        return moves
