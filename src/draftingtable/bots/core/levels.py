"""Bots by game and level."""

from collections.abc import Callable
from importlib import import_module

from draftingtable.bots.core.bot import Bot
from draftingtable.games.core.errors import BadOption

RANDOM = "draftingtable.bots.core.random_bot:RandomBot"

# Game -> level -> module and class, from the weakest to the strongest. Each game has heuristics of
# its own; a level that a game does not have yet is simply not there.
LEVELS = {
    "towers": {
        "random": RANDOM,
        "apprentice": "draftingtable.bots.towers.apprentice:Apprentice",
        "journeyman": "draftingtable.bots.towers.journeyman:Journeyman",
        "master": "draftingtable.bots.towers.master:Master",
    },
    "cities": {
        "random": RANDOM,
        "apprentice": "draftingtable.bots.cities.apprentice:Apprentice",
        "journeyman": "draftingtable.bots.cities.journeyman:Journeyman",
        "master": "draftingtable.bots.cities.master:Master",
    },
}


def level_names(game: str) -> list[str]:
    """From the weakest to the strongest."""
    return list(LEVELS[game])


def every_level() -> list[str]:
    """The levels that any game has."""
    return sorted({level for levels in LEVELS.values() for level in levels})


def usual_level(game: str) -> str:
    """Who sits opposite when nobody was named: strong, and quick to move."""
    names = level_names(game)
    return "journeyman" if "journeyman" in names else names[-1]


def bot_maker(game: str, level: str) -> Callable[..., Bot]:
    """What makes a bot of that level from a seed, or `BadOption`."""
    if level not in LEVELS[game]:
        raise BadOption("bot-unknown", "", {"found": level, "choices": level_names(game)})
    module, _, name = LEVELS[game][level].partition(":")
    maker: Callable[..., Bot] = getattr(import_module(module), name)
    return maker


def new_bot(game: str, level: str, *seed: object) -> Bot:
    """A bot of that level with its own stream of random numbers."""
    return bot_maker(game, level)(*seed)
