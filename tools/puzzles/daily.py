"""The puzzle of the day: the same for everybody, by the date in UTC.

The client chooses it (`web/src/pages/puzzles/daily.ts`); this is for tests, and for whoever wants
to know which it will be.
"""

from __future__ import annotations

from typing import Final

OFFSET: Final = 0x811C9DC5
PRIME: Final = 0x01000193
BITS: Final = 0xFFFFFFFF


def daily_place(game: str, date: str, puzzles: int) -> int:
    """Returns the place in the index: FNV-1a (32 bits) of `<game> <date>`, modulo the puzzles.

    The date is `2026-03-14`.
    """
    found = OFFSET
    for byte in f"{game} {date}".encode():
        found = (found ^ byte) * PRIME & BITS
    return found % puzzles
