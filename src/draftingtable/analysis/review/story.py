"""A record as a list of events: what was dealt before each choice, and each choice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from draftingtable.games.core.position import Position
from draftingtable.games.core.records import Record
from draftingtable.games.core.replay import Replay

START: Final = "start"
DEAL: Final = "deal"
MOVE: Final = "move"
END: Final = "end"


@dataclass(frozen=True)
class Choice:
    """A choice that a player made."""

    step: int
    seat: int
    move: int
    before: Position
    deals: int
    """How many deals the game had had by then."""


@dataclass(frozen=True)
class Event:
    """All deals between two choices, with what the rules do in between, or one choice."""

    number: int
    kind: str
    seat: int | None
    text: str
    step: int
    """The first choice that is made after it."""
    position: Position
    deals: int


class Story:
    """Everything that happened in a record, step by step."""

    def __init__(self, record: Record) -> None:
        self.replay = Replay(record)
        self.choices: list[Choice] = []
        self.events: list[Event] = []
        self._deals = 0
        self._read = 0
        self._add(START, None, "", 0, self.replay.position.copy())
        for step, match in enumerate(self.replay.choices()):
            before = match.position.copy()
            self._add_deals(step, before)
            if self.replay.done < len(record.lines):
                self._add_choice(step, before)
        self.steps = len(self.choices)
        self.players = self.replay.setup.players
        self.automatic = len(self.replay.game.automatic_names(self.replay.setup))

    def _add(self, kind: str, seat: int | None, text: str, step: int, position: Position) -> None:
        number = len(self.events)
        self.events.append(Event(number, kind, seat, text, step, position, self._deals))

    def _add_deals(self, step: int, position: Position) -> None:
        """Adds one event for what was dealt since the last choice."""
        lines = self.replay.record.lines[self._read : self.replay.done]
        dealt = [line.text for line in lines if line.seat is None]
        self._deals += len(dealt)
        if dealt:
            self._add(DEAL, None, "; ".join(dealt), step, position)

    def _add_choice(self, step: int, before: Position) -> None:
        line = self.replay.record.lines[self.replay.done]
        assert line.seat is not None
        move = self.replay.game.notation.parse_move(line.text)
        self.choices.append(Choice(step, line.seat, move, before, self._deals))
        after = before.copy()
        after.apply(line.seat, move)
        self._add(MOVE, line.seat, line.text, step + 1, after)
        self._read = self.replay.done + 1

    @property
    def over(self) -> bool:
        return self.replay.over

    @property
    def ended_early(self) -> bool:
        return self.over and bool(self.replay.record.resigned or self.replay.record.ended)

    def end(self) -> Event:
        """Returns the event after the last: nothing happens in it, except in games ended early."""
        last = self.events[-1]
        return Event(len(self.events), END, None, "", self.steps, last.position, self._deals)

    def result(self) -> list[float]:
        """Returns each seat's share of the victory; only once the game is over."""
        winners = self.replay.outcome().winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.players)]

    def scores(self) -> list[float]:
        return [float(score) for score in self.replay.outcome().scores]
