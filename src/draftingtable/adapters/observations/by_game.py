"""Encodings by game: a new game is added here."""

from collections.abc import Callable
from functools import cache

from draftingtable.adapters.observations.cities import CitiesEncoding
from draftingtable.adapters.observations.encoding import Encoding
from draftingtable.adapters.observations.solo import SoloEncoding
from draftingtable.adapters.observations.towers import TowersEncoding
from draftingtable.games.core.errors import BadOption
from draftingtable.games.core.game import Game, Setup


@cache
def towers_encoding(players: int) -> TowersEncoding:
    return TowersEncoding(players)


@cache
def cities_encoding(players: int, two: bool) -> CitiesEncoding:
    return CitiesEncoding(players, two)


@cache
def solo_encoding() -> SoloEncoding:
    return SoloEncoding()


def encode_towers(setup: Setup) -> Encoding:
    return towers_encoding(setup.players)


def encode_cities(setup: Setup) -> Encoding:
    mode = setup.options["mode"]
    if mode in ("ring", "two"):
        return cities_encoding(setup.players, mode == "two")
    return solo_encoding()


ENCODINGS: dict[str, Callable[[Setup], Encoding]] = {
    "towers": encode_towers,
    "cities": encode_cities,
}


def encoding_of(game: Game, setup: Setup) -> Encoding:
    """How this game, set up like this, is put into numbers; tables are worked out once."""
    if game.name not in ENCODINGS:
        raise BadOption("game-unknown", "", {"found": game.name, "choices": list(ENCODINGS)})
    return ENCODINGS[game.name](setup)
