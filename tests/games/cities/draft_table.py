"""A table of a drafting mode on which a test reads like a situation at a real table.

    table = Table(players=3)
    table.deal("S S F O P H d", "F F F O O P e", "H H H m b P P")
    table.say("1 pick S d", "2 pick F e", "3 pick m b")
    table.say("1 place S A 0,0")

Everything is in notation: tiles `S`, `F/e`, cities A to G, seats from 1. With two players the rules
are those of C7; three to seven sit in a ring (C3).
"""

from draftingtable.games.cities.city.city import City, city_from_rows
from draftingtable.games.cities.city.components import tile_code, tile_text
from draftingtable.games.cities.city.text import CITY_LETTERS, city_text, tiles_text
from draftingtable.games.cities.draft.hands import packed, tiles_in
from draftingtable.games.cities.draft.rules import DraftPosition
from draftingtable.games.cities.game import GAME
from draftingtable.games.core.chance import NOBODY, Dealt
from draftingtable.games.core.dealers import SamplingDealer, ScriptDealer
from draftingtable.games.core.events import Event
from draftingtable.games.core.randomness import Randomness
from tests.games.table_talk import TableTalk

SEATS = range(1, 8)
RINGS = range(3, 8)
EVERY_COUNT = range(2, 8)


def tiles(text: str) -> list[int]:
    return [tile_code(word) for word in text.split()]


def begin(players: int) -> DraftPosition:
    setup = GAME.setup(players, {"mode": "two" if players == 2 else "ring"})
    position = GAME.begin(setup)
    assert isinstance(position, DraftPosition)
    return position


class Table(TableTalk):
    """A game before its first deal, to be dealt and played by hand or at random."""

    game = GAME
    position: DraftPosition

    def __init__(self, players: int = 3, seed: object = 0) -> None:
        self.players = players
        self.position = begin(players)
        self.journal: list[Event] = []
        self.position.journal = self.journal
        self.dealer = SamplingDealer("table", seed)
        self.randomness = Randomness("table", seed)

    # Arranging

    def deal(self, *hands: str) -> None:
        """Deals a hand to each seat, in order."""
        for seat, hand in enumerate(hands):
            self.position.deal(ScriptDealer([Dealt("deal", seat, tiles(hand))]))

    def deal_by_chance(self) -> None:
        while self.position.dealing:
            self.position.deal(self.dealer)

    def stand(self, city: str, *rows: str) -> None:
        """Sets a city from four rows; the upper left square is 0,0."""
        self.position.cities[CITY_LETTERS.index(city)] = city_from_rows(rows)

    def hold(self, seat: int, hand: str) -> None:
        """Replaces a seat's hand."""
        self.position.hands[seat - 1] = packed(tiles(hand))

    # Playing

    def refused_by(self, line: str) -> tuple[str, str]:
        """Returns the code and the rule of a refusal."""
        refusal = self.refuse(line)
        return refusal.code, refusal.rule

    def random_step(self) -> None:
        """Plays one deal, or a random move of any acting seat."""
        if self.position.dealing:
            self.position.deal(self.dealer)
            return
        seats = self.position.acting()
        seat = seats[self.randomness.below(len(seats))]
        self.position.apply(seat, self.position.random_move(seat, self.randomness))

    def finish_phase(self) -> None:
        """Plays random moves until the phase is over."""
        phase = self.phase()
        turn = self.position.stage, self.position.turn
        while self.phase() == phase and turn == (self.position.stage, self.position.turn):
            self.random_step()

    def finish_turn(self) -> None:
        """Plays random moves until the next turn begins."""
        turn = self.position.stage, self.position.turn
        while turn == (self.position.stage, self.position.turn) and not self.over():
            self.random_step()

    def go_to_round(self, number: int, half: str = "") -> None:
        """Plays until that round's hands are dealt."""
        while (self.position.round(), self.position.half()) != (number, half):
            self.random_step()
        self.deal_by_chance()

    def finish(self) -> None:
        while not self.over():
            self.random_step()

    # Inspecting

    def may(self, seat: int) -> list[str]:
        """Returns a seat's legal moves."""
        return [GAME.notation.move_text(move) for move in self.position.legal_moves(seat - 1)]

    def acting(self) -> list[int]:
        return [seat + 1 for seat in self.position.acting()]

    def phase(self) -> str:
        return str(self.data(0)["phase"])

    def over(self) -> bool:
        return self.position.over

    def hand(self, seat: int) -> list[str]:
        return tiles_text(tiles_in(self.position.hands[seat - 1]))

    def hands(self) -> list[list[str]]:
        return [self.hand(seat) for seat in range(1, self.players + 1)]

    def city(self, letter: str) -> City:
        return self.position.cities[CITY_LETTERS.index(letter)]

    def sizes(self) -> list[int]:
        """Returns the number of buildings in each city."""
        return [city.size for city in self.position.cities]

    def left(self, seat: int) -> str:
        return city_text(self.position.left(seat - 1))

    def right(self, seat: int) -> str:
        return city_text(self.position.right(seat - 1))

    def discard(self) -> list[str]:
        return [tile_text(tile) for tile in self.position.discard]

    def first_placer(self, city: str) -> int | None:
        seat = self.position.must_place_first(CITY_LETTERS.index(city))
        return None if seat == NOBODY else seat + 1

    def data(self, viewer: int) -> dict[str, object]:
        """Returns a seat's view; 0 is a spectator."""
        return self.position.view(viewer - 1).as_data()

    def happened(self) -> list[str]:
        """Returns the kinds of all events so far."""
        return [event.kind for event in self.journal]
