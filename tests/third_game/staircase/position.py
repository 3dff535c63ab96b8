"""The rules of Staircase."""

from itertools import pairwise

from draftingtable.games.core.chance import NOBODY, Chance
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.errors import IllegalMove
from draftingtable.games.core.events import Event
from draftingtable.games.core.outcome import Outcome, ranked_outcome
from draftingtable.games.core.position import Position

from .view import StaircaseView

DEALT = 5


def points(cards: list[int]) -> int:
    """R3: one point per step up."""
    return sum(above > below for below, above in pairwise(cards))


class StaircasePosition(Position):
    """A move's number is the number of the card taken, from 0."""

    def __init__(self, players: int, cards: int) -> None:
        super().__init__()
        self.turn = 0
        self.pile = list(range(cards))
        self.display: list[int] = []
        self.taken: list[list[int]] = [[] for _ in range(players)]
        self.dealing = True

    def acting(self) -> list[int]:
        return [] if self.dealing or self.over else [self.turn]

    def actor(self) -> int:
        return NOBODY if self.dealing or self.over else self.turn

    def legal_moves(self, seat: int) -> list[int]:
        return sorted(self.display) if seat in self.acting() else []

    def apply(self, seat: int, move: int) -> None:
        if seat not in self.acting():
            raise IllegalMove("staircase-not-your-turn", "R2", {"seat": seat + 1})
        if move not in self.display:
            raise IllegalMove("staircase-not-on-display", "R2", {"card": move + 1})
        self.display.remove(move)
        self.taken[seat].append(move)
        self._note(Event("staircase-taken", {"seat": seat + 1, "card": str(move + 1)}))
        self.turn = (seat + 1) % len(self.taken)
        if len(self.display) == 1:
            self._end_round()

    def _end_round(self) -> None:
        self.display.clear()  # R2
        self.over = not self.pile  # R4
        self.dealing = not self.over

    def chance(self) -> Chance:
        return Chance("deal", NOBODY, DEALT, self.pile, "R1")

    def deal(self, dealer: Dealer) -> list[int]:
        self.display = dealer.draw(self.chance())
        self.dealing = False
        self._note(Event("staircase-dealt", {"cards": [str(card + 1) for card in self.display]}))
        return list(self.display)

    def _note(self, event: Event) -> None:
        if self.journal is not None:
            self.journal.append(event)

    def copy(self) -> "StaircasePosition":
        twin = StaircasePosition(len(self.taken), 0)
        twin.turn, twin.over, twin.dealing = self.turn, self.over, self.dealing
        twin.pile, twin.display = self.pile[:], self.display[:]
        twin.taken = [cards[:] for cards in self.taken]
        return twin

    def view(self, viewer: int) -> StaircaseView:
        view = StaircaseView()
        view.viewer, view.turn = viewer, self.turn
        view.display = sorted(self.display)
        view.taken = [cards[:] for cards in self.taken]
        view.unseen = sorted(self.pile)
        return view

    def outcome(self) -> Outcome:
        scores = [points(cards) for cards in self.taken]
        breakdown: list[dict[str, object]] = [{"steps": score} for score in scores]
        return ranked_outcome([[score] for score in scores], (), "deck-empty", breakdown)

    def snapshot(self) -> dict[str, object]:
        return {
            "turn": self.turn,
            "pile": sorted(self.pile),
            "display": sorted(self.display),
            "taken": [cards[:] for cards in self.taken],
            "dealing": self.dealing,
            "over": self.over,
        }
