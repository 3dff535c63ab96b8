"""The data of a 5 Towers position.

Towers are numbered: seat * 5 + type. The values of a tower are packed into two numbers, four bits
each, the lowest card first. Views need tuples of them, which are kept until the tower changes.
"""

from typing import Final

from mypy_extensions import i64

from draftingtable.games.core.arrays import append, pop, remove, vec
from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.copying import attributes, remade
from draftingtable.games.core.outcome import Outcome, best_seats
from draftingtable.games.core.position import Position
from draftingtable.games.towers.building import added
from draftingtable.games.towers.components import CARDS, DISPLAY_SIZE, EMPTY, TYPES, VALUES, deck
from draftingtable.games.towers.scoring import breakdown, points_of
from draftingtable.games.towers.view import TowersView

BIDDING: Final = 0
BUILDING: Final = 1
DEALING: Final = 2
OVER: Final = 3

NO_CHANCE_YET: Final = -1
PASSED: Final = -2
BITS: Final = 4
VALUE: Final = 15
"""The highest value, and the bits of one."""
PER_WORD: Final = 15
WORDS: Final = 2
"""Enough for the 22 cards of a type with 4 or 5 players (T1.4)."""
UNKNOWN: Final = -1
"""A value not computed yet: `largest` and `room` (with `reach`) are cached on first use."""


class TowersState(Position):
    """A position's data, how to copy it, and what a viewer may see of it."""

    def __init__(self, players: int, referee: bool, start: int, begin: bool = True) -> None:
        """Sets up the table before the first deal, unless a copy is to be filled in."""
        super().__init__()
        self.players: i64 = players
        self.referee = referee
        self.start: i64 = start
        self.round: i64 = 1
        self.second_pass = False
        self.phase: i64 = DEALING
        self.reason = ""
        self.turn: i64 = start
        self.high: i64 = NO_CHANCE_YET
        self.builder: i64 = NOBODY
        self.cap: i64 = DISPLAY_SIZE  # T4.3: a bid after a withdrawal must be lower
        self.left: i64 = 0
        self.raze_type: i64 = NOBODY
        self.largest: i64 = UNKNOWN
        self.room: i64 = UNKNOWN
        self.pile = vec[i64]()  # T6: which cards remain is known, their order is not
        self.discard = vec[i64]()
        self.dealt = vec[i64]()  # the display in the order of dealing
        self.display = vec[i64]()  # what is left of it, in ascending order
        self.hands = vec[i64]()  # the display by type, see `building`
        self.reach = vec[i64]()  # how many of each the builder can stack
        self.bids = vec[i64]()
        self.packed = vec[i64]()  # the values of each tower, in two numbers
        self.heights = vec[i64]()
        self.tops = vec[i64]()  # what the next card would go on
        self.unders = vec[i64]()  # the same after razing the top
        self.razes = vec[i64]()  # how many cards each seat has razed
        self.razings = vec[i64]()  # these cards, as seat * CARDS + card, the last one last
        self.shown: list[tuple[int, ...]] = []  # all towers as tuples, once a view has needed them
        self.stale: i64 = 0  # those that have changed since, one bit each
        if begin:
            self._fill()

    def _fill(self) -> None:
        towers = self.players * TYPES
        self.dealing = True
        self.pile = vec[i64](deck(self.players))
        self.packed = vec[i64]([0] * (towers * WORDS))
        self.heights = vec[i64]([0] * towers)
        self.tops = vec[i64]([EMPTY] * towers)
        self.unders = vec[i64]([EMPTY] * towers)
        self.razes = vec[i64]([0] * self.players)
        self.hands = vec[i64]([0] * TYPES)
        self.reach = vec[i64]([0] * TYPES)
        self.bids = vec[i64]([NO_CHANCE_YET] * self.players)

    def progress(self) -> str:
        return f"round {self.round}"

    def clear_round(self) -> None:
        """Clears the display and all bids."""
        self.hands = vec[i64]([0] * TYPES)
        self.display = vec[i64]()
        self.dealt = vec[i64]()
        self.bids = vec[i64]([NO_CHANCE_YET] * self.players)
        self.turn = self.start
        self.high = NO_CHANCE_YET
        self.builder = NOBODY
        self.cap = DISPLAY_SIZE
        self.left = 0
        self.raze_type = NOBODY
        self.largest = UNKNOWN
        self.room = UNKNOWN

    def show(self, cards: vec[i64]) -> None:
        """Lays out the display in ascending order; `dealt` keeps the order of dealing."""
        hands = vec[i64]([0] * TYPES)
        display = cards[:]
        for number in range(len(cards)):
            shown: i64 = cards[number]
            kind: i64 = shown // VALUES
            hands[kind] = added(hands[kind], shown % VALUES)
            place: i64 = number
            while place > 0 and display[place - 1] > shown:
                display[place] = display[place - 1]
                place -= 1
            display[place] = shown
        self.hands = hands
        self.display = display

    def add_card(self, tower: i64, value: i64) -> None:
        """Puts a card on top of a tower."""
        height = self.heights[tower]
        if height < PER_WORD:
            self.packed[tower * WORDS] |= value << (height * BITS)
        else:
            self.packed[tower * WORDS + 1] |= value << ((height - PER_WORD) * BITS)
        self.heights[tower] = height + 1
        self.unders[tower] = self.tops[tower]
        self.tops[tower] = value
        self.stale |= 1 << tower

    def take_card(self, tower: i64) -> i64:
        """Removes the top card of a tower and returns its value."""
        height = self.heights[tower] - 1
        value = self.tops[tower]
        if height < PER_WORD:
            self.packed[tower * WORDS] ^= value << (height * BITS)
        else:
            self.packed[tower * WORDS + 1] ^= value << ((height - PER_WORD) * BITS)
        self.heights[tower] = height
        self.tops[tower] = self.unders[tower]
        self.unders[tower] = self.value_at(tower, height - 2) if height > 1 else EMPTY
        self.stale |= 1 << tower
        return value

    def value_at(self, tower: i64, place: i64) -> i64:
        """Returns the value of the card at this place of a tower, counted from its bottom."""
        if place < PER_WORD:
            return self.packed[tower * WORDS] >> (place * BITS) & VALUE
        return self.packed[tower * WORDS + 1] >> ((place - PER_WORD) * BITS) & VALUE

    def set_tower(self, tower: i64, values: tuple[int, ...]) -> None:
        """Builds a whole tower, in place of what it was."""
        low: i64 = 0
        high: i64 = 0
        height: i64 = 0
        top: i64 = EMPTY
        under: i64 = EMPTY
        for each in values:
            value: i64 = each
            if height < PER_WORD:
                low |= value << (height * BITS)
            else:
                high |= value << ((height - PER_WORD) * BITS)
            height += 1
            under = top
            top = value
        self.packed[tower * WORDS] = low
        self.packed[tower * WORDS + 1] = high
        self.heights[tower] = height
        self.tops[tower] = top
        self.unders[tower] = under
        self.stale |= 1 << tower

    def towers(self) -> list[tuple[int, ...]]:
        """Returns all towers as tuples, bottom first; callers must not change the list."""
        if len(self.shown) == 0:
            self.shown = [self._tower(tower) for tower in range(self.players * TYPES)]
        elif self.stale != 0:
            shown = self.shown[:]
            for tower in range(self.players * TYPES):
                if self.stale >> tower & 1:
                    shown[tower] = self._tower(tower)
            self.shown = shown
        self.stale = 0
        return self.shown

    def _tower(self, tower: i64) -> tuple[int, ...]:
        values: list[int] = [self.value_at(tower, place) for place in range(self.heights[tower])]
        return tuple(values)

    def set_pile(self, cards: list[int]) -> None:
        self.pile = vec[i64](sorted(cards))

    def set_discard(self, cards: list[int]) -> None:
        self.discard = vec[i64](cards)

    def add_razed(self, seat: i64, card: i64) -> None:
        self.razings = append(self.razings, seat * CARDS + card)
        self.razes[seat] += 1

    def return_razed(self, seat: i64) -> i64:
        """Removes the card razed last, which must be the seat's, and returns it."""
        self.razings, razing = pop(self.razings)
        self.razes[seat] -= 1
        return razing % CARDS

    def razed(self, seat: int) -> list[int]:
        """Returns the cards that a seat has razed, in that order."""
        return [razing % CARDS for razing in self.razings if razing // CARDS == seat]

    def built(self) -> list[int]:
        """Returns the cards built from this round's display."""
        taken = self.dealt[:]
        for shown in self.display:
            taken = remove(taken, shown)
        return list(taken)

    def still_shown(self) -> list[int]:
        """Returns the remaining display in the order it was dealt."""
        rest = list(self.display)
        shown: list[int] = []
        for dealt in self.dealt:
            if dealt in rest:
                rest.remove(dealt)
                shown.append(dealt)
        return shown

    def towers_of(self, seat: int) -> list[tuple[int, ...]]:
        return self.towers()[seat * TYPES : (seat + 1) * TYPES]

    def scores(self) -> list[int]:
        return [
            points_of(self.heights, self.tops, seat * TYPES, self.razes[seat])
            for seat in range(self.players)
        ]

    def outcome(self) -> Outcome:
        scores = self.scores()
        parts = self.breakdowns()
        return Outcome(scores, best_seats(scores), self.reason, "", parts)  # T8.5: no tie-break

    def breakdowns(self) -> list[dict[str, object]]:
        """Returns the parts of each seat's score."""
        return [breakdown(self.towers_of(seat), self.razes[seat]) for seat in range(self.players)]

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
        view.bids = list(self.bids)
        view.high = self.high
        view.builder = self.builder
        view.cap = self.cap
        view.left = self.left
        view.raze_type = self.raze_type
        view.dealt = list(self.dealt)
        view.towers = self.towers()[:]
        view.razed = list(self.razes)
        view.discard = list(self.discard)
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
        twin.packed = self.packed[:]
        twin.heights = self.heights[:]
        twin.shown = self.shown  # never changed in place
        twin.stale = self.stale
        twin.tops = self.tops[:]
        twin.unders = self.unders[:]
        twin.razes = self.razes[:]
        twin.razings = self.razings[:]
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
        made_by = self.players, self.referee, self.start
        return remade, (type(self), made_by, attributes(self))

    def snapshot(self) -> dict[str, object]:
        return {
            "players": self.players,
            "referee": self.referee,
            "start": self.start,
            "pile": list(self.pile),
            "discard": list(self.discard),
            "towers": [list(values) for values in self.towers()],
            "razed": [self.razed(seat) for seat in range(self.players)],
            "round": self.round,
            "second_pass": self.second_pass,
            "phase": self.phase,
            "reason": self.reason,
            "dealt": list(self.dealt),
            "display": list(self.display),
            "bids": list(self.bids),
            "turn": self.turn,
            "high": self.high,
            "builder": self.builder,
            "cap": self.cap,
            "left": self.left,
            "raze_type": self.raze_type,
            "over": self.over,
            "dealing": self.dealing,
        }
