"""The value of a city with one more building: any building, on any square.

Gives the same results as calling `Prospects.worth` for every possible next city, but many times
faster: most of a city's value does not change with one building, and what changes is the same for
most buildings on a square.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from draftingtable.bots.cities.evaluation import Prospects, bits, squeezed
from draftingtable.games.cities.city.city import City
from draftingtable.games.cities.city.components import (
    BED,
    BUILDINGS,
    DRINK,
    FACTORY,
    FOOD,
    HOUSE,
    MUSIC,
    OFFICE,
    PARK,
    SHOP,
)
from draftingtable.games.cities.city.grid import FULL, NEAR, SPAN, bit, neighbours, window
from draftingtable.games.cities.city.patterns import park_points, shop_points
from draftingtable.games.cities.city.scoring import (
    factory_count,
    factory_value_against,
    office_points,
    other_types,
    tavern_points,
    two_most,
)
from draftingtable.games.core.arrays import vec
from draftingtable.games.core.copying import attributes, remade

NOTHING: Final = -1e9
NOWHERE: Final = -1


class Survey:
    """For each building, the city's value with it on its best and second-best squares.

    Without such a square, the value is NOTHING and the square NOWHERE.
    """

    def __init__(self, prospects: Prospects, city: City, rivals: list[int]) -> None:
        self.prospects = prospects
        self.city = city
        self.to_come: i64 = FULL - 1 - city.size
        self.limit = prospects.tuning.crowd * float(self.to_come)
        # The square being examined, the squares still free with it filled, and the hopes of the
        # rest.
        self.square: i64 = NOWHERE
        self.here: i64 = 0
        self.free: i64 = 0
        self.near_free: i64 = 0
        self.spots = 0.0
        self.line_hope = 0.0
        self.park_hope = 0.0
        self.office_hope = 0.0
        # The number of good houses, and everything else that does not depend on sets.
        self.well = 0.0
        self.all_else = 0.0
        # The last hopes that were squeezed: the next building often has the same.
        self.hopes = 0.0
        self.squeezed = 0.0
        self.apart = vec[float]([0.0] * BUILDINGS)
        self.sets = vec[float]([0.0] * BUILDINGS)
        self.homes = vec[float]([0.0] * BUILDINGS)
        self.best = vec[float]([NOTHING] * BUILDINGS)
        self.best_square = vec[i64]([NOWHERE] * BUILDINGS)
        self.second = vec[float]([NOTHING] * BUILDINGS)
        self.second_square = vec[i64]([NOWHERE] * BUILDINGS)
        self._weigh_as_it_is()
        self._weigh_apart(rivals)
        spots = city.spots(SHOP)
        while spots != 0:
            self._look_at(bits((spots & -spots) - 1))
            spots &= spots - 1

    def __reduce__(self) -> tuple[object, ...]:
        """Supports `pickle` and `copy.deepcopy`."""
        return remade, (type(self), (self.prospects, self.city, []), attributes(self))

    def squares(self, building: i64) -> list[int]:
        """Returns up to two squares that suit the building best."""
        pair = [self.best_square[building], self.second_square[building]]
        return [square for square in pair if square != NOWHERE]

    def _weigh_as_it_is(self) -> None:
        """Computes what a new building does not change."""
        city = self.city
        self.taverns: i64 = city.taverns()
        self.near_taverns: i64 = neighbours(self.taverns)
        self.lines: i64 = shop_points(city.pattern(city.shops))
        self.pairs: i64 = park_points(city.pattern(city.parks))
        self.desks: i64 = office_points(bits(city.offices)) + bits(city.offices & self.near_taverns)
        self.houses: i64 = bits(city.houses)
        self.good: i64 = city.houses & ~neighbours(city.factories)

    def _weigh_apart(self, rivals: list[int]) -> None:
        """Computes what depends only on the building, not on its square."""
        city = self.city
        drink, food, music, bed = (
            bits(city.drink),
            bits(city.food),
            bits(city.music),
            bits(city.bed),
        )
        own: i64 = factory_count(city)
        most, second = two_most(rivals)
        factories = self._factories(own, most, second)
        taverns = float(tavern_points(drink, food, music, bed))
        hopes = self.prospects.kinds_hope(drink, food, music, bed, self.to_come)
        for building in range(BUILDINGS):
            self.apart[building] = factories + taverns
            self.sets[building] = hopes
        self.apart[FACTORY] = self._factories(own + 1, most, second) + taverns
        self._add_kind(DRINK, factories, drink + 1, food, music, bed)
        self._add_kind(FOOD, factories, drink, food + 1, music, bed)
        self._add_kind(MUSIC, factories, drink, food, music + 1, bed)
        self._add_kind(BED, factories, drink, food, music, bed + 1)
        self._weigh_types()

    def _factories(self, own: i64, most: i64, second: i64) -> float:
        """Returns the value of factories, plus the usual points of all buildings to come."""
        prospects = self.prospects
        each = factory_value_against(own, most, second)
        points = float(own * each)
        common = prospects.tuning.common * float(self.to_come)
        return points + common + prospects.factory_hope(own, each, most, self.to_come)

    def _add_kind(
        self, kind: i64, factories: float, drink: i64, food: i64, music: i64, bed: i64
    ) -> None:
        """Values one more tavern of this kind, given the resulting counts."""
        self.apart[kind] = factories + float(tavern_points(drink, food, music, bed))
        self.sets[kind] = self.prospects.kinds_hope(drink, food, music, bed, self.to_come)

    def _weigh_types(self) -> None:
        """Values the variety of types, for the houses: a building may add one."""
        prospects, to_come = self.prospects, self.to_come
        types = other_types(self.city)
        same = float(types) + prospects.home_gain(types, to_come)
        more = float(types + 1) + prospects.home_gain(types + 1, to_come)
        further = prospects.further_homes(types, to_come)
        further_with_more = prospects.further_homes(types + 1, to_come)
        for building in range(BUILDINGS):
            if self._is_new(building):
                self.homes[building] = more
                self.apart[building] += further_with_more
            else:
                self.homes[building] = same
                self.apart[building] += further

    def _is_new(self, building: i64) -> bool:
        """Whether the city has nothing of this type yet; houses do not count."""
        city = self.city
        if building == SHOP:
            return city.shops == 0
        if building == FACTORY:
            return city.factories == 0
        if building == OFFICE:
            return city.offices == 0
        if building == PARK:
            return city.parks == 0
        return building != HOUSE and self.taverns == 0

    def _look_at(self, square: i64) -> None:
        """Values every building on this square."""
        city, prospects, to_come = self.city, self.prospects, self.to_come
        self.square = square
        self.here = bit(square)
        occupied: i64 = city.occupied | self.here
        self.free = city.room & NEAR[square] & ~occupied
        self.near_free = neighbours(self.free)
        self.spots = prospects.tuning.spots * float(bits(neighbours(occupied) & self.free))
        self.line_hope = prospects.lines_hope(city.shops, self.free, to_come)
        self.park_hope = prospects.pairs_hope(city.parks, self.free, to_come)
        self.office_hope = self._offices_hope(city.offices, self.near_taverns)
        self._set_homes(self.good, self.houses)
        self._shop_here()
        self._park_here()
        self._office_here()
        self._tavern_here()
        self._house_or_factory_here()

    def _house_or_factory_here(self) -> None:
        houses, factories = self.city.houses, self.city.factories
        hopes = self.line_hope + self.park_hope + self.office_hope
        points = self.lines + self.pairs + self.desks
        self._set_homes(houses & ~neighbours(factories | self.here), self.houses)
        self._note(FACTORY, points, hopes)
        self._set_homes((houses | self.here) & ~neighbours(factories), self.houses + 1)
        self._note(HOUSE, points, hopes)

    def _set_homes(self, good: i64, houses: i64) -> None:
        """Sets the points of houses: `houses` in all, of which `good` are not next to a factory."""
        well: i64 = bits(good)
        self.well = float(well)
        self.all_else = self.spots + float(houses - well) - self.prospects.exposure(good, self.free)

    def _corner(self) -> i64:
        """Returns the upper left corner of a 4x4 area containing the city and this square."""
        left: i64 = self.square % SPAN
        top: i64 = self.square // SPAN
        if self.city.left < left:
            left = self.city.left
        if self.city.top < top:
            top = self.city.top
        return top * SPAN + left

    def _shop_here(self) -> None:
        shops: i64 = self.city.shops | self.here
        points = shop_points(window(shops, self._corner())) + self.pairs + self.desks
        hopes = self.prospects.lines_hope(shops, self.free, self.to_come)
        self._note(SHOP, points, hopes + self.park_hope + self.office_hope)

    def _park_here(self) -> None:
        parks: i64 = self.city.parks | self.here
        points = self.lines + park_points(window(parks, self._corner())) + self.desks
        hopes = self.prospects.pairs_hope(parks, self.free, self.to_come)
        self._note(PARK, points, self.line_hope + hopes + self.office_hope)

    def _office_here(self) -> None:
        offices: i64 = self.city.offices | self.here
        desks = office_points(bits(offices)) + bits(offices & self.near_taverns)
        points = self.lines + self.pairs + desks
        hopes = self._offices_hope(offices, self.near_taverns)
        self._note(OFFICE, points, self.line_hope + self.park_hope + hopes)

    def _tavern_here(self) -> None:
        offices = self.city.offices
        near: i64 = neighbours(self.taverns | self.here)
        points = self.lines + self.pairs + office_points(bits(offices)) + bits(offices & near)
        hopes = self.line_hope + self.park_hope + self._offices_hope(offices, near)
        for kind in range(DRINK, BED + 1):
            self._note(kind, points, hopes)

    def _offices_hope(self, offices: i64, near_taverns: i64) -> float:
        lonely: i64 = offices & ~near_taverns & self.near_free
        return self.prospects.desks_hope(bits(offices), bits(lonely), self.to_come)

    def _note(self, building: i64, points: i64, hopes: float) -> None:
        """Records the city's value with this building, given points and hopes of all but houses."""
        worth = self.apart[building] + float(points) + self.all_else
        worth += self.homes[building] * self.well
        hopes += self.sets[building]
        if hopes != self.hopes:
            self.hopes = hopes
            self.squeezed = squeezed(hopes, self.limit)
        worth += self.squeezed
        if worth > self.best[building]:
            self.second[building] = self.best[building]
            self.second_square[building] = self.best_square[building]
            self.best[building] = worth
            self.best_square[building] = self.square
        elif worth > self.second[building]:
            self.second[building] = worth
            self.second_square[building] = self.square
