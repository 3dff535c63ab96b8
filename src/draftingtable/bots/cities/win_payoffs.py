"""Payoffs in Between Two Cities: finishing first (C6, C7)."""

from __future__ import annotations

from typing import Final

from draftingtable.bots.search.guide import Result
from draftingtable.bots.search.payoffs import ahead
from draftingtable.games.cities.draft.seating import left_city, right_city

TIE_BREAK: Final = 0.05
"""The weight of a point in the higher city, relative to one in the lower (C6.2)."""


class CitiesResult(Result):
    """The final city scores of a game, and the seats' results."""

    def __init__(self, totals: list[float], players: int, two: bool, wins: list[float]) -> None:
        scores = [score_of(totals, seat, players, two) for seat in range(players)]
        super().__init__(scores, wins)
        self.totals = totals
        self.two = two


def score_of(totals: list[float], seat: int, players: int, two: bool) -> float:
    """Returns a seat's score (C6.1, C7)."""
    left, right = totals[left_city(seat, two)], totals[right_city(seat, players, two)]
    return left + right if two else min(left, right)


def stakes(result: CitiesResult, spread: float) -> list[float]:
    """Returns each seat's probability of being ahead of all others. They add up to 1."""
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
    """Returns how many points one seat is ahead of the other.

    Neighbours share one city, so only their other cities differ. If that one is the lower, it
    counts; if not, it breaks the tie (C6.1, C6.2). Either way it decides between them, and the
    shared city does not matter.
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
