"""Which bots listen to the people they build with, and how far they give in."""

from draftingtable.games.core.wishes import Wish
from draftingtable.table import Table

TALKATIVE = ("novice", "apprentice", "journeyman", "master", "grandmaster")
"""Levels that can judge a square, as on the client (listeners.ts); random bots cannot."""
GENEROUS = 1
"""A bot agrees to a place that adds up to this many points less than the best one."""


def talks(table: Table, seat: int) -> bool:
    return table.seats[seat].played_by() in TALKATIVE


def waits_for_partner(table: Table, seat: int, move: int) -> bool:
    """Whether a person may still act where this move of a bot's goes, and might have an idea."""
    match = table.match
    if match is None or not talks(table, seat):
        return False
    partners = [each for each in match.game.partners(match.position, move) if each != seat]
    people = [each for each in partners if table.seats[each].is_played_by_person()]
    return any(shares_a_move(table, person, seat) for person in people)


def shares_a_move(table: Table, person: int, seat: int) -> bool:
    match = table.match
    assert match is not None
    moves = table.legal_moves(person)
    return any(seat in match.game.partners(match.position, move) for move in moves)


def wishes_heard(table: Table, seat: int) -> tuple[Wish, ...]:
    """Returns what people wish for, if that means anything to this bot."""
    if not talks(table, seat):
        return ()
    return tuple(made.wish for made in table.standing_wishes() if made.seat != seat)
