"""A table set up by hand, so a test reads like a situation at a real one.

    table = Table(players=3)
    table.give(2, "s6 s4")
    table.show("s7 c12 t3 j0 h9")
    table.say("1 bid 3", "2 pass", "3 bid 5")

Everything is in notation (rules/notation: cards `s7`, seats from 1). Cards given to a player are
taken out of the draw pile, so no card exists twice.
"""

from draftingtable.games.core.chance import NOBODY, Dealt
from draftingtable.games.core.dealers import ScriptDealer
from draftingtable.games.core.events import Event
from draftingtable.games.core.position import SPECTATOR
from draftingtable.games.towers.components import TYPE_LETTERS, TYPES, VALUES
from draftingtable.games.towers.game import GAME
from draftingtable.games.towers.limits import BidLimit, bid_limit
from draftingtable.games.towers.notation import parse_card
from draftingtable.games.towers.rules import TowersPosition
from draftingtable.games.towers.text import cards_text
from tests.games.table_talk import TableTalk


def cards(text: str) -> list[int]:
    return [parse_card(word) for word in text.split()]


class Table(TableTalk):
    """A position before its first deal, ready to be arranged and then played."""

    game = GAME
    position: TowersPosition

    def __init__(self, players: int = 3, start: int = 1, referee: bool = True) -> None:
        setup = GAME.setup(players, {"referee": referee}, start - 1)
        self.position = GAME.begin(setup)
        self.journal: list[Event] = []
        self.position.journal = self.journal

    # Arranging, before `show`

    def give(self, seat: int, stack: str) -> None:
        """Gives a seat towers, each from bottom to top; types may be mixed."""
        for card in cards(stack):
            self._take_from_pile(card)
            place = (seat - 1) * TYPES + card // VALUES
            self.position.set_tower(place, (*self.position.towers()[place], card % VALUES))

    def give_razed(self, seat: int, razed: str) -> None:
        for card in cards(razed):
            self._take_from_pile(card)
            self.position.add_razed(seat - 1, card)

    def keep_in_pile(self, kept: str) -> None:
        """Keeps only these in the draw pile; the others are discarded."""
        self.position.set_discard([*self.position.discard, *self._all_but(kept)])

    def keep_in_pile_and_lose_the_rest(self, kept: str) -> None:
        """Keeps only these in the draw pile; the others become seat 1's razed cards."""
        for card in self._all_but(kept):
            self.position.add_razed(0, card)

    def second_pass(self) -> None:
        """Makes the pile have run out once before."""
        self.position.second_pass = True

    def _all_but(self, kept: str) -> list[int]:
        others = list(self.position.pile)
        for card in cards(kept):
            others.remove(card)
        self.position.set_pile(cards(kept))
        return others

    def _take_from_pile(self, card: int) -> None:
        pile = list(self.position.pile)
        pile.remove(card)
        self.position.set_pile(pile)

    # Playing

    def show(self, display: str) -> None:
        """Reveals these cards."""
        self.position.deal(ScriptDealer([Dealt("deal", NOBODY, cards(display))]))

    def refused_by(self, line: str) -> str:
        """Returns the rule that a refusal names."""
        return self.refuse(line).rule

    # Inspecting

    def may(self, seat: int) -> list[str]:
        """Returns a seat's legal moves."""
        return [GAME.notation.move_text(move) for move in self.position.legal_moves(seat - 1)]

    def bids(self, seat: int) -> list[str]:
        """Returns a seat's legal bids, without the word: `2`, `3`, `pass`."""
        return [move.removeprefix("bid ") for move in self.may(seat)]

    def turn(self) -> int | None:
        """Returns the acting seat, if any."""
        acting = self.position.acting()
        return acting[0] + 1 if acting else None

    def over(self) -> bool:
        return self.position.over

    def tower(self, seat: int, kind: str) -> list[int]:
        """Returns a tower's values, bottom first."""
        return list(self.position.towers_of(seat - 1)[TYPE_LETTERS.index(kind)])

    def razed(self, seat: int) -> list[str]:
        return cards_text(self.position.razed(seat - 1))

    def display(self) -> list[str]:
        """Returns the display in its public order."""
        return cards_text(self.position.view(SPECTATOR).display)

    def discard(self) -> list[str]:
        return cards_text(list(self.position.discard))

    def pile(self) -> list[str]:
        return cards_text(list(self.position.pile))

    def score(self, seat: int) -> int:
        return self.position.outcome().scores[seat - 1]

    def winners(self) -> list[int]:
        return self.position.outcome().result()["winners"]

    def limit(self, seat: int) -> BidLimit:
        return bid_limit(self.position, seat - 1)

    def happened(self) -> list[str]:
        """Returns the kinds of all events so far."""
        return [event.kind for event in self.journal]
