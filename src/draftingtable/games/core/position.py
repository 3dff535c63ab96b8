"""The interface of every position of every game.

Seats count from 0, and moves are small integers (`notation` turns them into text). Chance is
decided by a dealer outside: a position knows which items are unseen, but not their order.
"""

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from draftingtable.games.core.arrays import vec
from draftingtable.games.core.chance import Chance
from draftingtable.games.core.copying import attributes, rebuilt
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.events import Event
from draftingtable.games.core.outcome import Outcome
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View

SPECTATOR: Final = -1
MOST_LEGAL: Final = 256
"""No seat of our games ever has more legal moves."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(metaclass=ABCMeta):
    """The state of one game. While `dealing`, chance comes next; once `over`, nothing does."""

    def __init__(self) -> None:
        self.over: bool = False
        self.dealing: bool = False
        self.news: int = 0
        """Increases whenever someone sees something hidden from them, except by a deal."""
        self.journal: list[Event] | None = None

    @abstractmethod
    def acting(self) -> list[int]:
        """Returns the seats that may act now, lowest first; none while dealing or over."""

    @abstractmethod
    def actor(self) -> int:
        """Returns the first of these seats, or NOBODY; enough for games played in turns."""

    @abstractmethod
    def legal_moves(self, seat: int) -> list[int]:
        """Returns what `seat` may do now, in ascending order; the caller may change the list."""

    def list_legal(self, seat: int, into: vec[i64]) -> int:
        """Writes the `legal_moves` into an array with room for `MOST_LEGAL`; returns how many.

        If there are more than fit, only the first are written. A game may override this to be
        faster, with the same functions that decide in `legal_moves`.
        """
        moves = self.legal_moves(seat)
        count = len(moves)
        for place in range(min(count, len(into))):
            into[place] = moves[place]
        return count

    @abstractmethod
    def apply(self, seat: int, move: int) -> None:
        """Applies a move, or raises `IllegalMove` and changes nothing."""

    def automatic(self, seat: int) -> bool:
        """Whether the seat follows a rule of the game and needs no player.

        Such a seat acts like any other, but always has exactly one legal move.
        """
        return False

    def random_move(self, seat: int, randomness: Randomness) -> int:
        """Returns a legal move, all equally likely; a game may override this to be faster."""
        moves = self.legal_moves(seat)
        return moves[randomness.below(len(moves))]

    def play_at_random(self, randomness: Randomness) -> None:
        """Makes a `random_move` of the `actor`; a game may override this to check it only once."""
        seat = self.actor()
        self.apply(seat, self.random_move(seat, randomness))

    @abstractmethod
    def chance(self) -> Chance:
        """Returns what chance must decide; only while `dealing`."""

    @abstractmethod
    def deal(self, dealer: Dealer) -> list[int]:
        """Asks the dealer, continues the game, and returns what was dealt."""

    def deal_unseen(self, dealer: Dealer) -> None:
        """Deals for callers that do not look at it; a game may override this to be faster."""
        self.deal(dealer)

    @abstractmethod
    def copy(self) -> "Position":
        """Returns an independent copy, without the journal."""

    @abstractmethod
    def view(self, viewer: int) -> View:
        """Returns only what `viewer` (a seat, or SPECTATOR) may know."""

    @abstractmethod
    def outcome(self) -> Outcome:
        """Returns the current scores, which are final once `over`."""

    def scores(self) -> list[int]:
        """Returns only the scores of `outcome`; a game may override this to be faster."""
        return self.outcome().scores

    @abstractmethod
    def snapshot(self) -> dict[str, object]:
        """Returns the whole position as plain data: for comparing, never for players."""

    def progress(self) -> str:
        """Returns how far the game is, such as `round 2`, for `repr`."""
        return ""

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`, in subclasses too."""
        return rebuilt, (type(self), attributes(self))

    def __repr__(self) -> str:
        seats = ", ".join([str(seat + 1) for seat in self.acting()])
        now = "over" if self.over else "dealing" if self.dealing else f"to act: {seats}"
        parts = [part for part in (self.progress(), now) if part]
        return f"<{type(self).__name__} {', '.join(parts)}>"


def play_out(position: Position, dealer: Dealer, randomness: Randomness) -> int:
    """Plays random moves to the end and returns the number of decisions."""
    decisions = 0
    while not position.over:
        if position.dealing:
            position.deal_unseen(dealer)
            continue
        position.play_at_random(randomness)
        decisions += 1
    return decisions
