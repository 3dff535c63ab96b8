"""Games by name, loaded when asked for."""

from importlib import import_module

from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.game import Game

MODULES = {
    "towers": "draftingtable.games.towers.game",
    "cities": "draftingtable.games.cities.game",
}


def names() -> list[str]:
    return list(MODULES)


def get(name: str) -> Game:
    """The game of that name, or `BadOption`."""
    if name not in MODULES:
        raise BadOption("game-unknown", "", {"found": name, "choices": names()})
    game = import_module(MODULES[name]).GAME
    assert isinstance(game, Game)
    return game
