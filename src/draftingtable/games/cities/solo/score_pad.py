"""The score pad for a solo game: your two cities and Automacity's buildings (S1, S6)."""

from __future__ import annotations

from typing import Final

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import FACTORY, LETTERS, type_counts
from draftingtable.games.cities.city.scoring import factory_count, factory_value
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.draft.endgame import BETWEEN, rank_between
from draftingtable.games.cities.draft.placement_preview import live_scores
from draftingtable.games.cities.solo.automacity import automacity_score
from draftingtable.games.cities.solo.endgame import cities_of
from draftingtable.games.cities.solo.state import SEATS
from draftingtable.games.core import json_checks as sheets
from draftingtable.games.core.outcome import decide

KEYS: Final = ("automacity", "level_points")
OWN_CITIES: Final = 2
MOST_COLLECTED: Final = 99
MOST_LEVEL_POINTS: Final = 99


def read_counts(value: object) -> list[int]:
    """Returns Automacity's count of each building, given by letter; missing ones are 0."""
    given = sheets.require_object(value, "automacity", ())
    sheets.require_only_keys(given, "automacity", tuple(LETTERS))
    return [
        sheets.require_number(given.get(letter, 0), f"automacity.{letter}", 0, MOST_COLLECTED)
        for letter in LETTERS
    ]


def read_level_points(value: object) -> int:
    """Returns the level's points, given directly because the printed table is unknown (S5)."""
    return sheets.require_number(value, "level_points", -MOST_LEVEL_POINTS, MOST_LEVEL_POINTS)


def score_solo(own: list[City], counts: list[int], level_points: int) -> dict[str, object]:
    """Returns the scores of cities A and C, Automacity and all seats, and who wins (S6)."""
    scored = [score.as_dict() for score in live_scores(own, (counts[FACTORY],))]
    rivals = [int(factory_count(city)) for city in own]
    automacity = automacity_score(counts, factory_value(counts[FACTORY], rivals)).as_dict()
    automacity["level"] = level_points
    automacity["total"] += level_points
    ranks = rank_seats(
        [scored[0]["total"], automacity["total"], scored[1]["total"]],
        [own[0].counts(), counts, own[1].counts()],
    )
    winners, _ = decide(ranks, BETWEEN)
    return {
        "cities": scored,
        "automacity": automacity,
        "players": [
            {
                "seat": seat + 1,
                "cities": [city_text(city) for city in cities_of(seat)],
                "total": rank[0],
            }
            for seat, rank in enumerate(ranks)
        ],
        "winners": [seat + 1 for seat in winners],
    }


def rank_seats(totals: list[int], counts: list[list[int]]) -> list[list[int]]:
    """Returns the ranks of you and both Automas (C6), given the three cities in letter order."""
    ranks = []
    for seat in range(SEATS):
        left, right = cities_of(seat)
        both = [one + other for one, other in zip(counts[left], counts[right], strict=True)]
        ranks.append(rank_between(totals[left], totals[right], type_counts(both)))
    return ranks
