"""Who wins (C6, C7)."""

from __future__ import annotations

from typing import Final

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import type_counts
from draftingtable.games.cities.city.scoring import (
    CATEGORIES,
    Score,
    factory_count,
    factory_values,
    total,
)
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.draft.placement_preview import live_scores
from draftingtable.games.cities.draft.seating import left_city, right_city
from draftingtable.games.core.outcome import Outcome, best_seats, ranked_outcome

HIGHER_CITY: Final = "higher-city"

# What is compared after the score, in order.
BETWEEN: Final[tuple[str, ...]] = (HIGHER_CITY, *CATEGORIES)  # C6.2, C6.3
OF_TWO: Final[tuple[str, ...]] = CATEGORIES  # C7: a tie goes straight to C6.3


def rank_between(one: int, other: int, counts: list[int]) -> list[int]:
    """Returns the rank: the lower city, the higher city, then buildings by type in both (C6)."""
    return [min(one, other), max(one, other), *counts]


def rank_of_two(one: int, other: int, counts: list[int]) -> list[int]:
    """Returns the rank: the sum of both cities, then buildings by type (C7)."""
    return [one + other, *counts]


def city_totals(cities: list[City]) -> list[int]:
    """Returns each city's current points, comparing factories over all of them (C5)."""
    worth = factory_values([factory_count(city) for city in cities])
    return [total(city, each) for city, each in zip(cities, worth, strict=True)]


def draft_scores(cities: list[City], players: int, two: bool) -> list[int]:
    """Returns each seat's current score (C6.1, C7)."""
    totals = city_totals(cities)
    scores: list[int] = []
    for seat in range(players):
        left, right = totals[left_city(seat, two)], totals[right_city(seat, players, two)]
        scores.append(left + right if two else min(left, right))
    return scores


def draft_winners(cities: list[City], players: int, two: bool) -> list[int]:
    """Returns only the winners of `draft_outcome`, for searches, which call this often."""
    winners = best_seats(draft_scores(cities, players, two))
    if len(winners) == 1:
        return winners
    return draft_outcome(cities, players, two, "").winners


def draft_outcome(cities: list[City], players: int, two: bool, reason: str) -> Outcome:
    """Returns the current outcome, which is final once every city is finished."""
    scores = live_scores(cities)
    rank = rank_of_two if two else rank_between
    ranks: list[list[int]] = []
    breakdown: list[dict[str, object]] = []
    for seat in range(players):
        left, right = left_city(seat, two), right_city(seat, players, two)
        counts = both_counts(cities[left], cities[right])
        ranks.append(rank(scores[left].total(), scores[right].total(), counts))
        breakdown.append(seat_breakdown(left, right, scores, counts, ranks[-1][0]))
    return ranked_outcome(ranks, OF_TWO if two else BETWEEN, reason, breakdown)


def both_counts(one: City, other: City) -> list[int]:
    """Returns the buildings of each type in both cities together (C6.3)."""
    counts = [a + b for a, b in zip(one.counts(), other.counts(), strict=True)]
    return type_counts(counts)


def seat_breakdown(
    left: int, right: int, scores: list[Score], counts: list[int], final: int
) -> dict[str, object]:
    """Returns the parts of a seat's score: its two cities, and the counts that may break a tie."""
    return {
        "left": {"city": city_text(left), **scores[left].as_dict()},
        "right": {"city": city_text(right), **scores[right].as_dict()},
        "buildings": dict(zip(CATEGORIES, counts, strict=True)),
        "total": final,
    }
