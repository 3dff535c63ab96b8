"""Current scores and the effect of a placement, as data for interfaces.

`elsewhere` are the factory counts of cities without a grid (Automacity, S1): all cities of a game
compare their factories (C5.2).
"""

from __future__ import annotations

from dataclasses import dataclass

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import tile_text
from draftingtable.games.cities.city.grid import square_text
from draftingtable.games.cities.city.scoring import (
    CATEGORIES,
    Score,
    factory_count,
    factory_values,
    score,
)
from draftingtable.games.cities.city.text import city_text

Points = dict[str, int]


def live_scores(cities: list[City], elsewhere: tuple[int, ...] = ()) -> list[Score]:
    """Returns each city's current score, comparing factories over all of them (C5)."""
    worth = factory_values([*(factory_count(city) for city in cities), *elsewhere])
    return [score(city, each) for city, each in zip(cities, worth, strict=False)]


@dataclass(frozen=True)
class Effect:
    """What a placement would add by category; losses are negative."""

    tile: int
    city: int
    square: int
    own: Points
    """The change in the city itself, including `total`."""
    others: dict[int, int]
    """Other cities whose factories change in value, and by how many points in total."""

    def as_data(self) -> dict[str, object]:
        return {
            "tile": tile_text(self.tile),
            "city": city_text(self.city),
            "square": square_text(self.square),
            "adds": self.own,
            "others": {city_text(city): points for city, points in self.others.items()},
        }


def placement_effect(
    cities: list[City], city: int, tile: int, square: int, elsewhere: tuple[int, ...] = ()
) -> Effect:
    """Returns what a legal placement would change in its city and, through factories, in others.

    Cities of `elsewhere` are numbered after the others.
    """
    after = list(cities)
    after[city] = cities[city].copy()
    after[city].place(tile, square)
    gains = _gains(cities, after, elsewhere)
    own = dict(zip((*CATEGORIES, "total"), gains[city], strict=True))
    others = {
        number: points[-1] for number, points in enumerate(gains) if number != city and points[-1]
    }
    return Effect(tile, city, square, own, others)


def _gains(before: list[City], after: list[City], elsewhere: tuple[int, ...]) -> list[list[int]]:
    """Returns, by city, the change in each category, and the total change last."""
    pairs = zip(live_scores(before, elsewhere), live_scores(after, elsewhere), strict=True)
    gains = [new.minus(old) for old, new in pairs]
    changes = [[*gain.by_type(), gain.total()] for gain in gains]
    old_worth, new_worth = _worth_elsewhere(before, elsewhere), _worth_elsewhere(after, elsewhere)
    for count, old, new in zip(elsewhere, old_worth, new_worth, strict=True):
        changes.append([count * (new - old)])
    return changes


def _worth_elsewhere(cities: list[City], elsewhere: tuple[int, ...]) -> list[int]:
    return factory_values([*(factory_count(city) for city in cities), *elsewhere])[len(cities) :]
