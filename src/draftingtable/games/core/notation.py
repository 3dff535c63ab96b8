"""How moves and deals are written: one codec a game, the same text everywhere."""

from abc import ABC, abstractmethod

from draftingtable.games.core.chance import Dealt


class Notation(ABC):
    """Translates at the edge. Text depends on the move alone, never on the position."""

    @abstractmethod
    def move_text(self, move: int) -> str:
        """A move's one exact spelling."""

    @abstractmethod
    def parse_move(self, text: str) -> int:
        """The move that `text` spells, or `BadNotation`."""

    @abstractmethod
    def chance_text(self, dealt: Dealt) -> str:
        """A deal as a record's line."""

    @abstractmethod
    def parse_chance(self, text: str) -> Dealt:
        """The deal that `text` spells, or `BadNotation`."""

    @abstractmethod
    def item_text(self, item: int) -> str:
        """One card or tile that chance can deal."""
