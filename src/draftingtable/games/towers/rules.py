"""The course of the game (T4, T5, T7): what follows from each move and each deal."""

from typing import Final

from mypy_extensions import i64

from draftingtable.games.core.arrays import extend, remove, vec
from draftingtable.games.core.chance import NOBODY, Chance
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.events import Event, Value
from draftingtable.games.core.pools import draw
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.towers.building import removed
from draftingtable.games.towers.components import (
    BID,
    BUILD,
    DISPLAY_SIZE,
    MOVES,
    PASS,
    RAZE,
    TYPES,
    VALUES,
    WITHDRAW,
)
from draftingtable.games.towers.legality import (
    highest_bid,
    is_shown,
    legal_bids,
    legal_building,
    lowest_bid,
    may_build,
    may_raze,
    may_raze_now,
    random_bid,
    random_building,
    tower_changed,
    write_bids,
    write_building,
)
from draftingtable.games.towers.refusals import (
    bad_bid,
    bad_build,
    bad_raze,
    start_player_passes,
    wrong_phase,
    wrong_turn,
)
from draftingtable.games.towers.state import (
    BIDDING,
    BUILDING,
    DEALING,
    NO_CHANCE_YET,
    OVER,
    PASSED,
    UNKNOWN,
    TowersState,
)
from draftingtable.games.towers.text import card_text, cards_text


class TowersPosition(TowersState):
    """One game of 5 Towers."""

    def acting(self) -> list[int]:
        return [self.turn] if self.phase <= BUILDING else []

    def actor(self) -> int:
        return self.turn if self.phase <= BUILDING else NOBODY

    def legal_moves(self, seat: int) -> list[int]:
        turn = int(self.turn)  # a seat may be a number that no machine integer holds
        if seat != turn or self.phase > BUILDING:
            return []
        return legal_bids(self) if self.phase == BIDDING else legal_building(self)

    def list_legal(self, seat: int, into: vec[i64]) -> int:
        turn = int(self.turn)
        if seat != turn or self.phase > BUILDING:
            return 0
        return write_bids(self, into) if self.phase == BIDDING else write_building(self, into)

    def random_move(self, seat: int, randomness: Randomness) -> int:
        turn = int(self.turn)
        if seat != turn or self.phase > BUILDING:
            raise wrong_turn(self, seat)
        if self.phase == BIDDING:
            return random_bid(self, randomness)
        return random_building(self, randomness)

    def play_at_random(self, randomness: Randomness) -> None:
        if self.phase == BIDDING:
            bid = random_bid(self, randomness)
            if bid == PASS:
                self._pass()
            else:
                self._bid(bid - BID)
        elif self.phase == BUILDING:
            move = random_building(self, randomness)
            if move >= BUILD:
                self._build(move - BUILD)
            elif move == WITHDRAW:
                self._withdraw()
            else:
                self._raze(move - RAZE)
        else:
            raise wrong_turn(self, self.turn)

    def apply(self, seat: int, move: int) -> None:
        turn = int(self.turn)
        if seat != turn or self.phase > BUILDING:
            raise wrong_turn(self, seat)
        if self.phase == BIDDING:
            self._apply_bidding(move)
        else:
            self._apply_building(move)

    def _apply_bidding(self, move: int) -> None:
        if move == PASS:
            if self.turn == self.start:
                raise start_player_passes()
            self._pass()
        elif BID <= move < PASS:
            if not lowest_bid(self) <= move - BID <= highest_bid(self):
                raise bad_bid(self, move - BID)
            self._bid(move - BID)
        else:
            raise wrong_phase(self, move)

    def _apply_building(self, move: int) -> None:
        if BUILD <= move < MOVES:
            if not is_shown(self, move - BUILD) or not may_build(self, move - BUILD):
                raise bad_build(self, move - BUILD)
            self._build(move - BUILD)
        elif RAZE <= move < RAZE + TYPES:
            kind = move - RAZE
            if not may_raze_now(self) or not may_raze(self, kind):
                raise bad_raze(self, kind)
            self._raze(kind)
        elif move == WITHDRAW and not self.referee:
            self._withdraw()
        else:
            raise wrong_phase(self, move)

    # Bidding (T4.1)

    def _bid(self, number: i64) -> None:
        seat = self.turn
        self.bids[seat] = number
        self.high = number
        self.builder = seat
        if self.journal is not None:
            self._note("bid", {"seat": seat + 1, "number": number})
        if number == len(self.display):
            self._begin_building()  # T4.1c: nobody can bid more
        else:
            self._next_chance()

    def _pass(self) -> None:
        self.bids[self.turn] = PASSED
        if self.journal is not None:
            self._note("pass", {"seat": self.turn + 1})
        self._next_chance()

    def _next_chance(self) -> None:
        self.cap = DISPLAY_SIZE
        self.largest = UNKNOWN
        self.turn = self._left_of(self.turn)
        if self.turn != self.start:
            return
        if self.high == 0:
            self._nobody_builds()
        else:
            self._begin_building()

    def _left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.players else 0

    def _begin_building(self) -> None:
        self.phase = BUILDING
        self.turn = self.builder
        self.left = self.high
        self.room = UNKNOWN
        if self.journal is not None:
            self._note("builds", {"seat": self.builder + 1, "number": self.high})

    def _nobody_builds(self) -> None:
        if self.journal is not None:
            self._note("nobody-builds", {"start": self.start + 1})
        self._end_round(self.start)  # T4.4: the same player starts again

    # Building (T4.2)

    def _raze(self, kind: i64) -> None:
        place: i64 = self.turn * TYPES + kind
        razed = kind * VALUES + self.take_card(place)
        self.add_razed(self.turn, razed)
        self.raze_type = kind
        tower_changed(self, kind)
        if self.journal is not None:
            self._note("raze", {"seat": self.turn + 1, "card": card_text(razed)})

    def _build(self, shown: i64) -> None:
        kind: i64 = shown // VALUES
        place: i64 = self.turn * TYPES + kind
        self.add_card(place, shown % VALUES)
        self.display = remove(self.display, shown)
        self.hands[kind] = removed(self.hands[kind], shown % VALUES)
        self.left -= 1
        tower_changed(self, kind)
        if self.journal is not None:
            height = self.heights[place]
            self._note("build", {"seat": self.turn + 1, "card": card_text(shown), "height": height})
        if self.left == 0:
            self._end_round(self._left_of(self.turn))  # T4.5

    # Withdrawing (T4.3)

    def _withdraw(self) -> None:
        """Undoes the whole build and returns the bidding to the builder."""
        seat = self.turn
        if self.journal is not None:
            self._note("withdraw", {"seat": seat + 1, "number": self.high})
        self._undo_build(seat)
        self.cap = self.high - 1
        self.largest = UNKNOWN
        self._reopen_bidding(seat)

    def _undo_build(self, seat: int) -> None:
        for shown in self.built():
            self.take_card(seat * TYPES + shown // VALUES)
        if self.raze_type != NOBODY:
            self.add_card(seat * TYPES + self.raze_type, self.return_razed(seat) % VALUES)
            self.raze_type = NOBODY
        self.show(self.dealt)
        self.left = 0

    def _reopen_bidding(self, seat: int) -> None:
        """Keeps the bids before the seat's own; its own and later ones are cancelled."""
        self.phase = BIDDING
        self.high = NO_CHANCE_YET
        self.builder = NOBODY
        before = True
        for step in range(self.players):
            other = (self.start + step) % self.players
            before = before and other != seat
            if not before:
                self.bids[other] = NO_CHANCE_YET
            elif self.bids[other] > self.high:
                self.high = self.bids[other]
                self.builder = other

    # Clearing up (T4.5, T5, T7)

    def _end_round(self, next_start: int) -> None:
        if self.journal is not None:
            self._note("clear", {"cards": cards_text(list(self.display)), "round": self.round})
        self.discard = extend(self.discard, self.display)
        self.start = next_start
        self.clear_round()
        if len(self.pile) > 0:
            self._begin_dealing()
        elif self.second_pass:
            self._finish("second-pass")  # T7.1
        elif len(self.discard) == 0:
            self._finish("no-discard")  # T5.2
        else:
            self._reshuffle()
            self._begin_dealing()

    def _reshuffle(self) -> None:
        """Turns the discard pile into the new pile (T5.1)."""
        self.second_pass = True
        self.pile = vec[i64](sorted(self.discard))
        self.discard = vec[i64]()
        if self.journal is not None:
            self._note("reshuffle", {"cards": len(self.pile)})

    def _begin_dealing(self) -> None:
        self.round += 1
        self.phase = DEALING
        self.dealing = True

    def _finish(self, reason: str) -> None:
        self.phase = OVER
        self.over = True
        self.reason = reason
        if self.journal is not None:
            self._note("over", {"reason": reason, "round": self.round})

    # Chance (T4, T7.3)

    def chance(self) -> Chance:
        rule = "T7.3" if len(self.pile) < DISPLAY_SIZE else "T4"
        return Chance("deal", NOBODY, self._shown_next(), list(self.pile), rule)

    def _shown_next(self) -> i64:
        """Returns how many cards are dealt next: in the last round, there may be fewer (T7.3)."""
        left: i64 = len(self.pile)
        return left if left < DISPLAY_SIZE else DISPLAY_SIZE

    def deal(self, dealer: Dealer) -> list[int]:
        self.pile, cards = draw(dealer, self, self.pile, self._shown_next())
        self.dealt = cards
        self.show(cards)
        self.phase = BIDDING
        self.dealing = False
        dealt = list(cards)
        if self.journal is not None:
            self._note_deal(dealt)
        return dealt

    def _note_deal(self, cards: list[int]) -> None:
        self._note(
            "deal",
            {
                "cards": cards_text(cards),
                "round": self.round,
                "start": self.start + 1,
                "left": len(self.pile),
            },
        )
        if self.second_pass and len(self.pile) == 0:
            self._note("last-round", {"cards": len(cards)})

    def _note(self, kind: str, params: dict[str, Value]) -> None:
        if self.journal is not None:
            self.journal.append(Event(kind, params))

    def copy(self) -> "TowersPosition":
        twin = TowersPosition(self.players, self.referee, self.start, False)
        self.copy_to(twin)
        return twin


# Tables before the first deal, by players: copying one is faster than setting it up.
_tables: Final[dict[int, TowersPosition]] = {}


def begin_towers(players: int, referee: bool, start: int) -> TowersPosition:
    """Returns the table before the first deal (T3)."""
    table = _tables.get(players)
    if table is None:
        table = TowersPosition(players, True, 0)
        _tables[players] = table
    position = table.copy()
    position.referee = referee
    position.start = start
    position.turn = start
    return position
