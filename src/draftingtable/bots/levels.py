"""Bots by name."""

from collections.abc import Callable

from draftingtable.bots.bot import Bot
from draftingtable.bots.random_bot import RandomBot
from draftingtable.games.errors import BadOption

LEVELS: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
}


def new_bot(level: str, *seed: object) -> Bot:
    """A bot of that level with its own stream of random numbers, or `BadOption`."""
    if level not in LEVELS:
        raise BadOption("bot-unknown", "", {"found": level, "choices": list(LEVELS)})
    return LEVELS[level](*seed)
