"""Bots that do what a partner wishes for, where it costs them next to nothing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

from draftingtable.games.core.manifest import load_object
from draftingtable.games.core.registry import manifest_of
from draftingtable.games.core.view import View
from draftingtable.games.core.wishes import Wish


@dataclass(frozen=True)
class Choice:
    """What a bot has chosen, and from what."""

    level: str
    view: View
    move: int
    moves: Sequence[int]


Courtesy = Callable[[Choice, Sequence[Wish]], int]
"""Returns the chosen move, or one that grants a wish and is about as good to a bot of that level.

It must not use randomness: the same seed and the same wishes give the same game.
"""


def granted(game: str, choice: Choice, wishes: Sequence[Wish]) -> int:
    """Returns the move to make, in view of what partners wish for."""
    place = manifest_of(game).courtesy
    if not wishes or not place:
        return choice.move
    return cast(Courtesy, load_object(place))(choice, wishes)
