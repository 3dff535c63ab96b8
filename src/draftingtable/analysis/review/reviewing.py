"""Reviews a finished game, part by part, as they are ready."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from draftingtable.analysis.review.curve import PAUSE, Curve
from draftingtable.analysis.review.decisions import Data, decided, story_bench
from draftingtable.analysis.review.depth import Depth
from draftingtable.analysis.review.judging import Judgement
from draftingtable.analysis.review.story import Story
from draftingtable.analysis.review.summary import summary
from draftingtable.games.core.errors import BadInput
from draftingtable.games.core.manifest import MODE
from draftingtable.games.core.records import Record


def review(record: Record, depth: Depth, seed: str) -> Iterator[Data]:
    """Yields the parts of a review; the same ones for the same record, depth and seed.

    Only `seconds`, in the last part, differs each time.
    """
    return (part for part in paused_review(record, depth, seed) if part is not PAUSE)


def paused_review(record: Record, depth: Depth, seed: str) -> Iterator[Data]:
    """Yields the same with pauses between them, so computing it never takes long at a time."""
    started = perf_counter()
    story = Story(record)
    if not story.over:
        raise BadInput("review-unfinished")
    bench = story_bench(story, depth)
    yield head(story, depth)
    curve = Curve(story, bench, seed)
    for samples in (depth.glance, bench.depth.curve):
        yield from curve.points(samples)
    judged: list[Judgement] = []
    for step in curve.worst_first():
        choice = story.choices[step]
        if len(choice.before.legal_moves(choice.seat)) > 1:
            judgement, data = decided(bench, choice, choice.move, seed)
            judged.append(judgement)
            yield data
    found = summary(curve, judged, seed)
    yield {**found, "seconds": round(perf_counter() - started, 1)}


def head(story: Story, depth: Depth) -> Data:
    replay, players = story.replay, story.players
    return {
        "part": "head",
        "game": replay.game.name,
        "mode": str(replay.setup.options.get(MODE, "")),
        "players": players,
        "seats": list(replay.match.names),
        "automatic": [seat + 1 for seat in range(players - story.automatic, players)],
        "steps": story.steps,
        "even": round(1.0 / players, 4),
        "depth": depth.name,
        "result": replay.outcome().result(),
    }
