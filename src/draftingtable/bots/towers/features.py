"""What the network sees of a position between two rounds: towers and seats as marks.

Everything is computed from what every seat may know (T6): the towers, how many cards each seat has
razed, the discard pile, which cards are left in the pile (not their order), the pass and the start
player. A mark is a row of the network's table. Every tower has one mark of each kind below, and so
has every seat; the numbers in brackets say how many rows each kind has.

A tower: its top (17), what is under it (17), its height (14), the height by the chances of a
roof (12 x 5), fitting cards in the pile, by the pass (2 x 20), fitting cards in the discard pile in
the first pass (20), the highest fitting card to come (17), whether an 8 or a 9 that fits is to come
(4), the top by the era (6 x 17), the rounds to come (32), the highest top of the others (17), the
height of their tallest open tower by whether a roof may come (12 x 2), how many of them have begun
and not roofed (5), and how many different fitting values are to come (17).

A seat: its place after the start player (5), razed cards (12), the heights of its two tallest
towers (15 each), open towers by the era (6 x 6), the rounds to come (32), its lead in points over
the best other seat (41), the lead in steps of three by the era (6 x 11), roofed towers (6), and how
much taller its tallest tower is (8).
"""

from typing import Final

from mypy_extensions import i64

from draftingtable.bots.towers.outlook import cards_to_come
from draftingtable.games.core.arrays import vec
from draftingtable.games.towers.components import CARDS, EIGHT, EMPTY, NINE, ROOF, TYPES, VALUES
from draftingtable.games.towers.state import TowersState

TOPS: Final = 17
HEIGHTS: Final = 14
ROOF_HEIGHTS: Final = 12
CHANCES: Final = 5
SUPPLY: Final = 20
STAGES: Final = 32
ERAS: Final = 6
LEADS: Final = 20
"""Leads beyond this many points look the same."""
LEAD_STEPS: Final = 5
MOST_RAZED: Final = 11

# Where the rows of each kind of mark begin.
TOP: Final = 0
UNDER: Final = TOP + TOPS
HEIGHT: Final = UNDER + TOPS
ROOF_HEIGHT: Final = HEIGHT + HEIGHTS
IN_PILE: Final = ROOF_HEIGHT + ROOF_HEIGHTS * CHANCES
IN_DISCARD: Final = IN_PILE + 2 * SUPPLY
HIGHEST: Final = IN_DISCARD + SUPPLY
SPECIALS: Final = HIGHEST + TOPS
TOP_BY_ERA: Final = SPECIALS + 4
STAGE: Final = TOP_BY_ERA + ERAS * TOPS
RIVAL_TOP: Final = STAGE + STAGES
RIVAL_HEIGHT: Final = RIVAL_TOP + TOPS
RIVALS: Final = RIVAL_HEIGHT + ROOF_HEIGHTS * 2
DIFFERENT: Final = RIVALS + 5
TOWER_ROWS: Final = DIFFERENT + TOPS
TOWER_MARKS: Final = 14

PLACE: Final = 0
RAZED: Final = PLACE + 5
TALLEST: Final = RAZED + MOST_RAZED + 1
SECOND: Final = TALLEST + 15
OPEN: Final = SECOND + 15
SEAT_STAGE: Final = OPEN + ERAS * 6
LEAD: Final = SEAT_STAGE + STAGES
LEAD_BY_ERA: Final = LEAD + 2 * LEADS + 1
ROOFED: Final = LEAD_BY_ERA + ERAS * (2 * LEAD_STEPS + 1)
MARGIN: Final = ROOFED + 6
SEAT_ROWS: Final = MARGIN + 8
SEAT_MARKS: Final = 10


class Features:
    """The marks of a position before a deal."""

    def __init__(self, state: TowersState) -> None:
        self.state = state
        self.players: i64 = state.players
        self.scores: list[int] = state.scores()
        self.pile = vec[i64]([0] * CARDS)
        self.discard = vec[i64]([0] * CARDS)
        self._count_cards()
        stage: i64 = cards_to_come(state) // 5
        self.stage: i64 = stage if stage < STAGES else STAGES - 1
        self.era: i64 = era_of(self.stage)
        self.tower_marks = vec[i64]([0] * (self.players * TYPES * TOWER_MARKS))
        self.seat_marks = vec[i64]([0] * (self.players * SEAT_MARKS))
        seat: i64 = 0
        while seat < self.players:
            kind: i64 = 0
            while kind < TYPES:
                self._mark_tower(seat, kind)
                kind += 1
            self._mark_seat(seat)
            seat += 1

    def _count_cards(self) -> None:
        state = self.state
        for card in state.pile:
            self.pile[card] += 1
        if not state.second_pass:  # T7.1: what is discarded in the second pass never comes back
            for card in state.discard:
                self.discard[card] += 1
            for card in state.display:
                self.discard[card] += 1

    # Towers

    def _mark_tower(self, seat: i64, kind: i64) -> None:
        state = self.state
        place: i64 = seat * TYPES + kind
        top: i64 = state.tops[place]
        height: i64 = state.heights[place]
        roofs = self._roofs(kind)
        marks = self.tower_marks
        at: i64 = place * TOWER_MARKS
        marks[at] = TOP + top
        marks[at + 1] = UNDER + state.unders[place]
        marks[at + 2] = HEIGHT + up_to(height, HEIGHTS - 1)
        marks[at + 3] = ROOF_HEIGHT + up_to(height, ROOF_HEIGHTS - 1) * CHANCES + roofs
        self._mark_supply(kind, top, at + 4)
        marks[at + 8] = TOP_BY_ERA + self.era * TOPS + top
        marks[at + 9] = STAGE + self.stage
        self._mark_rivals(seat, kind, roofs, at + 10)

    def _roofs(self, kind: i64) -> i64:
        """Returns the chances of a roof: one in the pile has two in the first pass."""
        card: i64 = kind * VALUES + ROOF
        often: i64 = 1 if self.state.second_pass else 2
        return up_to(often * self.pile[card] + self.discard[card], CHANCES - 1)

    def _mark_supply(self, kind: i64, top: i64, at: i64) -> None:
        """Marks the cards to come that fit, apart from roofs."""
        first: i64 = kind * VALUES
        in_pile: i64 = 0
        in_discard: i64 = 0
        highest: i64 = 0
        different: i64 = 0
        value: i64 = 1
        limit: i64 = top
        if top == EIGHT or top == EMPTY:  # noqa: SIM109 (no tuple to make)
            limit = VALUES
        while value < VALUES:
            if value < limit or (value == NINE and top != ROOF):
                here: i64 = self.pile[first + value]
                later: i64 = self.discard[first + value]
                in_pile += here
                in_discard += later
                if here + later > 0:
                    different += 1
                    highest = value
            value += 1
        specials: i64 = 0
        if limit > EIGHT and self.pile[first + EIGHT] + self.discard[first + EIGHT] > 0:
            specials += 1
        if top != ROOF and self.pile[first + NINE] + self.discard[first + NINE] > 0:
            specials += 2
        marks = self.tower_marks
        second: i64 = SUPPLY if self.state.second_pass else 0
        marks[at] = IN_PILE + second + up_to(in_pile, SUPPLY - 1)
        marks[at + 1] = IN_DISCARD + up_to(in_discard, SUPPLY - 1)
        marks[at + 2] = HIGHEST + highest
        marks[at + 3] = SPECIALS + specials
        marks[at + 9] = DIFFERENT + different

    def _mark_rivals(self, seat: i64, kind: i64, roofs: i64, at: i64) -> None:
        """Marks what the others have of this type."""
        state = self.state
        highest: i64 = 0
        tallest: i64 = 0
        begun: i64 = 0
        other: i64 = 0
        while other < self.players:
            place: i64 = other * TYPES + kind
            top: i64 = state.tops[place]
            if other != seat and top != ROOF:
                height: i64 = state.heights[place]
                if top > highest:
                    highest = top
                if height > tallest:
                    tallest = height
                if height > 0:
                    begun += 1
            other += 1
        marks = self.tower_marks
        coming: i64 = 1 if roofs > 0 else 0
        marks[at] = RIVAL_TOP + highest
        marks[at + 1] = RIVAL_HEIGHT + up_to(tallest, ROOF_HEIGHTS - 1) * 2 + coming
        marks[at + 2] = RIVALS + begun

    # Seats

    def _mark_seat(self, seat: i64) -> None:
        state = self.state
        tallest: i64 = 0
        second: i64 = 0
        opened: i64 = 0
        roofed: i64 = 0
        place: i64 = seat * TYPES
        while place < seat * TYPES + TYPES:
            height: i64 = state.heights[place]
            if height > tallest:
                second = tallest
                tallest = height
            elif height > second:
                second = height
            if height > 0:
                if state.tops[place] == ROOF:
                    roofed += 1
                else:
                    opened += 1
            place += 1
        lead = self._lead(seat)
        steps: i64 = within(lead, 3 * LEAD_STEPS) // 3
        marks = self.seat_marks
        at: i64 = seat * SEAT_MARKS
        marks[at] = PLACE + (seat - state.start + self.players) % self.players
        marks[at + 1] = RAZED + up_to(state.razes[seat], MOST_RAZED)
        marks[at + 2] = TALLEST + up_to(tallest, 14)
        marks[at + 3] = SECOND + up_to(second, 14)
        marks[at + 4] = OPEN + self.era * 6 + opened
        marks[at + 5] = SEAT_STAGE + self.stage
        marks[at + 6] = LEAD + LEADS + within(lead, LEADS)
        marks[at + 7] = LEAD_BY_ERA + self.era * (2 * LEAD_STEPS + 1) + LEAD_STEPS + steps
        marks[at + 8] = ROOFED + roofed
        marks[at + 9] = MARGIN + up_to(tallest - second, 7)

    def _lead(self, seat: i64) -> i64:
        best = -1_000_000
        for other in range(self.players):
            if other != seat and self.scores[other] > best:
                best = self.scores[other]
        return self.scores[seat] - best


def up_to(number: i64, most: i64) -> i64:
    return number if number < most else most


def within(number: i64, most: i64) -> i64:
    if number > most:
        return most
    return -most if number < -most else number


def era_of(stage: i64) -> i64:
    """Returns a coarse stage: 0 at the end, 5 at the beginning."""
    if stage < 2:
        return 0
    if stage < 4:
        return 1
    if stage < 7:
        return 2
    if stage < 11:
        return 3
    return 4 if stage < 17 else 5
