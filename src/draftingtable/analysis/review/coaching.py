"""Judges a move from its mover's view alone: for a coach, while the game goes on."""

from __future__ import annotations

from collections.abc import Sequence

from draftingtable.analysis.review.bench import bench_for
from draftingtable.analysis.review.decisions import Data, reasoned
from draftingtable.analysis.review.depth import Depth
from draftingtable.analysis.review.judging import judge
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.registry import get
from draftingtable.games.core.view import View


def judge_view(view: View, moves: Sequence[int], move: int, depth: Depth, seed: str) -> Data:
    """Returns the decision as reviews judge it, without its step."""
    data = view.as_data()
    game = get(str(data["game"]))
    players = len(game.imagine(view, Randomness("first look", seed)).outcome().scores)
    bench = bench_for(game, data, players, depth)
    judged = judge(bench, view, move, seed)
    return {
        "part": "decision",
        "seat": judged.seat + 1,
        "move": bench.move_text(move),
        "grade": judged.grade(bench.even),
        "lost": round(judged.lost, 4),
        "lost_error": round(judged.lost_error, 4),
        **reasoned(bench, view, moves, judged),
        "partner": None,
    }
