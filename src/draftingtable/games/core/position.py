"""What every position of every game offers.

Seats count from 0 here, moves are small whole numbers (`notation` turns them into text), and
chance is asked of a dealer from outside: a position knows what is unseen, never in which order.
"""

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from draftingtable.games.core.chance import Chance
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.events import Event
from draftingtable.games.core.outcome import Outcome
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View

SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(metaclass=ABCMeta):
    """The state of one game. While `dealing`, chance comes next; while `over`, nothing does."""

    def __init__(self) -> None:
        self.over: bool = False
        self.dealing: bool = False
        self.news: int = 0
        """Grows whenever somebody gets to see what was hidden from them, other than by a deal."""
        self.journal: list[Event] | None = None

    @abstractmethod
    def acting(self) -> list[int]:
        """The seats that may act now, lowest first; none while dealing or over."""

    @abstractmethod
    def actor(self) -> int:
        """The first of them, or NOBODY: all there is to ask where seats act one at a time."""

    @abstractmethod
    def legal_moves(self, seat: int) -> list[int]:
        """What `seat` may do now, in ascending order; a list of the caller's own."""

    @abstractmethod
    def apply(self, seat: int, move: int) -> None:
        """Do it, or raise `IllegalMove` and leave everything as it was."""

    def automatic(self, seat: int) -> bool:
        """Does the seat follow a rule of the game, so that nobody has to choose for it?

        Such a seat acts like any other, but has exactly one legal move.
        """
        return False

    def random_move(self, seat: int, randomness: Randomness) -> int:
        """Any legal move, each with the same chance; a game may know a faster way."""
        moves = self.legal_moves(seat)
        return moves[randomness.below(len(moves))]

    @abstractmethod
    def chance(self) -> Chance:
        """What chance must answer; only while `dealing`."""

    @abstractmethod
    def deal(self, dealer: Dealer) -> list[int]:
        """Let the dealer answer, go on from there, and return what was dealt."""

    @abstractmethod
    def copy(self) -> "Position":
        """An independent twin, without the journal."""

    @abstractmethod
    def view(self, viewer: int) -> View:
        """What `viewer` (a seat, or SPECTATOR) may know, and nothing else."""

    @abstractmethod
    def outcome(self) -> Outcome:
        """Scores as they stand; final once `over`."""

    @abstractmethod
    def snapshot(self) -> dict[str, object]:
        """Everything this position holds, as plain data: for comparing, never for players."""

    def progress(self) -> str:
        """How far the game is, such as `round 2`: for whoever prints a position."""
        return ""

    def __repr__(self) -> str:
        seats = ", ".join([str(seat + 1) for seat in self.acting()])
        now = "over" if self.over else "dealing" if self.dealing else f"to act: {seats}"
        parts = [part for part in (self.progress(), now) if part]
        return f"<{type(self).__name__} {', '.join(parts)}>"


def play_out(position: Position, dealer: Dealer, randomness: Randomness) -> int:
    """Play random moves to the end; returns how many decisions were taken."""
    decisions = 0
    while not position.over:
        if position.dealing:
            position.deal(dealer)
            continue
        seat = position.actor()
        position.apply(seat, position.random_move(seat, randomness))
        decisions += 1
    return decisions
