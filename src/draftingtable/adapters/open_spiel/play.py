"""A game in OpenSpiel's steps: chance deals one card or tile at a time.

A position asks chance for a whole hand or display. Dealing item by item, each chance node has at
most one outcome per different item, with its probability, which a search can enumerate.
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
    """A position, the items of an incomplete deal, and the steps so far.

    A step is an item's number at a chance node, otherwise a move's number.
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
        """Returns each item that can come next, with its probability."""
        pool = Counter(self.position.chance().pool)
        pool.subtract(self.pending)
        left = pool.total()
        return [(item, count / left) for item, count in sorted(pool.items()) if count]

    def take(self, step: int) -> None:
        """Deals an item, or plays a move for the seat in turn."""
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
        """Plays the moves of automatic seats: they have no choice, so these are not steps."""
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
        """Clones the state for OpenSpiel."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Serializes the steps for OpenSpiel; positions are not pickled but replayed."""
        return play_again, (self.name, self.setup, self.steps)


def play_again(name: str, setup: Setup, steps: list[int]) -> Play:
    play = Play(name, setup)
    for step in steps:
        play.take(step)
    return play
