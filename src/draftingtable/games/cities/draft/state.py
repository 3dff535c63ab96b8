"""The data of a position in a drafting mode: `ring` (C3) and `two` (C7).

Seats, cities, stages and turns count from 0. Data per seat is in arrays, with hands packed as in
`hands`. Copies share what is replaced rather than changed in place, such as what was chosen while
tiles are placed, and the rest until it changes: cities until `own_city`, box and discard pile until
`take_piles`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import BUILDINGS, SUPPLY, TILES
from draftingtable.games.cities.draft.endgame import draft_outcome, draft_scores
from draftingtable.games.cities.draft.hands import size, tiles_in
from draftingtable.games.cities.draft.seating import city_count, left_city, reach, right_city
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.core.arrays import vec
from draftingtable.games.core.chance import NOBODY
from draftingtable.games.core.copying import attributes, remade
from draftingtable.games.core.outcome import Outcome
from draftingtable.games.core.position import Position

PICKING: Final = 0
PLACING: Final = 1
DEALING: Final = 2
OVER: Final = 3

SINGLES_DEALT: Final = 7
DUPLEXES_DEALT: Final = 3
SINGLE_TURNS: Final = 3
ROUNDS: Final = 3
MOST_PLAYERS: Final = 7
DUPLEX_ROUND: Final = 2
ALL_CITIES: Final = 127
RULES: Final = ("C3.1", "C3.2", "C3.3")
RULE_OF_TWO: Final = "C7"


# C1.1, C1.2: all tiles, in ascending order.
SINGLES: Final = [tile for tile in range(BUILDINGS) for _ in range(SUPPLY[tile])]
DUPLEXES: Final = [tile for tile in range(BUILDINGS, TILES) for _ in range(SUPPLY[tile])]


class DraftState(Position):
    """A position's data, how to copy it, and what a viewer may see of it."""

    def __init__(self, players: int, two: bool) -> None:
        super().__init__()
        self.players: i64 = players
        self.two = two
        self.stage: i64 = 0  # a round or, with two players, half a round
        self.turn: i64 = 0
        self.phase: i64 = DEALING
        self.awaited: i64 = 0  # the seats that must act, one bit each
        self.next_hand: i64 = 0  # the next seat to deal to
        self.reason = ""
        self.own_cities: i64 = 0  # those that no copy shares, one bit each
        self.own_turn = False  # whether no copy shares hands, picks, and what is to be placed
        self.own_piles = False  # whether no copy shares the box and the discard pile
        self.singles = vec[i64]()
        self.duplexes = vec[i64]()
        self.hands = vec[i64]()
        self.picks = vec[i64]()  # secret while PICKING, revealed while PLACING
        self.unplaced = vec[i64]()  # what is left of the revealed pair
        self.used = vec[i64]()  # the city that already has its tile of this turn
        self.discard = vec[i64]()  # face down
        self.discard_known = vec[i64]()  # who has seen each of them, one bit per seat

    def fill(self) -> None:
        """Sets up the table before the first deal."""
        players = self.players
        self.dealing = True
        self.cities: list[City] = [City() for _ in range(city_count(players, self.two))]
        self.own_cities = ALL_CITIES
        self.own_piles = True
        self.singles = vec[i64](SINGLES)
        self.duplexes = vec[i64](DUPLEXES)
        self.hands = vec[i64]([0] * players)
        self.picks = vec[i64]([0] * players)
        self.unplaced = vec[i64]([0] * players)
        self.used = vec[i64]([NOBODY] * players)

    def set_box(self, singles: list[int], duplexes: list[int]) -> None:
        self.singles = vec[i64](sorted(singles))
        self.duplexes = vec[i64](sorted(duplexes))

    def own_city(self, number: i64) -> None:
        """Stops sharing a city with copies, before it changes."""
        self.cities[number] = self.cities[number].copy()
        self.own_cities |= 1 << number

    def take_turn(self) -> None:
        """Stops sharing what changes with every turn, before all of it does."""
        self.hands = self.hands[:]
        self.picks = self.picks[:]
        self.unplaced = self.unplaced[:]
        self.used = self.used[:]
        self.own_turn = True

    def take_piles(self) -> None:
        """Stops sharing the box and the discard pile with copies, before they change."""
        self.singles = self.singles[:]
        self.duplexes = self.duplexes[:]
        self.discard = self.discard[:]
        self.discard_known = self.discard_known[:]
        self.own_piles = True

    # Progress of the game

    def round(self) -> i64:
        """Returns the round, 1 to 3."""
        return (self.stage // 2 if self.two else self.stage) + 1

    def progress(self) -> str:
        return f"round {self.round()}{self.half()}"

    def half(self) -> str:
        """Returns the half of the round, a or b (C7); "" with more than two players."""
        if not self.two:
            return ""
        return "b" if self.stage % 2 else "a"

    def rule(self) -> str:
        """Returns the rule for this round."""
        return RULE_OF_TWO if self.two else RULES[self.round() - 1]

    def direction(self) -> i64:
        """Returns +1 if hands pass left (to the next seat), -1 if right, else 0 (C3.1, C3.3)."""
        turn_round = self.round()
        return 0 if turn_round == DUPLEX_ROUND else 2 - turn_round

    def left(self, seat: i64) -> i64:
        return left_city(seat, self.two)

    def right(self, seat: i64) -> i64:
        return right_city(seat, self.players, self.two)

    def is_awaited(self, seat: int) -> bool:
        """Whether the seat must act. Accepts any int: only valid seats become machine integers."""
        if not 0 <= seat < MOST_PLAYERS:
            return False
        place: i64 = seat
        return (self.awaited >> place) & 1 != 0

    # Knowledge

    def has_seen_hand_of(self, viewer: int, seat: int) -> bool:
        """Whether the viewer held the seat's current hand earlier this round.

        Everything taken from it since has been revealed, so the viewer knows all of it.
        """
        if self.phase == DEALING or self.phase == OVER or self.direction() == 0:
            return False
        return 1 <= reach(viewer, seat, self.players, self.direction()) <= self.turn

    def known_hand(self, viewer: int, seat: int) -> list[int] | None:
        """Returns the tiles a viewer knows a seat to hold, including a secret choice."""
        if viewer == seat or viewer < 0 or not self.has_seen_hand_of(viewer, seat):
            return None
        secret = self.picks[seat] if self.phase == PICKING else 0
        return sorted(tiles_in(self.hands[seat]) + tiles_in(secret))

    def unseen(self, viewer: int) -> list[int]:
        """Returns the tiles the viewer has never seen, in ascending order."""
        tiles = [*self.singles, *self.duplexes]
        for seat in range(self.players):
            if seat != viewer and self.known_hand(viewer, seat) is None:
                tiles += tiles_in(self.hands[seat])
                if self.phase == PICKING:
                    tiles += tiles_in(self.picks[seat])
        for tile, knowers in zip(self.discard, self.discard_known, strict=True):
            if viewer < 0 or not knowers >> viewer & 1:
                tiles.append(tile)
        return sorted(tiles)

    # Public interface

    def scores(self) -> list[int]:
        """Returns only the scores of `outcome`, for searches, which call this often."""
        return draft_scores(self.cities, self.players, self.two)

    def outcome(self) -> Outcome:
        return draft_outcome(self.cities, self.players, self.two, self.reason)

    def view(self, viewer: int) -> CitiesView:
        """Returns the view: hands are secret, and choices too until all are made (C3.1)."""
        view = CitiesView()
        view.viewer = viewer
        view.players = self.players
        view.two = self.two
        view.round = self.round()
        view.half = self.half()
        view.turn = self.turn + 1
        view.phase = self.phase
        view.direction = self.direction()
        view.acting = self.acting()
        view.cities = [city.copy() for city in self.cities]
        view.hand_sizes = [size(hand) for hand in self.hands]
        view.picked = [pick != 0 for pick in self.picks]
        if 0 <= viewer < self.players:
            view.hand = tiles_in(self.hands[viewer])
            view.pick = tiles_in(self.picks[viewer])
        view.known_hands = [self.known_hand(viewer, seat) for seat in range(self.players)]
        if self.phase == PLACING:
            view.revealed = [tiles_in(pick) for pick in self.picks]
            view.unplaced = [tiles_in(rest) for rest in self.unplaced]
            view.used = list(self.used)
        view.box_singles = len(self.singles)
        view.box_duplexes = len(self.duplexes)
        view.discarded = len(self.discard)
        view.unseen = self.unseen(viewer)
        return view

    def copy_to(self, twin: DraftState) -> None:
        twin.over = self.over
        twin.dealing = self.dealing
        twin.stage = self.stage
        twin.turn = self.turn
        twin.phase = self.phase
        twin.awaited = self.awaited
        twin.next_hand = self.next_hand
        twin.reason = self.reason
        twin.cities = self.cities[:]
        self.own_cities = 0
        self.own_turn = False
        self.own_piles = False
        twin.singles = self.singles
        twin.duplexes = self.duplexes
        placing = self.phase == PLACING
        twin.hands = self.hands if placing else self.hands[:]
        twin.picks = self.picks if placing else self.picks[:]
        twin.unplaced = self.unplaced[:] if placing else self.unplaced
        twin.used = self.used[:] if placing else self.used
        twin.discard = self.discard
        twin.discard_known = self.discard_known

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return remade, (type(self), (self.players, self.two), attributes(self))

    def snapshot(self) -> dict[str, object]:
        return {
            "players": self.players,
            "two": self.two,
            "stage": self.stage,
            "turn": self.turn,
            "phase": self.phase,
            "awaited": self.awaited,
            "next_hand": self.next_hand,
            "reason": self.reason,
            "cities": [city.buildings() for city in self.cities],
            "singles": list(self.singles),
            "duplexes": list(self.duplexes),
            "hands": [tiles_in(hand) for hand in self.hands],
            "picks": [tiles_in(pick) for pick in self.picks],
            "unplaced": [tiles_in(rest) for rest in self.unplaced],
            "used": list(self.used),
            "discard": list(self.discard),
            "discard_known": list(self.discard_known),
            "over": self.over,
            "dealing": self.dealing,
        }
