"""Between Two Cities for the adapters: observations, and bounds for OpenSpiel."""

from functools import cache

from draftingtable.adapters.cities.draft_encoding import CitiesEncoding
from draftingtable.adapters.cities.solo_encoding import SoloEncoding
from draftingtable.adapters.observations.encoding import Encoding
from draftingtable.games.cities.manifest import SOLO
from draftingtable.games.core.game import Setup


@cache
def draft_encoding(players: int, two: bool) -> CitiesEncoding:
    return CitiesEncoding(players, two)


@cache
def solo_encoding() -> SoloEncoding:
    return SoloEncoding()


def encode(setup: Setup) -> Encoding:
    mode = setup.options["mode"]
    return solo_encoding() if mode in SOLO else draft_encoding(setup.players, mode == "two")
