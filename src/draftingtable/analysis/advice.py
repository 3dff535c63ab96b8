"""Reasons for a move as data. They are computed from a view, so they cannot give a secret away."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from draftingtable.games.core.manifest import load_object
from draftingtable.games.core.registry import manifest_of
from draftingtable.games.core.view import View
from draftingtable.games.core.wishes import Wish

Param = str | int | list[str]
Params = Mapping[str, Param]
MOST_REASONS: Final = 2
"""More than two reasons are not read."""


@dataclass(frozen=True)
class Phrase:
    """Something to say: its text is `hint-<kind>` in the language files."""

    kind: str
    params: Params = field(default_factory=dict)

    def as_data(self) -> dict[str, object]:
        return {"kind": self.kind, "params": dict(self.params)}


@dataclass(frozen=True)
class Fact(Phrase):
    """A true statement that speaks for a move."""

    weight: float = 0.0
    """How much it says about this move compared with its alternatives; roughly in points."""
    marks: tuple[str, ...] = ()
    """What to point at: `card h5`, `tower h`, `tile S`, `move place S A 1,0`."""


@dataclass(frozen=True)
class Advice:
    """A recommended move with the strongest reasons for it."""

    move: Phrase
    reasons: list[Fact]
    marks: list[str]

    def as_data(self) -> dict[str, object]:
        return {
            "move": self.move.as_data(),
            "reasons": [reason.as_data() for reason in self.reasons],
            "marks": self.marks,
        }


def advice(move: Phrase, facts: Iterable[Fact], marks: Sequence[str] = ()) -> Advice:
    """Chooses the strongest reasons, one of each kind.

    They keep the order of `facts`: what a move gains comes before why others are worse.
    """
    given = list(facts)
    chosen: list[Fact] = []
    for fact in sorted(given, key=lambda each: -each.weight):
        if fact.kind not in [other.kind for other in chosen]:
            chosen.append(fact)
    reasons = sorted(chosen[:MOST_REASONS], key=given.index)
    pointed = [*marks, *(mark for reason in reasons for mark in reason.marks)]
    return Advice(move, reasons, list(dict.fromkeys(pointed)))


Adviser = Callable[[View, int, Sequence[int]], Advice]
"""Takes a view, a recommended move, and all legal moves of the viewer."""


def adviser_of(game: str) -> Adviser | None:
    """Returns the adviser named in the game's manifest, or None if it has none."""
    place = manifest_of(game).adviser
    return cast(Adviser, load_object(place)) if place else None


@dataclass(frozen=True)
class Opinion:
    """What a partner thinks of a wish, and why."""

    agrees: bool
    reason: Phrase | None


Critic = Callable[[View, Wish, int], Opinion]
"""Takes a partner's view, a wish, and how many points less than the best it may add."""


def critic_of(game: str) -> Critic | None:
    """Returns what judges wishes, named in the game's manifest, or None."""
    place = manifest_of(game).critic
    return cast(Critic, load_object(place)) if place else None


Persuader = Callable[[View, int, Sequence[int]], Phrase | None]
"""Takes the proposer's view, the proposed move, and the moves it is compared with."""


def persuader_of(game: str) -> Persuader | None:
    """Returns what finds reasons for proposals, named in the game's manifest, or None."""
    place = manifest_of(game).persuader
    return cast(Persuader, load_object(place)) if place else None
