"""Scoring a city (C5), finished or not, and what a placement would add."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.grid import lowest_square
from draftingtable.games.cities.city.patterns import BITS, beside, park_points, shop_points

CATEGORIES: Final = ("shops", "factories", "taverns", "offices", "parks", "houses")
_OFFICE_POINTS: Final[bytes] = bytes([0, 1, 3, 6, 10, 15])
_FULL_OFFICES: Final = 6
_FULL_OFFICES_POINTS: Final = 21


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Score:
    """Points by category, in the order of the types (S4)."""

    def __init__(
        self, shops: i64, factories: i64, taverns: i64, offices: i64, parks: i64, houses: i64
    ) -> None:
        self.shops: i64 = shops
        self.factories: i64 = factories
        self.taverns: i64 = taverns
        self.offices: i64 = offices
        self.parks: i64 = parks
        self.houses: i64 = houses

    def total(self) -> i64:
        return self.shops + self.factories + self.taverns + self.offices + self.parks + self.houses

    def minus(self, other: Score) -> Score:
        return Score(
            self.shops - other.shops,
            self.factories - other.factories,
            self.taverns - other.taverns,
            self.offices - other.offices,
            self.parks - other.parks,
            self.houses - other.houses,
        )

    def by_type(self) -> list[int]:
        """Returns the six categories, in the order of the types."""
        return [
            *(self.shops, self.factories, self.taverns),
            *(self.offices, self.parks, self.houses),
        ]

    def as_dict(self) -> dict[str, int]:
        """Returns the score as on the score pad: the six categories and the total."""
        points = dict(zip(CATEGORIES, self.by_type(), strict=True))
        points["total"] = self.total()
        return points


def score(city: City, factory_worth: i64) -> Score:
    """Returns the points of a city (C5); `factory_worth` comes from `factory_values`."""
    return Score(
        shop_score(city),
        factory_score(city, factory_worth),
        tavern_score(city),
        office_score(city),
        park_score(city),
        house_score(city),
    )


def total(city: City, factory_worth: i64) -> i64:
    """Returns the total of `score`, without the breakdown."""
    return (
        shop_score(city)
        + factory_score(city, factory_worth)
        + tavern_score(city)
        + office_score(city)
        + park_score(city)
        + house_score(city)
    )


def shop_score(city: City) -> i64:
    return shop_points(city.pattern(city.shops))


def factory_score(city: City, factory_worth: i64) -> i64:
    return factory_count(city) * factory_worth


def factory_count(city: City) -> i64:
    return BITS[city.pattern(city.factories)]


def tavern_score(city: City) -> i64:
    return tavern_points(
        BITS[city.pattern(city.drink)],
        BITS[city.pattern(city.food)],
        BITS[city.pattern(city.music)],
        BITS[city.pattern(city.bed)],
    )


def tavern_points(drink: i64, food: i64, music: i64, bed: i64) -> i64:
    """Returns the points for taverns: sets of 1, 2, 3, 4 different kinds score 1, 4, 9, 17 (C5.3).

    Each further kind in a set adds more than the one before (1, 3, 5, 8), so forming the largest
    sets first is best: the most common kind is in every set, the next in as many as possible, and
    so on.
    """
    # Sorts the four counts with five comparisons.
    high, low = (drink, food) if drink >= food else (food, drink)
    other_high, other_low = (music, bed) if music >= bed else (bed, music)
    most, upper = (high, other_high) if high >= other_high else (other_high, high)
    lower, least = (low, other_low) if low >= other_low else (other_low, low)
    second, third = (upper, lower) if upper >= lower else (lower, upper)
    return most + 3 * second + 5 * third + 8 * least


def office_score(city: City) -> i64:
    offices = city.pattern(city.offices)
    # C5.4: once per office, however many taverns are next to it.
    beside_tavern = offices & beside(city.pattern(city.taverns()))
    return office_points(BITS[offices]) + BITS[beside_tavern]


def office_points(offices: i64) -> i64:
    """Returns 1, 3, 6, 10, 15, 21 for up to six offices; a seventh begins a second set (C5.4)."""
    sets: i64 = offices // _FULL_OFFICES
    return sets * _FULL_OFFICES_POINTS + _OFFICE_POINTS[offices - sets * _FULL_OFFICES]


def park_score(city: City) -> i64:
    return park_points(city.pattern(city.parks))


def house_score(city: City) -> i64:
    """Returns the points for houses: 1 per other type in the city, or 1 by a factory (C5.6)."""
    if city.houses == 0:
        return 0
    houses = city.pattern(city.houses)
    spoilt: i64 = BITS[houses & beside(city.pattern(city.factories))]
    return spoilt + (BITS[houses] - spoilt) * other_types(city)


def other_types(city: City) -> i64:
    """Returns how many types other than houses the city has (0 to 5; all taverns are one type)."""
    types: i64 = 0
    if city.shops != 0:
        types += 1
    if city.factories != 0:
        types += 1
    if city.taverns() != 0:
        types += 1
    if city.offices != 0:
        types += 1
    if city.parks != 0:
        types += 1
    return types


def factory_values(counts: list[int]) -> list[int]:
    """Returns the value of one factory in each city, given the factory counts of all (C5.2).

    5,5,3,2,1,0 give 4,4,3,2,2,0: a city without factories gets 0.
    """
    most, second = two_most(counts)
    return [factory_value_against(count, most, second) for count in counts]


def factory_value(own: i64, rivals: list[int]) -> i64:
    """Returns the value of one factory in a city with `own`; `rivals` as in `live_score` (C5.2)."""
    most, second = two_most(rivals)
    return factory_value_against(own, most, second)


def factory_value_against(own: i64, most: i64, second: i64) -> i64:
    """Returns the same, given the `two_most` factories of the other cities."""
    if own == 0:
        return 0
    if own >= most:
        return 4
    return 3 if own >= second else 2


def two_most(counts: list[int]) -> tuple[i64, i64]:
    """Returns the highest and the next lower count; 0 does not rank."""
    most: i64 = 0
    second: i64 = 0
    for counted in counts:
        count: i64 = counted
        if count > most:
            second = most
            most = count
        elif count < most and count > second:
            # A tie for most does not remove second place.
            second = count
    return most, second


def live_score(city: City, rivals: list[int]) -> Score:
    """Returns the city's current score; `rivals` are the factory counts of the other cities."""
    return score(city, factory_value(factory_count(city), rivals))


def live_total(city: City, rivals: list[int]) -> i64:
    """Returns the total of `live_score`."""
    return total(city, factory_value(factory_count(city), rivals))


def gain(city: City, tile: i64, square: i64, rivals: list[int]) -> Score:
    """Returns what a legal placement adds to this city, by category; losses are negative (S4)."""
    after = city.copy()
    after.place(tile, square)
    return live_score(after, rivals).minus(live_score(city, rivals))


def best_spot(city: City, tile: i64, rivals: list[int]) -> tuple[i64, i64]:
    """Returns the square where the tile adds most, and how much; ties go to the lowest number.

    Every tile fits somewhere in an unfinished city (C4.5); a finished one raises `ValueError`.
    """
    spots = city.spots(tile)
    if spots == 0:
        raise ValueError("the tile fits nowhere: the city is finished")
    best: i64 = -1
    best_total: i64 = 0
    while spots != 0:
        square = lowest_square(spots)
        spots &= spots - 1
        after = city.copy()
        after.place(tile, square)
        points = live_total(after, rivals)
        if best < 0 or points > best_total:
            best, best_total = square, points
    return best, best_total - live_total(city, rivals)
