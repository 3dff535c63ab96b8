"""All cities of a game as one seat sees them, in any mode."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import FACTORY
from draftingtable.games.cities.city.scoring import CATEGORIES, factory_values
from draftingtable.games.cities.city.text import city_text
from draftingtable.games.cities.draft.placement_preview import live_scores, placement_effect
from draftingtable.games.cities.draft.seating import builders
from draftingtable.games.cities.draft.view import CitiesView
from draftingtable.games.cities.solo.automacity import automacity_gain
from draftingtable.games.cities.solo.state import AUTOMACITY, SEATS, YOU, YOUR_CITIES
from draftingtable.games.cities.solo.view import SoloView

AnyView = CitiesView | SoloView
TOTAL: Final = "total"


@dataclass(frozen=True)
class Place:
    """One city: `city` is None for Automacity, which has no squares (S1)."""

    number: int
    city: City | None
    counts: list[int]
    points: dict[str, int]
    seats: list[int]

    @property
    def letter(self) -> str:
        return city_text(self.number)

    @property
    def total(self) -> int:
        return self.points[TOTAL]


@dataclass(frozen=True)
class Gain:
    """The points a tile would add to a city by category, and to others through their factories."""

    parts: dict[str, int]
    others: dict[int, int]

    @property
    def total(self) -> int:
        return self.parts[TOTAL]


class CityTable:
    """The cities by number, and the seat's own: left, then right."""

    def __init__(self, view: AnyView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.gains: dict[tuple[int, int, int], Gain] = {}
        self.two = isinstance(view, CitiesView) and view.two
        self.solo = isinstance(view, SoloView)
        if isinstance(view, CitiesView):
            self.places = draft_places(view)
            self.own = view.cities_of(seat)
        else:
            self.places = solo_places(view)
            self.own = list(YOUR_CITIES)

    def others(self) -> list[Place]:
        return [place for place in self.places if place.number not in self.own]

    def neighbour(self, number: int) -> int | None:
        """Returns the seat that shares the city."""
        others = [seat for seat in self.places[number].seats if seat != self.seat]
        return others[0] if others else None

    def score(self) -> int:
        """Returns the lower city's score, or with two players the sum (C6.1, C7)."""
        left, right = (self.places[number].total for number in self.own)
        return left + right if self.two else min(left, right)

    def factory_worth(self) -> list[tuple[Place, int]]:
        """Returns cities with factories, most first, and the value of each factory there (C5.2)."""
        worth = factory_values([place.counts[FACTORY] for place in self.places])
        ranked = [(place, each) for place, each in zip(self.places, worth, strict=True) if each]
        return sorted(ranked, key=lambda pair: (-pair[0].counts[FACTORY], pair[0].number))

    def gain(self, tile: int, number: int, square: int) -> Gain:
        """Returns the gain of a placement. Cached, since lists and drawings ask for it often."""
        key = (tile, number, square)
        if key not in self.gains:
            self.gains[key] = self.work_out(*key)
        return self.gains[key]

    def work_out(self, tile: int, number: int, square: int) -> Gain:
        squares = [place for place in self.places if place.city is not None]
        elsewhere = [place for place in self.places if place.city is None]
        numbers = [place.number for place in [*squares, *elsewhere]]
        effect = placement_effect(
            [place.city for place in squares if place.city is not None],
            numbers.index(number),
            tile,
            square,
            tuple(place.counts[FACTORY] for place in elsewhere),
        )
        return Gain(effect.own, {numbers[at]: more for at, more in effect.others.items()})

    def best(self, tile: int, number: int) -> int:
        """Returns the most points that a tile can add to a city now."""
        place = self.places[number]
        if place.city is None:
            return self.automacity_gain(place, tile)
        squares = place.city.legal_squares(tile)
        return max([self.gain(tile, number, square).total for square in squares], default=0)

    def automacity_gain(self, place: Place, tile: int) -> int:
        rivals = [other.counts[FACTORY] for other in self.places if other is not place]
        return automacity_gain(place.counts, tile, rivals).total()


def draft_places(view: CitiesView) -> list[Place]:
    scores = live_scores(view.cities)
    return [
        Place(
            number,
            city,
            city.counts(),
            scores[number].as_dict(),
            builders(number, view.players, view.two),
        )
        for number, city in enumerate(view.cities)
    ]


def solo_places(view: SoloView) -> list[Place]:
    places: list[Place] = []
    for number, points in enumerate(view.points):
        city = None if number == AUTOMACITY else view.yours[number >> 1]
        counts = view.automacity[:] if city is None else city.counts()
        places.append(Place(number, city, counts, points, builders(number, SEATS, False)))
    return places


def parts_of(points: dict[str, int]) -> list[tuple[str, int]]:
    """Returns the categories with points."""
    return [(name, points[name]) for name in CATEGORIES if points[name]]


def table_for(view: AnyView, seat: int) -> CityTable:
    return CityTable(view, YOU if isinstance(view, SoloView) else seat)
