"""A bot that plays like somebody in their first games: for the moment, and by the look of it."""

from __future__ import annotations

from typing import Final

from draftingtable.bots.cities.apprentice import Apprentice, EagerJudge
from draftingtable.games.cities.city.city import City
from draftingtable.games.core.randomness import Randomness

SLIP: Final = 4.2
"""The most points by which it misjudges a tile, and a square for it."""
HIGHER: Final = 1.0
"""The weight of a point in its higher city: it forgets that only the lower counts."""


class HastyJudge(EagerJudge):
    """Counts the points already scored, and miscounts them."""

    def __init__(self, *seed: object) -> None:
        self.randomness = Randomness("cities novice", *seed)
        self.slips = SLIP
        self.higher = HIGHER

    def worth(self, city: City, rivals: list[int]) -> float:
        return super().worth(city, rivals) + self.slip()


class Novice(Apprentice):
    def __init__(self, *seed: object) -> None:
        self.judge = HastyJudge(*seed)
