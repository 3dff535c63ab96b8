"""What OpenSpiel wants to know of a game before it is played: bounds, and what is hidden.

No rule is decided here; tests play many games and compare.
"""

from dataclasses import dataclass
from math import comb

from draftingtable.adapters.observations.towers import most_rounds
from draftingtable.games.cities.city.components import SUPPLY, TILES
from draftingtable.games.cities.city.grid import SIZE
from draftingtable.games.cities.draft.state import (
    DUPLEXES_DEALT,
    ROUNDS,
    SINGLE_TURNS,
    SINGLES_DEALT,
)
from draftingtable.games.core.game import Setup
from draftingtable.games.towers.components import CARDS, DISPLAY_SIZE, deck
from draftingtable.games.towers.scoring import raze_points


@dataclass(frozen=True)
class Facts:
    """Upper bounds, none of them promised to be reached."""

    items: int
    """Chance deals items with numbers below this."""
    dealt: int
    """How many items a game can see dealt."""
    decisions: int
    scores: tuple[int, int]
    """The lowest and the highest score."""


def towers_facts(setup: Setup) -> Facts:
    cards, rounds = len(deck(setup.players)), most_rounds(setup.players)
    # A build is a raze and five cards at the most; T8: no card is worth more than three points.
    attempts = 1 if setup.options["referee"] else most_builds(setup.players)
    return Facts(
        items=CARDS,
        dealt=2 * cards,
        decisions=rounds * attempts * (setup.players + 1 + DISPLAY_SIZE),
        scores=(raze_points(rounds), 3 * cards),
    )


def most_builds(players: int) -> int:
    """T4.3: in how many ways a round's bids can go; each withdrawal leads to another one.

    Some players, the first among them, name rising numbers from 0 to 5; the others pass.
    """
    numbers = DISPLAY_SIZE + 1
    bidders = range(1, numbers + 1)
    return sum(comb(numbers, count) * comb(players - 1, count - 1) for count in bidders)


MOST_POINTS_A_BUILDING = 5
"""C5: a house among five other types; nothing else comes to more on average."""
CITY_SCORES = (0, MOST_POINTS_A_BUILDING * SIZE * SIZE)
TURNS = (ROUNDS - 1) * SINGLE_TURNS + 1
"""C3: choices in a game with one stage a round."""


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
    # S2, S3: at the most three tiles to assign and four to place; cards count from 1 to 20.
    return Facts(items=TILES, dealt=sum(SUPPLY), decisions=TURNS * (3 + 4), scores=CITY_SCORES)
