"""What a viewer may know of 5 Towers (T6)."""

from typing import Final

from draftingtable.games.core.view import View
from draftingtable.games.towers.components import TYPES
from draftingtable.games.towers.text import cards_text, towers_text, type_text

PHASES: Final = ("bidding", "building", "dealing", "over")


class TowersView(View):
    """Filled in by `TowersState.view`; seats count from 0, cards are numbers."""

    def __init__(self) -> None:
        self.viewer = -1
        self.players = 0
        self.referee = True
        self.start = 0
        self.round = 0
        self.second_pass = False
        self.phase = 0
        self.acting: list[int] = []
        self.dealt: list[int] = []
        self.display: list[int] = []
        self.bids: list[int] = []
        self.high = -1
        self.builder = -1
        self.cap = 0
        self.left = 0
        self.raze_type = -1
        self.towers: list[tuple[int, ...]] = []
        self.razed: list[int] = []
        self.discard: list[int] = []
        self.unseen: list[int] = []

    def towers_of(self, seat: int) -> list[tuple[int, ...]]:
        return self.towers[seat * TYPES : (seat + 1) * TYPES]

    def as_data(self) -> dict[str, object]:
        return {
            "game": "towers",
            "players": self.players,
            "referee": self.referee,
            "start": self.start + 1,
            "round": self.round,
            "pass": 2 if self.second_pass else 1,
            "phase": PHASES[self.phase],
            "acting": [seat + 1 for seat in self.acting],
            "display": cards_text(self.display),
            "bids": [bid_data(bid) for bid in self.bids],
            "builder": self.builder + 1 if self.builder >= 0 else None,
            "left": self.left,
            "razed_type": type_text(self.raze_type) if self.raze_type >= 0 else None,
            "towers": [towers_text(self.towers_of(seat)) for seat in range(self.players)],
            "razed": self.razed[:],
            "discard": cards_text(self.discard),
            "unseen": cards_text(self.unseen),
        }


def bid_data(bid: int) -> int | str | None:
    """Returns a number, `pass`, or None if there is no bid yet."""
    if bid == -2:
        return "pass"
    return bid if bid >= 0 else None
