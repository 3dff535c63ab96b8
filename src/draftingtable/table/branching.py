"""Games that go on from a moment of a finished one: what was played until then, and what is dealt.

With the same luck, the branch is dealt what the finished game dealt afterwards, in the same order,
so the two results compare. What was never dealt there follows from the branch's own secret.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from draftingtable.games.core.chance import Chance
from draftingtable.games.core.dealers import Dealer, SecretDealer
from draftingtable.games.core.errors import Refusal
from draftingtable.games.core.match import Match, seat_names
from draftingtable.games.core.notation import Notation
from draftingtable.games.core.records import Record, parse
from draftingtable.games.core.registry import get
from draftingtable.games.core.replay import Replay
from draftingtable.table.entries import Branched

SAME: Final = "same"
NEW: Final = "new"
LUCK: Final = (SAME, NEW)
PURPOSE: Final = b"branch"
"""Keeps these deals apart from everything else that follows from a table's secret."""


@dataclass(frozen=True)
class Cut:
    """A finished game, cut before one of its choices."""

    match: Match
    """As it was then."""
    before: Record
    """What had happened, without names and proofs."""
    seat: int | None
    """Who chose next; None at the end of a game that its players ended early."""
    later: tuple[str, ...]
    """What was dealt afterwards."""


def cut_at(record: Record, step: int) -> Cut:
    """Cuts a game before its choice of that number, from 0; refuses moments that it does not have.

    The last one is the end, unless the players ended the game early.
    """
    replay = Replay(record)
    for number, match in enumerate(replay.choices()):
        if number == step and not match.over:
            done = replay.done
            before = Record(
                game=record.game,
                rules=record.rules,
                options=record.options,
                seats=seat_names(replay.game, replay.setup, ()),
                start=record.start,
                lines=record.lines[:done],
            )
            after = record.lines[done:]
            later = [line.text for line in after if line.seat is None]
            return Cut(match, before, after[0].seat if after else None, tuple(later))
    raise Refusal("no-such-step", "", {"step": step})


class RepeatingDealer(Dealer):
    """Deals the given items again, in order, as far as they can still come; then others."""

    def __init__(self, notation: Notation, later: Iterable[str], others: SecretDealer) -> None:
        self.others = others
        self.drawn = 0
        self.known: dict[str, list[int]] = {}
        """Items to come, by kind of deal."""
        for text in later:
            dealt = notation.parse_chance(text)
            self.known.setdefault(dealt.kind, []).extend(dealt.items)

    def draw(self, chance: Chance) -> list[int]:
        self.drawn += chance.count
        return [self._next(chance) for _ in range(chance.count)]

    def _next(self, chance: Chance) -> int:
        known = self.known.get(chance.kind, [])
        while known:
            item = known.pop(0)
            if item in chance.pool:
                chance.pool.remove(item)
                return item
        return chance.pool.pop(self.others.below(len(chance.pool)))


def branch_dealer(fact: Branched, secret: bytes) -> Dealer:
    fresh = SecretDealer(secret, (PURPOSE,))
    if fact.point.luck != SAME:
        return fresh
    return RepeatingDealer(get(fact.settings.game).notation, fact.later, fresh)


def continuation(record: str, names: Sequence[str], dealer: Dealer) -> Match:
    """Returns the game at the end of an unfinished record, to be played on by others."""
    replay = Replay(parse(record), interactive=True)
    replay.finish()
    match = replay.match
    match.names = list(names)
    match.make_final()
    match.resume(dealer)
    return match


def drawn_by(dealer: Dealer) -> int:
    """Returns a number that grows with every deal."""
    if isinstance(dealer, RepeatingDealer):
        return dealer.drawn
    return dealer.used_words if isinstance(dealer, SecretDealer) else 0
