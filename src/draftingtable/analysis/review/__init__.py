"""Analyses and reviews of games: chances, judged decisions, luck and skill (docs/analysis.md)."""

from draftingtable.analysis.review.analysing import Analysis, analyse
from draftingtable.analysis.review.decisions import analyse_view, judge_move
from draftingtable.analysis.review.depth import DEPTHS, Depth
from draftingtable.analysis.review.reviewing import paused_review, review

__all__ = [
    "DEPTHS",
    "Analysis",
    "Depth",
    "analyse",
    "analyse_view",
    "judge_move",
    "paused_review",
    "review",
]
