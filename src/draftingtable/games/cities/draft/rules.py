"""The course of the drafting modes (C3, C7): what follows from each move and each deal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from draftingtable.games.cities.city.components import TILE_TEXTS
from draftingtable.games.cities.city.grid import square_text
from draftingtable.games.cities.city.text import city_text, tiles_text
from draftingtable.games.cities.draft.hands import (
    added,
    first_tile,
    holds_pair,
    pair,
    tiles_in,
    without,
)
from draftingtable.games.cities.draft.legality import (
    legal_picks,
    legal_placements,
    may_place_now,
    must_place_first,
    random_pick,
    random_placement,
    write_legal_placements,
    write_picks_of,
)
from draftingtable.games.cities.draft.refusals import bad_pick, bad_place, not_awaited, wrong_phase
from draftingtable.games.cities.draft.state import (
    DEALING,
    DUPLEX_ROUND,
    DUPLEXES_DEALT,
    OVER,
    PICKING,
    PLACING,
    ROUNDS,
    SINGLE_TURNS,
    SINGLES_DEALT,
    DraftState,
)
from draftingtable.games.cities.moves import (
    MOVES,
    first_picked,
    is_pick,
    is_place,
    placed_city,
    placed_square,
    placed_tile,
    second_picked,
)
from draftingtable.games.core.arrays import append, vec
from draftingtable.games.core.chance import NOBODY, Chance
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.events import EVERYBODY, Event, Value
from draftingtable.games.core.pools import draw
from draftingtable.games.core.randomness import Randomness

# The lowest seat in a set (one bit per seat), indexed by the set minus one.
LOWEST_SEAT: Final[bytes] = bytes([(seats & -seats).bit_length() - 1 for seats in range(1, 128)])
ALL_FINISHED: Final = "cities-finished"


class DraftPosition(DraftState):
    """One game of `ring` or `two`. Seats act in any order; a phase ends when all have acted."""

    def acting(self) -> list[int]:
        return [seat for seat in range(self.players) if self.is_awaited(seat)]

    def actor(self) -> int:
        return LOWEST_SEAT[self.awaited - 1] if self.awaited != 0 else NOBODY

    def legal_moves(self, seat: int) -> list[int]:
        if not self.is_awaited(seat):
            return []
        return legal_picks(self, seat) if self.phase == PICKING else legal_placements(self, seat)

    def list_legal(self, seat: int, into: vec[i64]) -> int:
        if not self.is_awaited(seat):
            return 0
        if self.phase == PICKING:
            return write_picks_of(self, seat, into)
        return write_legal_placements(self, seat, into)

    def random_move(self, seat: int, randomness: Randomness) -> int:
        if not self.is_awaited(seat):
            raise not_awaited(self, seat)
        if self.phase == PICKING:
            return random_pick(self, seat, randomness)
        return random_placement(self, seat, randomness)

    def play_at_random(self, randomness: Randomness) -> None:
        if self.awaited == 0:
            raise not_awaited(self, NOBODY)
        seat: i64 = LOWEST_SEAT[self.awaited - 1]
        if self.phase == PICKING:
            self._apply_pick(seat, random_pick(self, seat, randomness), True)
        else:
            self._apply_place(seat, random_placement(self, seat, randomness), True)

    def must_place_first(self, city: int) -> int:
        """Returns who places first if both neighbours wait for each other, or NOBODY (C3.4)."""
        return must_place_first(self, city)

    def apply(self, seat: int, move: int) -> None:
        if not self.is_awaited(seat):
            raise not_awaited(self, seat)
        if not 0 <= move < MOVES:
            raise wrong_phase(self, move)
        if self.phase == PICKING:
            self._apply_pick(seat, move, False)
        else:
            self._apply_place(seat, move, False)

    # Choosing (C3.1)

    def _apply_pick(self, seat: i64, move: i64, legal: bool) -> None:
        """Checks the choice, unless it is known to be legal, and makes it."""
        if not legal and not is_pick(move):
            raise wrong_phase(self, move)
        low, high = first_picked(move), second_picked(move)
        hand = self.hands[seat]
        if not legal and not holds_pair(hand, low, high):
            raise bad_pick(self, seat, move)
        self.hands[seat] = without(without(hand, low), high)
        self.picks[seat] = pair(low, high)
        if self.journal is not None:
            secret: dict[str, Value] = {"tiles": tiles_text([low, high])}
            self._note("pick", {"seat": seat + 1}, secret, seat)
        self._has_acted(seat)
        if self.awaited == 0:
            self._reveal()

    def _has_acted(self, seat: i64) -> None:
        self.awaited ^= 1 << seat

    def _await_all(self) -> None:
        self.awaited = (1 << self.players) - 1

    def _reveal(self) -> None:
        if self.round() == DUPLEX_ROUND:
            self._discard_hands()  # C3.2: the third tile is discarded before the two are revealed
        if self.own_turn:
            for seat in range(self.players):
                self.unplaced[seat] = self.picks[seat]
                self.used[seat] = NOBODY
        else:
            self.unplaced = self.picks[:]
            self.used = vec[i64]([NOBODY] * self.players)
        self.phase = PLACING
        self.news += 1
        self._await_all()
        if self.journal is not None:
            for seat in range(self.players):
                tiles = tiles_text(tiles_in(self.picks[seat]))
                self._note("reveal", {"seat": seat + 1, "tiles": tiles})

    # Placing (C3.1, C4)

    def _apply_place(self, seat: i64, move: i64, legal: bool) -> None:
        """Checks the placement, unless it is known to be legal, and makes it."""
        if not legal and not is_place(move):
            raise wrong_phase(self, move)
        tile, city, square = placed_tile(move), placed_city(move), placed_square(move)
        if not legal and not may_place_now(self, seat, tile, city, square):
            raise bad_place(self, seat, move)
        if self.own_cities >> city & 1 == 0:
            self.own_city(city)
        self.cities[city].place(tile, square)
        rest = without(self.unplaced[seat], tile)
        self.unplaced[seat] = rest
        self.used[seat] = city
        if self.journal is not None:
            self._note_place(seat, tile, city, square)
        if rest == 0:
            self._has_acted(seat)
            if self.awaited == 0:
                self._end_turn()

    def _note_place(self, seat: int, tile: int, city: int, square: int) -> None:
        self._note(
            "place",
            {
                "seat": seat + 1,
                "tile": TILE_TEXTS[tile],
                "city": city_text(city),
                "square": square_text(square),
            },
        )

    # Passing and discarding

    def _end_turn(self) -> None:
        if not self.own_turn:
            self.take_turn()
        for seat in range(self.players):
            self.picks[seat] = 0
        if self.round() == DUPLEX_ROUND:
            self._end_stage()
        elif self.turn + 1 == SINGLE_TURNS:
            self._discard_hands()
            self._end_stage()
        else:
            self._pass_hands()

    def _pass_hands(self) -> None:
        """Passes all hands to the next seat, left or right (C3.1, C3.3)."""
        passed = self.hands[:]
        seat = (self.players + self.direction()) % self.players
        for hand in self.hands:
            passed[seat] = hand
            seat = seat + 1 if seat + 1 < self.players else 0
        self.hands = passed
        self.turn += 1
        self.phase = PICKING
        self.news += 1
        self._await_all()
        if self.journal is not None:
            side = "left" if self.direction() > 0 else "right"
            left = SINGLES_DEALT - 2 * self.turn
            self._note("hands-passed", {"side": side, "count": left})

    def _discard_hands(self) -> None:
        """Discards the last tile of each hand; the seats that held the hand know it."""
        if not self.own_piles:
            self.take_piles()
        back = self.players - self.direction()
        discard, known = self.discard, self.discard_known
        for seat in range(self.players):
            discard = append(discard, first_tile(self.hands[seat]))
            known = append(known, self._holders(seat, back))
        self.discard, self.discard_known = discard, known
        self._empty_hands()
        if self.journal is not None:
            self._note("discard", {"count": self.players})

    def _empty_hands(self) -> None:
        if not self.own_turn:
            self.take_turn()
        for seat in range(self.players):
            self.hands[seat] = 0

    def _holders(self, seat: i64, back: i64) -> i64:
        """Returns the seats that have held this seat's hand, including itself, one bit each."""
        holders: i64 = 0
        for _ in range(self.turn + 1):
            holders |= 1 << seat
            seat = (seat + back) % self.players
        return holders

    def _end_stage(self) -> None:
        if self.stage + 1 == (2 * ROUNDS if self.two else ROUNDS):
            self._finish()
        else:
            self.stage += 1
            self.turn = 0
            self._empty_hands()
            self.phase = DEALING
            self.dealing = True

    def _finish(self) -> None:
        self.phase = OVER
        self.over = True
        self.reason = ALL_FINISHED
        if self.journal is not None:
            self._note(ALL_FINISHED, {"count": len(self.cities)})

    # Chance (C3.1, C3.2)

    def chance(self) -> Chance:
        if self.round() == DUPLEX_ROUND:
            return Chance("deal", self.next_hand, DUPLEXES_DEALT, list(self.duplexes), self.rule())
        return Chance("deal", self.next_hand, SINGLES_DEALT, list(self.singles), self.rule())

    def deal(self, dealer: Dealer) -> list[int]:
        return list(self._draw_hand(dealer))

    def deal_unseen(self, dealer: Dealer) -> None:
        self._draw_hand(dealer)

    def _draw_hand(self, dealer: Dealer) -> vec[i64]:
        """Deals the next hand and returns its tiles in the order in which they came."""
        if not self.own_piles:
            self.take_piles()
        if self.round() == DUPLEX_ROUND:
            self.duplexes, tiles = draw(dealer, self, self.duplexes, DUPLEXES_DEALT)
        else:
            self.singles, tiles = draw(dealer, self, self.singles, SINGLES_DEALT)
        seat = self.next_hand
        hand: i64 = 0
        for tile in tiles:
            hand = added(hand, tile)
        self.hands[seat] = hand
        if self.journal is not None:
            self._note_deal(seat, list(tiles))
        self.next_hand += 1
        if self.next_hand == self.players:
            self.next_hand = 0
            self.phase = PICKING
            self.dealing = False
            self._await_all()
        return tiles

    def _note_deal(self, seat: int, tiles: list[int]) -> None:
        if seat == 0:
            begins: dict[str, Value] = {"round": self.round(), "half": self.half()}
            self._note("round", begins)
        public: dict[str, Value] = {"seat": seat + 1, "count": len(tiles)}
        self._note("hand", public, {"tiles": tiles_text(tiles)}, seat)

    def _note(
        self,
        kind: str,
        public: dict[str, Value],
        secret: dict[str, Value] | None = None,
        owner: int = EVERYBODY,
    ) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, public, secret, owner))

    def copy(self) -> DraftPosition:
        twin = DraftPosition(self.players, self.two)
        self.copy_to(twin)
        return twin


# Tables before the first deal, by players and mode: copying one is faster than setting it up.
_tables: Final[dict[tuple[int, bool], DraftPosition]] = {}


def begin_draft(players: int, two: bool) -> DraftPosition:
    """Returns the table before the first deal: C3 for 3 to 7 players, C7 for two."""
    table = _tables.get((players, two))
    if table is None:
        table = DraftPosition(players, two)
        table.fill()
        _tables[players, two] = table
    return table.copy()
