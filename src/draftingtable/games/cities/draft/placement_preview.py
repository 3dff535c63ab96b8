"""Scores while cities grow, and what a placement would change: data for interfaces.

`elsewhere` are factory counts of cities that are no squares (Automacity, S1): all cities of a game
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
    """C5: each city as it stands, factories compared over all of them."""
    worth = factory_values([*(factory_count(city) for city in cities), *elsewhere])
    return [score(city, each) for city, each in zip(cities, worth, strict=False)]


@dataclass(frozen=True)
class Effect:
    """What a placement would add by category; below 0 for what it spoils."""

    tile: int
    city: int
    square: int
    own: Points
    """In the city itself, with `total`."""
    others: dict[int, int]
    """Other cities whose factories change in value, and by how many points in all."""

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
    """What a legal placement would change, in its city and through factories in all others.

    A city of `elsewhere` is numbered behind the others.
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
    """By city: the change in each category, and the total change last."""
    pairs = zip(live_scores(before, elsewhere), live_scores(after, elsewhere), strict=True)
    gains = [new.minus(old) for old, new in pairs]
    changes = [[*gain.by_type(), gain.total()] for gain in gains]
    old_worth, new_worth = _worth_elsewhere(before, elsewhere), _worth_elsewhere(after, elsewhere)
    for count, old, new in zip(elsewhere, old_worth, new_worth, strict=True):
        changes.append([count * (new - old)])
    return changes


def _worth_elsewhere(cities: list[City], elsewhere: tuple[int, ...]) -> list[int]:
    return factory_values([*(factory_count(city) for city in cities), *elsewhere])[len(cities) :]
