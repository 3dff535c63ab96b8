"""Who wins a solo game (S6)."""

from __future__ import annotations

from typing import Final

from draftingtable.games.cities.city.components import type_counts
from draftingtable.games.cities.city.scoring import CATEGORIES
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.draft.endgame import BETWEEN, rank_between
from draftingtable.games.cities.draft.seating import left_city, right_city
from draftingtable.games.cities.solo.state import AUTOMACITY, CITIES, SEATS, SoloState
from draftingtable.games.core.outcome import Outcome, ranked_outcome

FINISHED: Final = "cities-finished"


def solo_outcome(state: SoloState) -> Outcome:
    """Returns the current outcome for you and both Automas by C6; final once over (S6)."""
    cities = [city_points(state, city) for city in range(CITIES)]
    totals = [points["total"] for points in cities]
    ranks: list[list[int]] = []
    breakdown: list[dict[str, object]] = []
    for seat in range(SEATS):
        left, right = cities_of(seat)
        counts = both_counts(state, left, right)
        ranks.append(rank_between(totals[left], totals[right], counts))
        breakdown.append(
            {
                "left": {"city": city_text(left), **cities[left]},
                "right": {"city": city_text(right), **cities[right]},
                "buildings": dict(zip(CATEGORIES, counts, strict=True)),
                "total": ranks[-1][0],
            }
        )
    return ranked_outcome(ranks, BETWEEN, FINISHED if state.over else "", breakdown)


def solo_scores(state: SoloState) -> list[int]:
    """Returns only the scores of `solo_outcome` (C6.1)."""
    totals = [state.score(city).total() for city in range(CITIES)]
    totals[AUTOMACITY] += state.level_points
    scores: list[int] = []
    for seat in range(SEATS):
        left, right = cities_of(seat)
        scores.append(min(totals[left], totals[right]))
    return scores


def cities_of(seat: int) -> list[int]:
    """Returns the left and the right city of a seat, as with three players in a ring."""
    return [left_city(seat, False), right_city(seat, SEATS, False)]


def city_points(state: SoloState, city: int) -> dict[str, int]:
    """Returns a city's points by type and in total; Automacity's include the level's (S5, S6)."""
    points = state.score(city).as_dict()
    if city == AUTOMACITY:
        points["level"] = state.level_points
        points["total"] += state.level_points
    return points


def both_counts(state: SoloState, one: int, other: int) -> list[int]:
    """Returns the buildings of each type in both cities, including Automacity's (C6.3)."""
    both = zip(state.counts(one), state.counts(other), strict=True)
    return type_counts([first + second for first, second in both])
