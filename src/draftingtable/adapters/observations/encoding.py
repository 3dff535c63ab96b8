"""Encodings: observations from views, actions from moves.

Everything is relative to the acting seat. Seats are numbered clockwise from the viewer, who is seat
0, and so are cities. An action is the move this seat would make if it sat in the first seat, so
whatever one seat learns applies to all.
"""

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from draftingtable.adapters.observations.counts import Counts
from draftingtable.adapters.observations.layout import Layout
from draftingtable.adapters.observations.memory import vec
from draftingtable.games.core.position import Position
from draftingtable.games.core.view import View

NO_ACTION = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(ABC):
    """One observation layout and one list of actions, for one number of seats and one mode."""

    def __init__(self, layout: Layout, actions: list[int], seats: int) -> None:
        self.layout = layout
        self.actions = actions
        """The move number for each action, as the first seat would play it."""
        self.move_of = [[self.turned(move, seat) for move in actions] for seat in range(seats)]
        """The move number, by seat and action."""
        self.action_of = [inverse(moves) for moves in self.move_of]
        """The action, by seat and move number."""
        self.compact_actions = 0
        """How many compact actions there are; 0 if the game has none (`compacted`)."""

    @abstractmethod
    def marks(self, view: View) -> list[int]:
        """Returns the indices of the observation, each repeated as often as its count says."""

    def write(self, position: Position, viewer: int, seen: Counts, start: i64) -> None:
        """Adds the marks of what a viewer sees to the counts that begin at `start`.

        A game may override this to be faster. What it writes must be exactly what `marks` returns
        for the viewer's view, or the observation leaks: the tests compare them.
        """
        seen.add_all(self.marks(position.view(viewer)), start)

    def with_compact_observations(self) -> "Encoding":
        """Returns the same encoding with smaller observations; itself if the game has none."""
        return self

    def write_compact(
        self, position: Position, seat: int, moves: vec[i64], count: i64, into: vec[i64]
    ) -> None:
        """Writes a seat's first `count` legal moves as compact actions of this position.

        A move names its tile; a compact action says which tile in hand it is. That takes far fewer
        numbers, of which far more are legal at a time.
        """
        raise NotImplementedError("this game has no compact actions")

    def compacted(self, position: Position, seat: int, moves: list[int]) -> list[int]:
        """Returns a seat's legal moves as compact actions."""
        into = vec[i64]([0] * len(moves))
        self.write_compact(position, seat, vec[i64](moves), len(moves), into)
        return list(into)

    def turned(self, move: int, seat: int) -> int:
        """Returns the move with which a seat does what the first seat does with `move`."""
        return move


def inverse(moves: list[int]) -> list[int]:
    """Returns each move number's index in the list, or NO_ACTION if it is not listed."""
    places = [NO_ACTION] * (max(moves) + 1)
    for place, move in enumerate(moves):
        places[move] = place
    return places


def clockwise(seats: int, viewer: int) -> list[int]:
    """Returns all seats clockwise from the viewer's; a spectator views from the first seat."""
    first = max(viewer, 0)
    return [(first + step) % seats for step in range(seats)]
