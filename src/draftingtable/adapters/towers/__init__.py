"""5 Towers for the adapters: observations, and bounds for OpenSpiel."""

from functools import cache

from draftingtable.adapters.towers.encoding import TowersEncoding
from draftingtable.games.core.game import Setup


@cache
def encoding_for(players: int) -> TowersEncoding:
    return TowersEncoding(players)


def encode(setup: Setup) -> TowersEncoding:
    return encoding_for(setup.players)
