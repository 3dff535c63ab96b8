"""Between Two Cities for OpenSpiel: `cities_v1`, and `cities_solo_v1` for the solo modes."""

from draftingtable.adapters.open_spiel.offer import FEWEST, DraftingTableGame, Facts, Offer
from draftingtable.games.cities.city.components import SUPPLY, TILES
from draftingtable.games.cities.city.grid import SIZE
from draftingtable.games.cities.draft.state import (
    DUPLEXES_DEALT,
    ROUNDS,
    SINGLE_TURNS,
    SINGLES_DEALT,
)
from draftingtable.games.cities.manifest import MANIFEST
from draftingtable.games.cities.moves import MOST_CITIES
from draftingtable.games.cities.solo.levels import NEUTRAL
from draftingtable.games.core.game import Setup

MOST_POINTS_A_BUILDING = 5
"""The most points per building: a house among five other types (C5)."""
CITY_SCORES = (0, MOST_POINTS_A_BUILDING * SIZE * SIZE)
TURNS = (ROUNDS - 1) * SINGLE_TURNS + 1
"""Choices per game with one stage per round (C3)."""


def draft_facts(setup: Setup) -> Facts:
    two = setup.options["mode"] == "two"
    stages = 2 if two else 1  # C7: each round is played twice
    a_seat = (ROUNDS - 1) * SINGLES_DEALT + DUPLEXES_DEALT
    return Facts(
        items=TILES,
        dealt=stages * setup.players * a_seat,
        decisions=stages * setup.players * TURNS * 3,  # choose two, place two
        scores=(0, CITY_SCORES[1] * stages),  # C7: the sum of two cities
    )


def solo_facts(setup: Setup) -> Facts:
    # S2, S3: at most three tiles to assign and four to place per turn; cards are numbered 1 to 20.
    return Facts(items=TILES, dealt=sum(SUPPLY), decisions=TURNS * (3 + 4), scores=CITY_SCORES)


class CitiesGame(DraftingTableGame):
    offer = Offer(
        "cities_v1",
        MANIFEST.title,
        MANIFEST.name,
        {"players": FEWEST, "mode": "ring"},
        draft_facts,
        range(2, MOST_CITIES + 1),
        hidden=True,
    )


class CitiesSoloGame(DraftingTableGame):
    offer = Offer(
        "cities_solo_v1",
        f"{MANIFEST.title}, solo",
        MANIFEST.name,
        {"mode": "beginner", "level": NEUTRAL},
        solo_facts,
        range(1, 2),
        hidden=False,
    )
