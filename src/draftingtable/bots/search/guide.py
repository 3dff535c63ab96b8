"""What the search must be told about a game: one class for each game derives from this."""

from abc import ABCMeta, abstractmethod

from mypy_extensions import mypyc_attr

from draftingtable.bots.search.payoffs import pairwise, shared_win
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View


class Advice:
    """Moves worth a look, and how much attention each deserves: shares that make up 1."""

    def __init__(self, moves: list[int], shares: list[float]) -> None:
        self.moves = moves
        self.shares = shares


class Result:
    """How an imagined game ended, seat by seat: points, and shares of the victory."""

    def __init__(self, scores: list[float], wins: list[float]) -> None:
        self.scores = scores
        self.wins = wins


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(metaclass=ABCMeta):
    """Knows how to imagine what is hidden, where to look, how a game goes on, what it is for."""

    def __init__(self, spread: float, secrets: bool, deep: bool = True) -> None:
        self.spread = spread
        """A lead of so many points makes ending ahead 73 % sure."""
        self.secrets = secrets
        """Do seats choose unseen by others, or hold what others do not see?"""
        self.deep = deep
        """Are replies searched as well? Otherwise `play_out` begins right after the first move."""

    @abstractmethod
    def seat_of(self, view: View) -> int:
        """Whose view it is."""

    @abstractmethod
    def imagine(self, view: View, randomness: Randomness) -> Position:
        """A position as it may be, as far as the view's owner can know.

        The owner is among its acting seats, with the same moves each time. Without secrets it is
        asked for once, and its twins are played on.
        """

    @abstractmethod
    def advise(self, position: Position, seat: int) -> Advice:
        """An acting seat's moves that are worth a look; at least one.

        Without secrets it is asked once for each line of play.
        """

    @abstractmethod
    def play_out(self, position: Position, dealer: Dealer, randomness: Randomness) -> None:
        """Play on sensibly and quickly, to the end or as far as `judge` needs it."""

    def is_secret(self, move: int) -> bool:
        """Is this a choice that the other seats do not see?"""
        return False

    def judge(self, position: Position) -> Result:
        """Points and winners after `play_out`."""
        outcome = position.outcome()
        scores = [float(score) for score in outcome.scores]
        return Result(scores, shared_win(len(scores), outcome.winners))

    def payoffs(self, result: Result) -> list[float]:
        """What each seat gets out of it, from 0 to 1."""
        return pairwise(result.scores, self.spread)
