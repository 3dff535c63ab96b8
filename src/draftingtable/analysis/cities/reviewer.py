"""What reviews need to know about Between Two Cities."""

from draftingtable.analysis.cities.doubts import doubts
from draftingtable.analysis.review.reviewer import Reviewer
from draftingtable.bots.cities.guide import CitiesGuide
from draftingtable.bots.cities.win_payoffs import CitiesResult, stakes
from draftingtable.bots.search.guide import Result


def win_shares(result: Result, spread: float) -> list[float]:
    """Knows that neighbours share a city, and that the higher one breaks ties (C6.2)."""
    assert isinstance(result, CitiesResult)
    return stakes(result, spread)


REVIEWER = Reviewer(CitiesGuide, win_shares, doubts)
