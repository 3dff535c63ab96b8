"""Which bots listen to the people they build with, and how far they give in."""

from draftingtable.games.core.wishes import Wish
from draftingtable.table import Table

TALKATIVE = ("novice", "apprentice", "journeyman", "master")
"""Levels that can judge a square, as on the client (listeners.ts); random bots cannot."""
GENEROUS = 1
"""A bot agrees to a place that adds up to this many points less than the best one."""


def talks(table: Table, seat: int) -> bool:
    return table.seats[seat].played_by() in TALKATIVE


def wishes_heard(table: Table, seat: int) -> tuple[Wish, ...]:
    """Returns what people wish for, if that means anything to this bot."""
    if not talks(table, seat):
        return ()
    return tuple(made.wish for made in table.standing_wishes() if made.seat != seat)
