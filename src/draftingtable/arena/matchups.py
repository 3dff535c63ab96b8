"""Matchups: the names at the seats of a table."""

from collections.abc import Sequence
from itertools import combinations, pairwise

Matchup = tuple[str, ...]


def rotations(matchup: Matchup) -> list[Matchup]:
    """Rotates players through all seats, keeping neighbours; omits duplicates."""
    size = len(matchup)
    turned = [tuple(matchup[(seat - turn) % size] for seat in range(size)) for turn in range(size)]
    return list(dict.fromkeys(turned))


def one_against_rest(one: str, rest: str, size: int) -> Matchup:
    return (one, *[rest] * (size - 1))


def meeting(first: str, second: str, size: int) -> list[Matchup]:
    """Pits two players against each other: each alone against copies of the other."""
    both = [one_against_rest(first, second, size), one_against_rest(second, first, size)]
    return both if size > 2 else both[:1]


def ladder(names: Sequence[str], size: int) -> list[Matchup]:
    """Pairs neighbours only: enough for a ranking, with the fewest games."""
    pairs = pairwise(names)
    return [matchup for one, other in pairs for matchup in meeting(one, other, size)]


def round_robin(names: Sequence[str], size: int) -> list[Matchup]:
    """Pairs every player with every other."""
    pairs = combinations(names, 2)
    return [matchup for one, other in pairs for matchup in meeting(one, other, size)]
