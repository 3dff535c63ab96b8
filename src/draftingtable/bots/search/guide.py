"""The interface between the search and a game. Each game derives a class from it."""

from abc import ABCMeta, abstractmethod

from mypy_extensions import mypyc_attr

from draftingtable.bots.search.payoffs import pairwise, shared_win
from draftingtable.games.core.dealers import Dealer
from draftingtable.games.core.position import Position
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.view import View


class Advice:
    """Moves worth searching, and how much attention each deserves: shares that add up to 1."""

    def __init__(self, moves: list[int], shares: list[float]) -> None:
        self.moves = moves
        self.shares = shares


class Result:
    """The end of an imagined game, by seat: points, and shares of the victory."""

    def __init__(self, scores: list[float], wins: list[float]) -> None:
        self.scores = scores
        self.wins = wins


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(metaclass=ABCMeta):
    """Imagines what is hidden, suggests moves, plays games out and judges the results."""

    def __init__(self, spread: float, secrets: bool, deep: bool = True) -> None:
        self.spread = spread
        """A lead of this many points means a 73 % probability of ending ahead."""
        self.secrets = secrets
        """Whether seats make hidden choices or hold hidden information."""
        self.deep = deep
        """Whether replies are searched. Otherwise `play_out` starts right after the first move."""
        self.trust = 0.0
        """How many results of games are worth as much as estimates on the way (see `race`)."""

    @abstractmethod
    def seat_of(self, view: View) -> int:
        """Returns the seat that owns the view."""

    @abstractmethod
    def imagine(self, view: View, randomness: Randomness) -> Position:
        """Returns a possible position, given what the view's owner knows.

        The owner can act in it, with the same moves each time. Without secrets this is called once,
        and copies are played on.
        """

    @abstractmethod
    def advise(self, position: Position, seat: int) -> Advice:
        """Returns an acting seat's moves that are worth searching; at least one.

        Without secrets this is called once for each line of play.
        """

    @abstractmethod
    def play_out(self, position: Position, dealer: Dealer, randomness: Randomness) -> None:
        """Plays on sensibly and quickly, to the end or as far as `judge` needs it."""

    def estimate(self, position: Position, dealer: Dealer, randomness: Randomness) -> list[float]:
        """Plays on for a while, if there is any `trust`; returns each seat's expected payoff.

        `play_out` then goes on from there.
        """
        return self.payoffs(self.judge(position))

    def is_secret(self, move: int) -> bool:
        """Whether other seats cannot see this move."""
        return False

    def judge(self, position: Position) -> Result:
        """Returns points and winners after `play_out`."""
        outcome = position.outcome()
        scores = [float(score) for score in outcome.scores]
        return Result(scores, shared_win(len(scores), outcome.winners))

    def payoffs(self, result: Result) -> list[float]:
        """Returns each seat's payoff, from 0 to 1."""
        return pairwise(result.scores, self.spread)
