"""Everybody's chances after each event of a game, finished or not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from draftingtable.analysis.review.bench import Bench
from draftingtable.analysis.review.decisions import Data
from draftingtable.analysis.review.playouts import Playouts, words_for
from draftingtable.analysis.review.shares import as_chances, change, in_shares
from draftingtable.analysis.review.story import END, MOVE, START, Event, Story

CHUNK = 24
"""Points that are sent together."""
PAUSE: Final[Data] = {"part": "pause"}
"""No part of a review: a moment in which whoever computes it may do something else."""


class Curve:
    """The chances after each event, in shares: even at first, at last the result."""

    def __init__(self, story: Story, bench: Bench, seed: str) -> None:
        self.story = story
        self.bench = bench
        self.words = words_for(bench.depth.curve, "curve", seed)
        self.events = [*story.events, story.end()] if story.over else story.events
        self.playouts = [
            Playouts(event.position, event.deals, story.players) for event in self.events
        ]
        self.shares: list[list[int]] = [[] for _ in self.events]
        self.errors = [0.0] * len(self.events)

    def points(self, samples: int) -> Iterator[Data]:
        """Plays on until each event has so many samples; yields the points in chunks.

        After each point there is a pause, so whoever has something else to do can do it.
        """
        for first in range(0, len(self.events), CHUNK):
            points: list[Data] = []
            for event in self.events[first : first + CHUNK]:
                points.append(self._point(event, samples))
                yield PAUSE
            yield {"part": "chances", "points": points}

    def _point(self, event: Event, samples: int) -> Data:
        sums = self.playouts[event.number].sums
        if event.kind == END or (event.position.over and not self.story.ended_early):
            chances, scores = self.story.result(), self.story.scores()
        else:
            self.playouts[event.number].play(self.bench, self.words, samples)
            trust, wins = self.bench.trust, sums.mean_wins()
            chances, scores = trust.chances(wins, sums.count), sums.mean_scores()
            slopes = [trust.slope(wins, sums.count, seat) for seat in range(len(wins))]
            self.errors[event.number] = max(
                sums.error(seat) * slope for seat, slope in enumerate(slopes)
            )
            if event.kind == START and not self.story.automatic:
                chances = [self.bench.even] * self.bench.seats
                self.errors[event.number] = 0.0
        self.shares[event.number] = in_shares(chances)
        return self._as_data(event, scores)

    def _as_data(self, event: Event, scores: list[float]) -> Data:
        return {
            "event": event.number,
            "step": event.step,
            "kind": event.kind,
            "seat": None if event.seat is None else event.seat + 1,
            "text": event.text,
            "wins": as_chances(self.shares[event.number]),
            "scores": [round(score, 1) for score in scores],
            "error": round(self.errors[event.number], 4),
        }

    def changes(self) -> list[tuple[Event, list[int]]]:
        """Returns what each event changed, by seat; together they lead from first to last."""
        return [
            (self.events[place], change(self.shares[place - 1], self.shares[place]))
            for place in range(1, len(self.events))
        ]

    def worst_first(self) -> list[int]:
        """Returns the steps, those first that cost the mover the most."""
        costs = [
            (shares[event.seat], event.step - 1)
            for event, shares in self.changes()
            if event.kind == MOVE and event.seat is not None
        ]
        return [step for _, step in sorted(costs)]

    @property
    def samples(self) -> int:
        """How many games were imagined."""
        return sum(found.sums.count for found in self.playouts)
