"""Seating: people by name, bots by level."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from draftingtable.bots.core.bot import Bot
from draftingtable.bots.core.levels import level_names, new_bot
from draftingtable.games.core.errors import BadOption
from draftingtable.locale import Words

HUMAN: Final = "human"
LONGEST_NAME: Final = 20


@dataclass(frozen=True)
class Seats:
    names: list[str]
    bots: dict[int, Bot]

    def humans(self) -> list[int]:
        return [seat for seat in range(len(self.names)) if seat not in self.bots]


def read_seats(game: str, entries: Sequence[str], words: Words, seed: str) -> Seats:
    """Parses `human`, `human:Name` or a bot's level for each seat, or raises `BadOption`."""
    names: list[str] = []
    bots: dict[int, Bot] = {}
    for seat, entry in enumerate(entries):
        kind, _, name = entry.strip().partition(":")
        if kind != HUMAN:
            bots[seat] = bot_of(game, entry.strip(), seat, seed)
            name = words("bot-name", level=kind, seat=seat + 1)
        names.append(unlike(names, tidy(name) or words("player-default", seat=seat + 1)))
    return Seats(names, bots)


def bot_of(game: str, level: str, seat: int, seed: str) -> Bot:
    if level not in level_names(game):
        choices = [HUMAN, f"{HUMAN}:NAME", *level_names(game)]
        raise BadOption("seat-unknown", "", {"found": level[:40], "choices": choices})
    return new_bot(game, level, seed, seat)


def tidy(name: str) -> str:
    """Returns a name that cannot disturb a terminal or a table."""
    printable = "".join(sign for sign in name if sign.isprintable())
    return " ".join(printable.split())[:LONGEST_NAME]


def unlike(names: list[str], name: str) -> str:
    """Returns the name, with a number if it is already taken."""
    number = 2
    chosen = name
    while chosen in names:
        chosen = f"{name} ({number})"
        number += 1
    return chosen
