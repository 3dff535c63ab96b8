"""Games between bots, as records: the same for the same seed."""

from __future__ import annotations

from functools import cache

from draftingtable.bots.core.levels import bot_maker
from draftingtable.games.core.match import new
from draftingtable.games.core.records import Record

KINDS = {
    "towers-2": ("towers", "", 2),
    "towers-3": ("towers", "", 3),
    "cities-two": ("cities", "two", 2),
    "cities-ring-3": ("cities", "ring", 3),
    "cities-beginner": ("cities", "beginner", 3),
    "cities-expert": ("cities", "expert", 3),
}


@cache
def game_of(kind: str, level: str, seed: int) -> Record:
    """Returns a whole game in which every player has this level."""
    game, mode, players = KINDS[kind]
    match = new(game, players, {"mode": mode} if mode else {}, f"review {seed}")
    bots = [bot_maker(game, level)(f"{seed} {seat}") for seat in range(players)]
    while not match.over:
        seat = match.acting()[0]
        match.play(seat, bots[seat].choose(match.view(seat), match.legal_moves(seat)))
    return match.record()
