"""Bots by game and level: what each game's manifest says, and `random` for all of them."""

from collections.abc import Callable
from typing import cast

from draftingtable.bots.core.bot import Bot
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.manifest import load_object
from draftingtable.games.core.registry import manifest_of, names

RANDOM = "draftingtable.bots.core.random_bot:RandomBot"
USUAL = "journeyman"


def levels_of(game: str) -> dict[str, str]:
    """Level -> class, from the weakest to the strongest."""
    return {"random": RANDOM, **manifest_of(game).levels}


def level_names(game: str) -> list[str]:
    """From the weakest to the strongest."""
    return list(levels_of(game))


def every_level() -> list[str]:
    """The levels that any game has."""
    return sorted({level for game in names() for level in levels_of(game)})


def usual_level(game: str) -> str:
    """The opponent where none is named: strong, and quick to move."""
    levels = level_names(game)
    return USUAL if USUAL in levels else levels[-1]


def bot_maker(game: str, level: str) -> Callable[..., Bot]:
    """What makes a bot of that level from a seed, or `BadOption`."""
    levels = levels_of(game)
    if level not in levels:
        raise BadOption("bot-unknown", "", {"found": level, "choices": list(levels)})
    return cast(Callable[..., Bot], load_object(levels[level]))


def new_bot(game: str, level: str, *seed: object) -> Bot:
    """A bot of that level with its own stream of random numbers."""
    return bot_maker(game, level)(*seed)
