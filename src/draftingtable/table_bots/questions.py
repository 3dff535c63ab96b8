"""What the server sends to the processes in which bots think.

In a module of its own: a worker is run as a program, and `__main__` would have its own classes.
"""

from dataclasses import dataclass

from draftingtable.games.core.view import View
from draftingtable.games.core.wishes import Wish
from draftingtable.table_bots.recent_games import Place


@dataclass(frozen=True)
class Question:
    """What would a bot of that level do? Or, with `hint`: what is there to say about it?"""

    table: str
    seat: int
    game: str
    level: str
    seed: str
    """For a bot that is made now: one made in the middle of a game must not repeat numbers."""
    view: View
    moves: tuple[int, ...]
    seconds: float
    hint: bool = False
    wishes: tuple[Wish, ...] = ()
    """What partners wish for; a bot that is asked for a hint does not care."""

    @property
    def place(self) -> Place:
        return self.seat, self.level


@dataclass(frozen=True)
class GameOver:
    """Its bots are not needed any more. Nobody waits for an answer."""

    table: str
