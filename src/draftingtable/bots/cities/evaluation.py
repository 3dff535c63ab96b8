"""Evaluates unfinished cities: the current score plus expected future points.

A "hope" is what more buildings of a type would add beyond what any building adds, weighted by the
probability of getting them. Hopes are precomputed by the number of buildings to come. With none to
come they are 0, so a finished city is worth its score.
"""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.grid import FULL, SPAN, neighbours
from draftingtable.games.cities.city.scoring import (
    factory_count,
    factory_value_against,
    other_types,
    total,
    two_most,
)
from draftingtable.games.core.arrays import append, vec
from draftingtable.games.core.copying import attributes, remade

LINE: Final = 4
STAGES: Final = FULL + 1
"""Hopes are looked up at `size of the set * STAGES + buildings to come`."""
LEFT_OF_LINES: Final = 0x3C78F1E3C78F
"""The squares at which a line of four across can begin: the first four columns."""
TYPES_BESIDE_HOUSES: Final = 5
SHOPS: Final = [0.0, 2.0, 5.0, 10.0, 16.0]
PARKS: Final = [0.0, 2.0, 8.0, 12.0]
OFFICES: Final = [0.0, 1.0, 3.0, 6.0, 10.0, 15.0, 21.0]
TAVERNS: Final = [0.0, 1.0, 4.0, 9.0, 17.0]


class Tuning:
    """Parameters tuned by playing versions of the journeyman against each other."""

    def __init__(self) -> None:
        self.common = 3.4
        """Points that a building usually adds to a good city."""
        # The probability that a city's next building is a wanted one: by type, for one kind of
        # tavern, and for a type that the city's houses still lack.
        self.shop_comes = 0.1
        self.park_comes = 0.1
        self.office_comes = 0.14
        self.kind_comes = 0.115
        self.type_comes = 0.2
        self.crowd = 3.2
        """The limit of all hopes per building to come: they compete for space."""
        self.beside = 0.69
        """The part of the point for an adjacent tavern that an office can still expect."""
        self.houses = 0.26
        """The share of houses among the buildings to come. They score for the variety of types."""
        self.exposed = 0.24
        """The cost of each free square next to a house: a factory may have to go there."""
        self.spots = 0.05
        """The value of each square open to the next tile."""
        # C5.2: the expected value of a factory in a city that leads, is level, is one behind, or
        # further behind.
        self.ahead = 3.8
        self.level = 3.5
        self.behind = 2.87
        self.beaten = 2.6
        self.doubt = 0.86
        """How much of that counts in an empty city."""


def spread(chance: float, tries: int) -> list[float]:
    """Returns the binomial distribution: the probability of 0 to `tries` successes."""
    return [
        comb(tries, hits) * chance**hits * (1 - chance) ** (tries - hits)
        for hits in range(tries + 1)
    ]


def hope(points: list[float], have: int, common: float, chances: list[float]) -> float:
    """Returns what future buildings add to a set beyond `common`, taking each only if it pays."""
    expected, best = 0.0, 0.0
    for more, chance in enumerate(chances):
        reached = min(have + more, len(points) - 1)
        best = max(best, points[reached] - points[have] - common * (reached - have))
        expected += chance * best
    return expected


def bits(squares: i64) -> i64:
    """Returns the number of squares in a set (a population count)."""
    squares -= squares >> 1 & 0x5555555555555
    squares = (squares & 0x3333333333333) + (squares >> 2 & 0x3333333333333)
    squares = (squares + (squares >> 4)) & 0xF0F0F0F0F0F0F
    squares += squares >> 8
    squares += squares >> 16
    squares += squares >> 32
    return squares & 0x3F


def squeezed(hopes: float, limit: float) -> float:
    """Reduces hopes that compete for the same buildings, and together cannot pass the limit."""
    return hopes / (1.0 + hopes / limit) if limit > 0.0 else 0.0


class Prospects:
    """Evaluates cities with a given tuning."""

    def __init__(self, tuning: Tuning) -> None:
        self.tuning = tuning
        self.beside = tuning.beside
        self.shops = self._hopes(SHOPS, tuning.shop_comes)
        self.parks = self._hopes(PARKS, tuning.park_comes)
        self.offices = self._hopes(
            [points + tuning.beside * count for count, points in enumerate(OFFICES)],
            tuning.office_comes,
        )
        self.taverns = self._tavern_hopes()
        self.arrives = vec[float](
            [1 - (1 - tuning.type_comes) ** to_come for to_come in range(STAGES)]
        )
        """The probability that a given type turns up at all, by the number of buildings to come."""

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return remade, (type(self), (self.tuning,), attributes(self))

    def _hopes(self, points: list[float], comes: float) -> vec[float]:
        """Returns the hopes by the size of the set, then by the number of buildings to come."""
        hopes = vec[float]()
        for have in range(len(points)):
            for to_come in range(STAGES):
                chances = spread(comes, to_come)
                hopes = append(hopes, hope(points, have, self.tuning.common, chances))
        return hopes

    def _tavern_hopes(self) -> vec[float]:
        """Returns the same for taverns, where each missing kind must turn up separately."""
        misses = 1 - self.tuning.kind_comes
        hopes = vec[float]()
        for have in range(len(TAVERNS)):
            for to_come in range(STAGES):
                chances = spread(1 - misses**to_come, LINE - have)
                hopes = append(hopes, hope(TAVERNS, have, self.tuning.common, chances))
        return hopes

    def worth(self, city: City, rivals: list[int]) -> float:
        """Returns the expected score of the finished city."""
        to_come = FULL - city.size
        own = factory_count(city)
        most, second = two_most(rivals)
        each = factory_value_against(own, most, second)
        live = total(city, each)
        if to_come == 0:
            return float(live)
        free = city.room & ~city.occupied
        near_taverns = neighbours(city.taverns())
        lonely: i64 = city.offices & ~near_taverns & neighbours(free)
        sets = (
            self.lines_hope(city.shops, free, to_come)
            + self.pairs_hope(city.parks, free, to_come)
            + self.desks_hope(bits(city.offices), bits(lonely), to_come)
            + self.kinds_hope(
                bits(city.drink), bits(city.food), bits(city.music), bits(city.bed), to_come
            )
        )
        good = city.houses & ~neighbours(city.factories)
        return (
            float(live)
            + self.tuning.common * float(to_come)
            + self.tuning.spots * float(bits(neighbours(city.occupied) & free))
            + self.squeezed(sets, to_come)
            + self.homes_hope(good, other_types(city), free, to_come)
            + self.factory_hope(own, each, most, to_come)
        )

    def squeezed(self, hopes: float, to_come: i64) -> float:
        """Reduces the hopes for sets, which compete for the buildings to come."""
        return squeezed(hopes, self.tuning.crowd * float(to_come))

    def lines_hope(self, shops: i64, free: i64, to_come: i64) -> float:
        """Returns the hope of the most promising line, whose squares must be free or shops."""
        best = self.shops[to_come]
        if shops == 0:
            return best
        squares: i64 = shops | free
        across = squares & squares >> 1 & squares >> 2 & squares >> 3 & LEFT_OF_LINES
        if across != 0:
            best = self._line_hope(shops, across, 1, to_come, best)
        down = squares & squares >> SPAN & squares >> 2 * SPAN & squares >> 3 * SPAN
        if down != 0:
            best = self._line_hope(shops, down, SPAN, to_come, best)
        return best

    def _line_hope(self, shops: i64, lines: i64, step: i64, to_come: i64, best: float) -> float:
        """Returns the best hope of these lines, given by their first squares, or `best`.

        Counts the shops in all lines at once: each bit of `odd` and `several` belongs to a line.
        Complete lines are left out, as there is nothing to hope for.
        """
        second, third, fourth = shops >> step, shops >> 2 * step, shops >> 3 * step
        odd: i64 = (shops ^ second ^ third ^ fourth) & lines
        several: i64 = (shops & second ^ third & fourth) | (shops ^ second) & (third ^ fourth)
        if odd & ~several != 0:
            best = max(best, self.shops[STAGES + to_come])
        if several & lines & ~odd != 0:
            best = max(best, self.shops[2 * STAGES + to_come])
        if odd & several != 0:
            best = max(best, self.shops[3 * STAGES + to_come])
        return best

    def pairs_hope(self, parks: i64, free: i64, to_come: i64) -> float:
        """Returns the hope of single parks with a free square next to them."""
        if parks == 0:
            return 0.0
        alone = bits(parks & ~neighbours(parks) & neighbours(free))
        hope = self.parks[STAGES + to_come] * float(alone)
        return hope if bits(parks) == alone else hope + self.parks[2 * STAGES + to_come]

    def desks_hope(self, offices: i64, lonely: i64, to_come: i64) -> float:
        """Returns the hope of offices. Lonely ones are next to a free square but no tavern."""
        hoped = self.beside * self.arrives[to_come] * float(lonely)
        return hoped + self.offices[offices % 6 * STAGES + to_come]

    def kinds_hope(self, drink: i64, food: i64, music: i64, bed: i64, to_come: i64) -> float:
        """Returns the hope of the largest incomplete set of taverns."""
        complete = min(min(drink, food), min(music, bed))
        kinds: i64 = 0
        if drink > complete:
            kinds += 1
        if food > complete:
            kinds += 1
        if music > complete:
            kinds += 1
        if bed > complete:
            kinds += 1
        return self.taverns[kinds * STAGES + to_come]

    def homes_hope(self, good: i64, types: i64, free: i64, to_come: i64) -> float:
        """Returns the hope of the houses not next to a factory, and of houses to come."""
        gain = self.home_gain(types, to_come) * float(bits(good))
        return gain + self.further_homes(types, to_come) - self.exposure(good, free)

    def home_gain(self, types: i64, to_come: i64) -> float:
        """Returns what a house gains from types to come."""
        return float(TYPES_BESIDE_HOUSES - types) * self.arrives[to_come]

    def further_homes(self, types: i64, to_come: i64) -> float:
        """Returns how much more houses to come are worth than other buildings."""
        beyond = float(types) + self.home_gain(types, to_come) - self.tuning.common
        return self.tuning.houses * float(to_come) * beyond

    def exposure(self, good: i64, free: i64) -> float:
        return self.tuning.exposed * float(bits(neighbours(good) & free))

    def factory_hope(self, own: i64, each: i64, most: i64, to_come: i64) -> float:
        """Returns the expected change in factory points: a lead can still be lost or won (C5.2).

        A factory is worth `each` now, and no other city has more than `most`.
        """
        if own == 0:
            return 0.0
        tuning = self.tuning
        expected = tuning.behind
        if own > most:
            expected = tuning.ahead
        elif own == most:
            expected = tuning.level
        elif own + 1 < most:
            expected = tuning.beaten
        return float(own) * tuning.doubt * float(to_come) / FULL * (expected - float(each))
