"""Computes reviews of finished games, and judges moves, a little at a time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from time import perf_counter
from typing import Final

from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.records import parse
from draftingtable.table.refusal_data import WRITTEN_WRONGLY
from draftingtable.table_bots.questions import (
    CoachQuestion,
    MoveJudgement,
    Part,
    Refused,
    ReviewSlice,
    Slice,
)

MOST_REVIEWS: Final = 4
"""Reviews in progress that are kept; another one begins again where it is known to be."""
COSTLY: Final = ("mistake", "blunder")


@dataclass
class Running:
    parts: Iterator[Part]
    given: int = 0


class Reviewing:
    """The reviews in progress here. The same question has the same answer everywhere."""

    def __init__(self, most: int = MOST_REVIEWS) -> None:
        self.most = most
        self.running: dict[str, Running] = {}
        """The one asked about last is the last."""

    def next_parts(self, asked: ReviewSlice) -> Slice | Refused:
        until = perf_counter() + asked.seconds
        found: list[Part] = []
        try:
            running = self._go_on(asked)
            for part in running.parts:
                found.append(part)
                running.given += 1
                if perf_counter() >= until:
                    return Slice(tuple(found), False)
        except Refusal as refusal:
            self.forget(asked.review)
            return refused(refusal)
        self.forget(asked.review)
        return Slice(tuple(found), True)

    def forget(self, review: str) -> None:
        self.running.pop(review, None)

    def _go_on(self, asked: ReviewSlice) -> Running:
        """Returns the review after the parts that are known: from the start if it was not here."""
        running = self.running.pop(asked.review, None)
        if running is None or running.given != asked.after:
            running = Running(begun(asked))
            running.given = sum(1 for _ in islice(running.parts, asked.after))
        self.running[asked.review] = running
        if len(self.running) > self.most:
            del self.running[next(iter(self.running))]
        return running


# The analysis is imported when it is first needed: most processes never review a game.


def begun(asked: ReviewSlice) -> Iterator[Part]:
    from draftingtable.analysis.review import DEPTHS, review

    return review(parse(asked.record), DEPTHS[asked.depth], asked.seed)


def judged(asked: MoveJudgement) -> Part | Refused:
    from draftingtable.analysis.review import DEPTHS, judge_move

    record, depth = parse(asked.record), DEPTHS[asked.depth]
    try:
        return judge_move(record, asked.step, asked.move, depth, asked.seed)
    except Refusal as refusal:
        return refused(refusal)


def coached(asked: CoachQuestion) -> Part | None:
    """Returns what there is to say about a move: nothing unless it cost much."""
    from draftingtable.analysis.review import DEPTHS, judge_view

    depth = DEPTHS[asked.depth]
    found = judge_view(asked.view, asked.moves, asked.move, depth, asked.seed)
    return found if found["grade"] in COSTLY else None


def refused(refusal: Refusal) -> Refused:
    malformed = isinstance(refusal, WRITTEN_WRONGLY)
    return Refused(refusal.code, refusal.rule, dict(refusal.params), malformed)
