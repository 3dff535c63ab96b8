"""What seats play for in Between Two Cities: to finish first (C6, C7)."""

from __future__ import annotations

from typing import Final

from draftingtable.bots.search.guide import Result
from draftingtable.bots.search.payoffs import ahead
from draftingtable.games.cities.draft.seating import left_city, right_city

TIE_BREAK: Final = 0.05
"""C6.2: what a point in the higher city counts besides one in the lower."""


class CitiesResult(Result):
    """What the cities of a finished game come to, and what that means to its seats."""

    def __init__(self, totals: list[float], players: int, two: bool, wins: list[float]) -> None:
        scores = [score_of(totals, seat, players, two) for seat in range(players)]
        super().__init__(scores, wins)
        self.totals = totals
        self.two = two


def score_of(totals: list[float], seat: int, players: int, two: bool) -> float:
    """C6.1, C7."""
    left, right = totals[left_city(seat, two)], totals[right_city(seat, players, two)]
    return left + right if two else min(left, right)


def stakes(result: CitiesResult, spread: float) -> list[float]:
    """How surely each seat is ahead of all the others; over all seats it makes up 1."""
    players = len(result.scores)
    chances: list[float] = [1.0] * players
    for one in range(players):
        for other in range(one):
            chance = ahead(lead_of(result, one, other), spread)
            chances[one] *= chance
            chances[other] *= 1.0 - chance
    whole = sum(chances)
    return [chance / whole for chance in chances]


def lead_of(result: CitiesResult, one: int, other: int) -> float:
    """By how many points one seat is ahead of the other.

    Neighbours have a city in common and differ in their other one only: where that is the lower of
    both it counts, and where not, it breaks the tie (C6.1, C6.2). So it decides between them in
    any case, and what they build together does nothing.
    """
    totals, players, two = result.totals, len(result.scores), result.two
    if not two and left_city(one, two) == right_city(other, players, two):
        return totals[right_city(one, players, two)] - totals[left_city(other, two)]
    if not two and left_city(other, two) == right_city(one, players, two):
        return totals[left_city(one, two)] - totals[right_city(other, players, two)]
    return worth_of(result, one) - worth_of(result, other)


def worth_of(result: CitiesResult, seat: int) -> float:
    if result.two:
        return result.scores[seat]
    left = result.totals[left_city(seat, False)]
    right = result.totals[right_city(seat, len(result.scores), False)]
    return min(left, right) + TIE_BREAK * max(left, right)
