"""Two tiny games that show how a search handles secrets and chance.

Matching pennies: both seats secretly put down a coin at once; the second wins if they match. A
player who saw the other's coin would always win. With a prize, matching does not count: chance
tosses a coin, and on heads the prize goes to each seat that put down heads.
"""

from typing import Final

from draftingtable.bots.search.guide import Advice, Guide
from draftingtable.games.core.chance import NOBODY, Chance
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.outcome import Outcome, best_seats
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View

HEADS: Final = 0
TAILS: Final = 1
MATCH: Final = 10


class PenniesView(View):
    def __init__(self, viewer: int) -> None:
        self.viewer = viewer

    def as_data(self) -> dict[str, object]:
        return {"viewer": self.viewer + 1}


class Pennies(Position):
    def __init__(self, prize: int = 0) -> None:
        super().__init__()
        self.prize = prize
        self.coins = [NOBODY, NOBODY]
        self.tossed = NOBODY

    def acting(self) -> list[int]:
        return [seat for seat in (0, 1) if self.coins[seat] == NOBODY]

    def actor(self) -> int:
        return self.acting()[0] if self.acting() else NOBODY

    def legal_moves(self, seat: int) -> list[int]:
        return [HEADS, TAILS] if seat in self.acting() else []

    def apply(self, seat: int, move: int) -> None:
        self.coins[seat] = move
        if not self.acting():
            self.dealing = self.prize > 0
            self.over = not self.dealing

    def chance(self) -> Chance:
        return Chance("toss", NOBODY, 1, [HEADS, TAILS], "")

    def deal(self, dealer: Dealer) -> list[int]:
        (self.tossed,) = dealer.draw(self.chance())
        self.dealing, self.over = False, True
        return [self.tossed]

    def copy(self) -> "Pennies":
        twin = Pennies(self.prize)
        twin.coins, twin.tossed = self.coins[:], self.tossed
        twin.dealing, twin.over = self.dealing, self.over
        return twin

    def view(self, viewer: int) -> View:
        return PenniesView(viewer)

    def outcome(self) -> Outcome:
        scores = [0, 0]
        if self.prize:
            scores = [self.prize * (coin == HEADS == self.tossed) for coin in self.coins]
        else:
            scores[1 if self.coins[0] == self.coins[1] else 0] = MATCH
        return Outcome(scores, best_seats(scores), "both coins are down")

    def snapshot(self) -> dict[str, object]:
        return {"coins": self.coins[:], "tossed": self.tossed}


class PenniesGuide(Guide):
    def __init__(self, secrets: bool, prize: int = 0, deep: bool = True) -> None:
        super().__init__(1.0, secrets, deep)
        self.prize = prize
        self.imagined = 0

    def seat_of(self, view: View) -> int:
        assert isinstance(view, PenniesView)
        return view.viewer

    def imagine(self, view: View, randomness: Randomness) -> Position:
        self.imagined += 1
        return Pennies(self.prize)

    def advise(self, position: Position, seat: int) -> Advice:
        return Advice([HEADS, TAILS], [0.5, 0.5])

    def play_out(self, position: Position, dealer: Dealer, randomness: Randomness) -> None:
        while not position.over:
            if position.dealing:
                position.deal(dealer)
            else:
                position.apply(position.actor(), randomness.below(2))

    def is_secret(self, move: int) -> bool:
        return True
