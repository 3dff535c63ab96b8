"""Bots by game and level."""

from collections.abc import Callable
from importlib import import_module

from draftingtable.bots.bot import Bot
from draftingtable.games.errors import BadOption

# Level -> module and class. {game} stands for the game's name: each game has its own heuristics.
LEVELS = {
    "random": "draftingtable.bots.random_bot:RandomBot",
}


def level_names() -> list[str]:
    """From the weakest to the strongest."""
    return list(LEVELS)


def bot_maker(game: str, level: str) -> Callable[..., Bot]:
    """What makes a bot of that level from a seed, or `BadOption`."""
    if level not in LEVELS:
        raise BadOption("bot-unknown", "", {"found": level, "choices": level_names()})
    module, _, name = LEVELS[level].format(game=game).partition(":")
    maker: Callable[..., Bot] = getattr(import_module(module), name)
    return maker


def new_bot(game: str, level: str, *seed: object) -> Bot:
    """A bot of that level with its own stream of random numbers."""
    return bot_maker(game, level)(*seed)
