"""What reviews need to know about 5 Towers."""

from draftingtable.analysis.review.reviewer import Reviewer
from draftingtable.analysis.towers.doubts import doubts
from draftingtable.bots.search.guide import Result
from draftingtable.bots.search.payoffs import soft_win
from draftingtable.bots.towers.rollout_guide import RolloutGuide


def win_shares(result: Result, spread: float) -> list[float]:
    return soft_win(result.scores, spread)


REVIEWER = Reviewer(RolloutGuide, win_shares, doubts)
