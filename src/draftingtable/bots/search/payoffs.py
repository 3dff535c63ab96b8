"""What seats play for, as numbers from 0 to 1."""

from math import exp

STEEPEST = 500.0
"""Beyond this many spreads nothing changes any more, and `exp` would overflow."""


def ahead(lead: float, spread: float) -> float:
    """How surely a seat with such a lead is the better one of two."""
    return 1.0 / (1.0 + exp(min(max(-lead / spread, -STEEPEST), STEEPEST)))


def pairwise(scores: list[float], spread: float) -> list[float]:
    """How surely each seat ends ahead of each other one, on average.

    A lead counts for more the larger it is, but less and less so: a bare win or loss would say
    too little about one imagined game, and plain points would chase landslides.
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
    """1 for the winner; those who share a victory share the 1."""
    wins: list[float] = [0.0] * seats
    for seat in winners:
        wins[seat] = 1.0 / float(len(winners))
    return wins


def first_of(scores: list[float]) -> list[int]:
    """The seats with the highest score."""
    top = max(scores)
    return [seat for seat in range(len(scores)) if scores[seat] == top]
