"""Everybody's chances after each event of a game."""

from __future__ import annotations

from collections.abc import Iterator

from draftingtable.analysis.review.judging import Bench, Data
from draftingtable.analysis.review.playouts import Playouts, words_for
from draftingtable.analysis.review.shares import as_chances, change, in_shares
from draftingtable.analysis.review.story import END, MOVE, START, Event, Story

CHUNK = 24
"""Points that are sent together."""


class Curve:
    """The chances after each event, in shares. The first are even, the last are the result."""

    def __init__(self, story: Story, bench: Bench, seed: str) -> None:
        self.story = story
        self.bench = bench
        self.words = words_for(bench.depth.curve, "curve", seed)
        self.playouts = [
            Playouts(event.position, event.deals, story.players) for event in story.events
        ]
        last = story.events[-1]
        self.end = Event(len(story.events), END, None, "", story.steps, last.position, last.deals)
        self.shares: list[list[int]] = [[] for _ in story.events]
        self.errors: list[float] = [0.0] * len(story.events)
        self.result = in_shares(story.result())

    def points(self, samples: int) -> Iterator[Data]:
        """Plays on until each event has so many samples; yields the points in chunks."""
        ready: list[Data] = []
        for event in self.story.events:
            ready.append(self._point(event, samples))
            if len(ready) == CHUNK:
                yield {"part": "chances", "points": ready}
                ready = []
        yield {"part": "chances", "points": [*ready, self._last()]}

    def _point(self, event: Event, samples: int) -> Data:
        found = self.playouts[event.number]
        if event.position.over:
            samples = 1  # only its outcome
        found.play(self.bench.guide, self.words, samples)
        trust = self.bench.trust
        chances = trust.chances(found.mean_wins(), found.count)
        error = found.error() * trust.slope(found.mean_wins(), found.count, 0)
        if event.position.over and not self.story.replay.record.resigned:
            chances, error = self.story.result(), 0.0
        if event.kind == START:
            chances, error = self._start(chances), 0.0
        self.errors[event.number] = error
        self.shares[event.number] = in_shares(chances)
        return as_data(event, self.shares[event.number], found.mean_scores(), error)

    def _start(self, chances: list[float]) -> list[float]:
        """Before the first deal all players are even; only Automas can be stronger by the rules."""
        if self.story.automatic:
            return chances
        return [1.0 / self.story.players] * self.story.players

    def _last(self) -> Data:
        scores = [float(score) for score in self.story.replay.outcome().scores]
        return as_data(self.end, self.result, scores, 0.0)

    def changes(self) -> list[tuple[Event, list[int]]]:
        """Returns what each event changed, by seat; all together they lead to the result."""
        events = [*self.story.events, self.end]
        shares = [*self.shares, self.result]
        return [
            (events[place], change(shares[place - 1], shares[place]))
            for place in range(1, len(events))
        ]

    def worst_first(self) -> list[int]:
        """Returns the steps, those first that cost the mover the most."""
        costs = [
            (shares[event.seat], event.step - 1)
            for event, shares in self.changes()
            if event.kind == MOVE and event.seat is not None
        ]
        return [step for _, step in sorted(costs)]


def as_data(event: Event, shares: list[int], scores: list[float], error: float) -> Data:
    return {
        "event": event.number,
        "step": event.step,
        "kind": event.kind,
        "seat": None if event.seat is None else event.seat + 1,
        "text": event.text,
        "wins": as_chances(shares),
        "scores": [round(score, 1) for score in scores],
        "error": round(error, 4),
    }
