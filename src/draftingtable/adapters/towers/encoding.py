"""5 Towers as observation `towers-1`. An action is a move's number."""

from collections import Counter
from typing import Final

from mypy_extensions import i64

from draftingtable.adapters.observations.counts import Counts
from draftingtable.adapters.observations.encoding import Encoding, clockwise
from draftingtable.adapters.observations.layout import Layout, Part
from draftingtable.games.core.position import Position
from draftingtable.games.core.view import View
from draftingtable.games.towers.components import (
    CARDS,
    DISPLAY_SIZE,
    MOVES,
    TYPES,
    VALUES,
    card,
    deck,
)
from draftingtable.games.towers.state import TowersState
from draftingtable.games.towers.view import PHASES, TowersView

VERSION: Final = "towers-1"
BIDS: Final = DISPLAY_SIZE + 3
"""The states of a bid: not made yet, passed, and the numbers from 0 to 5."""
FIRST_BID: Final = 2


def most_rounds(players: int) -> int:
    """Returns the most rounds possible: two passes through the deck, 5 cards per round (T5, T7)."""
    return 2 * len(deck(players)) // DISPLAY_SIZE


def towers_layout(players: int) -> Layout:
    copies = max(Counter(deck(players)).values())
    by_card = (TYPES, VALUES)
    by_seat = (players, TYPES, VALUES)
    return Layout(
        VERSION,
        [
            Part("phase", (len(PHASES),), 1, "one of: " + ", ".join(PHASES)),
            Part("second pass", (1,), 1, "the discard pile was shuffled: the pile's second time"),
            Part("referee", (1,), 1, "only bids that can be built are allowed (T4.3)"),
            Part("left", (1,), DISPLAY_SIZE, "cards that the builder has still to place"),
            Part("cap", (1,), DISPLAY_SIZE, "the highest bid allowed after a withdrawal (T4.3)"),
            Part("razed now", (TYPES,), 1, "the type razed in this round"),
            Part("display", by_card, copies, "cards on display, by type and value"),
            Part("unseen", by_card, copies, "cards in the draw pile"),
            Part("discard", by_card, copies, "cards in the discard pile"),
            Part("acting", (players,), 1, "whose turn it is"),
            Part("start", (players,), 1, "who began the round"),
            Part("builder", (players,), 1, "who has the highest bid"),
            Part("bids", (players, BIDS), 1, "no chance yet, passed, bid 0, 1, 2, 3, 4, 5"),
            Part("razed", (players,), most_rounds(players), "cards in the raze pile"),
            Part("towers", by_seat, copies, "cards in the towers"),
            Part("top", by_seat, 1, "the top card of each tower"),
            Part("under", by_seat, 1, "the card under the top card"),
        ],
    )


class TowersEncoding(Encoding):
    """The encoding for one number of players, with or without the referee."""

    def __init__(self, players: int) -> None:
        layout = towers_layout(players)
        super().__init__(layout, list(range(MOVES)), players)
        self.phase: Final = layout.start("phase")
        self.second_pass: Final = layout.start("second pass")
        self.referee: Final = layout.start("referee")
        self.left: Final = layout.start("left")
        self.cap: Final = layout.start("cap")
        self.razed_now: Final = layout.start("razed now")
        self.display: Final = layout.start("display")
        self.unseen: Final = layout.start("unseen")
        self.discard: Final = layout.start("discard")
        self.acting: Final = layout.start("acting")
        self.start: Final = layout.start("start")
        self.builder: Final = layout.start("builder")
        self.bids: Final = layout.start("bids")
        self.razed: Final = layout.start("razed")
        self.towers: Final = layout.start("towers")
        self.top: Final = layout.start("top")
        self.under: Final = layout.start("under")

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return type(self), (len(self.move_of),)

    def marks(self, view: View) -> list[int]:
        assert isinstance(view, TowersView)
        marks = self._table_marks(view)
        for place, seat in enumerate(clockwise(view.players, view.viewer)):
            self._mark_seat(marks, view, place, seat)
            for kind in range(TYPES):
                values = view.towers[seat * TYPES + kind]
                if values:
                    self._mark_tower(marks, values, place * CARDS + card(kind, 0))
        return marks

    def _table_marks(self, view: TowersView) -> list[int]:
        marks = [self.phase + view.phase]
        if view.second_pass:
            marks.append(self.second_pass)
        if view.referee:
            marks.append(self.referee)
        marks += [self.left] * view.left
        marks += [self.cap] * view.cap
        if view.raze_type >= 0:
            marks.append(self.razed_now + view.raze_type)
        marks += [self.display + shown for shown in view.display]
        marks += [self.unseen + unseen for unseen in view.unseen]
        marks += [self.discard + discarded for discarded in view.discard]
        return marks

    def _mark_seat(self, marks: list[int], view: TowersView, place: int, seat: int) -> None:
        if seat in view.acting:
            marks.append(self.acting + place)
        if seat == view.start:
            marks.append(self.start + place)
        if seat == view.builder:
            marks.append(self.builder + place)
        bid = view.bids[seat]
        said = FIRST_BID + bid if bid >= 0 else -1 - bid
        marks.append(self.bids + place * BIDS + said)
        marks += [self.razed + place] * view.razed[seat]

    def _mark_tower(self, marks: list[int], values: tuple[int, ...], first: int) -> None:
        """Marks a tower; `first` is the index of the seat's 0 of this type in a field of cards."""
        marks += [self.towers + first + value for value in values]
        marks.append(self.top + first + values[-1])
        if len(values) > 1:
            marks.append(self.under + first + values[-2])

    # The same without a view: everything but the order of the pile is public (T6).

    def write(self, position: Position, viewer: int, seen: Counts, start: i64) -> None:
        assert isinstance(position, TowersState)
        self._write_table(position, seen, start)
        players: i64 = position.players
        seat: i64 = max(viewer, 0)
        for place in range(players):
            self._write_seat(position, seen, start, place, seat)
            self._write_towers(position, seen, start + place * CARDS, seat * TYPES)
            seat = seat + 1 if seat + 1 < players else 0

    def _write_table(self, state: TowersState, seen: Counts, start: i64) -> None:
        seen.add(start + self.phase + state.phase, 1)
        if state.second_pass:
            seen.add(start + self.second_pass, 1)
        if state.referee:
            seen.add(start + self.referee, 1)
        seen.add(start + self.left, state.left)
        seen.add(start + self.cap, state.cap)
        if state.raze_type >= 0:
            seen.add(start + self.razed_now + state.raze_type, 1)
        seen.add_array(state.display, start + self.display)
        seen.add_array(state.pile, start + self.unseen)
        seen.add_array(state.discard, start + self.discard)

    def _write_seat(
        self, state: TowersState, seen: Counts, start: i64, place: i64, seat: i64
    ) -> None:
        if seat == state.actor():
            seen.add(start + self.acting + place, 1)
        if seat == state.start:
            seen.add(start + self.start + place, 1)
        if seat == state.builder:
            seen.add(start + self.builder + place, 1)
        bid: i64 = state.bids[seat]
        said: i64 = FIRST_BID + bid if bid >= 0 else -1 - bid
        seen.add(start + self.bids + place * BIDS + said, 1)
        seen.add(start + self.razed + place, state.razes[seat])

    def _write_towers(self, state: TowersState, seen: Counts, first: i64, tower: i64) -> None:
        """Writes a seat's towers, the first of which is `tower`; `first` is its first card."""
        for kind in range(TYPES):
            height = state.heights[tower + kind]
            if height:
                for place in range(height):
                    seen.add(first + self.towers + state.value_at(tower + kind, place), 1)
                seen.add(first + self.top + state.tops[tower + kind], 1)
                if height > 1:
                    seen.add(first + self.under + state.unders[tower + kind], 1)
            first += VALUES
