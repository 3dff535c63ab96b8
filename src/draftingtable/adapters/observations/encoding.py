"""How a game is put into numbers: observations from views, actions from moves.

Everything is told as the acting seat sees it. Seats are counted clockwise from the viewer, who is
seat 0; so are cities. An action is the move that this seat would write if it sat in the first
seat: what one seat learns holds for all.
"""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from draftingtable.adapters.observations.layout import Layout
from draftingtable.games.core.view import View

NO_ACTION = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(ABC):
    """One observation layout and one list of actions, for one number of seats and one mode."""

    def __init__(self, layout: Layout, actions: list[int], seats: int) -> None:
        self.layout = layout
        self.actions = actions
        """By action: the move's number, as the first seat writes it."""
        self.move_of = [[self.turned(move, seat) for move in actions] for seat in range(seats)]
        """By seat and action: the move's number."""
        self.action_of = [inverse(moves) for moves in self.move_of]
        """By seat and move's number: the action."""

    @abstractmethod
    def marks(self, view: View) -> list[int]:
        """The observation: each place as many times as its count says, places with 0 left out."""

    def turned(self, move: int, seat: int) -> int:
        """The move by which a seat does what the first seat does by `move`."""
        return move


def inverse(moves: list[int]) -> list[int]:
    """By move's number: its place in the list, NO_ACTION where it is not there."""
    places = [NO_ACTION] * (max(moves) + 1)
    for place, move in enumerate(moves):
        places[move] = place
    return places


def clockwise(seats: int, viewer: int) -> list[int]:
    """All seats from the viewer's on; a spectator sits behind the first."""
    first = max(viewer, 0)
    return [(first + step) % seats for step in range(seats)]
