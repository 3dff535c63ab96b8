"""Computes reviews of finished games, and judges moves, a little at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final, cast

from draftingtable.analysis.review import DEPTHS, judge_move, paused_review
from draftingtable.analysis.review.coaching import judge_view
from draftingtable.games.core.errors import BadInput, Refusal
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
PAUSE: Final = "pause"
"""A part without content, where the analysis may be interrupted."""
FORM: Final = 1
"""To be increased when reviews are computed or written otherwise: kept ones are computed again."""
ACCEPTED: Final = 0.04
"""Chance that another try may lose against the best move."""
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
        """Goes on for a while; from the start if the review was not here."""
        until = perf_counter() + asked.seconds
        found: list[Part] = []
        try:
            running = self._running(asked)
            first = running.given
            for part in running.parts:
                if part["part"] != PAUSE:
                    found.append(part)
                    running.given += 1
                if perf_counter() >= until:
                    return Slice(first, tuple(found), False)
        except Refusal as refusal:
            self.forget(asked.review)
            return refused(refusal)
        self.forget(asked.review)
        return Slice(first, tuple(found), True)

    def forget(self, review: str) -> None:
        self.running.pop(review, None)

    def _running(self, asked: ReviewSlice) -> Running:
        running = self.running.pop(asked.review, None) or Running(begun(asked))
        self.running[asked.review] = running
        if len(self.running) > self.most:
            del self.running[next(iter(self.running))]
        return running


def begun(asked: ReviewSlice) -> Iterator[Part]:
    return paused_review(parse(asked.record), DEPTHS[asked.depth], asked.seed)


def judged(asked: MoveJudgement) -> Part | Refused:
    record, depth = parse(asked.record), DEPTHS[asked.depth]
    try:
        return judge_move(record, asked.step, asked.move, depth, asked.seed)
    except Refusal as refusal:
        return refused(refusal)


def coached(asked: CoachQuestion) -> Part | None:
    """Returns what there is to say about a move: nothing unless it cost much."""
    depth = DEPTHS[asked.depth]
    found = judge_view(asked.view, asked.moves, asked.move, depth, asked.seed)
    return found if found["grade"] in COSTLY else None


def refused(refusal: Refusal) -> Refused:
    malformed = isinstance(refusal, WRITTEN_WRONGLY)
    return Refused(refusal.code, refusal.rule, dict(refusal.params), malformed)


def refusal_of(found: Refused) -> Refusal:
    kind = BadInput if found.malformed else Refusal
    return kind(found.code, found.rule, found.params)


# What is shown and kept


def with_verdict(part: Part) -> Part:
    """Adds whether another try is good enough."""
    lost = part["lost"]
    assert isinstance(lost, float | int)
    return {**part, "accepted": lost <= ACCEPTED}


def with_names(part: Part, names: Sequence[str]) -> Part:
    """Fills in the names: they are kept with the table alone, and may change there."""
    return {**part, "seats": list(names)} if part["part"] == "head" else part


def final_parts(parts: Iterable[Part]) -> list[Part]:
    """Leaves out points of the curve that were replaced by better ones."""
    found = list(parts)
    last: dict[object, int] = {}
    for place, part in enumerate(found):
        for point in points_of(part):
            last[point["event"]] = place
    kept = []
    for place, part in enumerate(found):
        points = [point for point in points_of(part) if last[point["event"]] == place]
        if points or part["part"] != "chances":
            kept.append({**part, "points": points} if points else part)
    return kept


def points_of(part: Part) -> list[dict[str, object]]:
    return list(cast(list[dict[str, object]], part.get("points", [])))
