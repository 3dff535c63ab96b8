"""Automacity, the city between the two Automas of the solo modes (S1).

It has no grid: its buildings are only counted, by building code, and scored as if arranged
optimally.
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
    """Returns the score of the collected buildings, given the counts of all nine (S1)."""
    offices: i64 = counts[OFFICE]
    return Score(
        _lines(counts[SHOP]),
        counts[FACTORY] * factory_worth,
        tavern_points(counts[DRINK], counts[FOOD], counts[MUSIC], counts[BED]),
        # S1 ruling: each office gets its +1, with or without a tavern.
        office_points(offices) + offices,
        _pairs(counts[PARK]),
        counts[HOUSE] * _other_types(counts),
    )


def automacity_gain(counts: list[int], tile: int, rivals: list[int]) -> Score:
    """Returns what a tile adds; `rivals` are the factory counts of the other cities."""
    after = counts.copy()
    for building in halves(tile):
        after[building] += 1
    return _live_score(after, rivals).minus(_live_score(counts, rivals))


def _live_score(counts: list[int], rivals: list[int]) -> Score:
    return automacity_score(counts, factory_value(counts[FACTORY], rivals))


def _lines(shops: i64) -> i64:
    """Returns the points of lines of four, and one line with the rest."""
    fours: i64 = shops // 4
    return fours * LINE_POINTS[4] + LINE_POINTS[shops - 4 * fours]


def _pairs(parks: i64) -> i64:
    """Returns the points of pairs, and of a single park if odd: three score 8 + 2, not 12."""
    pairs: i64 = parks // 2
    return pairs * group_points(2) + group_points(parks - 2 * pairs)


def _other_types(counts: list[int]) -> int:
    """Returns how many types other than houses are there; houses are the last type."""
    return sum([1 for count in type_counts(counts)[:-1] if count > 0])
