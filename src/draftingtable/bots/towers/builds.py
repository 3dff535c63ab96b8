"""All ways to build what was bid, best first, for a search to choose from."""

from mypy_extensions import i64

from draftingtable.bots.towers.planner import Appraisal
from draftingtable.games.towers.building import BITS, SLOT, can_raze, fits, without
from draftingtable.games.towers.components import BUILD, RAZE, ROOF, TYPES, VALUES


class Way:
    """One way to continue a tower. Ways with the same result are the same."""

    def __init__(
        self, count: int, razed: bool, worth: float, top: int, height: int, first: int
    ) -> None:
        self.count = count
        self.razed = razed
        self.worth = worth
        self.top = top
        self.height = height
        self.first = first
        """The first value built."""


class Build:
    """One way to continue all towers."""

    def __init__(self, worth: float, ways: list[Way]) -> None:
        self.worth = worth
        self.ways = ways

    def beginnings(self) -> list[int]:
        """Returns the possible first moves: the raze, or else the first card of any tower."""
        moves: list[int] = []
        for kind in range(TYPES):
            way = self.ways[kind]
            if way.razed:
                return [RAZE + kind]
            if way.count:
                moves.append(BUILD + kind * VALUES + way.first)
        return moves


class Builds:
    """The possible builds of a given number of cards, for the seat whose turn it is."""

    def __init__(self, appraisal: Appraisal, count: int, may_raze: bool) -> None:
        state = appraisal.state
        self.appraisal = appraisal
        self.seat = state.turn
        razed = state.razes[self.seat]
        self.raze_cost: float = appraisal.razing(razed) - appraisal.razing(razed + 1)
        self.ways: list[list[Way]] = [self._ways(kind, may_raze) for kind in range(TYPES)]
        self.found: list[Build] = []
        self._combine([], count, False, 0.0)
        self.found.sort(key=worth_of, reverse=True)

    def beginnings(self, most: int) -> tuple[list[int], list[float]]:
        """Returns first moves that lead to different builds, and the value of the best of each.

        A move that already begins a better build is not used for a worse one; another of its cards
        is. If there is none, the choice between the two can wait.
        """
        moves: list[int] = []
        worths: list[float] = []
        for build in self.found:
            for move in build.beginnings():
                if move not in moves:
                    moves.append(move)
                    worths.append(build.worth)
                    break
            if len(moves) == most:
                break
        return moves, worths

    # One type at a time

    def _ways(self, kind: int, may_raze: bool) -> list[Way]:
        state = self.appraisal.state
        place = self.seat * TYPES + kind
        top, height = state.tops[place], state.heights[place]
        ways: list[Way] = []
        self._stack(ways, kind, False, top, height, state.hands[kind], 0, 0)
        if may_raze and can_raze(top):
            under = state.unders[place]
            self._stack(ways, kind, True, under, height - 1, state.hands[kind], 0, 0)
        return ways

    def _stack(
        self,
        ways: list[Way],
        kind: i64,
        razed: bool,
        top: i64,
        height: i64,
        hand: i64,
        count: i64,
        first: i64,
    ) -> None:
        """Adds every stack of the hand's cards, but only one of those with the same result."""
        worth = self.appraisal.tower(self.seat, kind, top, height, count > 0)
        if razed:
            worth -= self.raze_cost
        if not is_known(ways, count, razed, top):
            ways.append(Way(count, razed, worth, top, height, first))
        place: i64 = 0
        while hand >> place:
            value: i64 = ((hand >> place) & SLOT) - 1
            if fits(top, value):
                begun = first if count else value
                rest = without(hand, place)
                self._stack(ways, kind, razed, value, height + 1, rest, count + 1, begun)
            place += BITS

    # All types together

    def _combine(self, chosen: list[Way], left: int, razed: bool, worth: float) -> None:
        if len(chosen) == TYPES:
            if left == 0:
                self.found.append(Build(worth + self._together(chosen), chosen))
            return
        for way in self.ways[len(chosen)]:
            if way.count <= left and not (razed and way.razed):
                more = [*chosen, way]
                self._combine(more, left - way.count, razed or way.razed, worth + way.worth)

    def _together(self, ways: list[Way]) -> float:
        tallest = 0
        second = 0
        opened = 0
        for way in ways:
            if way.height > tallest:
                tallest, second = way.height, tallest
            elif way.height > second:
                second = way.height
            if way.top != ROOF:
                opened += 1
        return self.appraisal.together(tallest, second, opened)


def is_known(ways: list[Way], count: i64, razed: bool, top: i64) -> bool:
    for way in ways:  # noqa: SIM110 (faster compiled)
        if way.count == count and way.razed == razed and way.top == top:
            return True
    return False


def worth_of(build: Build) -> float:
    return build.worth
