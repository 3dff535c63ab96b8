"""The data of a 5 Towers position.

A tower is a tuple of values, bottom first. All towers are in one flat list, at seat * 5 + type.
"""

from typing import Final

from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.outcome import Outcome, best_seats
from draftingtable.games.core.position import Position
from draftingtable.games.towers.building import added
from draftingtable.games.towers.components import DISPLAY_SIZE, EMPTY, TYPES, VALUES, deck
from draftingtable.games.towers.scoring import breakdown, total_points
from draftingtable.games.towers.view import TowersView

BIDDING: Final = 0
BUILDING: Final = 1
DEALING: Final = 2
OVER: Final = 3

NO_CHANCE_YET: Final = -1
PASSED: Final = -2
UNKNOWN: Final = -1
"""A value not computed yet: `largest` and `room` (with `reach`) are cached on first use."""


class TowersState(Position):
    """A position's data, how to copy it, and what a viewer may see of it."""

    def __init__(self, players: int, referee: bool, start: int) -> None:
        super().__init__()
        self.players = players
        self.referee = referee
        self.start = start
        self.pile = deck(players)  # T6: which cards remain is known, their order is not
        self.discard: list[int] = []
        self.towers: list[tuple[int, ...]] = [()] * (players * TYPES)
        self.tops: list[int] = [EMPTY] * (players * TYPES)  # what the next card would go on
        self.unders: list[int] = [EMPTY] * (players * TYPES)  # the same after razing the top
        self.razed: list[list[int]] = [[] for _ in range(players)]
        self.round = 1
        self.second_pass = False
        self.phase: int = DEALING
        self.dealing = True
        self.reason = ""
        self.dealt: list[int] = []
        self.display: list[int] = []
        self.hands: list[int] = [0] * TYPES  # the display by type, see `building`
        self.reach: list[int] = [0] * TYPES  # how many of each the builder can stack
        self.clear_round()

    def progress(self) -> str:
        return f"round {self.round}"

    def clear_round(self) -> None:
        """Clears the display and all bids."""
        self.show([])
        self.dealt = self.display
        self.bids: list[int] = [NO_CHANCE_YET] * self.players
        self.turn = self.start
        self.high: int = NO_CHANCE_YET
        self.builder: int = NOBODY
        self.cap: int = DISPLAY_SIZE  # T4.3: a bid after a withdrawal must be lower
        self.left = 0
        self.raze_type: int = NOBODY
        self.largest: int = UNKNOWN
        self.room: int = UNKNOWN

    def show(self, cards: list[int]) -> None:
        """Lays out the display in ascending order; `dealt` keeps the order of dealing."""
        hands = self.hands
        for kind in range(TYPES):
            hands[kind] = 0
        display: list[int] = []
        for shown in cards:
            kind = shown // VALUES
            hands[kind] = added(hands[kind], shown % VALUES)
            place = len(display)
            display.append(shown)
            while place > 0 and display[place - 1] > shown:  # five cards: faster than calling sort
                display[place] = display[place - 1]
                place -= 1
            display[place] = shown
        self.display = display

    def set_tower(self, place: int, values: tuple[int, ...]) -> None:
        """Changes a tower; all changes go through here to keep `tops` and `unders` up to date."""
        height = len(values)
        self.towers[place] = values
        self.tops[place] = values[height - 1] if height else EMPTY
        self.unders[place] = values[height - 2] if height > 1 else EMPTY

    def built(self) -> list[int]:
        """Returns the cards built from this round's display."""
        taken = self.dealt[:]
        for shown in self.display:
            taken.remove(shown)
        return taken

    def still_shown(self) -> list[int]:
        """Returns the remaining display in the order it was dealt."""
        rest = self.display[:]
        shown: list[int] = []
        for dealt in self.dealt:
            if dealt in rest:
                rest.remove(dealt)
                shown.append(dealt)
        return shown

    def towers_of(self, seat: int) -> list[tuple[int, ...]]:
        return self.towers[seat * TYPES : (seat + 1) * TYPES]

    def scores(self) -> list[int]:
        return [
            total_points(self.towers_of(seat), len(self.razed[seat]))
            for seat in range(self.players)
        ]

    def outcome(self) -> Outcome:
        scores = self.scores()
        parts = [
            breakdown(self.towers_of(seat), len(self.razed[seat]))
            for seat in range(self.players)
        ]
        return Outcome(scores, best_seats(scores), self.reason, "", parts)  # T8.5: no tie-break

    def view(self, viewer: int) -> TowersView:
        """Returns the view, the same for all viewers: only the order of the pile is hidden (T6)."""
        view = TowersView()
        view.viewer = viewer
        view.players = self.players
        view.referee = self.referee
        view.start = self.start
        view.round = self.round
        view.second_pass = self.second_pass
        view.phase = self.phase
        view.acting = self.acting()
        view.display = self.still_shown()
        view.bids = self.bids[:]
        view.high = self.high
        view.builder = self.builder
        view.cap = self.cap
        view.left = self.left
        view.raze_type = self.raze_type
        view.dealt = self.dealt[:]
        view.towers = self.towers[:]
        view.razed = [len(pile) for pile in self.razed]
        view.discard = self.discard[:]
        view.unseen = sorted(self.pile)
        return view

    def copy_to(self, twin: "TowersState") -> None:
        twin.over = self.over
        twin.dealing = self.dealing
        twin.journal = None
        twin.players = self.players
        twin.referee = self.referee
        twin.start = self.start
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.towers = self.towers[:]
        twin.tops = self.tops[:]
        twin.unders = self.unders[:]
        twin.razed = [pile[:] for pile in self.razed]
        twin.round = self.round
        twin.second_pass = self.second_pass
        twin.phase = self.phase
        twin.reason = self.reason
        twin.dealt = self.dealt[:]
        twin.display = self.display[:]
        twin.hands = self.hands[:]
        twin.reach = self.reach[:]
        twin.bids = self.bids[:]
        twin.turn = self.turn
        twin.high = self.high
        twin.builder = self.builder
        twin.cap = self.cap
        twin.left = self.left
        twin.raze_type = self.raze_type
        twin.largest = self.largest
        twin.room = self.room

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return type(self), (self.players, self.referee, self.start), self.__getstate__()

    def snapshot(self) -> dict[str, object]:
        return {
            "players": self.players,
            "referee": self.referee,
            "start": self.start,
            "pile": self.pile[:],
            "discard": self.discard[:],
            "towers": [list(values) for values in self.towers],
            "razed": [pile[:] for pile in self.razed],
            "round": self.round,
            "second_pass": self.second_pass,
            "phase": self.phase,
            "reason": self.reason,
            "dealt": self.dealt[:],
            "display": self.display[:],
            "bids": self.bids[:],
            "turn": self.turn,
            "high": self.high,
            "builder": self.builder,
            "cap": self.cap,
            "left": self.left,
            "raze_type": self.raze_type,
            "over": self.over,
            "dealing": self.dealing,
        }
