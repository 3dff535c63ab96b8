"""The course of a solo game (S2, S3): what follows from each move and each deal."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from draftingtable.games.cities.moves import (
    MOST_CITIES,
    assigned_city,
    assigned_tile,
    placed_city,
    placed_square,
    placed_tile,
)
from draftingtable.games.cities.solo.automa import decide
from draftingtable.games.cities.solo.automa_cards import (
    AUTOMACITY_COLUMN,
    SHARED_COLUMN,
    AutomaCard,
)
from draftingtable.games.cities.solo.endgame import solo_outcome, solo_scores
from draftingtable.games.cities.solo.events import (
    assign_event,
    card_event,
    decision_event,
    discard_event,
    draw_event,
    hand_event,
    over_event,
    pass_event,
    place_event,
    random_event,
    round_event,
)
from draftingtable.games.cities.solo.legality import (
    assignments,
    automa_move,
    is_legal,
    placements,
    random_placement,
    write_solo_placements,
)
from draftingtable.games.cities.solo.refusals import bad_card, solo_rule, wrong_move, wrong_turn
from draftingtable.games.cities.solo.state import (
    ASSIGN,
    AUTOMA,
    AUTOMACITY,
    AUTOMARTA,
    AUTOMMASO,
    CARD,
    CITIES,
    DRAW,
    DUPLEX_TURN,
    HANDS,
    OVER,
    PLACE,
    RANDOM,
    SEATS,
    TURNS,
    YOU,
    YOUR_CITIES,
    SoloState,
)
from draftingtable.games.cities.solo.view import SoloView, view_of
from draftingtable.games.core.arrays import vec
from draftingtable.games.core.chance import NOBODY, Chance
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.errors import IllegalChance
from draftingtable.games.core.outcome import Outcome
from draftingtable.games.core.randomness import Randomness

HAND: Final = 7
DRAWN: Final = 3
SETUP_DUPLEXES: Final = 2
DUPLEX_DRAWS: Final = 2


class SoloPosition(SoloState):
    """One game against the Automas, in beginner mode (S2) or expert mode (S3)."""

    def acting(self) -> list[int]:
        seat = self.actor()
        return [] if seat == NOBODY else [seat]

    def actor(self) -> int:
        if self.phase == AUTOMA:
            return self.automa
        return YOU if self.phase == ASSIGN or self.phase == PLACE else NOBODY

    def automatic(self, seat: int) -> bool:
        return seat != YOU  # S4: an Automa's card decides

    def legal_moves(self, seat: int) -> list[int]:
        if seat == NOBODY or seat != self.actor():
            return []
        if self.phase == AUTOMA:
            return [automa_move(self)]
        return assignments(self) if self.phase == ASSIGN else placements(self)

    def list_legal(self, seat: int, into: vec[i64]) -> int:
        if seat == NOBODY or seat != self.actor():
            return 0
        if self.phase == PLACE:
            return write_solo_placements(self, into)
        return super().list_legal(seat, into)

    def random_move(self, seat: int, randomness: Randomness) -> int:
        if self.phase == PLACE:
            return random_placement(self, randomness)
        moves = self.legal_moves(seat)
        return moves[randomness.below(len(moves))]

    def apply(self, seat: int, move: int) -> None:
        if seat == NOBODY or seat != self.actor():
            raise wrong_turn(self, seat, self.actor())
        if not is_legal(self, move):
            raise wrong_move(self, move)
        if self.phase == AUTOMA:
            self._apply_decision()
        elif self.phase == ASSIGN:
            self._assign(assigned_tile(move), assigned_city(move))
        else:
            self._place(placed_tile(move), placed_city(move), placed_square(move))

    # Automas (S3, S4)

    def _begin_automas(self) -> None:
        self.decisions = []
        self._await_card(AUTOMMASO)

    def _await_card(self, seat: int) -> None:
        self.automa = seat
        self._await_chance(CARD)

    def _turn_up(self, card: int) -> None:
        if self.journal is not None:
            self.journal.append(card_event(self.automa, card, self.deck[card]))
        self._decide(card, SHARED_COLUMN)

    def _decide(self, card: int, which: int) -> None:
        seat = self.automa
        city = AUTOMACITY if which == AUTOMACITY_COLUMN else YOUR_CITIES[seat - AUTOMMASO]
        decision = decide(seat, card, self.deck[card], which, self.hands[seat], self.site(city))
        self.decisions = [*self.decisions, decision]
        self._await_move(AUTOMA)

    def _apply_decision(self) -> None:
        decision = self.decisions[-1]
        self.set_hand(self.automa, without(self.hands[self.automa], decision.tile))
        if self.journal is not None:
            self.journal.append(decision_event(decision))
        if decision.which == SHARED_COLUMN:
            self.await_placing(decision.tile, decision.city)
            self._decide(decision.card, AUTOMACITY_COLUMN)
            return
        self.collect(decision.tile)  # S3: at once, so the second Automa counts it
        if self.automa == AUTOMMASO:
            self._await_card(AUTOMARTA)
        else:
            self._begin_assigning()

    # Assigning and placing (S2.3, S2.4, S3)

    def _begin_assigning(self) -> None:
        self.waiting = list(YOUR_CITIES) if self.expert else list(range(CITIES))
        self._await_move(ASSIGN)

    def _assign(self, tile: int, city: int) -> None:
        self.set_hand(YOU, without(self.hands[YOU], tile))
        self.waiting = without(self.waiting, city)
        if city == AUTOMACITY:
            self.collect(tile)
        else:
            self.await_placing(tile, city)
        if self.journal is not None:
            self.journal.append(assign_event(tile, city))
        if not self.waiting:
            self._all_assigned()

    def _all_assigned(self) -> None:
        if self.expert and self.turn == DUPLEX_TURN:
            self._discard_hands()  # S3: the third duplex is set aside
            if self.step < DUPLEX_DRAWS:
                self._await_chance(DRAW)
                return
        self._await_move(PLACE)

    def _place(self, tile: int, city: int, square: int) -> None:
        self.own_city(city).place(tile, square)
        self.to_place = without(self.to_place, tile * MOST_CITIES + city)
        if self.journal is not None:
            self.journal.append(place_event(tile, city, square))
        if not self.to_place:
            self._end_turn()

    # From turn to turn (S2.5 to S2.7, S3)

    def _end_turn(self) -> None:
        self.turn += 1
        self.step = 0
        round_ends = self.turn == DUPLEX_TURN or self.turn == TURNS
        if self.expert and round_ends:
            self._discard_hands()
        if self.turn == TURNS:
            self._finish()
        elif not self.expert:
            self._await_chance(RANDOM)
        elif self.turn == DUPLEX_TURN:
            self.decisions = []  # S3: no Automa card is revealed in round 2
            self._await_chance(DRAW)
        elif self.turn == DUPLEX_TURN + 1:
            self._await_chance(HANDS)
        else:
            self._pass_hands()
            self._begin_automas()

    def _pass_hands(self) -> None:
        """Passes hands to the left, from seat k to k + 1; in round 3 to the right (S3)."""
        to_left = self.turn < DUPLEX_TURN
        first, second, third = self.hands
        self.hands = [third, first, second] if to_left else [second, third, first]
        if self.journal is not None:
            self.journal.append(pass_event(to_left, len(first)))

    def _discard_hands(self) -> None:
        rest = [tile for hand in self.hands for tile in hand]
        self.discard = self.discard + rest
        self.hands = [[] for _ in range(SEATS)]
        if self.journal is not None:
            self.journal.append(discard_event(rest))

    def _finish(self) -> None:
        self.phase = OVER
        self.over = True
        if self.journal is not None:
            self.journal.append(over_event(CITIES))

    def _await_chance(self, phase: int) -> None:
        self.phase = phase
        self.dealing = True

    def _await_move(self, phase: int) -> None:
        self.phase = phase
        self.dealing = False

    # Chance

    def chance(self) -> Chance:
        rule = solo_rule(self)
        if self.phase == RANDOM:
            return Chance("random", self._random_city(), 1, self.pool()[:], rule)
        if self.phase == HANDS:
            return Chance("deal", self.step, HAND, self.pool()[:], rule)
        if self.phase == DRAW:
            return Chance("draw", NOBODY, DRAWN, self.pool()[:], rule)
        return Chance("card", NOBODY, 1, self.cards[:], rule)

    def _random_city(self) -> int:
        return AUTOMACITY if self.expert else self.step

    def deal(self, dealer: Dealer) -> list[int]:
        items = self._ask(dealer)
        if self.journal is not None and self._begins_round():
            self.journal.append(round_event(self.round()))
        if self.phase == RANDOM:
            self._deal_random(items[0])
        elif self.phase == HANDS:
            self._deal_hand(items)
        elif self.phase == DRAW:
            self._draw(items)
        else:
            self._turn_up(items[0] - 1)
        return items[:]

    def _ask(self, dealer: Dealer) -> list[int]:
        chance = self.chance()
        try:
            items = dealer.draw(chance)
        except IllegalChance as refusal:
            if self.phase != CARD:
                raise
            raise bad_card(refusal) from None
        if self.phase == CARD:
            self.cards = chance.pool
        elif self.draws_duplexes():
            self.duplexes = chance.pool
        else:
            self.singles = chance.pool
        return items

    def _begins_round(self) -> bool:
        """Whether this is a round's first deal. The set-up's draws come before round 1."""
        set_up = self.expert and self.phase == RANDOM
        begins = self.turn == 0 or self.turn == DUPLEX_TURN or self.turn == DUPLEX_TURN + 1
        return begins and self.step == 0 and not set_up

    def _deal_random(self, tile: int) -> None:
        """Deals one tile to each city (S2.1); in S3, first two duplexes to Automacity."""
        city = self._random_city()
        if city == AUTOMACITY:
            self.collect(tile)
        else:
            self.await_placing(tile, city)
        if self.journal is not None:
            self.journal.append(random_event(tile, city))
        self.step += 1
        if self.expert and self.step == SETUP_DUPLEXES:
            self.step = 0
            self._await_chance(HANDS)
        elif self.step == CITIES:
            self._await_chance(DRAW)

    def _deal_hand(self, tiles: list[int]) -> None:
        seat = self.step
        self.set_hand(seat, sorted(tiles))
        if self.journal is not None:
            self.journal.append(hand_event(seat, tiles))
        self.step += 1
        if self.step == SEATS:
            self._begin_automas()

    def _draw(self, tiles: list[int]) -> None:
        self.set_hand(YOU, sorted(tiles))
        self.step += 1
        if self.journal is not None:
            self.journal.append(draw_event(tiles))
        self._begin_assigning()

    # The rest of the position's interface

    def outcome(self) -> Outcome:
        return solo_outcome(self)

    def scores(self) -> list[int]:
        return solo_scores(self)

    def view(self, viewer: int) -> SoloView:
        return view_of(self, viewer)

    def copy(self) -> SoloPosition:
        twin = SoloPosition(self.expert, self.level, self.level_points, self.deck)
        self.copy_to(twin)
        return twin


def without(items: list[int], item: int) -> list[int]:
    """Returns the items without one of this, which must be among them."""
    rest = items[:]
    rest.remove(item)
    return rest


def begin_solo(
    expert: bool, level: int, level_points: int, deck: tuple[AutomaCard, ...]
) -> SoloPosition:
    """Returns the table before the first deal (S2, S3)."""
    position = SoloPosition(expert, level, level_points, deck)
    position.fill()
    return position
