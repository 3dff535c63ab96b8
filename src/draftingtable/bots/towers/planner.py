"""The best way to build any number of the cards on display.

Types are independent except for the one raze and the tallest towers. So each type is examined
alone: its best stack for every count, with and without a raze. Then all combinations are tried;
five cards have a few dozen.
"""

from abc import ABCMeta, abstractmethod
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from draftingtable.games.core.arrays import vec
from draftingtable.games.towers.building import BITS, SLOT, can_raze, fits, without
from draftingtable.games.towers.components import (
    BUILD,
    DISPLAY_SIZE,
    RAZE,
    ROOF,
    TYPES,
    VALUES,
    WITHDRAW,
)
from draftingtable.games.towers.legality import may_raze_now
from draftingtable.games.towers.state import TowersState

NEVER: Final = -1.0e9
"""The value of an impossible build."""
COUNTS: Final = DISPLAY_SIZE + 1
WAY_BITS: Final = 4
MOST_WAYS: Final = 2 * (TYPES + DISPLAY_SIZE)
"""A type has two ways more than twice its cards on display."""


class Appraisal(metaclass=ABCMeta):
    """Points that may be expected of one seat's towers, part by part: all a planner asks for."""

    def __init__(self, state: TowersState) -> None:
        self.state = state

    @abstractmethod
    def tower(self, seat: i64, kind: i64, top: i64, height: i64, built: bool) -> float:
        """What one tower is worth; `built` tells whether its top was built in this round."""

    @abstractmethod
    def together(self, tallest: i64, second: i64, opened: i64) -> float:
        """What towers add as a whole: by the heights of two, and by how many are open."""

    @abstractmethod
    def razing(self, razed: int) -> float:
        """What so many razed cards add; less than nothing, of course."""


class Planner:
    """The best builds for one seat. `best[n]` is its value with n cards built.

    The ways to build on one tower are stored together: for a type with m cards on display, 0 to m
    cards without a raze, then 0 to m cards after one.
    """

    def __init__(self, appraisal: Appraisal, seat: int, may_raze: bool = True) -> None:
        state = appraisal.state
        self.appraisal = appraisal
        self.seat: i64 = seat
        self.best = vec[float]([NEVER] * COUNTS)
        self.codes = vec[i64]([0] * COUNTS)
        """The ways used by the best build of each count, four bits per type."""
        # By type: where its ways begin, how many there are without a raze, the tower's height.
        self.begins = vec[i64]([0] * (TYPES + 1))
        self.sizes = vec[i64]([0] * TYPES)
        self.heights = vec[i64]([0] * TYPES)
        # By way: the tower's value and top, and the cards built, in order.
        self.worths = vec[float]([NEVER] * MOST_WAYS)
        self.tops = vec[i64]([0] * MOST_WAYS)
        self.stacks = vec[i64]([0] * MOST_WAYS)
        razed = state.razes[seat]
        before = appraisal.razing(razed)
        self.raze_cost: float = before - appraisal.razing(razed + 1)
        for kind in range(TYPES):
            self._survey(kind, state.hands[kind], may_raze)
        self._combine(0, 0, False, before, 0, 0, 0, 0)

    # One type at a time

    def _survey(self, kind: i64, hand: i64, may_raze: bool) -> None:
        state = self.appraisal.state
        place: i64 = self.seat * TYPES + kind
        top: i64 = state.tops[place]
        height: i64 = state.heights[place]
        size = 1 + cards_in(hand)
        begin = self.begins[kind]
        end = begin + size
        self.sizes[kind] = size
        self.heights[kind] = height
        self._stack(kind, begin, top, height, hand, 0)
        if may_raze and can_raze(top):
            self._stack(kind, end, state.unders[place], height - 1, hand, 0)
            self._charge_razes(begin, size)
            end += size
        self.begins[kind + 1] = end

    def _stack(self, kind: i64, way: i64, top: i64, height: i64, hand: i64, stack: i64) -> None:
        """Tries every stack of the hand's cards, in every order."""
        worth = self.appraisal.tower(self.seat, kind, top, height, stack != 0)
        if worth > self.worths[way]:
            self.worths[way] = worth
            self.tops[way] = top
            self.stacks[way] = stack
        place: i64 = 0
        while hand >> place:
            slot: i64 = (hand >> place) & SLOT
            if fits(top, slot - 1):
                rest = without(hand, place)
                self._stack(kind, way + 1, slot - 1, height + 1, rest, (stack << BITS) | slot)
            place += BITS

    def _charge_razes(self, begin: i64, size: i64) -> None:
        """Drops pointless razes: one must allow more cards, or a better tower with as many."""
        way: i64 = begin
        while way < begin + size:
            worth = self.worths[way + size] - self.raze_cost
            self.worths[way + size] = worth if worth > self.worths[way] else NEVER
            way += 1

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
        """Combines all ways of this type with those chosen for the types before."""
        if kind == TYPES:
            total = worth + self.appraisal.together(tallest, second, opened)
            if total > self.best[count]:
                self.best[count] = total
                self.codes[count] = code
            return
        begin = self.begins[kind]
        size = self.sizes[kind]
        ways: i64 = size if razed else self.begins[kind + 1] - begin
        way: i64 = 0
        while way < ways:
            here = self.worths[begin + way]
            if here > NEVER:
                razes = way >= size
                more: i64 = way - size if razes else way
                height: i64 = self.heights[kind] + more
                if razes:
                    height -= 1
                higher = height > tallest
                self._combine(
                    kind + 1,
                    count + more,
                    razed or razes,
                    worth + here,
                    height if higher else tallest,
                    tallest if higher else (height if height > second else second),
                    opened if self.tops[begin + way] == ROOF else opened + 1,
                    code | (way << (kind * WAY_BITS)),
                )
            way += 1

    # Results

    def can_build(self, count: i64) -> bool:
        return self.best[count] > NEVER

    def _way(self, count: i64, kind: i64) -> i64:
        return (self.codes[count] >> (kind * WAY_BITS)) & ((1 << WAY_BITS) - 1)

    def takes_roof(self, count: i64, kind: i64) -> bool:
        """Whether the best build of this many cards puts a roof on this type."""
        place = self.begins[kind] + self._way(count, kind)
        return self.tops[place] == ROOF and self.stacks[place] != 0

    def moves(self, count: int) -> list[int]:
        """Returns the best build of this many cards: a raze first, if any, then each card."""
        moves: list[int] = []
        if not self.can_build(count):
            return moves
        for kind in range(TYPES):
            way = self._way(count, kind)
            if way >= self.sizes[kind]:
                moves.insert(0, RAZE + kind)
            moves.extend(stack_moves(kind, self.stacks[self.begins[kind] + way]))
        return moves


def cards_in(hand: i64) -> i64:
    count: i64 = 0
    while hand:
        count += 1
        hand >>= BITS
    return count


def stack_moves(kind: int, stack: i64) -> list[int]:
    """Returns the moves that build a stack, whose last card is in the lowest bits."""
    moves: list[int] = []
    while stack:
        moves.insert(0, BUILD + kind * VALUES + (stack & SLOT) - 1)
        stack >>= BITS
    return moves


def building_move(appraisal: Appraisal, moves: Sequence[int]) -> int:
    """Returns one of `moves`: the first of the best build that completes the bid."""
    state = appraisal.state
    planned = Planner(appraisal, state.turn, may_raze_now(state)).moves(state.left)
    if planned and planned[0] in moves:
        return planned[0]
    # Only with the referee off: another player bid, or began, what cannot be completed (T4.3).
    for move in moves:
        if move != WITHDRAW:
            return move
    return WITHDRAW
