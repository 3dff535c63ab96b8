"""A game in the steps that OpenSpiel takes: chance deals one card or tile at a time.

A position asks chance for a whole hand or display. Dealt item by item, every chance node has at
most as many outcomes as there are different items, each with its probability, and a search can
look at them one by one.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from draftingtable.games.core import registry
from draftingtable.games.core.chance import NOBODY, Dealt
from draftingtable.games.core.dealers import ScriptDealer
from draftingtable.games.core.events import Event
from draftingtable.games.core.game import Setup
from draftingtable.games.core.position import Position


class Play:
    """A position, what is dealt but not yet complete, and the steps that led here.

    A step is an item's number while chance is asked, else a move's number.
    """

    def __init__(self, name: str, setup: Setup) -> None:
        self.name = name
        self.setup = setup
        self.steps: list[int] = []
        self.pending: list[int] = []
        self.events: list[Event] = []
        self.position: Position = registry.get(name).begin(setup)
        self.position.journal = self.events

    def outcomes(self) -> list[tuple[int, float]]:
        """Each item that may come next, with its probability."""
        pool = Counter(self.position.chance().pool)
        pool.subtract(self.pending)
        left = pool.total()
        return [(item, count / left) for item, count in sorted(pool.items()) if count]

    def take(self, step: int) -> None:
        """Deal an item, or let the seat in turn make a move."""
        self.steps.append(step)
        if self.position.dealing:
            self._deal(step)
        else:
            self.position.apply(self.position.actor(), step)
        self._follow_rules()

    def _deal(self, item: int) -> None:
        self.pending.append(item)
        chance = self.position.chance()
        if len(self.pending) == chance.count:
            dealt = Dealt(chance.kind, chance.target, self.pending)
            self.position.deal(ScriptDealer([dealt]))
            self.pending = []

    def _follow_rules(self) -> None:
        """An automatic seat has no choice, so that its move is no step."""
        seat = self.position.actor()
        while seat != NOBODY and self.position.automatic(seat):
            (move,) = self.position.legal_moves(seat)
            self.position.apply(seat, move)
            seat = self.position.actor()

    def copy(self) -> Play:
        twin = Play.__new__(Play)
        twin.name = self.name
        twin.setup = self.setup
        twin.steps = self.steps[:]
        twin.pending = self.pending[:]
        twin.events = self.events[:]
        twin.position = self.position.copy()
        twin.position.journal = twin.events
        return twin

    def __deepcopy__(self, memo: object) -> Play:
        """How OpenSpiel clones a state."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """How OpenSpiel stores a state: positions are not pickled, they are played again."""
        return play_again, (self.name, self.setup, self.steps)


def play_again(name: str, setup: Setup, steps: list[int]) -> Play:
    play = Play(name, setup)
    for step in steps:
        play.take(step)
    return play
