"""Games between bots of mixed levels, in every mode."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from draftingtable.bots.core.bot import Bot
from draftingtable.bots.core.levels import bot_maker, new_bot
from draftingtable.games.core.dealers import SamplingDealer
from draftingtable.games.core.game import Setup
from draftingtable.games.core.match import Match
from draftingtable.games.core.options import OptionValue
from draftingtable.games.core.randomness import Randomness
from draftingtable.games.core.registry import get, manifest_of

LEARNER: Final = 0
"""Whoever solves a puzzle sits in the first seat."""
LEVELS: Final = ("apprentice", "journeyman", "journeyman", "master")
ITERATIONS: Final = 24
"""Of a master, for each decision: stronger than a journeyman, and still quick."""


@dataclass(frozen=True)
class Mode:
    """A way to play a game; games of all modes are played in turn."""

    name: str
    players: int
    options: dict[str, OptionValue]


MODES: Final[dict[str, tuple[Mode, ...]]] = {
    "towers": tuple(Mode(f"{players}", players, {}) for players in (2, 3, 2, 4, 3, 5)),
    "cities": (
        Mode("two", 2, {"mode": "two"}),
        Mode("ring", 3, {"mode": "ring"}),
        Mode("expert", 3, {"mode": "expert"}),
        Mode("two", 2, {"mode": "two"}),
        Mode("ring", 4, {"mode": "ring"}),
        Mode("beginner", 3, {"mode": "beginner"}),
        Mode("two", 2, {"mode": "two"}),
        Mode("ring", 5, {"mode": "ring"}),
        Mode("expert", 3, {"mode": "expert"}),
    ),
}


def mode_of(game: str, number: int) -> Mode:
    modes = MODES[game]
    return modes[number % len(modes)]


class BotGame:
    """A game by its number: the same number and seed give the same game."""

    def __init__(self, game: str, number: int, seed: str) -> None:
        self.mode = mode_of(game, number)
        self.chance = Randomness("puzzle game", game, number, seed)
        setup = self._setup(game)
        people = setup.players - len(get(game).automatic_names(setup))
        levels = [LEVELS[self.chance.below(len(LEVELS))] for _ in range(people)]
        self.bots = [self._bot(game, level, (seed, number, at)) for at, level in enumerate(levels)]
        names = names_of(game, levels)
        self.match = Match(get(game), setup, SamplingDealer(seed, number), names, interactive=False)

    def _setup(self, game: str) -> Setup:
        start = self.chance.below(self.mode.players) if get(game).has_start else None
        return get(game).setup(self.mode.players, self.mode.options, start)

    def _bot(self, game: str, level: str, seed: tuple[object, ...]) -> Bot:
        if level == "master":
            return bot_maker(game, level)(*seed, iterations=ITERATIONS)
        return new_bot(game, level, *seed)

    def decisions(self) -> Iterator[Match]:
        """Plays to the end; yields the match before each of the learner's decisions."""
        match = self.match
        while not match.over:
            seat = match.acting()[0]
            moves = match.legal_moves(seat)
            if seat == LEARNER:
                yield match
            match.play(seat, self.bots[seat].choose(match.view(seat), moves))


def names_of(game: str, levels: list[str]) -> list[str]:
    """Returns the names that bots of these levels have at a table."""
    known = manifest_of(game).bot_names
    return [known[level][seat] for seat, level in enumerate(levels)]
