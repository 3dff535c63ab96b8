"""Bot levels by game: those in each game's manifest, plus `random` for all of them."""

from collections.abc import Callable
from typing import cast

from draftingtable.bots.core.bot import Bot
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.manifest import load_object
from draftingtable.games.core.registry import manifest_of, names

RANDOM = "draftingtable.bots.core.random_bot:RandomBot"
USUAL = "journeyman"


def levels_of(game: str) -> dict[str, str]:
    """Returns the class path of each level, weakest first."""
    return {"random": RANDOM, **manifest_of(game).levels}


def level_names(game: str) -> list[str]:
    """Returns the level names, weakest first."""
    return list(levels_of(game))


def every_level() -> list[str]:
    """Returns the levels that any game has."""
    return sorted({level for game in names() for level in levels_of(game)})


def usual_level(game: str) -> str:
    """Returns the default opponent: strong, and quick to move."""
    levels = level_names(game)
    return USUAL if USUAL in levels else levels[-1]


def bot_maker(game: str, level: str) -> Callable[..., Bot]:
    """Returns the bot class for a level, or raises `BadOption`."""
    levels = levels_of(game)
    if level not in levels:
        raise BadOption("bot-unknown", "", {"found": level, "choices": list(levels)})
    return cast(Callable[..., Bot], load_object(levels[level]))


def new_bot(game: str, level: str, *seed: object) -> Bot:
    """Returns a bot of that level with its own random number generator."""
    return bot_maker(game, level)(*seed)
