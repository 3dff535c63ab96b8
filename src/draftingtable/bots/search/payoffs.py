"""Payoffs: what seats play for, from 0 to 1."""

from math import exp

STEEPEST = 500.0
"""Beyond this many spreads the result no longer changes, and `exp` would overflow."""


def ahead(lead: float, spread: float) -> float:
    """Returns the probability that a seat with this lead is the better of two."""
    return 1.0 / (1.0 + exp(min(max(-lead / spread, -STEEPEST), STEEPEST)))


def pairwise(scores: list[float], spread: float) -> list[float]:
    """Returns each seat's probability of ending ahead of another seat, on average.

    Larger leads count for more, with diminishing returns: a bare win or loss would say too little
    about one imagined game, and plain points would chase landslides.
    """
    seats = len(scores)
    payoffs: list[float] = [0.0] * seats
    for one in range(seats):
        for other in range(one):
            chance = ahead(scores[one] - scores[other], spread)
            payoffs[one] += chance
            payoffs[other] += 1.0 - chance
    others = float(seats - 1) if seats > 1 else 1.0
    return [payoff / others for payoff in payoffs]


def shared_win(seats: int, winners: list[int]) -> list[float]:
    """Returns 1 for the winner, split between those who share a victory."""
    wins: list[float] = [0.0] * seats
    for seat in winners:
        wins[seat] = 1.0 / float(len(winners))
    return wins


def first_of(scores: list[float]) -> list[int]:
    """Returns the seats with the highest score."""
    top = max(scores)
    return [seat for seat in range(len(scores)) if scores[seat] == top]


def soft_win(scores: list[float], spread: float) -> list[float]:
    """Returns shares of the victory that grow with the lead: e times as large for each `spread`.

    They vary less from game to game than whole victories do.
    """
    top = max(scores)
    odds = [exp(max((score - top) / spread, -STEEPEST)) for score in scores]
    total = sum(odds)
    return [each / total for each in odds]
