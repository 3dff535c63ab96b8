"""What a puzzle of 5 Towers is about, from the position and the right move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from draftingtable.analysis.towers.gains import gains
from draftingtable.games.core.view import View
from draftingtable.games.towers.components import (
    BID,
    BUILD,
    EIGHT,
    NINE,
    PASS,
    RAZE,
    ROOF,
    VALUES,
    WITHDRAW,
)
from draftingtable.games.towers.limits import limit_of
from draftingtable.games.towers.view import TowersView

MUCH: Final = 4
"""Points worth taking from a rival."""
THEMES: Final = ("largest", "deny", "enough", "wait", "raze", "roof", "free", "card")


def theme_of(view: View, move: int) -> str:
    assert isinstance(view, TowersView)
    if move >= BUILD:
        return built(move - BUILD)
    if RAZE <= move < WITHDRAW:
        return "raze"
    if move in (PASS, BID):
        return "wait"
    return bid(view, move - BID)


def built(card: int) -> str:
    value = card % VALUES
    if value == ROOF:
        return "roof"
    return "free" if value in (EIGHT, NINE) else "card"


def bid(view: TowersView, number: int) -> str:
    """A bid is about a rival if it takes away what they could have gained most by."""
    if keeps_away(view, number):
        return "deny"
    return "largest" if number == largest(view) else "enough"


def largest(view: TowersView) -> int:
    towers = tuple(view.towers_of(view.acting[0]))
    return limit_of(tuple(view.display), towers).largest


def keeps_away(view: TowersView, number: int) -> bool:
    """Whether a rival could gain much with what is on display, and no longer can after this bid.

    Their gain is more than the mover's own, and more than with any higher bid.
    """
    seat = view.acting[0]
    own = gains(view, seat)[number]
    if own is None:
        return False
    for offered, higher in offers(view, seat, number):
        if offered >= MUCH and offered > max(own, higher):
            return True
    return False


def offers(view: TowersView, seat: int, number: int) -> Iterator[tuple[int, int]]:
    """Yields what a bid takes from each rival, and what they can still gain by a higher one."""
    for rival in later(view, seat):
        by_count = [gain or 0 for gain in gains(view, rival)]
        yield max(by_count[: number + 1]), max(by_count[number + 1 :], default=0)
    if view.builder >= 0:
        yield gains(view, view.builder)[view.high] or 0, 0


def later(view: TowersView, seat: int) -> list[int]:
    """Returns the rivals who bid after this seat (T4.1b)."""
    count = (view.start - seat) % view.players or view.players
    return [(seat + step) % view.players for step in range(1, count)]
