"""Automacity, the city between the two Automas of the solo modes (S1).

It is no square: its buildings are only counted, by building code, and score as well as they could.
"""

from __future__ import annotations

from mypy_extensions import i64

from draftingtable.games.cities.city.components import (
    BED,
    DRINK,
    FACTORY,
    FOOD,
    HOUSE,
    MUSIC,
    OFFICE,
    PARK,
    SHOP,
    halves,
    type_counts,
)
from draftingtable.games.cities.city.patterns import LINE_POINTS, group_points
from draftingtable.games.cities.city.scoring import (
    Score,
    factory_value,
    office_points,
    tavern_points,
)


def automacity_score(counts: list[int], factory_worth: i64) -> Score:
    """S1: the score of what has been collected, given the counts of the nine buildings."""
    offices: i64 = counts[OFFICE]
    return Score(
        _lines(counts[SHOP]),
        counts[FACTORY] * factory_worth,
        tavern_points(counts[DRINK], counts[FOOD], counts[MUSIC], counts[BED]),
        # S1 ruling: each office has its +1, tavern or no tavern.
        office_points(offices) + offices,
        _pairs(counts[PARK]),
        counts[HOUSE] * _other_types(counts),
    )


def automacity_gain(counts: list[int], tile: int, rivals: list[int]) -> Score:
    """What a tile adds to Automacity; `rivals` are the factory counts of the other cities."""
    after = counts.copy()
    for building in halves(tile):
        after[building] += 1
    return _live_score(after, rivals).minus(_live_score(counts, rivals))


def _live_score(counts: list[int], rivals: list[int]) -> Score:
    return automacity_score(counts, factory_value(counts[FACTORY], rivals))


def _lines(shops: i64) -> i64:
    """Lines of four, and one of what is left."""
    fours: i64 = shops // 4
    return fours * LINE_POINTS[4] + LINE_POINTS[shops - 4 * fours]


def _pairs(parks: i64) -> i64:
    """Pairs, and one park apart if the number is odd: three parks score 8 + 2, not 12."""
    pairs: i64 = parks // 2
    return pairs * group_points(2) + group_points(parks - 2 * pairs)


def _other_types(counts: list[int]) -> int:
    """Types other than houses that are there; houses are the last of the types."""
    return sum([1 for count in type_counts(counts)[:-1] if count > 0])
