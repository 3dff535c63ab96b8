"""Notation: moves and deals as text, with one codec per game."""

from abc import ABC, abstractmethod

from draftingtable.games.core.chance import Dealt


class Notation(ABC):
    """Converts moves and deals to text and back. The text never depends on the position."""

    @abstractmethod
    def move_text(self, move: int) -> str:
        """Returns the move's only valid spelling."""

    @abstractmethod
    def parse_move(self, text: str) -> int:
        """Returns the move that `text` spells, or raises `BadNotation`."""

    @abstractmethod
    def chance_text(self, dealt: Dealt) -> str:
        """Returns a deal as a line of a record."""

    @abstractmethod
    def parse_chance(self, text: str) -> Dealt:
        """Returns the deal that `text` spells, or raises `BadNotation`."""

    @abstractmethod
    def item_text(self, item: int) -> str:
        """Returns the text for one card or tile that chance can deal."""
