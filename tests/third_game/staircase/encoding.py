"""Staircase in numbers, for the adapters. An action is a move's number."""

from functools import cache

from draftingtable.adapters.observations.encoding import Encoding, clockwise
from draftingtable.adapters.observations.layout import Layout, Part
from draftingtable.games.core.game import Setup
from draftingtable.games.core.view import View

from .notation import MOST_CARDS
from .view import StaircaseView


class StaircaseEncoding(Encoding):
    def __init__(self, players: int) -> None:
        layout = Layout(
            "staircase-1",
            [
                Part("display", (MOST_CARDS,), 1, "cards on display"),
                Part("unseen", (MOST_CARDS,), 1, "cards in the pile"),
                Part("taken", (players, MOST_CARDS), 1, "cards that each seat took"),
                Part("last", (players, MOST_CARDS), 1, "the card that each seat took last"),
            ],
        )
        super().__init__(layout, list(range(MOST_CARDS)), players)
        self.unseen = layout.start("unseen")
        self.taken = layout.start("taken")
        self.last = layout.start("last")

    def marks(self, view: View) -> list[int]:
        assert isinstance(view, StaircaseView)
        marks = [*view.display, *(self.unseen + card for card in view.unseen)]
        for place, seat in enumerate(clockwise(len(view.taken), view.viewer)):
            cards = [place * MOST_CARDS + card for card in view.taken[seat]]
            marks += [self.taken + card for card in cards]
            marks += [self.last + card for card in cards[-1:]]
        return marks


@cache
def encoding_for(players: int) -> StaircaseEncoding:
    return StaircaseEncoding(players)


def encode(setup: Setup) -> StaircaseEncoding:
    return encoding_for(setup.players)
