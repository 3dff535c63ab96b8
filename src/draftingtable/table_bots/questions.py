"""What the server sends to the processes in which bots think.

In a module of its own: a worker is run as a program, and `__main__` would have its own classes.
"""

from dataclasses import dataclass
from typing import ClassVar

from draftingtable.games.core.errors import Parameter
from draftingtable.games.core.view import View
from draftingtable.games.core.wishes import Wish
from draftingtable.table_bots.recent_games import Place

Part = dict[str, object]
"""A part of a review, as docs/protocol.md has it."""


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
class ReviewSlice:
    """What are the next parts of this review? As many as time allows, perhaps none."""

    level: ClassVar[str] = "review"
    review: str
    """Tells it from others: the process that has computed the parts before goes on with it."""
    record: str
    """A finished game, without its players' names."""
    depth: str
    seed: str
    seconds: float


@dataclass(frozen=True)
class Slice:
    """The answer to `ReviewSlice`."""

    first: int
    """The place of the first of these parts: a process that begins again repeats the others."""
    parts: tuple[Part, ...]
    done: bool


@dataclass(frozen=True)
class MoveJudgement:
    """How good would that move have been at a step of a finished game?"""

    level: ClassVar[str] = "review"
    seconds: ClassVar[float] = 0.0
    record: str
    step: int
    move: str
    depth: str
    seed: str


@dataclass(frozen=True)
class CoachQuestion:
    """How good is a move that a seat has just made, by what it could know?"""

    level: ClassVar[str] = "coach"
    seconds: ClassVar[float] = 0.0
    view: View
    moves: tuple[int, ...]
    move: int
    depth: str
    seed: str


@dataclass(frozen=True)
class Refused:
    """An answer: the question makes no sense, and why."""

    code: str
    rule: str
    params: dict[str, Parameter]
    malformed: bool
    """Whether it was written wrongly, rather than not possible."""


@dataclass(frozen=True)
class GameOver:
    """Its bots are not needed any more. Nobody waits for an answer."""

    table: str


@dataclass(frozen=True)
class ReviewOver:
    """Nobody waits for that review any more."""

    review: str


AnyQuestion = Question | ReviewSlice | MoveJudgement | CoachQuestion
Notice = GameOver | ReviewOver
