"""Chances in ten-thousandths: whole numbers, so luck and skill add up to the result exactly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WHOLE: Final = 10_000


def in_shares(chances: Sequence[float]) -> list[int]:
    """Rounds chances so that they still add up to the whole; to nothing if nobody can win."""
    total = sum(chances)
    if total <= 0.0:
        return [0] * len(chances)
    exact = [WHOLE * chance / total for chance in chances]
    shares = [int(each) for each in exact]
    rest = sorted(range(len(exact)), key=lambda seat: (shares[seat] - exact[seat], seat))
    for seat in rest[: WHOLE - sum(shares)]:
        shares[seat] += 1
    return shares


def as_chances(shares: Sequence[int]) -> list[float]:
    return [share / WHOLE for share in shares]


def change(before: Sequence[int], after: Sequence[int]) -> list[int]:
    return [late - early for early, late in zip(before, after, strict=True)]


def added(one: Sequence[int], other: Sequence[int]) -> list[int]:
    return [first + second for first, second in zip(one, other, strict=True)]
