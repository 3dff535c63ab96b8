"""Analyses any game, finished or not: chances after each event, and what is best now."""

from __future__ import annotations

from dataclasses import dataclass

from draftingtable.analysis.review.curve import PAUSE, Curve
from draftingtable.analysis.review.decisions import Data, analyse_view, story_bench
from draftingtable.analysis.review.depth import Depth
from draftingtable.analysis.review.luck import Balance, balance
from draftingtable.analysis.review.story import Story
from draftingtable.games.core.records import Record


@dataclass(frozen=True)
class Analysis:
    game: str
    seats: list[str]
    finished: bool
    depth: str
    points: list[Data]
    """Everybody's chances and expected scores after each event, as in a review."""
    balance: Balance
    """What deals and choices changed so far."""
    decisions: list[Data]
    """The best moves of each seat that has to choose now."""

    def as_data(self) -> Data:
        return {
            "game": self.game,
            "seats": self.seats,
            "finished": self.finished,
            "depth": self.depth,
            "points": self.points,
            **self.balance.as_data(),
            "decisions": self.decisions,
        }


def analyse(record: Record, depth: Depth, seed: str) -> Analysis:
    """Analyses a record; the same for the same record, depth and seed."""
    story = Story(record)
    bench = story_bench(story, depth)
    curve = Curve(story, bench, seed)
    parts = (part for part in curve.points(bench.depth.curve) if part is not PAUSE)
    points = [point for part in parts for point in listed(part["points"])]
    return Analysis(
        game=story.replay.game.name,
        seats=list(story.replay.match.names),
        finished=story.over,
        depth=depth.name,
        points=points,
        balance=balance(curve),
        decisions=[] if story.over else best_now(story, depth, seed),
    )


def listed(points: object) -> list[Data]:
    assert isinstance(points, list)
    return points


def best_now(story: Story, depth: Depth, seed: str) -> list[Data]:
    """Returns the best moves of each seat to act, from what that seat knows."""
    position = story.replay.position
    return [
        analyse_view(position.view(seat), position.legal_moves(seat), depth, f"{seed}\x1f{seat}")
        for seat in position.acting()
        if not position.automatic(seat)
    ]
