"""5 Towers for OpenSpiel: `towers_v1`."""

from math import comb

from draftingtable.adapters.open_spiel.offer import DraftingTableGame, Facts, Offer
from draftingtable.adapters.towers.encoding import most_rounds
from draftingtable.games.core.game import Setup
from draftingtable.games.towers.components import (
    CARDS,
    DISPLAY_SIZE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    deck,
)
from draftingtable.games.towers.manifest import MANIFEST
from draftingtable.games.towers.scoring import raze_points


def towers_facts(setup: Setup) -> Facts:
    cards, rounds = len(deck(setup.players)), most_rounds(setup.players)
    # A build is at most a raze and five cards; no card is worth more than three points (T8).
    attempts = 1 if setup.options["referee"] else most_builds(setup.players)
    return Facts(
        items=CARDS,
        dealt=2 * cards,
        decisions=rounds * attempts * (setup.players + 1 + DISPLAY_SIZE),
        scores=(raze_points(rounds), 3 * cards),
    )


def most_builds(players: int) -> int:
    """Returns in how many ways the bids of a round can go (T4.3); each withdrawal leads to another.

    Some players, including the first, bid rising numbers from 0 to 5; the others pass.
    """
    numbers = DISPLAY_SIZE + 1
    bidders = range(1, numbers + 1)
    return sum(comb(numbers, count) * comb(players - 1, count - 1) for count in bidders)


class TowersGame(DraftingTableGame):
    offer = Offer(
        "towers_v1",
        MANIFEST.title,
        MANIFEST.name,
        {"players": 2, "referee": True, "start": 0},
        towers_facts,
        range(MIN_PLAYERS, MAX_PLAYERS + 1),
        hidden=False,
    )
