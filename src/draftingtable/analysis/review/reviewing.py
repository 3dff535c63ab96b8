"""Reviews a finished game, part by part, as they are ready."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import process_time

from draftingtable.analysis.review.calibration import Trust
from draftingtable.analysis.review.depth import Depth
from draftingtable.analysis.review.judging import Data, Judgement, bench_for, decision
from draftingtable.analysis.review.curve import Curve
from draftingtable.analysis.review.story import Story
from draftingtable.analysis.review.summary import Summary
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.records import Record

CHUNK = 24
"""Points of the curve that are sent together."""


def review(record: Record, depth: Depth, seed: str) -> Iterator[Data]:
    """Yields the parts of a review; the same ones for the same record, depth and seed."""
    started = process_time()
    story = Story(record)
    if not story.replay.over:
        raise BadOption("review-unfinished", "", {})
    bench = bench_for(story, depth)
    yield head(story, depth)
    curve = Curve(story, bench, seed)
    for samples in (depth.glance, depth.curve):
        yield from curve.points(samples)
    judged: list[tuple[Judgement, Data]] = []
    for step in curve.worst_first():
        choice = story.choices[step]
        if len(choice.before.legal_moves(choice.seat)) > 1:
            found = decision(bench, choice, choice.move, seed)
            judged.append(found)
            yield found[1]
    summary = Summary(story, curve, bench, judged, seed)
    yield {**summary.as_data(), "seconds": round(process_time() - started, 1)}


def head(story: Story, depth: Depth) -> Data:
    replay = story.replay
    mode = replay.setup.options.get("mode", "")
    players = story.players
    return {
        "part": "head",
        "game": replay.game.name,
        "mode": mode,
        "players": players,
        "seats": list(replay.match.names),
        "automatic": list(range(players - story.automatic + 1, players + 1)),
        "steps": story.steps,
        "even": round(1.0 / players, 4),
        "depth": depth.name,
        "result": replay.outcome().result(),
    }
