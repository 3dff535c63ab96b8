"""Seating: which cities a seat builds, and where its hand goes (C2, C3, C7).

Seats and cities count from 0. In a ring, city k is on the left of seat k and on the right of
seat k + 1. Two players have two cities each and share none.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from draftingtable.games.core.chance import NOBODY

CITIES_OF_TWO: Final = 4


def city_count(players: int, two: bool) -> int:
    return CITIES_OF_TWO if two else players


def left_city(seat: i64, two: bool) -> i64:
    return 2 * seat if two else seat


def right_city(seat: i64, players: i64, two: bool) -> i64:
    if two:
        return 2 * seat + 1
    return seat - 1 if seat > 0 else players - 1


def left_builder(city: i64, two: bool) -> i64:
    """Returns the seat that has this city on its left, or NOBODY."""
    if two:
        return city // 2 if city % 2 == 0 else NOBODY
    return city


def right_builder(city: i64, players: i64, two: bool) -> i64:
    """Returns the seat that has this city on its right, or NOBODY."""
    if two:
        return city // 2 if city % 2 == 1 else NOBODY
    return city + 1 if city + 1 < players else 0


def builders(city: int, players: int, two: bool) -> list[int]:
    """Returns the seats that build this city, the lower number first."""
    both = [left_builder(city, two), right_builder(city, players, two)]
    return sorted([seat for seat in both if seat != NOBODY])


def reach(seat: int, other: int, players: int, direction: int) -> int:
    """Returns how many passes bring a hand from one seat to another."""
    return (other - seat) * direction % players
