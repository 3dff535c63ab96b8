"""OpenSpiel: importing this module registers `towers_v1`, `cities_v1`, `cities_solo_v1`, ...

    import pyspiel
    import draftingtable.adapters.open_spiel.game

    game = pyspiel.load_game("towers_v1(players=3)")

Games are sequential with explicit chance. Where seats choose at the same time, they choose one by
one without seeing each other's choices. A player is a seat, counted from 0.
"""

from collections.abc import Iterator

from draftingtable.adapters.extras import missing_extra
from draftingtable.games.core.manifest import load_object
from draftingtable.games.core.registry import manifests

try:
    import pyspiel

    from draftingtable.adapters.open_spiel.offer import DraftingTableGame
except ImportError as error:
    raise missing_extra("openspiel") from error


def offered() -> Iterator[type[DraftingTableGame]]:
    """Yields the classes named by the games' manifests."""
    for manifest in manifests().values():
        for place in manifest.open_spiel:
            game = load_object(place)
            assert isinstance(game, type)
            assert issubclass(game, DraftingTableGame)
            yield game


def register() -> None:
    """Registers the games with `pyspiel.load_game`; registering twice is harmless."""
    for game in offered():
        if game.offer.name not in pyspiel.registered_names():
            pyspiel.register_game(game.offer.game_type(game.offer.seats), game)


register()
