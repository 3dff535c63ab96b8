"""Luck and skill: what deals and choices changed. They add up to the result exactly."""

from __future__ import annotations

from dataclasses import dataclass

from draftingtable.analysis.review.curve import Curve
from draftingtable.analysis.review.decisions import Data
from draftingtable.analysis.review.shares import added, as_chances
from draftingtable.analysis.review.story import DEAL


@dataclass(frozen=True)
class Balance:
    """By seat, in shares: start + luck + own + others = end."""

    start: list[int]
    luck: list[int]
    own: list[int]
    """What a seat's own choices changed for it."""
    others: list[int]
    """What the choices of others changed for it; also how a game was ended early."""
    end: list[int]

    def as_data(self) -> Data:
        return {
            "start": as_chances(self.start),
            "luck": as_chances(self.luck),
            "skill": as_chances(added(self.own, self.others)),
            "own": as_chances(self.own),
            "others": as_chances(self.others),
            "result": as_chances(self.end),
        }


def balance(curve: Curve) -> Balance:
    seats = range(curve.story.players)
    luck, own, others = ([0] * len(seats) for _ in range(3))
    for event, change in curve.changes():
        for seat in seats:
            if event.kind == DEAL:
                luck[seat] += change[seat]
            elif event.seat == seat:
                own[seat] += change[seat]
            else:
                others[seat] += change[seat]
    return Balance(curve.shares[0], luck, own, others, curve.shares[-1])
