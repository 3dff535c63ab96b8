"""Going on with a game that was left: what was dealt is dealt again, then chance is free."""

from __future__ import annotations

from draftingtable.games.core.chance import Chance, Dealt
from draftingtable.games.core.dealers import Dealer, ScriptDealer
from draftingtable.games.core.game import Game, Setup
from draftingtable.games.core.match import Match
from draftingtable.games.core.records import Record


class ResumingDealer(Dealer):
    """Deals what a record says, and asks another dealer when the record has ended."""

    def __init__(self, script: list[Dealt], afterwards: Dealer) -> None:
        self.script = ScriptDealer(script)
        self.afterwards = afterwards

    def draw(self, chance: Chance) -> list[int]:
        return (self.script if self.script.script else self.afterwards).draw(chance)


def resumed(game: Game, setup: Setup, record: Record, afterwards: Dealer) -> Match:
    """The match as the record leaves it, or a `Refusal` where it cannot have been so."""
    dealt = [game.notation.parse_chance(line.text) for line in record.lines if line.seat is None]
    match = Match(game, setup, ResumingDealer(dealt, afterwards))
    for line in record.lines:
        if line.seat is not None and not match.position.automatic(line.seat):
            match.play_text(line.seat, line.text)
    return match
