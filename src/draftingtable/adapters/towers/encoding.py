"""5 Towers as observation `towers-1`. An action is a move's number."""

from collections import Counter
from typing import Final

from draftingtable.adapters.observations.encoding import Encoding, clockwise
from draftingtable.adapters.observations.layout import Layout, Part
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
