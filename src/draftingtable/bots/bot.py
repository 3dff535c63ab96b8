"""What every bot offers."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from draftingtable.games.view import View


class Bot(ABC):
    """A player of one seat in one game, free to remember what that seat has seen."""

    @abstractmethod
    def choose(self, view: View, moves: Sequence[int]) -> int:
        """One of `moves`."""
