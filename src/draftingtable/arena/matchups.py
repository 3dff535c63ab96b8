"""Who meets whom, as data: a matchup is the names at the seats of one table."""

from collections.abc import Sequence
from itertools import combinations, pairwise

Matchup = tuple[str, ...]


def rotations(matchup: Matchup) -> list[Matchup]:
    """Everybody once on every seat, the neighbours kept; what would repeat is left out."""
    size = len(matchup)
    turned = [tuple(matchup[(seat - turn) % size] for seat in range(size)) for turn in range(size)]
    return list(dict.fromkeys(turned))


def one_against_rest(one: str, rest: str, size: int) -> Matchup:
    return (one, *[rest] * (size - 1))


def meeting(first: str, second: str, size: int) -> list[Matchup]:
    """Two players at a table for two or more: each alone against the other everywhere else."""
    both = [one_against_rest(first, second, size), one_against_rest(second, first, size)]
    return both if size > 2 else both[:1]


def ladder(names: Sequence[str], size: int) -> list[Matchup]:
    """Neighbours meet: enough for an order, and the fewest games."""
    pairs = pairwise(names)
    return [matchup for one, other in pairs for matchup in meeting(one, other, size)]


def round_robin(names: Sequence[str], size: int) -> list[Matchup]:
    """Everybody meets everybody."""
    pairs = combinations(names, 2)
    return [matchup for one, other in pairs for matchup in meeting(one, other, size)]
