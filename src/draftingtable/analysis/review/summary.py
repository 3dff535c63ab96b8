"""What a whole game came down to: luck and skill, accuracy, and the moments that decided it."""

from __future__ import annotations

from math import exp
from typing import Final

from draftingtable.analysis.review.curve import Curve
from draftingtable.analysis.review.judging import BEST, GOOD, GRADES, NOISE, Bench, Data, Judgement
from draftingtable.analysis.review.playouts import Playouts
from draftingtable.analysis.review.shares import added, as_chances
from draftingtable.analysis.review.story import DEAL, MOVE, Event, Story
from draftingtable.bots.search.dealing import PairedDealer

MOMENTS: Final = 3
SEVERITY: Final = 5.0
"""A decision that loses a fifth of an even chance has an accuracy of 1 / e."""


class Summary:
    def __init__(
        self,
        story: Story,
        curve: Curve,
        bench: Bench,
        judged: list[tuple[Judgement, Data]],
        seed: str,
    ) -> None:
        self.story = story
        self.curve = curve
        self.bench = bench
        self.judged = judged
        self.changes = curve.changes()

    def as_data(self) -> Data:
        nothing = [0] * self.story.players
        luck, own, others = nothing, nothing, nothing
        for event, change in self.changes:
            if event.kind == DEAL:
                luck = added(luck, change)
            else:
                mine = [one if seat == event.seat else 0 for seat, one in enumerate(change)]
                own = added(own, mine)
                others = added(others, [all_ - one for all_, one in zip(change, mine, strict=True)])
        return {
            "part": "summary",
            "start": as_chances(self.curve.shares[0]),
            "luck": as_chances(luck),
            "skill": as_chances(added(own, others)),
            "own": as_chances(own),
            "others": as_chances(others),
            "result": as_chances(self.curve.result),
            "accuracy": [self.accuracy(seat) for seat in range(self.story.players)],
            "counts": [self.counts(seat) for seat in range(self.story.players)],
            "moments": [self.moment(event, change) for event, change in self.decisive()],
            "samples": self.samples(),
            "error": round(max(self.curve.errors), 4),
        }

    def accuracy(self, seat: int) -> int | None:
        """Returns how well a seat chose, from 0 to 100; None if it never had a choice."""
        worths = [
            exp(-SEVERITY * counted(judged) / self.bench.even)
            for judged, _ in self.judged
            if judged.seat == seat
        ]
        return round(100 * sum(worths) / len(worths)) if worths else None

    def counts(self, seat: int) -> dict[str, int]:
        names = [BEST, GOOD, *(name for name, _ in reversed(GRADES))]
        grades = [judged.grade(self.bench.even) for judged, _ in self.judged if judged.seat == seat]
        return {name: grades.count(name) for name in names}

    def decisive(self) -> list[tuple[Event, list[int]]]:
        """Returns the events that changed the chances the most, in their order."""
        told = [one for one in self.changes if one[0].kind in (DEAL, MOVE)]
        most = sorted(told, key=lambda one: (-sum(map(abs, one[1])), one[0].number))[:MOMENTS]
        return sorted(most, key=lambda one: one[0].number)

    def moment(self, event: Event, change: list[int]) -> Data:
        seat = event.seat
        if event.kind == DEAL:
            seat = change.index(max(change))
        return {
            "step": event.step if event.kind == DEAL else event.step - 1,
            "event": event.number,
            "kind": event.kind,
            "seat": None if seat is None else seat + 1,
            "text": event.text,
            "change": as_chances(change),
            "rarity": self.rarity(event, seat) if event.kind == DEAL and seat is not None else None,
        }

    def rarity(self, event: Event, seat: int) -> float:
        """Deals again; returns how often the seat then had at least as good a chance."""
        depth = self.bench.depth
        before = self.story.events[event.number - 1]
        here = self._value(event, seat)
        better = 0
        for number in range(depth.deals):
            position = before.position.copy()
            dealer = PairedDealer(self.curve.words[number % len(self.curve.words)] ^ 0x5BD1E995)
            dealer.occasion = before.deals
            dealt = before.deals
            while dealt < event.deals and position.dealing:
                position.deal(dealer)
                dealt += 1
                while position.actor() >= 0 and position.automatic(position.actor()):
                    acting = position.actor()
                    position.apply(acting, position.legal_moves(acting)[0])
            again = Event(event.number, DEAL, None, "", event.step, position, dealt)
            better += self._value(again, seat) >= here
        return round((1 + better) / (1 + depth.deals), 4)

    def _value(self, event: Event, seat: int) -> float:
        found = Playouts(event.position, event.deals, self.story.players)
        found.play(self.bench.guide, self.curve.words, self.bench.depth.dealing)
        return found.wins[seat]

    def samples(self) -> int:
        """Returns how many games were imagined."""
        curve = sum(found.count for found in self.curve.playouts)
        return curve + sum(judged.samples for judged, _ in self.judged)


def counted(judged: Judgement) -> float:
    """Returns what a decision lost, nothing if that is within the noise."""
    return judged.lost if judged.lost > NOISE * judged.lost_error else 0.0
